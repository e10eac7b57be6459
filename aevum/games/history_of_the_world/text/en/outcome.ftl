outcome-clock = epochs
outcome-empire = Empires
outcome-points_of = { $number ->
    [1] Points in Epoch I
    [2] Points in Epoch II
    [3] Points in Epoch III
    [4] Points in Epoch IV
    [5] Points in Epoch V
    [6] Points in Epoch VI
   *[7] Points in Epoch VII
  }
outcome-strength = Strength of all empires
outcome-markers = Pre-eminence markers
outcome-lands = Lands at the end
outcome-capitals = Capitals at the end
outcome-cities = Cities at the end
outcome-monuments = Monuments at the end
