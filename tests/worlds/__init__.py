"""Non-interference: whoever has a link is told the same bytes in every world that it cannot tell from the truth."""
