"""How networks are trained: games in bulk that a network plays against itself and against rules of thumb.

All of it needs PyTorch, which the extra `train` brings. Whoever only plays needs nothing of it.
"""
