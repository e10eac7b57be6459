"""The lab: games to step from Python, one by one or thousands at once; see `aevum.make` and `aevum.make_vec`."""
