"""Games written down: what was asked, what could be done, what was done and what happened."""
