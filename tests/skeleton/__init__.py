"""Tests of `aevum new-game` and `aevum check`."""
