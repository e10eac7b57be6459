"""The rule of thumb: it beats random players, and knows which empire to keep and whom to give one."""

from random import Random

import pytest

from aevum.core.engine import interpreted
from aevum.core.match import Match, Player
from aevum.games.history_of_the_world import GAME
from tests.games.history_of_the_world.table import Seat, Table
from tests.games.laid_out import NAMES

ITALY = "northern_apennines"


def best(table: Table) -> str:
    """What the rule of thumb would do."""
    seen = table.match.observed(table.seat)
    return GAME.vocabulary.to_words(table.match.engine.best_choice(seen, table.seat, 3))


@pytest.mark.parametrize("seat", [0, 3])
def test_greedy_beats_three_random_players(seat: int) -> None:
    match = Match.new(GAME, [Player(name) for name in NAMES[:4]], {}, 40 + seat, interpreted(GAME))
    luck = Random(seat)
    while not match.over:
        (asked,) = match.pending
        if asked == seat:
            action = match.engine.best_choice(match.observed(asked), asked, luck.getrandbits(64))
        else:
            action = luck.choice(match.choices(asked))
        match.play(asked, action)
    assert match.winners() == (seat,)


def drawing(drawn: int, points: tuple[int, int, int]) -> Table:
    """The first draw of Epoch III, where Cleo holds this card."""
    holdings = [Seat(points=count) for count in points]
    table = Table(*holdings, empire="persians").play("done")
    assert table.step == "empire" and int(table.s.epoch) == 2
    table.s.drawn = drawn
    return table


def test_a_strong_empire_is_kept_and_a_weak_one_goes_to_the_leader() -> None:
    strong, weak = drawing(5, (90, 40, 5)), drawing(4, (90, 40, 5))  # Romans, Hsiung-Nu
    assert (strong.seat, best(strong)) == (2, "keep")
    assert best(weak) == "pass 1"


def test_a_strong_empire_that_cannot_be_kept_goes_to_whoever_is_behind() -> None:
    table = drawing(5, (90, 40, 5))
    table.s.empires[2, 2], table.s.giver[2] = 0, 1
    assert best(table) == "pass 2"


def test_it_expands_where_points_are() -> None:
    table = Table(Seat(), Seat({"carthaginians": [ITALY, "libya"]}))
    words = best(table)
    assert words.startswith("expand ") and table.effects(words)["worth"] == 3


def test_it_takes_the_easier_way_and_brings_armies_back() -> None:
    bob = Seat({"carthaginians": [ITALY]})
    assert best(Table(Seat(), bob).play(f"approach {ITALY}")) == "come_from southern_apennines"
    table = Table(Seat(hand=["population_explosion"]), bob).play("play population_explosion")
    table.fight(f"attack {ITALY}", "1 1 / 6")
    for _ in range(25):
        words = best(table)
        if words == "recover":
            break
        table.play(words)
    assert words == "recover"


def test_it_spares_its_own_in_disasters() -> None:
    ann = Seat({"egyptians": ["crete"]}, hand=["disaster", "famine", "plague"])
    bob = Seat({"sumerians": ["libya", "levant", "zagros"]})
    table = Table(ann, bob, monuments=["crete", "libya"]).play("play disaster")
    assert best(table) == "destroy libya"
    assert best(table.play("destroy libya")) == "done"
    famine = Table(ann, bob).play("play famine")
    assert best(famine) == "afflict middle_east"
    plague = Table(ann, bob).play("play plague")
    assert best(plague) in {"infect libya", "infect levant", "infect zagros"}
