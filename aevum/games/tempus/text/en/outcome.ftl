outcome-clock = epochs
outcome-hexes = Hexes that score
outcome-people = People on the board
outcome-cities = Cities
outcome-city_points = Points for cities
outcome-progress = Row of the cube
outcome-cards = Idea cards in hand
