## Que feriez-vous ?

advice-keep = Ces dés donnent plus qu’un nouveau lancer en moyenne.
advice-lead = Ce dé donne le moins ; le relancer rapporte plus en moyenne.
advice-accept = L’offre vous rapporte plus qu’elle ne coûte.
advice-refuse = L’offre vous coûte plus qu’elle ne rapporte.
advice-sell = Ce que cela rapporte maintenant vaut mieux que de le garder.
advice-discard = De toutes les marchandises, c’est celle qui vaut le moins.
advice-feed = Ainsi vos villes ont de quoi manger ; la famine coûte des points.
advice-work = Vos villes ont de quoi manger, les ouvriers valent donc davantage.
advice-buy = { $points ->
    [one] Cela vaut { $points } point à la fin, et son effet sert dès maintenant.
   *[other] Cela vaut { $points } points à la fin, et son effet sert dès maintenant.
  }
advice-save = Mieux vaut garder les marchandises : elles achèteront mieux plus tard.
advice-hunger = { $count ->
    [one] Il manque encore { $count } nourriture à vos villes, et la famine coûte des points.
   *[other] Il manque encore { $count } nourritures à vos villes, et la famine coûte des points.
  }
advice-reroll = Relancer ces dés rapporte en moyenne plus que ce qu’ils montrent.
advice-towards = Chaque case rapproche de l’achèvement.
advice-city = Une ville de plus, c’est un dé de plus à chaque tour.
advice-monument = { $points ->
    [one] Le monument est achevé et rapporte { $points } point.
   *[other] Le monument est achevé et rapporte { $points } points.
  }
