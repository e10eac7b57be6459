"""Random players in OpenSpiel: `python examples/openspiel_random.py`."""

import random

import pyspiel

import aevum.lab.openspiel  # noqa: F401 # registers the games

chance = random.Random(7)
state = pyspiel.load_game("aevum_roll_through_the_ages", {"players": 2}).new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        state.apply_action(chance.choice(state.chance_outcomes())[0])
    else:
        state.apply_action(chance.choice(state.legal_actions()))
print("returns:", state.returns())
