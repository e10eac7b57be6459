"""Search: a computer player that plays many worlds out, each of which could be true for its seat."""
