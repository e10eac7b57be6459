"""What every game shares, tested by itself."""
