"""The rules of History of the World, a module a chapter."""
