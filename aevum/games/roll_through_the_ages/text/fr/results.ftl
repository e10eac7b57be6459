clock = Manche { $number }
luck-worth = Ce que les dés ont donné, en points
luck-worth-count = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
  }
luck-skulls = Crânes évités
luck-skulls-count = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
  }
