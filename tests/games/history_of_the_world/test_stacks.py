"""The option for up to three armies in a land: HW-226 to HW-228."""

from typing import Any

import pytest

from aevum.games.history_of_the_world.rules.scoring import level_in
from aevum.games.history_of_the_world.state import AREA_IDS, DOMINANCE
from tests.games.history_of_the_world.table import Seat, Table, land

ITALY = "northern_apennines"
BOB = Seat({"carthaginians": [ITALY]})


def romans(*hand: str, bob: Seat = BOB, armies: int = 1, **more: Any) -> Table:
    """The Romans with the option on; Bob has so many armies in Northern Apennines."""
    stacks = {ITALY: armies} if bob is BOB else None
    return Table(Seat(hand=hand), bob, stacks=stacks, options={"stacks": 1}, **more)


@pytest.mark.rule("HW-226", "HW-R54")
def test_the_active_empire_may_strengthen_a_land_up_to_three() -> None:
    table = romans(bob=Seat())
    assert "southern_apennines" in table.offered("expand")
    table.play("expand southern_apennines", "expand southern_apennines")
    assert table.armies("southern_apennines") == 3 and table.pool == 17
    assert table.refusal("expand southern_apennines") == "HW-226"
    assert table.refusal("fortify southern_apennines army") == "HW-226"
    assert table.tells("reinforced", seat=0)


@pytest.mark.rule("HW-226", "HW-227")
def test_or_two_armies_and_one_fort() -> None:
    table = romans(bob=Seat()).play("expand southern_apennines", "fortify southern_apennines army")
    assert (table.armies("southern_apennines"), table.fort("southern_apennines")) == (2, True)
    assert table.refusal("expand southern_apennines") == "HW-226"
    assert table.refusal("fortify southern_apennines army") == "HW-126"


@pytest.mark.rule("HW-107", "HW-226")
def test_without_the_option_one_army() -> None:
    assert Table(Seat()).refusal("expand southern_apennines") == "HW-108"


@pytest.mark.rule("HW-228", "HW-R53")
def test_a_stack_is_fought_round_by_round_with_one_die_each() -> None:
    table = romans(armies=3).fight(f"attack {ITALY}", "6 1 / 4", "6 1 / 4", "6 1 / 4")
    assert [(len(attack), len(defence)) for attack, defence in table.rolled] == [(2, 1)] * 3
    assert (table.holder(ITALY), table.armies(ITALY), table.pool) == (0, 1, 18)


@pytest.mark.rule("HW-228", "HW-R53")
def test_the_fort_of_a_stack_goes_first_and_losses_stay() -> None:
    table = romans(armies=2, forts=[ITALY]).fight(f"attack {ITALY}", "6 1 / 4", "6 1 / 4", "1 1 / 4")
    assert (table.holder(ITALY), table.armies(ITALY), table.fort(ITALY), int(table.s.lost)) == (1, 1, False, 1)
    tie = romans(armies=2).fight(f"attack {ITALY}", "4 1 / 4")
    assert (tie.holder(ITALY), tie.armies(ITALY), int(tie.s.lost)) == (1, 1, 1)


@pytest.mark.rule("HW-228", "HW-160")
def test_a_land_is_sacked_when_the_last_army_is_gone() -> None:
    table = romans(armies=2, capitals=[ITALY]).fight(f"attack {ITALY}", "6 1 / 4", "1 1 / 4")
    assert table.settlement(ITALY) == "capital"
    table.fight(f"attack {ITALY}", "6 1 / 4")
    assert table.settlement(ITALY) == "city"


@pytest.mark.rule("HW-R55")
def test_areas_count_lands_not_armies() -> None:
    table = romans(bob=Seat({"carthaginians": [ITALY, "dalmatia"]}), realm=["pindus"])
    area = AREA_IDS.index("southern_europe")
    assert int(level_in(table.s, 0, area)) < DOMINANCE
    table.play("expand southern_apennines", "expand southern_apennines", "expand pindus")
    assert int(level_in(table.s, 0, area)) < DOMINANCE and int(table.s.area_lands[0, area]) == 2


@pytest.mark.rule("HW-R56")
def test_replacing_removes_the_whole_old_stack() -> None:
    ann = Seat({"carthaginians": [ITALY]})
    table = Table(ann, stacks={ITALY: 2}, forts=[ITALY], options={"stacks": 1}).play(f"expand {ITALY}")
    assert (table.source(ITALY), table.armies(ITALY), table.fort(ITALY)) == ("romans", 1, True)


@pytest.mark.rule("HW-R56")
def test_diseases_roll_for_each_army_and_the_fort_goes_with_the_last() -> None:
    table = Table(Seat(hand=["famine", "leader"]), BOB, stacks={ITALY: 2}, forts=[ITALY], options={"stacks": 1}).play(
        "play famine"
    )
    table.roll("1", "5").play("afflict southern_europe")
    assert (table.armies(ITALY), table.fort(ITALY)) == (1, True)
    gone = Table(Seat(hand=["famine", "leader"]), BOB, stacks={ITALY: 2}, forts=[ITALY], options={"stacks": 1}).play(
        "play famine"
    )
    gone.roll("1", "1").play("afflict southern_europe")
    assert (gone.holder(ITALY), gone.fort(ITALY), int(gone.s.forts_left)) == (None, False, 32)


@pytest.mark.rule("HW-R56", "HW-315")
def test_a_plague_moves_on_only_from_a_land_that_is_empty() -> None:
    bob = Seat({"carthaginians": [ITALY, "dalmatia"]})
    table = Table(Seat(hand=["plague", "leader"]), bob, stacks={ITALY: 2}, options={"stacks": 1})
    table.play("play plague").roll("1 2 2 2", "3 3 3 3").play(f"infect {ITALY}")
    assert table.armies(ITALY) == 1 and table.step == "event"


@pytest.mark.rule("HW-096", "HW-293")
def test_a_whole_stack_is_removed_from_a_start_land() -> None:
    bob = Seat({"carthaginians": ["southern_apennines"]})
    table = Table(Seat(), bob, stacks={"southern_apennines": 3}, options={"stacks": 1})
    assert (table.holder("southern_apennines"), table.armies("southern_apennines")) == (0, 1)


@pytest.mark.rule("HW-319", "HW-228")
def test_siegecraft_takes_the_fort_and_one_army_of_a_stack() -> None:
    table = romans("siegecraft", armies=2, forts=[ITALY]).play("play siegecraft")
    table.fight(f"attack {ITALY}", "6 1 / 4", "6 1 / 4")
    assert table.holder(ITALY) == 0 and len(table.rolled) == 2


def test_allies_do_not_strengthen_lands() -> None:
    table = romans("allies").play("play allies").fight(f"attack {ITALY}", "1 1 / 4").play("recover_allies")
    assert "southern_apennines" not in table.offered("send_allies") and land(ITALY) >= 0
