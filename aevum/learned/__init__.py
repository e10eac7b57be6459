"""Players that have learned: what a network reads of an observation, what it thinks of it, and who plays by that."""
