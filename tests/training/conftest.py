"""PyTorch is an extra: where it is not installed there is nothing to test but that this is said (tests/learned)."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["test_*.py"]
