clock = { $number ->
    [1] Epoch I
    [2] Epoch II
    [3] Epoch III
    [4] Epoch IV
    [5] Epoch V
    [6] Epoch VI
   *[7] Epoch VII
  }
luck-combat = Combats won less combats lost
luck-combat-count = { $count ->
    [one] one roll
   *[other] { $count } rolls
  }
