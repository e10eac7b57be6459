"""The rules of each game, tested rule by rule."""
