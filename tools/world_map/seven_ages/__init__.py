"""How the map of 7 Ages is drawn: its plan, its file, its shores, and its hand-kept tables."""
