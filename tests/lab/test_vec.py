"""Many games at once: the same as the rules play them one by one, seen only as they may be seen."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import aevum
from aevum.core.engine import Engine, compiled
from aevum.core.errors import (
    BadSeatCount,
    BadSeed,
    IllegalNumber,
    NoGpu,
    OtherGames,
    UnknownBot,
    UnknownDevice,
    UnknownGame,
    UnknownOption,
    UnknownSeat,
    WrongNumbers,
)
from aevum.core.faults import FAULT_IDS, TOO_MANY_DECISIONS
from aevum.core.game import Game
from aevum.core.match import Match, Player
from aevum.core.record import EVERYBODY, Record, copy_record, seats_in
from aevum.core.sequence import lowest_seat
from aevum.lab.making import game_asked_for
from aevum.lab.single import Env
from aevum.lab.vec import VecEnv
from tests.laws.secrets import scrambled
from tests.laws.tables import GAMES
from tests.toy import TOY

RTTA = "roll-through-the-ages"
STEPS = 120
SPECTATOR = -1


def written_out(env: VecEnv, engine: Engine, s: Record, seat: int) -> list[int]:
    """What an observed record says, field by field, as Python reads it."""
    seen = engine.observe(s, seat)
    numbers = [seat]
    for column in env.columns[1:]:
        field = np.ascontiguousarray(seen[column.name])
        parts = field.astype(np.int16) if field.dtype.itemsize <= 2 else np.atleast_1d(field).view(np.int16)
        numbers += parts.ravel().tolist()
    return numbers


def record_of(env: VecEnv, engine: Engine, game: int) -> Record:
    """The whole record of a game, told nothing."""
    s = engine.new_record(env.seats, env.options, 0)
    for name in env._records.dtype.names or ():
        s[name] = env._records[name][game]
    return s


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_games_are_those_of_the_rules(game: Game) -> None:
    """Step by step the record, who decides, what is legal and what is seen are as the engine has them."""
    env, engine = aevum.make_vec(game, 2, game.seats[0], seed=3), compiled(game)
    s = record_of(env, engine, 1)
    for _ in range(STEPS):
        seat = lowest_seat(int(s.pending))
        choices = engine.choices(s, seat)
        legal = sorted(env.numbering.number(action, choices) for action in choices)
        assert env.to_act[1] == seat
        assert np.flatnonzero(env.legal[1]).tolist() == legal
        assert env.observation[1].tolist() == written_out(env, engine, s, seat)
        numbers = env.sample()
        env.step(numbers)
        engine.choose(s, seat, env.numbering.action(int(numbers[1]), choices))
        if s.over:
            assert env.done[1] and env.scores[1].tolist() == [engine.score(s, seat) for seat in range(env.seats)]
            assert (np.flatnonzero(env.rewards[1]) == engine.winners(s)).all()
            s = record_of(env, engine, 1)
        else:
            s["told"] = 0
            assert all((env._records[name][1] == s[name]).all() for name in env._records.dtype.names or ())


@pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES for seats in game.seats],
)
def test_hidden_things_are_not_seen(game: Game, seats: int) -> None:
    """Poison whatever somebody may not know: what a seat or a spectator is shown stays the same, and what is legal."""
    env, engine = aevum.make_vec(game, 2, seats, seed=4), compiled(game)
    secrets = any(field.seen_by != EVERYBODY for field in game.position_fields)
    poisoned = 0
    for moment in range(STEPS):
        if moment % 20 == 0:
            assert (env.observe(env.to_act) == env.observation).all()
            for onlooker in range(SPECTATOR, seats):
                poisoned += poison(env, engine, onlooker, moment)
        env.step(env.sample())
    assert (poisoned > 0) == secrets


def poison(env: VecEnv, engine: Engine, onlooker: int, moment: int) -> int:
    """Change what an onlooker may not know, look again, and change it back; in how many games there was something."""
    shown, saved, poisoned = env.observe(onlooker), env.save(), 0
    for place in range(env.games):
        truth = record_of(env, engine, place)
        other = scrambled(env.game, truth, onlooker, moment)
        poisoned += truth.tobytes() != other.tobytes()
        for name in env._records.dtype.names or ():
            env._records[name][place] = other[name]
        if onlooker in seats_in(int(truth.pending)):
            assert engine.choices(other, onlooker) == engine.choices(truth, onlooker)
    assert (env.observe(onlooker) == shown).all()
    env.restore(saved)
    return poisoned


def test_games_begin_again_by_themselves() -> None:
    """A step that ends a game gives its rewards and shows the next one; the step after has none."""
    env = aevum.make_vec(RTTA, 64, 2, seed=1)
    ended = 0
    for _ in range(400):
        before = env.done.copy()
        env.step(env.sample())
        ended += int(env.done.sum())
        assert (env.to_act >= 0).all() and env.legal.any(1).all()
        assert np.allclose(env.rewards.sum(1), env.done) and (env.length[env.done] == 0).all()
        assert not (env.done & before).any()
    assert ended > 64
    assert len({tuple(key) for key in env._records["key"].tolist()}) == env.games


def test_a_seed_gives_the_same_games_again() -> None:
    """The same row of games from the same seed, another from another; `reset` without one goes on in the row."""
    one, same, other = (aevum.make_vec(RTTA, 8, 3, seed=seed) for seed in (5, 5, 6))
    for _ in range(50):
        numbers = one.sample()
        assert (numbers == same.sample()).all()
        one.step(numbers)
        same.step(numbers)
        assert (one.observation == same.observation).all() and (one.legal == same.legal).all()
    one.reset(6)
    assert (one.observation == other.observation).all()
    first = one.observation.copy()
    one.reset()
    assert (one.observation != first).any()


def test_a_seed_is_that_of_a_match() -> None:
    """A single game has the cards and dice of the match of its seed."""
    env = aevum.make(TOY, seats=3, seed=11)
    match = Match.new(TOY, [Player("A"), Player("B"), Player("C")], seed=11)
    while not env.done:
        assert env.to_act == match.pending[0]
        number = env.sample()
        words = env.choices()[number]
        env.step(number)
        match.play(match.pending[0], TOY.vocabulary.from_words(words))
    assert match.over and env.scores.tolist() == list(match.scores())
    assert tuple(np.flatnonzero(env.rewards)) == match.winners() and env.fault is None
    assert env.to_act == -1 and not env.legal.any() and env.choices() == {}


def test_illegal_numbers_change_nothing() -> None:
    """One that is not legal is refused, with the game, the seat and what would be legal; no game has moved."""
    env = aevum.make_vec(RTTA, 4, 2, seed=2)
    numbers, saved = env.sample(), env.save()
    numbers = numbers.astype(np.int64)
    # The last one would be that of game 2, had it to fit into 32 bits.
    for wrong in (-1, env.numbering.size, int(np.flatnonzero(~env.legal[2])[0]), (1 << 32) + int(numbers[2])):
        numbers[2] = wrong
        with pytest.raises(IllegalNumber, match=f"Number {wrong} is not legal in game 2 for seat {env.to_act[2]}"):
            env.step(numbers)
        after = env.save()
        assert all((after.arrays[name] == rows).all() for name, rows in saved.arrays.items())


def test_a_game_that_is_over_takes_no_number() -> None:
    """Nor does one that goes on take what is no number of an action; nothing has changed then."""
    env = aevum.make(RTTA, 2, seed=2)
    legal = int(env.legal.argmax())
    before = env.save().arrays["records"]
    for wrong in (legal + 0.5, str(legal), None, [legal]):
        with pytest.raises(WrongNumbers, match="One whole number a game is wanted, 1 in all"):
            env.step(wrong)  # type: ignore[arg-type]
    for number in ((1 << 32) + legal, 1 << 70, -1):
        with pytest.raises(IllegalNumber, match=f"Number {number} is not legal"):
            env.step(number)
    assert env.save().arrays["records"] == before
    while not env.done:
        env.step(env.sample())
    scores = env.scores.tolist()
    with pytest.raises(IllegalNumber, match="Game 0 is over"):
        env.step(legal)
    assert env.done and env.scores.tolist() == scores


@pytest.mark.parametrize("wrong", [[0], [0.5, 0.5], [[0, 0]], ["0", "0"], [0, [0, 0]]])
def test_numbers_of_another_form_are_refused(wrong: Any) -> None:
    """One whole number a game, nothing else."""
    with pytest.raises(WrongNumbers, match="One whole number a game is wanted, 2 in all"):
        aevum.make_vec(RTTA, 2, 2, seed=2).step(wrong)


def test_what_cannot_be_made_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors at the door are those of the house."""
    for seats in (9, 0, 2.0, "2", True):
        with pytest.raises(BadSeatCount, match="1 to 4 can play"):
            aevum.make(RTTA, seats=seats)  # type: ignore[arg-type]
    for options in ({"wings": 1}, ["trading"]):
        with pytest.raises(UnknownOption, match="Options: trading, first"):
            aevum.make(RTTA, options=options)  # type: ignore[arg-type]
    with pytest.raises(BadSeed):
        aevum.make(RTTA, seed=-1)
    for games in (0, 2.5, "2"):
        with pytest.raises(WrongNumbers, match="A whole number of games is wanted, at least 1"):
            aevum.make_vec(RTTA, games)  # type: ignore[arg-type]
    with pytest.raises(UnknownDevice, match="cpu, cuda"):
        aevum.make_vec(RTTA, 1, device="abacus")
    monkeypatch.setitem(sys.modules, "numba.cuda", None)
    with pytest.raises(NoGpu, match="numba-cuda"):
        aevum.make_vec(RTTA, 1, device="cuda")
    env = aevum.make_vec(RTTA, 2, 2, seed=2)
    with pytest.raises(UnknownBot):
        env.play(["random", "wizard"], 3)
    with pytest.raises(WrongNumbers, match="One policy a seat"):
        env.play(["random"], 1)
    with pytest.raises(UnknownBot):
        env.play(["random", 3], 3)  # type: ignore[list-item]
    for asked_for in (2, [0, 1, 0], [0, [1]], 0.0, "all"):
        with pytest.raises(WrongNumbers, match="from -1"):
            env.observe(asked_for)
    for asked in (env.choices, env.observed):
        for seat in (2, -2, 1.0, True, "1"):
            with pytest.raises(UnknownSeat):
                asked(0, seat)  # type: ignore[arg-type]
        for game in (2, -1, 1.0, "1"):
            with pytest.raises(WrongNumbers, match="from 0 to 1"):
                asked(game, 0)  # type: ignore[arg-type]
    with pytest.raises(WrongNumbers, match="from 0 to 1"):
        env.choices(2)
    with pytest.raises(WrongNumbers, match="One policy a seat"):
        aevum.make_vec(RTTA, 2, 4).play("four", 1)  # a word of as many letters is no policy a seat
    for steps in (-1, 1.5, "3"):
        with pytest.raises(WrongNumbers, match="A whole number of steps"):
            env.play(["random", "random"], steps)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["seven-ages", "7-ages", "Seven Ages", "7 Ages", "seven_ages"])
