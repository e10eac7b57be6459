"""Draws the world map of a game from public outlines; a folder for each game says how it wants it."""
