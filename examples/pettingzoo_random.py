"""Random agents play a game of Tempus in PettingZoo: `python examples/pettingzoo_random.py`."""

from aevum.lab.pettingzoo import env

tempus = env("tempus", seats=3)
tempus.reset(seed=7)
won = dict.fromkeys(tempus.agents, 0.0)
for agent in tempus.agent_iter():
    sight, reward, over, cut_off, _ = tempus.last()
    won[agent] += reward
    tempus.step(None if over or cut_off else tempus.action_space(agent).sample(sight["action_mask"]))
print(won)
