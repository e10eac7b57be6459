"""SA-016, SA-113, SA-369 to SA-371: what artifacts, leaders and empires do at a moment, and square icons."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages.actions import GLORY_CAME
from aevum.games.seven_ages.effects import CLAUSES, SPECIAL_CLAUSES, clauses_of, written
from aevum.games.seven_ages.grammar import VERB, WHEN
from aevum.games.seven_ages.icons import (
    GLORY_CAPTURE_CAPITAL,
    GLORY_CAPTURE_CITY,
    GLORY_WIN_CONFLICT,
    GLORY_WIN_TRADE,
)
from aevum.games.seven_ages.rules.effects_run import (
    is_elsewhere,
    pay_square_icon,
    trigger,
    trigger_artifact,
    trigger_each,
    trigger_verb,
)
from aevum.games.seven_ages.rules.standing import END, START, end_lasting, next_clause, total_add
from aevum.games.seven_ages.state import IN_HAND, NOTHING, NOWHERE
from aevum.games.seven_ages.tables import CARD_IDS, EXPLORER, LEADERS
from aevum.games.seven_ages.words import (
    UNTIL_NEXT_PRODUCTION,
    VERB_ACTION,
    VERB_CONFLICT,
    VERB_CONTROL,
    VERB_ELITE,
    VERB_INCOME,
    VERB_TRADE,
    WHEN_ACQUIRE,
    WHEN_ADOPT,
    WHEN_CIVILISE,
    WHEN_CONFLICT,
    WHEN_HARVEST,
    WHEN_INITIAL,
    WHEN_MANOEUVRE,
    WHEN_PRODUCTION,
    WHEN_SPREAD,
    WHEN_TRADE,
)

from .board import adorn, garrison, on_top, realm, region
from .mediterranean import CARTHAGE, GAUL, ROME, artifact, count, disturb, lasting, lead, mediterranean
from .stage import Stage

pytestmark = pytest.mark.rule("SA-016")


def gain(s: Record, name: str, empire: int = ROME, when: int = WHEN_ACQUIRE, *script: str) -> Stage:
    """What an artifact does when an empire has just got it."""
    stage = Stage(s)
    trigger_artifact(s, artifact(name), empire, when, NOWHERE)
    stage.run(*script)
    return stage


def at(s: Record, when: int, empire: int = ROME, *script: str) -> Stage:
    """What an empire does at a moment."""
    stage = Stage(s)
    trigger(s, empire, when, NOWHERE)
    stage.run(*script)
    return stage


def as_card(s: Record, empire: int, card: str) -> None:
    """The empire has another card."""
    s.card[empire] = CARD_IDS.index(card)


@pytest.mark.rule("SA-369")
@pytest.mark.rule("SA-370")
@pytest.mark.rule("SA-371")
@pytest.mark.rule("SA-371-R1")
def test_square_icons_pay_at_once_and_each_time() -> None:
    """Romans: 1 for a won conflict, twice for two; nothing goes through the harvest, where events would change it."""
    s = mediterranean()
    pay_square_icon(s, ROME, GLORY_WIN_CONFLICT)
    pay_square_icon(s, ROME, GLORY_WIN_CONFLICT)
    assert (s.glory[0], s.harvest[0], s.empire_harvest[ROME]) == (2, 0, 0)
    pay_square_icon(s, ROME, GLORY_WIN_TRADE)
    pay_square_icon(s, ROME, GLORY_CAPTURE_CITY)
    assert s.glory[0] == 2


@pytest.mark.rule("SA-369")
@pytest.mark.parametrize(
    ("card", "category", "points"),
    [
        *(("cham", GLORY_WIN_TRADE, 1), ("macedonians", GLORY_CAPTURE_CAPITAL, 2)),
        *(("saxons", GLORY_CAPTURE_CITY, 1), ("gauls", GLORY_WIN_CONFLICT, 1), ("greeks", GLORY_WIN_CONFLICT, 0)),
    ],
)
def test_square_icons_by_card(card: str, category: int, points: int) -> None:
    """As printed; without the icon nothing."""
    s = mediterranean()
    as_card(s, GAUL, card)
    pay_square_icon(s, GAUL, category)
    assert s.glory[1] == points


@pytest.mark.rule("SA-289-R2")
@pytest.mark.parametrize(
    ("name", "level", "money", "elite", "glory"),
    [
        ("statue_of_zeus", 12, 20, 2, 0),
        ("university", 13, 20, 1, 0),
        ("taj_mahal", 12, 30, 1, 0),
        ("printing", 13, 20, 1, 0),
        ("electricity", 13, 20, 1, 0),
        ("space_program", 12, 20, 1, 2),
        ("great_depression", 12, 10, 1, 0),
        ("pyramids", 12, 20, 1, 0),
    ],
)
def test_what_artifacts_give_when_acquired(name: str, level: int, money: int, elite: int, glory: int) -> None:
    """Once, for the empire that acquires it; others that it has do nothing again."""
    s = mediterranean()
    s.owned[ROME, artifact("taj_mahal")] = 1
    gain(s, name)
    assert (s.level[ROME], s.money[ROME], s.elite[ROME], s.glory[0]) == (level, money, elite, glory)


def test_inquisition_restores_order_in_two_regions() -> None:
    """Of three disordered regions the owner picks two, or stops after one."""
    s = mediterranean()
    disturb(s, "latium", "lombardy", "sicily")
    stage = gain(s, "inquisition", ROME, WHEN_ACQUIRE, "choose_region sicily", "done")
    assert [int(s.disorder[region(place)]) for place in ("latium", "lombardy", "sicily")] == [1, 1, 0]
    assert stage.asked[0][0] == 0


def test_black_death_takes_a_unit_in_every_city_and_halves_one_income() -> None:
    """A unit in Latium and one in Carthage's city only; the income is halved until the next production, no longer."""
    s = mediterranean()
    s.owned[ROME, artifact("black_death")] = 1
    gain(s, "black_death", ROME, WHEN_ACQUIRE, "lose_unit swordsmen")
    assert [count(s, ROME, place) for place in ("latium", "lombardy", "sicily")] == [2, 1, 1]
    assert lasting(s) == [("income mult=0.5 until=next_production", ROME, NOBODY)]
    assert next_clause(s, ROME, VERB_INCOME, -1, START) != END
    end_lasting(s, UNTIL_NEXT_PRODUCTION, ROME)
    assert next_clause(s, ROME, VERB_INCOME, -1, START) == END


