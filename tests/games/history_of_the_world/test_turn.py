"""Playing an epoch, the preparation of the active empire and the end of a turn: HW-049 to HW-056, HW-088 to HW-102."""

import pytest

from aevum.core.engine import interpreted
from aevum.core.match import Match, Player
from aevum.games.history_of_the_world import GAME
from aevum.games.history_of_the_world.state import EMPIRE_IDS, EPOCHS, FLEETS, STRENGTH
from tests.games.history_of_the_world.table import Seat, Table, land
from tests.games.history_of_the_world.world import EMPIRES, fleets_of, several
from tests.games.laid_out import NAMES


def whole_game(players: int, seed: int) -> Match:
    """A game in which everybody takes the last choice: no cards are played, and nobody expands."""
    match = Match.new(GAME, [Player(name) for name in NAMES[:players]], {"first": 1}, seed, interpreted(GAME))
    while not match.over:
        match.play(match.pending[0], match.choices(match.pending[0])[-1])
    return match


def told_by(match: Match, event: str) -> list[dict[str, int]]:
    """The values of all events of a name in a match."""
    return [told.values for at in range(match.position + 1) for told in match.told(at, None) if told.event == event]


@pytest.mark.rule("HW-049", "HW-050", "HW-052", "HW-053", "HW-054", "HW-021")
@pytest.mark.parametrize("players", [3, 6])
def test_seven_epochs_in_which_every_empire_is_called_in_order(players: int) -> None:
    match = whole_game(players, 2)
    assert [values["epoch"] for values in told_by(match, "epoch_began")] == list(range(EPOCHS))
    called, skipped = told_by(match, "called"), told_by(match, "not_held")
    assert [values["empire"] for values in called] == sorted(values["empire"] for values in called)
    assert sorted(values["empire"] for values in called + skipped) == list(range(49))
    for epoch in range(EPOCHS):
        seats = [values["seat"] for values in called if values["empire"] // 7 == epoch]
        assert sorted(seats) == list(range(players))
    assert len(told_by(match, "scored")) == players * EPOCHS


@pytest.mark.rule("HW-051", "HW-048")
def test_a_called_empire_is_revealed_and_plays_at_once() -> None:
    table = Table(Seat(hand=["leader"]), Seat({"sumerians": ["zagros"]}), empire="egyptians")
    empires = {empire["id"]: empire for empire in table.view(2)["empires"]}
    assert (empires["egyptians"]["holder"], empires["egyptians"]["active"]) == (0, True)
    assert empires["aryans"]["holder"] is None and not empires["aryans"]["called"]
    assert (table.seat, table.step) == (0, "event")


@pytest.mark.rule("HW-055", "HW-060", "HW-184")
def test_a_turn_is_events_expansion_and_scoring() -> None:
    table = Table(Seat(hand=["leader", "weaponry"]), Seat(hand=["jihad"]))
    assert table.step == "event"
    table.play("done")
    assert table.step == "expand" and table.refusal("play leader") == "HW-060"
    table.play("done")
    assert table.tells("scored", seat=0) and (table.seat, table.step) == (1, "event")


@pytest.mark.rule("HW-088", "HW-095", "HW-E02")
def test_the_carthaginians_have_seven_armies_one_of_them_placed() -> None:
    table = Table(empire="carthaginians")
    assert (int(STRENGTH[EMPIRE_IDS.index("carthaginians")]), table.pool) == (7, 6)
    assert table.held_by("carthaginians") == {"shatts_plateau"}


@pytest.mark.rule("HW-088", "HW-093", "HW-094", "HW-089", "HW-020", "HW-102")
@pytest.mark.parametrize("empire", list(EMPIRES))
def test_every_empire_is_founded_as_its_card_says(empire: str) -> None:
    row = EMPIRES[empire]
    table = Table(empire=empire)
    starts = several(row["start_lands"])
    assert table.held_by(empire) == set(starts)
    assert table.pool == int(row["strength"]) - len(starts)
    assert {table.settlement(start) for start in starts} == {"capital" if row["capital"] == "1" else "none"}
    assert table.fleets == fleets_of(row)
    assert table.step == "expand"


@pytest.mark.rule("HW-090", "HW-091", "HW-092", "HW-R24", "HW-R25", "HW-E03")
def test_an_ocean_opens_its_seas_but_no_second_ocean() -> None:
    portuguese = Table(empire="portuguese").fleets
    atlantic = {"atlantic_ocean", "north_sea", "western_mediterranean", "eastern_mediterranean", "black_sea"}
    indian = {"indian_ocean", "red_sea", "bay_of_bengal"}
    assert atlantic | indian <= portuguese and len(atlantic | indian) == 8
    # The card of this edition lists a third ocean, whose seas come on top.
    assert portuguese - atlantic - indian == {"western_pacific", "south_china_sea", "sea_of_japan"}
    dutch = Table(empire="dutch").fleets
    assert dutch == atlantic | indian  # exactly the fleets of the example
    assert Table(empire="minoans").fleets == {"eastern_mediterranean"}
    assert Table(empire="vikings").fleets == {"north_atlantic", "north_sea"}
    assert int(FLEETS[EMPIRE_IDS.index("celts")]) == 0


@pytest.mark.rule("HW-096", "HW-097", "HW-098")
@pytest.mark.parametrize("owner", [0, 1])
def test_armies_and_forts_in_the_start_land_are_removed_whoever_owns_them(owner: int) -> None:
    held = Seat({"carthaginians": ["southern_apennines", "libya"]})
    holdings = [held, Seat()] if owner == 0 else [Seat(), held]
    site = ["southern_apennines"]
    table = Table(*holdings, forts=site, monuments=site)
    assert table.source("southern_apennines") == "romans" and table.holder("southern_apennines") == 0
    assert not table.fort("southern_apennines") and table.monument("southern_apennines")
    assert int(table.s.forts_left) == 32 and table.holder("libya") == owner
    assert table.tells("fort_removed", land=land("southern_apennines"))
    assert not any(told.event == "rolled" for told in table.told)


@pytest.mark.rule("HW-099", "HW-R26", "HW-100", "HW-R27", "HW-101")
def test_a_settlement_in_the_start_land_is_sacked() -> None:
    site = ["mongolia"]
    assert Table(empire="mongols", capitals=site).settlement("mongolia") == "city"
    gone = Table(empire="mongols", cities=site)
    assert (gone.settlement("mongolia"), int(gone.s.settlements_left)) == ("none", 30)
    for before in ({"capitals": ["southern_apennines"]}, {"cities": ["southern_apennines"]}):
        table = Table(**before)  # type: ignore[arg-type]
        assert (table.settlement("southern_apennines"), int(table.s.settlements_left)) == ("capital", 29)


def thirty_lands() -> list[str]:
    """As many lands as there are settlements, none of them one that the tests found anything in."""
    names = [name for area in Table().view()["areas"] for name in area["lands"]]
    return [name for name in names if name not in ("southern_apennines", "upper_nile", "palestine")][:30]


@pytest.mark.rule("HW-101", "HW-R28")
def test_no_settlement_is_placed_while_all_thirty_are_on_the_board() -> None:
    thirty = thirty_lands()
    assert Table(cities=thirty).settlement("southern_apennines") == "none"
    assert Table(cities=thirty[:29]).settlement("southern_apennines") == "capital"
    # A city sacked in the start land goes back to the supply first.
    assert Table(cities=[*thirty[:29], "southern_apennines"]).settlement("southern_apennines") == "capital"


@pytest.mark.rule("HW-101", "HW-R28", "HW-292")
def test_it_is_told_that_a_capital_or_a_city_was_not_placed() -> None:
    thirty = thirty_lands()
    table = Table(Seat(hand=["leader"]), cities=thirty).play("play leader")
    assert table.tells("capital_not_placed", seat=0, land=land("southern_apennines"))
    assert not table.tells("capital_founded")
    kush = Table(Seat(hand=["kingdom_kush", "jihad"]), cities=thirty).play("play kingdom_kush")
    assert kush.tells("city_not_placed", seat=0, land=land("upper_nile")) and not kush.tells("city_founded")
    enough = Table(Seat(hand=["kingdom_kush", "jihad"]), cities=thirty[:29]).play("play kingdom_kush")
    assert enough.tells("city_founded") and not enough.tells("city_not_placed")
    crusade = Table(Seat(hand=["crusade"]), empire="holy_roman_empire", cities=thirty)
    assert crusade.play("play crusade", "expand palestine").tells("city_not_placed", land=land("palestine"))


@pytest.mark.rule("HW-056", "HW-005", "HW-R02")
def test_an_army_is_of_its_empire_and_figures_set_no_limit() -> None:
    table = Table(Seat({"carthaginians": ["libya"]}))
    lands = {entry["id"]: entry for entry in table.view()["lands"]}
    assert lands["southern_apennines"]["source"] == {"kind": "empire", "id": "romans"}
    assert lands["libya"]["source"] == {"kind": "empire", "id": "carthaginians"}
    assert lands["crete"]["source"] is None


def test_incas_and_aztecs_are_one_empire_with_two_homelands() -> None:
    table = Table(empire="incas_aztecs")
    assert table.held_by("incas_aztecs") == {"northern_andes", "mexican_valley"}
    assert table.settlement("northern_andes") == table.settlement("mexican_valley") == "capital"
    assert table.pool == 2 and int(STRENGTH[EMPIRE_IDS.index("incas_aztecs")]) == 4


@pytest.mark.rule("HW-181", "HW-182", "HW-183", "HW-084", "HW-065", "HW-106", "HW-R29")
def test_cards_fleets_coins_and_armies_not_placed_are_gone_after_the_turn() -> None:
    table = Table(Seat(hand=["population_explosion", "leader"]), Seat(hand=["jihad"]))
    table.play("play population_explosion", "play leader")
    assert (int(table.s.coins), table.pool, table.fleets) == (2, 19, {"western_mediterranean", "eastern_mediterranean"})
    table.play("done")
    assert table.seat == 1
    s = table.s
    assert (int(s.coins), int(s.pool), int(s.fleets), int(s.in_force)) == (0, 0, 0, 0)
    assert {entry["card"] for entry in table.view()["discards"]} == {"population_explosion", "leader"}
    assert table.view()["played"] == []


@pytest.mark.rule("HW-185")
def test_pieces_stay_for_later_epochs() -> None:
    table = Table(Seat({"carthaginians": ["libya"]}), forts=["libya"], capitals=["libya"], monuments=["libya"])
    table.play("fortify southern_apennines army", "done")
    assert (table.holder("libya"), table.fort("libya"), table.settlement("libya")) == (0, True, "capital")
    assert table.monument("libya") and table.fort("southern_apennines") and table.holder("southern_apennines") == 0
