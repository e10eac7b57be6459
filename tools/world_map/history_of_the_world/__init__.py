"""How the map of History of the World is drawn: its plan, its file, its terrain, and its hand-kept tables."""
