"""The tests of Aevum."""
