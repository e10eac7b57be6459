"""Draws the map of History of the World from public outlines; docs/history-of-the-world-map.md tells how."""
