"""The rules of 7 Ages."""
