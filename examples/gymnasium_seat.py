"""A seat at Roll Through the Ages against two greedy players, in Gymnasium: `python examples/gymnasium_seat.py`."""

from aevum.lab.gymnasium import SeatEnv

env = SeatEnv("roll-through-the-ages", seats=3, opponents="greedy")
env.action_space.seed(7)
sight, _ = env.reset(seed=7)
over = cut_off = False
while not (over or cut_off):
    sight, reward, over, cut_off, _ = env.step(env.action_space.sample(sight["action_mask"]))
print("reward:", reward)
