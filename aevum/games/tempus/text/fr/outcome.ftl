outcome-clock = époques
outcome-hexes = Hexagones qui rapportent
outcome-people = Jetons sur le plateau
outcome-cities = Cités
outcome-city_points = Points des cités
outcome-progress = Rangée du cube
outcome-cards = Cartes Idée en main
