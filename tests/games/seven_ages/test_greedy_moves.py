"""The rule of thumb: where it goes, whom it attacks, how it fights."""

from __future__ import annotations

from aevum.core.record import Record
from aevum.games.seven_ages.actions import VOCABULARY
from aevum.games.seven_ages.atlas import BORDER_START, BORDER_TO, LAND, REGION_KIND, REGIONS
from aevum.games.seven_ages.heuristics.moves import best_attack, best_prey, call_of, use_beyond
from aevum.games.seven_ages.sequence import SEQUENCE
from aevum.games.seven_ages.state import (
    ACTIVE,
    OTHER,
)
from aevum.games.seven_ages.steps import (
    AT_ASSASSIN_KEEP,
    AT_CANAL,
    AT_CHOOSE_CONFLICT,
    AT_COMMIT,
    AT_REPLACE_CARD,
    AT_RETREAT,
    AT_RETREAT_TO,
    AT_STACK,
)
from aevum.games.seven_ages.tables import (
    CARD_IDS,
)
from tests.games.seven_ages.battle import lead
from tests.games.seven_ages.board import empty_table, found, garrison, region
from tests.games.seven_ages.greedy import ENGINE, asked, battle, best, egypt, rival


def play_moves(s: Record, seat: int = 0) -> list[str]:
    """All moves of a manoeuvre as the rule of thumb makes them, until something else is asked."""
    made = []
    s.pending = 1 << seat
    while SEQUENCE.names[s.step] in {"stack", "pick_unit", "go"}:
        action = ENGINE.best_choice(s, seat, 3)
        made.append(VOCABULARY.to_words(action))
        ENGINE.choose(s, seat, action)
    return made


def test_one_unit_goes_into_each_free_region_and_one_stays() -> None:
    s = empty_table(4)
    empire = found(s, "sumerians", 0, 1, "sumer")
    garrison(s, empire, "sumer", spearmen=3)
    asked(s, AT_STACK, empire)
    play_moves(s)
    assert s.stacks[empire, region("sumer")] == 1
    assert (s.control == empire).sum() == 3


def test_a_ship_carries_a_unit_over_the_sea_where_no_land_is_free() -> None:
    s = empty_table(4)
    empire = found(s, "minoans", 0, 2, "crete", capital=region("crete"))
    garrison(s, empire, "crete", spearmen=2, galleys=1)
    for border in range(BORDER_START[region("crete")], BORDER_START[region("crete") + 1]):
        s.control[BORDER_TO[border]] = empire
    moves = play_moves(asked(s, AT_STACK, empire))
    assert moves[:3] == ["move crete", "take galleys", "take spearmen"]
    assert s.stacks[empire, region("crete")] == 1
    landed = [each for each in range(REGIONS) if s.stacks[empire, each] == 2]
    assert len(landed) == 1 and REGION_KIND[landed[0]] == LAND and s.control[landed[0]] == empire


def rival_at(s: Record, place: str, units: int) -> int:
    """The empire of seat 1 holds a region more."""
    owners = [each for each in range(15) if s.player[each] == 1]
    empire = owners[0] if owners else found(s, "nubians", 1, 1, place)
    s.control[region(place)] = empire
    garrison(s, empire, place, spearmen=units)
    return empire


def test_it_attacks_only_when_it_can_hardly_fail() -> None:
    weak, empire = egypt(spearmen=3)
    strong, _ = egypt(level=14, swordsmen=6, light_cavalry=3)
    for s in (weak, strong):
        rival_at(s, "thebes", 2)
    assert "go thebes" not in play_moves(asked(weak, AT_STACK, empire))
    moves = play_moves(asked(strong, AT_STACK, empire))
    assert moves[:3] == ["move egypt", "take_all", "go thebes"]


