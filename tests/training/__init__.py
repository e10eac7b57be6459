"""How networks are trained: only where PyTorch is installed."""
