"""Games in bulk, for statistics: played by rule, kept as Parquet, told as a page; and kept matches as a table."""
