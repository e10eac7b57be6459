"""What is measured of 7 Ages alone."""