def test_black_death_spares_the_vaccinated() -> None:
    """No unit is lost, and no income."""
    s = mediterranean()
    s.owned[ROME, artifact("vaccination")] = 1
    gain(s, "black_death")
    assert count(s, ROME, "latium") == 3 and lasting(s) == []


def test_world_war_moves_every_empire_in_the_order_of_seats() -> None:
    """From the holder of the turn marker on, each empire once; the +2 for attackers is the owner's alone."""
    s = mediterranean()
    s.holder = 1
    picts = realm(s, "picts", 1, 9, "scotland")
    stage = gain(s, "world_war")
    assert stage.others == [("move", empire, 0) for empire in (GAUL, picts, CARTHAGE, ROME)]
    assert lasting(s) == [("conflict add=2 side=attacker until=end_turn", ROME, NOBODY)]
    s.owned[GAUL, artifact("world_war")] = 1
    assert next_clause(s, GAUL, VERB_CONFLICT, -1, START) == END


@pytest.mark.rule("SA-307")
def test_adopting_a_culture() -> None:
    """Islam brings a manoeuvre, Monarchy and Fascism an elite marker, Judaism nothing at once."""
    s = mediterranean()
    assert gain(s, "islam", ROME, WHEN_ADOPT).others == [("move", ROME, 0)]
    gain(s, "monarchy", ROME, WHEN_ADOPT)
    gain(s, "fascism", ROME, WHEN_ADOPT)
    assert gain(s, "judaism", ROME, WHEN_ADOPT).others == []
    assert s.elite[ROME] == 3


