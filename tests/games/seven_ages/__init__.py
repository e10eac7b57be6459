"""7 Ages: its tables and texts."""