def test_a_name_may_be_written_in_other_ways(name: str) -> None:
    assert game_asked_for(name).id == "seven-ages"


@pytest.mark.parametrize("name", ["sevenages", "", None, 7, ["tempus"]])
def test_what_is_no_name_is_told_as_it_was_given(name: Any) -> None:
    with pytest.raises(UnknownGame, match=re.escape(f"“{name}”")):
        aevum.make(name)


def test_numbers_of_numpy_are_numbers_too() -> None:
    """Whoever counts with arrays need not convert what comes of it."""
    env = aevum.make_vec(RTTA, np.int64(2), np.int8(3), {"trading": np.int16(1)}, np.uint64(4))  # type: ignore[arg-type,dict-item]
    assert repr(env) == "<VecEnv roll-through-the-ages, games=2, seats=3, trading=1, first=0 on cpu>"
    single = aevum.make(RTTA, np.int64(2), seed=np.int64(4))  # type: ignore[arg-type]
    single.step(np.int64(single.sample()))  # type: ignore[arg-type]
    assert repr(single) == "<Env roll-through-the-ages, games=1, seats=2, trading=0, first=0>"


def test_a_game_can_be_kept_and_taken_up_again() -> None:
    """Saved, restored and pickled games go on alike; views of the arrays stay good."""
    env = aevum.make_vec(RTTA, 16, 3, seed=9)
    env.step(env.sample())
    seen, saved, twin = env.observation, env.save(), pickle.loads(pickle.dumps(env))
    numbers = twin.sample()
    twin.step(numbers)
    env.step(env.sample())
    assert (env.observation == twin.observation).all()
    env.restore(saved)
    env.step(numbers)
    assert seen is env.observation and (seen == twin.observation).all()
    single = aevum.make(TOY, seed=3)
    single.step(single.sample())
    again: Env = pickle.loads(pickle.dumps(single))
    assert (again.observation == single.observation).all() and again.choices() == single.choices()


