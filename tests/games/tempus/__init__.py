"""The rules of Tempus, one file a chapter."""
