"""Draws the map of a game from public outlines; a folder for each game says how. docs/history-of-the-world-map.md tells more."""
