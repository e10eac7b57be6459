"""`make fuzz`: everything that is tried at random, at length."""
