clock = { $number ->
    [1] Époque I
    [2] Époque II
    [3] Époque III
    [4] Époque IV
    [5] Époque V
    [6] Époque VI
   *[7] Époque VII
  }
luck-combat = Combats gagnés moins combats perdus
luck-combat-count = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
  }
