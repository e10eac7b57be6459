"""Programs for those who work on Aevum."""