def just_enough(place: str) -> tuple[Record, int]:
    """Egypt with no unit more than an attack takes, and nothing else to do."""
    for units in range(3, 15):
        s, empire = egypt(spearmen=units)
        rival_at(s, place, 1)
        s.control[s.control == -1] = empire
        if best_attack(s, empire, region("egypt")) > 0.0:
            return asked(s, AT_STACK, empire), empire
    raise AssertionError("no army is large enough")


def test_an_army_that_is_being_picked_is_counted_as_a_whole() -> None:
    s, _ = just_enough("thebes")
    s.pending = 1
    for words in ("move egypt", "take spearmen", "take spearmen"):
        ENGINE.choose(s, 0, VOCABULARY.from_words(words))
    assert play_moves(s)[:2] == ["take_all", "go thebes"]


def test_units_of_long_ago_are_not_taken_for_new_ones() -> None:
    s, empire = egypt(level=38, fusiliers=3)
    enemy = rival(s, level=38)
    s.control[s.control == -1] = empire
    s.control[region("thebes")] = enemy
    garrison(s, enemy, "thebes", spearmen=1)
    assert "go thebes" in play_moves(asked(s, AT_STACK, empire))


def test_idle_units_gather_where_an_attack_wants_them() -> None:
    s, empire = egypt(level=8, spearmen=5)
    rival(s, "nubians", "nubia", level=8)
    garrison(s, empire, "thebes", spearmen=1)
    s.control[s.control == -1] = empire
    assert play_moves(asked(s, AT_STACK, empire))[:3] == ["move egypt", "take_all", "go thebes"]
    assert s.stacks[empire, region("egypt")] == 1


def test_air_units_follow_to_a_battle_and_take_no_land() -> None:
    s, empire = egypt(level=44, motor_infantry=5, fighters=1)
    rival_at(s, "thebes", 1)
    moves = play_moves(asked(s, AT_STACK, empire))
    assert moves.index("take fighters") > moves.index("go thebes")
    assert moves[moves.index("take fighters") :][:2] == ["take fighters", "go thebes"]
    alone, empire = egypt(level=44, motor_infantry=1, fighters=1)
    assert play_moves(asked(alone, AT_STACK, empire)) == ["done"]


def test_it_stops_where_the_best_free_region_is() -> None:
    s, empire = egypt(spearmen=2)
    asked(s, AT_STACK, empire)
    moves = play_moves(s)
    assert moves[0] == "move egypt" and "stop" in moves and "turn_back" not in moves


def test_the_surest_conflict_comes_first_and_a_canal_is_closed_to_the_leader() -> None:
    s, empire = egypt(level=14, swordsmen=2)
    garrison(s, empire, "thebes", swordsmen=6)
    enemy = rival(s, place="nubia")
    for place in ("egypt", "thebes"):
        garrison(s, enemy, place, spearmen=1)
    assert best(asked(s, AT_CHOOSE_CONFLICT, empire)) == "fight thebes nubians"
    s.glory[:2] = 5, 30
    assert best(asked(s, AT_CANAL, enemy, empire)) == "close_canal"


def commit_all(s: Record, seat: int = 0) -> list[str]:
    """What is committed, one after another."""
    made: list[str] = []
    while not made or made[-1] != "done":
        made.append(best(s, seat))
        ENGINE.choose(s, seat, ENGINE.best_choice(s, seat, 3))
        if SEQUENCE.names[s.step] != "commit" or s.side_ready[ACTIVE]:
            break
    return made


def test_it_commits_enough_all_or_one() -> None:
    sure, empire, _ = battle({"swordsmen": 6}, {"spearmen": 1}, level=6)
    made = commit_all(asked(sure, AT_COMMIT, empire))
    assert "commit_all" not in made and made[-1] == "done"
    close, empire, _ = battle({"swordsmen": 4}, {"swordsmen": 6})
    assert best(asked(close, AT_COMMIT, empire)) == "commit_all"
    lost, empire, _ = battle({"spearmen": 2, "swordsmen": 1}, {"swordsmen": 6, "light_cavalry": 3})
    assert commit_all(asked(lost, AT_COMMIT, empire)) == ["commit spearmen", "done"]


