"""How the map of 7 Ages is drawn: its plan, what its file holds, and its hand-kept tables."""
