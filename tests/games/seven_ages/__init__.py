"""7 Ages."""
