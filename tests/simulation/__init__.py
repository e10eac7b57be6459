"""Tests of games in bulk."""
