clock = { $number ->
    [0] 入植
   *[other] 第{ $number }時代
  }
