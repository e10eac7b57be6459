"""Hostile files and requests: whatever comes in is refused by name or taken, and nobody else notices."""
