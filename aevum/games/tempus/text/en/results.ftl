clock = { $number ->
    [0] Settling
   *[other] Epoch { $number }
  }
