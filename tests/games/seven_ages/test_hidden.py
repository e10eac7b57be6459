"""What nobody may know: hands, the draw pile, markers, types of units; and what a seat can imagine instead."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from random import Random

import numpy as np
import pytest

from aevum.core.engine import Engine, compiled
from aevum.core.match import Match
from aevum.core.record import Field, Reading, Record, copy_record, may_see
from aevum.core.sequence import interrupt, resume
from aevum.core.vocabulary import pack
from aevum.games.seven_ages import GAME
from aevum.games.seven_ages.actions import BUILD, TAKE
from aevum.games.seven_ages.effects import CLAUSES
from aevum.games.seven_ages.grammar import VERB, WHERE
from aevum.games.seven_ages.rules.cards import draw_card, lay_card
from aevum.games.seven_ages.rules.civilise import can_play_artifact
from aevum.games.seven_ages.rules.conflict import begin_conflict, cover_sides
from aevum.games.seven_ages.rules.effect_frames import ask, pack_who
from aevum.games.seven_ages.state import (
    ACTIVE,
    BY_INVASION,
    COVERED,
    COVERED_BOX,
    COVERED_CARD,
    FACE_DOWN,
    FREE,
    IN_DECK,
    MANOEUVRE,
    MOVED,
    NOWHERE,
    ON_THE_WAY,
    OTHER,
    PRODUCTION,
    SHOWN,
    SPENT,
    WILD,
)
from aevum.games.seven_ages.steps import (
    AT_ARRANGE,
    AT_ARTIFACT_EMPIRE,
    AT_BID,
    AT_BUILD,
    AT_COMMIT,
    AT_EVENT_REGION,
    AT_FRONT,
    AT_GO,
    AT_MARKER,
    AT_MODERNISE,
    AT_PICK_UNIT,
    AT_REPLACE_CARD,
    AT_RESTORE_ORDER,
    AT_STACK,
    AT_TIMING,
)
from aevum.games.seven_ages.tables import ARTIFACT_IDS, CARD_IDS, CARDS, LEADERS, TACTICIAN, UNIT_IDS
from aevum.games.seven_ages.words import VERB_UNITS, WHERE_RIVER_REGION
from tests.games.seven_ages.board import empty_table, found, garrison, hand, region, unit
from tests.laws import mutants, secrets
from tests.laws.knowledge import SPECTATOR, imagined_can_be_played_out
from tests.laws.moments import Moment, Unlawful, with_record
from tests.laws.tables import usual_table

ENGINE = compiled(GAME)
HIDDEN = secrets.hidden_fields(GAME)
ONLOOKERS = (-1, 0, 1, 2)
SHIPS = ("galleys", "frigates", "ships_of_the_line", "battleships")
WINGS = ("fighters", "bombers", "nuclear_bombs", "star_wars")


def table() -> Record:
    """Three players with an empire each; markers lie face down."""
    s = empty_table(3)
    s.key[:] = (11, 12)
    hand(s, 0, "han", "tibetans")
    hand(s, 1, "mauryans", "macedonians", "venetians")
    for seat, card, place in ((0, "greeks", "greece"), (1, "sumerians", "sumer"), (2, "romans", "latium")):
        empire = found(s, card, seat, 30, place)
        garrison(s, empire, place, spearmen=2, archers=1, light_cavalry=1)
        s.marker[empire], s.marker_placed[empire], s.marker_state[empire] = MANOEUVRE + seat, 1, FACE_DOWN
    s.spare_marker[1], s.spare_placed[1] = WILD, 1
    s.fallen_trade[2, PRODUCTION] = 3
    return s


def asked(s: Record, step: int, seats: int, a: int = 0, b: int = 0) -> Record:
    """A decision waits."""
    interrupt(s, step, a, b)
    s.pending = seats
    return s


def empire_of(s: Record, seat: int) -> int:
    """The empire of a player."""
    return int(np.flatnonzero(np.asarray(s.player) == seat)[0])


def bidding() -> Record:
    """One of three has laid a card to go first."""
    s = table()
    s.bidding = 3
    s.bid[1] = int(np.flatnonzero(s.card_at == 5)[0])
    lay_card(s, int(s.bid[1]))
    s.step, s.pending = AT_BID, 0b001
    return s


def placing() -> Record:
    """Markers are placed off-empire."""
    s = table()
    s.step, s.served, s.pending = AT_MARKER, 1, 0b101
    return s


def timing() -> Record:
    """The holder of the turn marker has filled a box."""
    s = table()
    s.timed_progress = 1
    s.timing[0] = PRODUCTION
    s.step, s.pending = AT_TIMING, 1
    return s


def building() -> Record:
    """An empire produces."""
    s = table()
    s.money[empire_of(s, 1)] = 30
    return asked(s, AT_BUILD, 0b010, empire_of(s, 1))


def arranging() -> Record:
    """Somebody looks at the next cards."""
    s = table()
    s.religion[empire_of(s, 1)] = ARTIFACT_IDS.index("taoism")
    s.peeked[1, :2] = s.deck[s.deck_left - 1], s.deck[s.deck_left - 2]
    return asked(s, AT_ARRANGE, 0b010, empire_of(s, 1), 1)


def moving() -> Record:
    """A stack is made up."""
    s = table()
    empire, place = empire_of(s, 1), region("sumer")
    garrison(s, empire, "palestine", spearmen=2)
    garrison(s, empire_of(s, 0), "egypt", galleys=3, spearmen=2)
    s.group_at = s.group_from = place
    interrupt(s, AT_STACK, empire)
    return asked(s, AT_PICK_UNIT, 0b010, empire)


def walking() -> Record:
    """A stack of two has set out and may go on or stop."""
    s = moving()
    empire = empire_of(s, 1)
    resume(s)
    s.in_move[np.flatnonzero(s.unit_at == region("sumer"))[:2]] = ON_THE_WAY
    s.group_at, s.group_told = region("elam"), 2
    return asked(s, AT_GO, 0b010, empire)


def sailing() -> Record:
    """Two ships with two others aboard are at sea."""
    s = table()
    empire = empire_of(s, 0)
    ships = garrison(s, empire, "greece", frigates=2)
    return under_way(s, empire, [*ships, *soldiers(s, empire, "greece")], "greece", "aegean_sea")


def flying() -> Record:
    """A bomber and a bomb from a land without a coast are over the sea."""
    s = table()
    empire = empire_of(s, 0)
    s.level[empire], s.gone[:] = 47, 1
    garrison(s, empire, "austria", spearmen=2)
    return under_way(s, empire, garrison(s, empire, "austria", bombers=1, nuclear_bombs=1), "austria", "aegean_sea")


def soldiers(s: Record, empire: int, place: str) -> list[int]:
    """Two spearmen of an empire in a region."""
    there = (np.asarray(s.unit_at) == region(place)) & (np.asarray(s.unit_type) == unit("spearmen"))
    return [int(counter) for counter in np.flatnonzero(there)[:2]]


def under_way(s: Record, empire: int, units: list[int], start: str, here: str) -> Record:
    """A stack of these counters of an empire may go on or stop."""
    s.in_move[units] = ON_THE_WAY
    s.group_from, s.group_at, s.group_told = region(start), region(here), len(units)
    interrupt(s, AT_STACK, empire)
    return asked(s, AT_GO, 1 << int(s.player[empire]), empire)


def battle(s: Record) -> list[int]:
    """Greeks fight Sumerians, who have a tactician; the units of the Greeks, one spent and one covered."""
    greeks, sumerians = empire_of(s, 0), empire_of(s, 1)
    units = garrison(s, greeks, "sumer", spearmen=2, archers=1)
    s.leader[0], s.leader_of[0], s.leader_at[0] = LEADERS + TACTICIAN, sumerians, region("sumer")
    s.cup[TACTICIAN] -= 1
    begin_conflict(s, region("sumer"), greeks, sumerians)
    cover_sides(s)
    for side in range(2):
        s.side_card[side] = draw_card(s)
    s.in_conflict[units[0]], s.in_conflict[units[1]], s.battle_round = SPENT, COVERED, 2
    s.told = 0
    return units


def fighting() -> Record:
    """Both sides of a conflict commit units, for the second time in this round; one was spent in an earlier round."""
    s = table()
    battle(s)
    return asked(s, AT_COMMIT, 0b011, empire_of(s, 0), 1)


def replacing() -> Record:
    """A side may replace its conflict card."""
    s = table()
    s.in_conflict[battle(s)] = FREE
    return asked(s, AT_REPLACE_CARD, 0b010, empire_of(s, 1), OTHER)


def arranging_lines() -> Record:
    """Units that came a long way were shown in a conflict of a manoeuvre."""
    s = table()
    interrupt(s, AT_RESTORE_ORDER, empire_of(s, 0))
    units = battle(s)
    s.in_move[units], s.came_from[units], s.entered[units] = MOVED, region("egypt"), BY_INVASION
    s.in_conflict[units[1:]], s.sides_shown = SHOWN, 1
    return asked(s, AT_FRONT, 0b001, empire_of(s, 0), ACTIVE)


def giving_an_artifact() -> Record:
    """A card lies open as an artifact, and its player chooses an empire for it."""
    s = table()
    actor = empire_of(s, 1)
    card = next(card for card in range(CARDS) if s.card_at[card] == IN_DECK and can_play_artifact(s, 1, actor, card))
    hand(s, 1, CARD_IDS[card])
    return asked(s, AT_ARTIFACT_EMPIRE, 0b010, actor, card)


def modernising() -> Record:
    """Units are turned over in two regions."""
    s = table()
    empire = empire_of(s, 1)
    s.level[empire] = 40
    garrison(s, empire, "sumer", swordsmen=2)
    garrison(s, empire, "palestine", swordsmen=1, galleys=2)
    return asked(s, AT_MODERNISE, 0b010, empire)


def striking() -> Record:
    """A region is chosen in which units are lost: how many of which types stand there nobody else knows."""
    s = table()
    flood = np.flatnonzero((CLAUSES[:, VERB] == VERB_UNITS) & (CLAUSES[:, WHERE] == WHERE_RIVER_REGION))[0]
    garrison(s, empire_of(s, 0), "burgundy", spearmen=2)
    ask(s, AT_EVENT_REGION, pack_who(empire_of(s, 1), empire_of(s, 0), 1, 1), int(flood))
    s.pending = 0b010
    return s


POSITIONS = (
    bidding,
    placing,
    timing,
    building,
    arranging,
    moving,
    walking,
    sailing,
    flying,
    fighting,
    replacing,
    arranging_lines,
    giving_an_artifact,
    modernising,
    striking,
)


def match_at(s: Record) -> Match:
    """A match in this position."""
    return with_record(usual_table(GAME, 3).open(1, ENGINE), s)


def moments() -> Iterator[Moment]:
    """All these positions."""
    for number, make in enumerate(POSITIONS):
        yield Moment(match_at(make()), Random(number))


@pytest.mark.parametrize("make", POSITIONS, ids=lambda make: make.__name__)
def test_what_is_imagined_is_what_is_seen(make: Callable[[], Record]) -> None:
    s = make()
    GAME.conserved(Reading(s))
    moment = Moment(match_at(s), Random(1))
    for onlooker in ONLOOKERS:
        seen = ENGINE.observe(s, onlooker)
        for luck in range(2):
            world = ENGINE.imagine(seen, onlooker, luck)
            GAME.conserved(Reading(world))
            assert ENGINE.observe(world, onlooker).tobytes() == seen.tobytes()
            assert onlooker < 0 or ENGINE.choices(world, onlooker) == ENGINE.choices(s, onlooker)
            assert all(ENGINE.choices(world, seat) for seat in moment.match.pending)


@pytest.mark.parametrize("field", HIDDEN, ids=lambda field: field.name)
def test_every_hidden_field_is_imagined_in_different_ways(field: Field) -> None:
    assert any(differs(field, moment) for moment in moments())


def differs(field: Field, moment: Moment) -> bool:
    """Whether a spectator imagines different things where it may not look."""
    hidden = ~may_see(field, moment.record, SPECTATOR)
    worlds = [np.array(moment.world(moment.record, SPECTATOR)[field.name]) for _ in range(9)]
    return any(bool((worlds[0] != world)[hidden].any()) for world in worlds[1:])


@pytest.mark.parametrize("field", HIDDEN, ids=lambda field: field.name)
def test_a_hidden_field_that_is_not_blanked_is_noticed(field: Field) -> None:
    moment = next(moment for moment in moments() if mutants.hides(moment.match, field))
    careless = copy.copy(moment.match)
    careless.engine = Engine(GAME, {**ENGINE._functions, **mutants.forgotten(GAME, field)}, compiled=False)
    with pytest.raises(Unlawful, match=field.name):
        look_again_and_again(careless)


def look_again_and_again(match: Match) -> None:
    """Hidden things are scrambled in several ways; one may happen to change nothing."""
    for luck in range(9):
        secrets.hidden_is_blanked(Moment(match, Random(luck)))


def test_the_game_itself_hides_what_it_says() -> None:
    laws = (secrets.hidden_is_blanked, secrets.open_is_shown, secrets.nothing_hidden_comes_out)
    broken = [law.__name__ for moment in moments() for law in laws if breaks(law, moment)]
    assert len(list(moments())) > 1 and broken == []


def breaks(law: Callable[[Moment], None], moment: Moment) -> bool:
    """Whether a law does not hold at a moment."""
    try:
        law(moment)
    except Unlawful:
        return True
    return False


@pytest.mark.rule("SA-020", "SA-020-R1")
def test_a_type_is_hidden_and_how_many_there_are_is_open() -> None:
    s = table()
    seen = ENGINE.observe(s, 0)
    sumerians = empire_of(s, 1)
    assert seen.stacks[sumerians, region("sumer")] == 4
    assert not (np.asarray(seen.unit_at) == region("sumer")).any()
    assert (np.asarray(seen.unit_at) == region("greece")).sum() == 4


@pytest.mark.rule("SA-020-R1", "SA-231")
def test_what_was_shown_in_a_conflict_stays_open_until_its_end() -> None:
    s = fighting()
    seen = ENGINE.observe(s, 2)
    shown = np.flatnonzero(np.asarray(seen.unit_at) == region("sumer"))
    assert s.in_conflict[shown].tolist() == [SPENT]
    s.battle_at = NOWHERE
    assert not (np.asarray(ENGINE.observe(s, 2).unit_at) == region("sumer")).any()


@pytest.mark.rule("SA-020", "SA-126")
def test_two_types_of_one_price_are_built_alike_for_others() -> None:
    s = building()
    after = [ENGINE.foresee(s, 1, pack(BUILD, unit(name), region("sumer"))) for name in ("spearmen", "swordsmen")]
    for onlooker in (-1, 0, 2):
        first, second = (ENGINE.observe(later, onlooker).tobytes() for later in after)
        assert first == second
    assert ENGINE.observe(after[0], 1).tobytes() != ENGINE.observe(after[1], 1).tobytes()


@pytest.mark.rule("SA-020", "SA-165")
def test_what_comes_along_with_a_stack_looks_alike_for_others() -> None:
    s = moving()
    taken = [ENGINE.foresee(s, 1, pack(TAKE, unit(name))) for name in ("spearmen", "light_cavalry")]
    assert ENGINE.observe(taken[0], 0).tobytes() == ENGINE.observe(taken[1], 0).tobytes()
    assert ENGINE.observe(taken[0], 1).tobytes() != ENGINE.observe(taken[1], 1).tobytes()


@pytest.mark.rule("SA-171-R2")
def test_others_imagine_as_many_on_the_way_as_they_saw_set_out() -> None:
    seen = ENGINE.observe(walking(), 0)
    worlds = [ENGINE.imagine(seen, 0, luck) for luck in range(20)]
    assert {int((world.in_move == ON_THE_WAY).sum()) for world in worlds} == {2}


@pytest.mark.rule("SA-173")
@pytest.mark.parametrize(("make", "carriers"), [(sailing, (SHIPS, 2)), (flying, (WINGS, 2))])
def test_others_imagine_at_sea_only_what_gets_there(
    make: Callable[[], Record], carriers: tuple[tuple[str, ...], int]
) -> None:
    """Ships enough for all, from a land without a coast nothing but what flies."""
    types, least = carriers
    seen = ENGINE.observe(make(), 1)
    for luck in range(30):
        world = ENGINE.imagine(seen, 1, luck)
        at_sea = [UNIT_IDS[world.unit_type[counter]] for counter in np.flatnonzero(world.in_move == ON_THE_WAY)]
        assert len(at_sea) == seen.group_told and sum(each in types for each in at_sea) >= least


@pytest.mark.rule("SA-207", "SA-382", "SA-053")
def test_that_something_lies_there_is_open_and_what_it_is_hidden() -> None:
    assert ENGINE.observe(fighting(), 1).side_card.tolist()[0] == COVERED_CARD
    assert ENGINE.observe(timing(), 1).timing.tolist()[0] == COVERED_BOX
    assert ENGINE.observe(placing(), 0).spare_placed.tolist()[1] == 0
    assert ENGINE.observe(table(), 0).spare_placed.tolist()[1] == 1


@pytest.mark.rule("SA-020")
def test_what_is_imagined_can_be_played_on() -> None:
    s = fighting()
    s.last_turn = 1
    match = match_at(s)
    imagined_can_be_played_out(Moment(match, Random(5)))
    assert copy_record(s).tobytes() == s.tobytes()
