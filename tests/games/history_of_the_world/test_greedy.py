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


@pytest.mark.rule("HW-171", "HW-190", "HW-196", "HW-200")
def test_it_expands_where_points_are() -> None:
    """Presence in the Middle East is worth 3 in the second epoch. The symbols of the Levant and of Rome are a pair.

    So a monument more is built when the turn ends, for a point; a land there without a symbol is worth 3.
    """
    there, elsewhere, nowhere = (Table(Seat(), Seat({"carthaginians": [ITALY, "libya"]})) for _ in range(3))
    assert best(there) == "expand levant" and there.effects("expand levant")["worth"] == 3 + 1
    assert elsewhere.effects("expand western_anatolia")["worth"] == 3
    there.play("expand levant", "done")
    elsewhere.play("expand western_anatolia", "done")
    nowhere.play("done")
    assert [each.points() - nowhere.points() for each in (there, elsewhere)] == [4, 3], "as the turn is scored"


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


def test_it_plays_reallocation_for_fleets_far_from_home() -> None:
    table = Table(Seat(hand=["reallocation"]), empire="portuguese")
    assert best(table) == "play reallocation"
    table.play("play reallocation")
    given = []
    while best(table) != "done":
        given.append(best(table).split()[1])
        table.play(f"exchange {given[-1]}")
    # As many as eight armies may lose; of the far ones those on which the way to no other fleet depends.
    assert set(given) <= {"black_sea", "red_sea", "south_china_sea", "sea_of_japan"}
    assert len(given) == int(table.s.coins) == 3
    assert {"atlantic_ocean", "north_sea", "western_mediterranean", "indian_ocean"} <= table.fleets


def test_it_keeps_reallocation_where_all_fleets_are_near_or_there_are_none() -> None:
    assert best(Table(Seat(hand=["reallocation"]), empire="romans")) == "done"
    assert best(Table(Seat(hand=["reallocation"]), empire="celts")) == "done"
    held = {"seas": {"south_china_sea": (1, 6)}, "options": {"naval_control": 1}}
    manchu = Seat(hand=["reallocation"])
    assert best(Table(manchu, empire="manchu_dynasty", **held)) == "done"  # type: ignore[arg-type]
    assert best(Table(manchu, empire="manchu_dynasty")) == "play reallocation"
    near = Table(Seat(hand=["reallocation"]), empire="romans").play("play reallocation")
    assert best(near) == "done"


def test_it_exchanges_no_fleet_with_which_it_holds_a_sea() -> None:
    table = Table(
        Seat(hand=["reallocation"]), empire="portuguese", seas={"red_sea": (0, 5)}, options={"naval_control": 1}
    )
    assert best(table) == "play reallocation"
    given = best(table.play("play reallocation"))
    assert given.startswith("exchange ") and given != "exchange red_sea"  # the first it would give otherwise


def test_it_sends_migrants_to_australia_when_the_area_is_soon_worth_something() -> None:
    ann = Seat(hand=["migrants_australia"])
    assert best(Table(ann, empire="franks")) == best(Table(ann, empire="guptas")) == "play migrants_australia"
    assert best(Table(ann, empire="persians")) == "done"  # five epochs before anything is scored there
