clock = Round { $number }
luck-worth = What the dice gave, in points
luck-worth-count = { $count ->
    [one] one roll
   *[other] { $count } rolls
  }
luck-skulls = Skulls avoided
luck-skulls-count = { $count ->
    [one] one roll
   *[other] { $count } rolls
  }