def test_it_retreats_when_there_is_no_hope() -> None:
    s, empire, _ = battle({"spearmen": 2}, {"swordsmen": 6, "light_cavalry": 3})
    s.control[region("thebes")] = empire
    garrison(s, empire, "thebes", spearmen=1)
    s.side_disorder[OTHER] = 1
    assert best(asked(s, AT_RETREAT, empire, ACTIVE)) == "retreat"
    assert best(asked(s, AT_RETREAT_TO, empire, ACTIVE)).endswith("thebes")
    s, empire, _ = battle({"swordsmen": 6, "light_cavalry": 2}, {"spearmen": 2})
    s.side_disorder[OTHER] = 1
    assert best(asked(s, AT_RETREAT, empire, ACTIVE)) == "pass"


def test_a_tactician_replaces_a_low_card() -> None:
    s, empire, _ = battle({"swordsmen": 3}, {"swordsmen": 3})
    lead(s, empire, "nubia", "tactician")
    s.side_card[ACTIVE] = CARD_IDS.index("vandals")  # 0
    assert best(asked(s, AT_REPLACE_CARD, empire, ACTIVE)) == "replace_card"
    s.side_card[ACTIVE] = CARD_IDS.index("romans")  # 7
    assert best(s) == "pass"
    assert best(asked(s, AT_ASSASSIN_KEEP, empire, ACTIVE)) == "keep_drawn_card"
    s.side_card[ACTIVE] = CARD_IDS.index("vandals")
    assert best(s) == "draw_another_card"


def test_a_stack_does_not_go_back_where_it_came_from() -> None:
    s, empire = egypt(level=14, light_cavalry=4)
    enemy = rival(s, "nubians", "palestine", 14, swordsmen=3)
    s.capital[enemy], s.city[region("palestine")], s.money[enemy] = region("palestine"), 3, 100
    s.control[s.control == -1] = empire
    asked(s, AT_STACK, empire)
    for words in ("move egypt", "take light_cavalry", "go thebes"):
        s.pending = 1
        ENGINE.choose(s, 0, VOCABULARY.from_words(words))
    assert call_of(s, empire, region("egypt")) > call_of(s, empire, region("thebes"))
    assert "go egypt" in choices_of(s, 0) and best(s) == "stop"


def test_who_would_be_missed_in_an_army_stays() -> None:
    s, empire = egypt(level=8, spearmen=1)
    rival(s, "nubians", "palestine", 8, swordsmen=2)
    wanted = [units for units in range(1, 9) if best_prey(s, empire, region("egypt"), units) > 0.0]
    enough = wanted[-1] + 1
    assert 1 < enough < 9
    s.stacks[empire, region("egypt")] = enough
    assert call_of(s, empire, region("egypt")) == 0.0
    assert use_beyond(s, empire, region("egypt")) < 0.0


def test_an_attack_that_fails_is_broken_off_sooner_than_a_region_is_given_up() -> None:
    weaker, stronger = {"swordsmen": 2}, {"swordsmen": 6, "light_cavalry": 2}
    s, empire, _ = battle(weaker, stronger)
    s.control[region("thebes")] = empire
    garrison(s, empire, "thebes", spearmen=1)
    s.side_disorder[OTHER] = 1
    assert best(asked(s, AT_RETREAT, empire, ACTIVE)) == "retreat"
    s, _, enemy = battle(stronger, weaker)
    s.control[region("ethiopia")] = enemy
    garrison(s, enemy, "ethiopia", spearmen=1)
    s.side_disorder[ACTIVE] = 1
    asked(s, AT_RETREAT, enemy, OTHER)
    assert "retreat" in choices_of(s, 1) and best(s, 1) == "pass"


def choices_of(s: Record, seat: int) -> list[str]:
    """What a player can choose."""
    s.pending = 1 << seat
    return [VOCABULARY.to_words(action) for action in ENGINE.choices(s, seat)]
