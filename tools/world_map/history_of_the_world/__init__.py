"""How the map of History of the World is drawn: its plan, what its file holds, its terrain, and its hand-kept tables."""
