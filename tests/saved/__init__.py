"""Matches and databases written by real older versions, each in a folder named after its commit."""
