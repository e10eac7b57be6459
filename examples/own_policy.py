"""An own policy plays a thousand games at once against random players: `python examples/own_policy.py`."""

from typing import Any

import aevum


def last_legal(observation: Any, legal: Any) -> Any:
    """The greatest legal number of each game, whatever it means."""
    return legal.shape[1] - 1 - legal[:, ::-1].argmax(1)


vec = aevum.make_vec("roll-through-the-ages", games=1000, seats=3, seed=7)
won = vec.play([last_legal, "random", "random"], steps=400)
print("games won:", won.round(1))