def test_production_pays_banks_merchants_and_traders() -> None:
    """Banking 5, a merchant 3, the Malians 4."""
    s = mediterranean()
    as_card(s, ROME, "malians")
    s.owned[ROME, artifact("banking")] = 1
    lead(s, ROME, "merchant", "latium")
    at(s, WHEN_PRODUCTION)
    assert s.money[ROME] == 20 + 5 + 3 + 4


def test_harvest_pays_artists_in_cities_and_the_peaceful() -> None:
    """An artist in Latium's city 1, one in Lombardy nothing, Opera House and Buddhism 1 each without a conflict."""
    s = mediterranean()
    lead(s, ROME, "artist", "latium")
    lead(s, ROME, "artist", "lombardy")
    s.religion[ROME] = artifact("buddhism")
    adorn(s, region("sicily"), "opera_house")
    at(s, WHEN_HARVEST)
    assert s.glory[0] == 3
    s.fought[ROME] = 1
    at(s, WHEN_HARVEST)
    assert s.glory[0] == 4


def test_glory_that_comes_without_a_card_is_told_with_the_empire_that_brings_it() -> None:
    s = mediterranean()
    lead(s, ROME, "artist", "latium")
    at(s, WHEN_HARVEST)
    assert (GLORY_CAME, 0, s.card[ROME], 1) in [tuple(row[:4]) for row in s.events[: s.told]]


def test_harvest_draws_restores_and_advances() -> None:
    """Liberty draws a card, Hinduism restores the only disorder unasked, Computers advance."""
    s = mediterranean()
    on_top(s, "huns")
    adorn(s, region("latium"), "statue_of_liberty")
    s.religion[ROME] = artifact("hinduism")
    s.owned[ROME, artifact("computers")] = 1
    disturb(s, "sicily", "burgundy")
    at(s, WHEN_HARVEST)
    assert (s.card_at[CARD_IDS.index("huns")], s.level[ROME]) == (IN_HAND, 13)
    assert (s.disorder[region("sicily")], s.disorder[region("burgundy")]) == (0, 1)


def test_harvest_of_all_empires_comes_one_after_another() -> None:
    """Computers of three empires: each advances once."""
    s = mediterranean()
    s.owned[[ROME, GAUL, CARTHAGE], artifact("computers")] = 1
    stage = Stage(s)
    trigger_each(s, WHEN_HARVEST)
    stage.run()
    assert s.level[[ROME, GAUL, CARTHAGE]].tolist() == [13, 11, 15]


def test_civilise_advances_by_science_and_calms_by_the_way() -> None:
    """Scientific Method 1 level, Taoism one marker; the builder's city belongs to urbanising."""
    s = mediterranean()
    s.owned[ROME, artifact("scientific_method")] = 1
    s.religion[ROME] = artifact("taoism")
    lead(s, ROME, "builder", "sicily")
    disturb(s, "latium", "lombardy")
    at(s, WHEN_CIVILISE, ROME, "choose_region latium")
    assert (s.level[ROME], s.city[region("sicily")]) == (13, 0)
    assert [int(s.disorder[region(place)]) for place in ("latium", "lombardy")] == [0, 1]


def test_spreading_a_religion_pays_for_each_source() -> None:
    """Christianity, Hagia Sophia and a prophet: 3 glory."""
    s = mediterranean()
    s.religion[ROME] = artifact("christianity")
    adorn(s, region("latium"), "hagia_sophia")
    lead(s, ROME, "prophet", "latium")
    at(s, WHEN_SPREAD)
    assert s.glory[0] == 3