def test_other_games_are_not_restored() -> None:
    """Other seats, options, games, or so many that it could be stretched: nothing has changed then."""
    env = aevum.make_vec(RTTA, 3, 2, seed=9)
    before = env.save()
    others = [
        aevum.make_vec(RTTA, 3, 3, seed=1),
        aevum.make_vec(RTTA, 3, 2, {"trading": 1}, seed=1),
        aevum.make_vec(RTTA, 1, 2, seed=1),
        aevum.make_vec(TOY, 3, 2, seed=1),
    ]
    for saved in (*(other.save() for other in others), None):
        with pytest.raises(OtherGames, match=f"games of {RTTA}, games=3, seats=2, trading=0"):
            env.restore(saved)  # type: ignore[arg-type]
    assert (env.save().arrays["records"] == before.arrays["records"]).all()


def test_arrays_are_shared_by_dlpack() -> None:
    """What is made of them shows the next step without being asked again."""
    env = aevum.make_vec(RTTA, 16, 2, seed=9)
    shared = [np.from_dlpack(one) for one in (env.observation, env.legal, env.to_act, env.rewards, env.done)]
    for _ in range(30):
        env.step(np.from_dlpack(env.sample()))
    assert all(
        (one == other).all() for one, other in zip(shared, (env.observation, env.legal, env.to_act), strict=False)
    )
    assert np.shares_memory(shared[3], env.rewards) and np.shares_memory(shared[4], env.done)


