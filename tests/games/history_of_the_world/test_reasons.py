"""Whatever is refused, the reason is a rule that exists and that people can read."""

from collections.abc import Callable

import pytest

from aevum.core.record import Reading
from aevum.games.history_of_the_world.state import AREA_IDS, AREA_LANDS, AREA_START, LAND_IDS
from tests.games.history_of_the_world.table import Seat, Table

BOB = Seat({"persians": ["palestine", "levant", "nile_delta"], "sumerians": ["northern_apennines"]})
NAVAL = {"naval_control": 1}


def drawing() -> Table:
    """The draw of Epoch II: Ann's was the last turn of Epoch I."""
    return Table(Seat(), Seat(points=5), empire="aryans").play("done")


def event(*hand: str, empire: str = "romans", **more: object) -> Table:
    """Ann may play cards."""
    return Table(Seat(hand=[*hand, "jihad"]), BOB, empire=empire, **more)  # type: ignore[arg-type]


# One table at each decision.
TABLES: dict[str, Callable[[], Table]] = {
    "empire": drawing,
    "event": lambda: event("leader"),
    "astronomy": lambda: event("astronomy").play("play astronomy", "done"),
    "recall": lambda: Table(empire="british", seas={"caspian_sea": (1, 5), "caribbean_sea": (2, 5)}, options=NAVAL),
    "reallocation": lambda: event("reallocation").play("play reallocation", "done"),
    "naval": lambda: Table(seas={"eastern_mediterranean": (1, 2)}, options=NAVAL),
    "monument": lambda: Table(empire="celts", realm=["albion"]).play("done"),
    "expand": lambda: Table(Seat(), BOB),
    "route": lambda: Table(Seat(), BOB).play("approach northern_apennines"),
    "incite": lambda: event("civil_war").play("play civil_war"),
    "rebel": lambda: event("civil_war").play("play civil_war", "incite persians"),
    "disaster": lambda: event("disaster", monuments=["crete", "libya"]).play("play disaster"),
    "afflict": lambda: event("famine").play("play famine"),
    "plague": lambda: event("plague").play("play plague"),
    "pestilence": lambda: event("pestilence").play("play pestilence"),
    "barbarians": lambda: event("barbarians").play("play barbarians"),
    "raid": lambda: event("barbarians").play("play barbarians", "gather syrian_desert"),
    "migrants": lambda: event("migrants_africa").play("play migrants_africa"),
    "treachery": lambda: event("treachery").play("play treachery"),
}


@pytest.mark.parametrize(
    ("step", "words", "rule"),
    [
        ("empire", "play leader", "HW-061"),
        ("empire", "done", "HW-039"),
        ("empire", "pass 3", "HW-040"),
        ("event", "keep", "HW-037"),
        ("event", "expand crete", "HW-102"),
        ("event", "attack crete", "HW-102"),
        ("event", "approach crete", "HW-102"),
        ("event", "fortify crete army", "HW-122"),
        ("event", "recover", "HW-083"),
        ("event", "raise crete", "HW-169"),
        ("event", "launch black_sea", "HW-248"),
        ("event", "exchange black_sea", "HW-241"),
        ("event", "hold black_sea", "HW-229"),
        ("event", "challenge black_sea", "HW-233"),
        ("event", "withdraw black_sea", "HW-236"),
        ("event", "incite persians", "HW-263"),
        ("event", "rebel crete", "HW-263"),
        ("event", "destroy crete", "HW-271"),
        ("event", "afflict china", "HW-256"),
        ("event", "infect crete", "HW-312"),
        ("event", "gather alps", "HW-250"),
        ("event", "raid crete", "HW-251"),
        ("event", "migrate crete", "HW-303"),
        ("event", "betray crete", "HW-320"),
        ("event", "come_from crete", "HW-121"),
        ("event", "sail_over black_sea", "HW-118"),
        ("event", "send_allies crete", "HW-247"),
        ("reallocation", "exchange black_sea", "HW-239"),
        ("naval", "hold eastern_mediterranean", "HW-229"),
        ("expand", "send_allies crete", "HW-247"),
        ("expand", "sail_over black_sea", "HW-118"),
        ("expand", "recover_allies", "HW-085"),
        ("expand", "fortify southern_apennines coin", "HW-087"),
        ("expand", "fortify southern_apennines allied_coin", "HW-246"),
        ("expand", "fortify southern_apennines engineering", "HW-278"),
        ("expand", "fortify alps army", "HW-123"),
        ("expand", "attack southern_apennines", "HW-108"),
        ("expand", "attack albion", "HW-104"),
        ("expand", "approach crete", "HW-111"),
        ("monument", "raise danubia", "HW-172"),
        ("disaster", "destroy albion", "HW-271"),
        ("plague", "infect albion", "HW-312"),
        ("raid", "raid albion", "HW-251"),
        ("treachery", "done", "HW-055"),
    ],
)
def test_reasons(step: str, words: str, rule: str) -> None:
    assert TABLES[step]().refusal(words) == rule


def test_without_armies_nobody_goes_anywhere() -> None:
    bob = Seat({"sumerians": ["northern_apennines"]})
    empty = Table(Seat(hand=["population_explosion"]), bob).play("play population_explosion")
    empty.s.lost, empty.s.pool = int(empty.s.pool), 0
    assert empty.refusal("expand crete") == empty.refusal("attack northern_apennines") == "HW-103"
    assert empty.refusal("approach northern_apennines") == "HW-103"
    assert empty.refusal("fortify southern_apennines army") == "HW-122"
    own = Table(Seat({"egyptians": ["crete"]}), bob)
    assert own.refusal("attack crete") == "HW-112"


@pytest.mark.rule("HW-067")
@pytest.mark.parametrize("name", ["disaster", "plague", "civil_war", "barbarians", "treachery"])
def test_a_card_without_a_target_says_which_target_it_lacks(name: str) -> None:
    table = Table(Seat(hand=[name]))
    assert table.refusal(f"play {name}") == "HW-067"
    assert cause_of(table, f"play {name}") == f"cause-{name}"


@pytest.mark.rule("HW-067", "HW-303")
def test_migrants_without_room_say_that_they_lack_it() -> None:
    full = Seat({"persians": [LAND_IDS[land] for land in lands_of("australia")]})
    table = Table(Seat(hand=["migrants_australia"]), full, empire="romans")
    assert cause_of(table, "play migrants_australia") == "cause-migrants"


def test_a_rule_that_says_enough_has_no_cause_beside_it() -> None:
    assert cause_of(event("leader"), "expand brazil") == cause_of(event("leader"), "play disaster") == ""


@pytest.mark.rule("HW-068", "HW-104")
def test_armies_of_other_empires_beside_a_land_are_told() -> None:
    """Zagros is Ann's, but of the Sumerians: it is no way for the Romans to the Persian Plateau."""
    table = Table(Seat({"sumerians": ["zagros"]}), Seat({"persians": ["persian_plateau"]}))
    assert table.refusal("attack persian_plateau") == table.refusal("attack albion") == "HW-104"
    assert cause_of(table, "attack persian_plateau") == "cause-other_armies"
    assert cause_of(table, "attack albion") == ""


def lands_of(area: str) -> list[int]:
    place = AREA_IDS.index(area)
    return [int(land) for land in AREA_LANDS[AREA_START[place] : AREA_START[place + 1]]]


def cause_of(table: Table, words: str) -> str:
    """The text that says what an action lacks now."""
    action = table.game.vocabulary.from_words(words)
    return table.game.cause(Reading(table.match.observed(table.seat)), table.seat, action)
