clock = { $number ->
    [0] Installation
   *[other] Époque { $number }
  }
