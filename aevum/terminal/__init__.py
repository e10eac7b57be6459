"""The same play in a terminal: typed commands, a picture of the table, and a plain line mode for readers and pipes."""