@pytest.mark.parametrize("many", [True, False], ids=["many", "one"])
def test_nobody_writes_into_what_is_there_to_be_read(many: bool) -> None:
    """Else an illegal number could be made legal; what is one's own can be written into."""
    env: Any = aevum.make_vec(RTTA, 16, 2, seed=9) if many else aevum.make(RTTA, 2, seed=9)
    names = ("observation", "legal", "to_act", "rewards", "scores", "done", "length", "mask")
    shown = {name: getattr(env, name) for name in names if isinstance(getattr(env, name, None), np.ndarray)}
    assert {"observation", "legal", "rewards", "scores"} <= shown.keys()
    for name, array in {**env.named, **shown}.items():
        if not isinstance(array, np.ndarray):  # a field of one number of one game
            continue
        before = array.copy()
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 1
        with pytest.raises(ValueError, match="WRITEABLE"):
            array.flags.writeable = True
        assert (array == before).all(), name
    env.observe(0)[...] = 1
    env.legal.copy()[...] = True
    env.step(env.sample())


def test_policies_play_in_bulk() -> None:
    """Each is called with the games in which its seat decides; the rule of thumb beats chance."""
    env, asked = aevum.make_vec(RTTA, 200, 3, seed=1), list[int]()

    def lowest(observation: Any, legal: Any) -> Any:
        """The lowest legal number; only seat 2 is ever asked."""
        assert set(observation[:, 0].tolist()) == {2}
        asked.append(len(observation))
        return legal.argmax(1)

    won = env.play(["greedy", "random", lowest], 300)
    assert asked and won[0] > won[1] and won.sum() > 0


def test_policies_are_told_apart_by_what_they_are() -> None:
    """One that cannot be looked up in a table plays; a name is a name however it was put together."""

    class Lowest:
        """The lowest legal number; equal to nothing, and without a hash."""

        __hash__ = None  # type: ignore[assignment]

        def __call__(self, observation: Any, legal: Any) -> Any:
            return legal.argmax(1)

    once, again = aevum.make_vec(RTTA, 20, 3, seed=1), aevum.make_vec(RTTA, 20, 3, seed=1)
    won = once.play(["random", "random", Lowest()], 60)
    assert (won == again.play(["random", "".join(["ran", "dom"]), Lowest()], 60)).all()
    assert (once.observation == again.observation).all()


@pytest.mark.parametrize("wrong", [lambda seen, legal: [0], lambda seen, legal: legal.argmax(1) + 0.5])
def test_policies_give_a_whole_number_for_every_row(wrong: Any) -> None:
    """One for all rows is not stretched, and halves are not cut off."""
    with pytest.raises(WrongNumbers, match="One whole number a game is wanted"):
        aevum.make_vec(RTTA, 20, 2, seed=1).play([wrong, wrong], 5)


def test_fields_have_names() -> None:
    """The columns of an observation by name, as views."""
    env = aevum.make(RTTA, seats=4, seed=1)
    named = env.named
    assert named["looking"] == env.to_act and named["seats"] == 4
    assert named["goods"].shape == (4, 5) and np.shares_memory(named["goods"], env.observation)


def test_a_game_without_end_is_broken_off() -> None:
    """Too many decisions end a game without rewards, and the fault is named."""
    env = aevum.make_vec(RTTA, 2, 2, seed=1)
    env._rows["heads"]["length"][1] = env.game.max_decisions - 1
    env.step(env.sample())
    assert env.faults == {1: FAULT_IDS[TOO_MANY_DECISIONS]} and env.done.tolist() == [False, True]
    assert not env.rewards.any()
    env.step(env.sample())
    assert env.faults == {}


def test_importing_takes_nothing_along() -> None:
    """The door opens without the compiler, PyTorch or Ray."""
    look = "import sys, aevum; print([one for one in ('numba', 'numpy', 'torch', 'ray') if one in sys.modules])"
    said = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


def test_alone_the_score_is_the_reward() -> None:
    """There is nobody to beat."""
    env = aevum.make(RTTA, seats=1, seed=8)
    while not env.done:
        env.step(env.sample())
    assert env.rewards.tolist() == env.scores.tolist()


def test_copies_share_nothing() -> None:
    """What was given away once does not change."""
    env = aevum.make(TOY, seats=2, seed=8)
    seen = env.observe(0)
    kept = seen.copy()
    env.step(env.sample())
    assert (seen == kept).all()
    assert copy_record(env.observed(0)).tobytes() == env.observed(0).tobytes()