def test_a_won_trade_ends_a_dark_age_and_pays() -> None:
    """The marker goes; the Cham get 3."""
    s = mediterranean()
    as_card(s, ROME, "cham")
    s.owned[ROME, artifact("dark_age")] = 1
    at(s, WHEN_TRADE)
    assert (s.owned[ROME, artifact("dark_age")], s.money[ROME]) == (0, 23)


@pytest.mark.parametrize(
    ("card", "winner", "loser"), [("huns", 23, 7), ("danes", 25, 7), ("vandals", 25, 7), ("pirate_state", 27, 0)]
)
def test_a_won_conflict_pays(card: str, winner: int, loser: int) -> None:
    """Huns 3, Danes and Vandals 5 from nowhere; the pirates 10 from the enemy, who has 7."""
    s = mediterranean()
    as_card(s, ROME, card)
    s.side_empire[:] = ROME, GAUL
    at(s, WHEN_CONFLICT)
    assert (s.money[ROME], s.money[GAUL]) == (winner, loser)


@pytest.mark.rule("SA-309")
def test_manchus_may_take_up_confucianism_after_a_manoeuvre() -> None:
    """Once they have it they are not asked again; and they may decline."""
    s = mediterranean()
    as_card(s, ROME, "manchus")
    assert at(s, WHEN_MANOEUVRE).asked == [(0, ("pass", "take_up confucianism"))]
    at(s, WHEN_MANOEUVRE, ROME, "take_up confucianism")
    assert s.religion[ROME] == artifact("confucianism")
    assert at(s, WHEN_MANOEUVRE).asked == []


@pytest.mark.rule("SA-309")
def test_who_takes_a_city_of_confucians_may_take_up_their_religion() -> None:
    """From the empire that held the region; not while there is disorder and another religion."""
    s = mediterranean()
    s.religion[CARTHAGE] = artifact("confucianism")
    s.battle_held_by = CARTHAGE
    stage = Stage(s)
    trigger(s, ROME, WHEN_MANOEUVRE, region("carthage"))
    stage.run("take_up confucianism")
    assert (s.religion[ROME], s.glory[0]) == (artifact("confucianism"), 1)
    s.religion[ROME] = artifact("judaism")
    disturb(s, "latium")
    trigger(s, ROME, WHEN_MANOEUVRE, region("carthage"))
    stage.run()
    assert s.religion[ROME] == artifact("judaism")


def test_a_start_with_a_revolt() -> None:
    """An adjacent region of any other empire, in order or not, goes over; a capital does not."""
    s = mediterranean()
    (rebels,) = [card for card in CARD_IDS if "op=revolt" in _special(card)]
    as_card(s, GAUL, rebels)
    garrison(s, ROME, "provence", spearmen=2)
    garrison(s, CARTHAGE, "castile", spearmen=1)
    stage = Stage(s)
    trigger_verb(s, GAUL, WHEN_INITIAL, VERB_CONTROL)
    stage.run("choose_region castile")
    assert stage.asked == [(1, ("choose_region provence", "choose_region castile"))]
    assert (s.control[region("castile")], count(s, GAUL, "castile"), count(s, CARTHAGE, "castile")) == (GAUL, 1, 0)
    s.capital[ROME] = region("provence")
    trigger_verb(s, GAUL, WHEN_INITIAL, VERB_CONTROL)
    stage.run()
    assert s.control[region("provence")] == ROME


@pytest.mark.rule("SA-106")
def test_a_verb_at_a_time() -> None:
    """Mongols: two elite markers when units are placed, two manoeuvres at the end."""
    s = mediterranean()
    as_card(s, ROME, "mongols")
    stage = Stage(s)
    trigger_verb(s, ROME, WHEN_INITIAL, VERB_ELITE)
    assert (s.elite[ROME], s.depth) == (3, 0)
    trigger_verb(s, ROME, WHEN_INITIAL, VERB_ACTION)
    stage.run()
    assert stage.others == [("move", ROME, 0), ("move", ROME, 0)]


