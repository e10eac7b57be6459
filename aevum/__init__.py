"""Aevum: board games about the rise and fall of civilizations, for people and for research."""

__version__ = "0.1.0"
