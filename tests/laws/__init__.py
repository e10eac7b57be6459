"""The laws: what holds for every game, at every table, at every moment."""
