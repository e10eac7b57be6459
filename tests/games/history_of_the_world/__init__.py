"""History of the World: its tables and texts."""
