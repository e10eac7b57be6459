"""How strong the rule of thumb is: the share of games it wins alone against three random players, at least."""

GREEDY_WINS = 0.95
