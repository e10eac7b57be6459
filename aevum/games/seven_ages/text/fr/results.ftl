clock = { $number ->
    [0] Avant le premier tour
   *[other] Tour { $number }
  }
luck-cards = Cartes tirées en conflit, par leur valeur
luck-cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
gain-harvests = Récoltes
gain-events = Événements
gain-icons = Icônes carrées
gain-artifacts = Artefacts
gain-wild = Actions répétées par le joker
gain-bombs = Bombes nucléaires
gain-ending = Fin de la partie
gain-other = Autres