def test_what_empires_start_with() -> None:
    """Paved roads of the Incas, the wall of the Ming in a region they choose, the religion of the Tibetans."""
    s = mediterranean()
    as_card(s, ROME, "incas")
    at(s, WHEN_INITIAL)
    assert s.owned[ROME, artifact("paved_roads")] == 1
    as_card(s, ROME, "ming")
    at(s, WHEN_INITIAL, ROME, "choose_region sicily")
    assert s.wonder[region("sicily")] == artifact("great_wall")
    as_card(s, ROME, "tibetans")
    at(s, WHEN_INITIAL)
    assert (s.religion[ROME], s.glory[0]) == (artifact("buddhism"), 3)
    as_card(s, GAUL, "ming")
    at(s, WHEN_INITIAL, GAUL)
    assert (s.wonder == artifact("great_wall")).sum() == 1


def test_a_fort_and_an_explorer_to_start_with() -> None:
    """Maoris fortify a start region; whoever starts with an explorer takes an unnamed one from the cup."""
    s = mediterranean()
    as_card(s, ROME, "maoris")
    at(s, WHEN_INITIAL, ROME, "choose_region latium")
    assert s.fort[region("latium")] == 1
    explorers = [card for card in CARD_IDS if "op=promote" in _special(card)]
    as_card(s, GAUL, explorers[0])
    cup = int(s.cup[EXPLORER])
    at(s, WHEN_INITIAL, GAUL, "choose_region aquitaine")
    assert (s.leader[0], s.leader_at[0], s.cup[EXPLORER]) == (LEADERS + EXPLORER, region("aquitaine"), cup - 1)
    s.cup[EXPLORER], s.leader[0] = 0, NOTHING
    at(s, WHEN_INITIAL, GAUL)
    assert s.leader[0] == NOTHING


def _special(card: str) -> str:
    return written(SPECIAL_CLAUSES[CARD_IDS.index(card)])


@pytest.mark.parametrize("card", CARD_IDS)
def test_every_special_of_a_start_can_be_carried_out(card: str) -> None:
    """Whatever an empire starts with finds its step, and nothing is left waiting."""
    s = mediterranean()
    as_card(s, ROME, card)
    garrison(s, GAUL, "provence", spearmen=1)

    class First(Stage):
        def _pick(self, choices: list[int], words: tuple[str, ...], waiting: list[str]) -> int:
            return choices[-1]

    stage = First(s)
    trigger(s, ROME, WHEN_INITIAL, NOWHERE)
    stage.run()
    started = [row for row in clauses_of(SPECIAL_CLAUSES[CARD_IDS.index(card)]) if row[WHEN] == WHEN_INITIAL]
    moves = sum(int(row[2]) for row in started if row[VERB] == VERB_ACTION)
    assert [other for other in stage.others if other[0] != "gained"] == [("move", ROME, 0)] * moves
    assert s.depth == 0


@pytest.mark.rule("SA-016-R1")
def test_texts_change_rules_while_they_lie_there() -> None:
    """Writing and Republic add 2 to trades; without them nothing."""
    s = mediterranean()
    assert total_add(s, ROME, VERB_TRADE) == 0
    s.owned[ROME, artifact("writing")] = 1
    s.government[ROME] = artifact("republic")
    assert total_add(s, ROME, VERB_TRADE) == 2


def test_what_others_carry_out_is_left_to_them() -> None:
    """Conversions at set-up, peeking in destiny, builders, leaders kept, cheaper first units."""
    left = [clause for clause in range(len(CLAUSES)) if CLAUSES[clause, WHEN] >= 0 and is_elsewhere(clause)]
    verbs = {int(CLAUSES[clause, VERB]) for clause in left}
    assert len(verbs) == 5
