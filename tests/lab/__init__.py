"""The lab: games to step from Python."""
