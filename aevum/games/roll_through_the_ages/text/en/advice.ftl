## What would you do?

advice-keep = These dice give more than a new roll would on average.
advice-lead = This die gives the least of all; another roll of it brings more on average.
advice-accept = The offer brings you more than it costs.
advice-refuse = The offer costs you more than it brings.
advice-sell = What it brings now is worth more than keeping it.
advice-discard = Of all goods this one is worth the least.
advice-feed = That way your cities have enough to eat; hunger costs points.
advice-work = Your cities have enough to eat, so workers are worth more.
advice-buy = { $points ->
    [one] It is worth a point at the end, and what it does helps from now on.
   *[other] It is worth { $points } points at the end, and what it does helps from now on.
  }
advice-save = Better keep the goods: they will buy something better later.
advice-hunger = { $count ->
    [one] Your cities still lack one food, and hunger costs points.
   *[other] Your cities still lack { $count } food, and hunger costs points.
  }
advice-reroll = A new roll of these dice brings more on average than they show.
advice-towards = Every box brings its completion nearer.
advice-city = Another city is one more die in every turn to come.
advice-monument = { $points ->
    [one] The monument is completed and scores a point.
   *[other] The monument is completed and scores { $points } points.
  }
