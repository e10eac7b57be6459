outcome-clock = époques
outcome-empire = Empires
outcome-points_of = { $number ->
    [1] Points de l’époque I
    [2] Points de l’époque II
    [3] Points de l’époque III
    [4] Points de l’époque IV
    [5] Points de l’époque V
    [6] Points de l’époque VI
   *[7] Points de l’époque VII
  }
outcome-strength = Force de tous les empires
outcome-markers = Marqueurs de prééminence
outcome-lands = Territoires à la fin
outcome-capitals = Capitales à la fin
outcome-cities = Villes à la fin
outcome-monuments = Monuments à la fin
