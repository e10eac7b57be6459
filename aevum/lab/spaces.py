"""Observations and actions as Gymnasium's spaces."""

from __future__ import annotations

from typing import Any

import numpy as np

from aevum.lab.extras import extra_module
from aevum.lab.single import Env

spaces: Any = extra_module("gymnasium").spaces

Sight = dict[str, Any]
"""What a learner is given: `observation`, and under `action_mask` which numbers are legal."""


def observation_space(env: Env) -> Any:
    """What an observation with its mask can be."""
    low = np.concatenate([np.full(column.count, column.low, np.int16) for column in env.columns])
    high = np.concatenate([np.full(column.count, column.high, np.int16) for column in env.columns])
    mask = spaces.Box(0, 1, (env.numbering.size,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})


def action_space(env: Env) -> Any:
    """All numbers of actions."""
    return spaces.Discrete(env.numbering.size)


def sight(env: Env, seat: int) -> Sight:
    """What a seat is shown now: a copy. Nothing is legal for one that need not decide; several may choose at once."""
    if seat == env.to_act:
        return {"observation": env.observation.copy(), "action_mask": env.mask.copy()}
    mask = np.zeros(env.numbering.size, np.int8)
    if seat in env.deciding:
        mask[list(env.choices(seat))] = 1
    return {"observation": env.observe(seat), "action_mask": mask}
