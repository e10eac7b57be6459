"""The terminal interface and the command line, driven as a person would."""
