"""The terminal face and the command line, driven as a person would."""
