"""7 Ages: empires rise and fall over seven Ages of history, for the glory of whoever leads them."""
