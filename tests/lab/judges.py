"""The tests that other projects hold environments to. They warn of things of their own while they are imported."""

from __future__ import annotations

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from gymnasium.utils.env_checker import check_env
    from open_spiel.python.tests import games_sim_test
    from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

__all__ = ["api_test", "check_env", "games_sim_test", "parallel_api_test", "performance_benchmark", "seed_test"]
