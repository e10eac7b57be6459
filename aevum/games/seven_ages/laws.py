"""What stays true at every moment of a game; checked by the laws and by the fuzzer."""

import numpy as np

from aevum.core.record import NOBODY, Record
from aevum.core.sequence import about

from .atlas import IS_COASTAL, LAND, MOST_SHORES, REGION_KIND
from .rules.checks import is_to_come
from .state import (
    ACTIVE,
    COLOURED,
    COUNTER_COLOUR,
    COUNTER_KIND,
    FIRST_BOMB,
    FIRST_ELEPHANT,
    FREE,
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    LAID,
    MARKERS,
    NO_CARD,
    NOTHING,
    NOWHERE,
    ON_THE_WAY,
    OTHER,
    SHARED_TYPE,
    UNMOORED,
    WILD,
)
from .steps import AT_CREATE_LEVEL, AT_ELEPHANTS_GO
from .tables import (
    AIR,
    ARTIFACT_KIND,
    ARTIFACT_PLACE,
    COLOUR_PAIR,
    COLOURS,
    COUNTER_SIDES,
    CUP,
    ELEPHANT_END_AGE,
    END_LEVEL,
    FIRST_LEVEL,
    GOVERNMENT,
    IN_REGION,
    LEADER_KINDS,
    LEADERS,
    MAX_PLAYERS,
    MOST_EMPIRES,
    MOST_MONEY,
    NAVAL,
    NUCLEAR,
    RELIGION,
    STARWARS,
    UNIT_CLASS,
)

_FLIERS = (AIR, NUCLEAR, STARWARS)


def conserved(s: Record) -> None:
    """Assert what the rulebook takes for granted."""
    _check_cards(s)
    _check_colours(s)
    _check_counters(s)
    _check_places(s)
    _check_shared(s)
    _check_regions(s)
    _check_artifacts(s)
    _check_leaders(s)
    _check_markers(s)
    _check_conflict(s)
    _check_rest(s)


def _check_cards(s: Record) -> None:
    """SA-022, SA-018: 110 cards, each in one place; the draw pile, hands and what lies covered are as is said."""
    where = np.asarray(s.card_at)
    deck = np.asarray(s.deck)[: s.deck_left].tolist()
    assert sorted(deck) == np.flatnonzero(where == IN_DECK).tolist(), "the draw pile"
    assert (np.asarray(s.deck)[s.deck_left :] == NO_CARD).all(), "below the draw pile"
    hands = [int((where == IN_HAND + seat).sum()) for seat in range(MAX_PLAYERS)]
    assert hands == np.asarray(s.hand_size).tolist(), "the hands"
    assert where.min() >= IN_DECK, "a card is nowhere"
    in_play = [int(card) for card, player in zip(s.card, s.player, strict=True) if player != NOBODY]
    assert len(set(in_play)) == len(in_play) and (where[in_play] == IN_PLAY).all(), "the cards of the empires"
    laid = [int(card) for card in (*s.bid, *s.side_card) if card != NO_CARD]
    assert sorted(laid) == np.flatnonzero(where == LAID).tolist(), "the cards that lie before players"
    for row in s.peeked:
        assert all(where[card] == IN_DECK for card in row if card != NO_CARD), "cards looked at"


def _check_colours(s: Record) -> None:
    """SA-004, SA-006, SA-024, SA-046, SA-054, SA-070: colours, levels, money, glory, and how many empires."""
    pairs = [int(pair) for pair in s.pair if pair != NOBODY]
    assert len(set(pairs)) == len(pairs), "two players have the same colours"
    assert min(s.glory) >= 0 and min(s.money) >= 0 and max(s.money) <= MOST_MONEY, "off the track"
    for empire in range(COLOURS):
        if s.player[empire] == NOBODY:
            assert s.card[empire] == NO_CARD and s.level[empire] == s.money[empire] == s.elite[empire] == 0
            assert not np.any(s.stacks[empire]) and s.capital[empire] == NOWHERE, "nobody's pieces"
        else:
            lowest = 0 if s.step == AT_CREATE_LEVEL and about(s) == empire else 1  # its marker is yet to be placed
            assert 0 <= s.player[empire] < s.seats, "an empire of nobody at the table"
            assert lowest <= s.level[empire] <= END_LEVEL, "an empire off the track"
            pair = int(COLOUR_PAIR[empire])
            assert pair not in pairs or s.pair[s.player[empire]] == pair, "another's colour"
    counts = np.bincount(np.asarray(s.player)[np.asarray(s.player) != NOBODY], minlength=1)
    assert counts.max() <= MOST_EMPIRES[s.seats - s.joined], "too many empires"  # who has more keeps them (SA-050-R2)


def _check_counters(s: Record) -> None:
    """SA-020-R1, SA-124: each counter shows one of its sides, and as many stand in each region as everybody sees."""
    where, kinds = np.asarray(s.unit_at), np.asarray(s.unit_type)
    sides = COUNTER_SIDES[COUNTER_KIND]
    assert ((kinds[:COLOURED] == sides[:, 0]) | (kinds[:COLOURED] == sides[:, 1])).all(), "a side that it has not"
    assert (kinds[COLOURED:] == SHARED_TYPE).all(), "a shared counter of another type"
    owners = np.concatenate([COUNTER_COLOUR, np.asarray(s.shared_by)])
    on_map = np.flatnonzero(where != NOWHERE)
    assert (owners[on_map] != NOBODY).all(), "a counter of nobody is on the map"
    counted = np.zeros_like(s.stacks)
    np.add.at(counted, (owners[on_map], where[on_map]), 1)
    assert (counted == np.asarray(s.stacks)).all(), "stacks are not what stands there"
    idle = where == NOWHERE
    for field in (s.in_move, s.in_conflict, s.entered, s.unit_shore):
        assert not np.asarray(field)[idle].any(), "a counter in a pool does something"
    assert (np.asarray(s.came_from)[idle] == NOWHERE).all(), "a counter in a pool came from somewhere"


def _check_places(s: Record) -> None:
    """SA-177, SA-179, SA-183: land units on land, ships on coasts and waters, at a shore that there is."""
    on_map = np.flatnonzero(np.asarray(s.unit_at) != NOWHERE)
    regions = np.asarray(s.unit_at)[on_map]
    classes = UNIT_CLASS[np.asarray(s.unit_type)[on_map]]
    land = REGION_KIND[regions] == LAND
    ships = classes == NAVAL
    assert (land | ships | np.isin(classes, _FLIERS)).all(), "a land unit at sea"
    assert (~ships | ~land | (IS_COASTAL[regions] == 1)).all(), "a ship on dry land"
    shores = np.asarray(s.unit_shore)[on_map]
    assert not shores[~(ships & land)].any(), "a shore without a ship"
    assert ((shores < MOST_SHORES) | (shores == UNMOORED)).all(), "a shore that there is not"


def _check_shared(s: Record) -> None:
    """SA-138 to SA-142: elephants wait only where they are kept, bombs and star-wars units never."""
    for shared, empire in enumerate(s.shared_by):
        counter = COLOURED + shared
        if empire == NOBODY:
            assert s.unit_at[counter] == NOWHERE, "nobody's counter is on the map"
            continue
        assert s.player[empire] != NOBODY, "a shared counter of no empire"
        if counter >= FIRST_BOMB:
            assert s.unit_at[counter] != NOWHERE, "a bomb or star-wars unit in a pool"
        else:
            assert not s.gone[counter - FIRST_ELEPHANT], "an elephant that left the game"
    oldest = max((int(level) for level, player in zip(s.level, s.player, strict=True) if player != NOBODY), default=0)
    leaving = is_to_come(s, AT_ELEPHANTS_GO) or s.over
    assert oldest < FIRST_LEVEL[ELEPHANT_END_AGE] or leaving or all(s.gone), "elephants in the last Age"


def _check_regions(s: Record) -> None:
    """SA-008, SA-321: who controls a region has a unit there; a capital is a city that its empire controls."""
    held = np.flatnonzero(np.asarray(s.control) != NOBODY)
    owners = np.asarray(s.control)[held]
    assert (np.asarray(s.player)[owners] != NOBODY).all(), "a region of nobody's empire"
    created = np.asarray(s.arrived)[owners] == NOTHING
    if s.battle_at == NOWHERE:
        assert (created | (np.asarray(s.stacks)[owners, held] > 0)).all(), "an empty region is controlled"
    water = REGION_KIND != LAND
    assert not np.asarray(s.city)[water].any() and not np.asarray(s.fort)[water].any(), "a city at sea"
    assert np.isin(np.asarray(s.city), (0, 1, 3, 5, 7)).all(), "a city of no level"
    assert np.isin(np.asarray(s.fort), (0, 1)).all() and np.isin(np.asarray(s.disorder), (0, 1)).all()
    for empire in range(COLOURS):
        capital = int(s.capital[empire])
        if capital != NOWHERE:
            assert s.control[capital] == empire and s.city[capital] > 0, "a capital elsewhere"


def _check_artifacts(s: Record) -> None:
    """SA-279, SA-281, SA-284: each wonder is in one place, in a controlled region; religions may be many times."""
    wonders = np.asarray(s.wonder)
    out = wonders[wonders != NOTHING].tolist()
    assert len(set(out)) == len(out), "a wonder twice"
    assert all(ARTIFACT_PLACE[artifact] == IN_REGION for artifact in out), "a marker in a region"
    assert (np.asarray(s.owned).sum(axis=0) <= 1).all(), "an artifact on two cards"
    for empire in range(COLOURS):
        religion, government = int(s.religion[empire]), int(s.government[empire])
        assert religion == NOTHING or ARTIFACT_KIND[religion] == RELIGION
        assert government == NOTHING or ARTIFACT_KIND[government] == GOVERNMENT
    if s.battle_at == NOWHERE and not s.over:
        assert (np.asarray(s.control)[wonders != NOTHING] != NOBODY).all(), "a wonder in a neutral region"


def _check_leaders(s: Record) -> None:
    """SA-025, SA-294, SA-298: leaders are counters of the cup or famous ones, beside a unit of their empire."""
    places = [place for place, who in enumerate(s.leader) if who != NOTHING]
    whos = [int(s.leader[place]) for place in places]
    famous = [who for who in whos if who < LEADERS]
    assert len(set(famous)) == len(famous), "a famous leader twice"
    for kind in range(LEADER_KINDS):
        assert 0 <= s.cup[kind] and int(s.cup[kind]) + whos.count(LEADERS + kind) <= CUP[kind], "leaders of a kind"
    assert 0 <= s.cup[LEADER_KINDS] <= CUP[LEADER_KINDS], "counters of nobody"
    for place in places:
        empire, region = int(s.leader_of[place]), int(s.leader_at[place])
        assert s.player[empire] != NOBODY and region != NOWHERE, "a leader of no empire"
        waits = s.battle_at != NOWHERE or s.arrived[empire] == NOTHING or s.over
        assert waits or s.stacks[empire, region] > 0, "a leader alone"


def _check_markers(s: Record) -> None:
    """SA-051, SA-052: each player has one marker of each kind; what is placed has a marker, and nothing else has."""
    for empire in range(COLOURS):
        assert bool(s.marker_placed[empire]) == (s.marker[empire] != NOTHING), "a marker that is not there"
        assert s.player[empire] != NOBODY or not s.marker_placed[empire], "a marker on no empire"
    for seat in range(MAX_PLAYERS):
        assert bool(s.spare_placed[seat]) == (s.spare_marker[seat] != NOTHING), "a marker off-empire"
        own = [int(s.marker[empire]) for empire in range(COLOURS) if s.player[empire] == seat]
        placed = [marker for marker in (*own, int(s.spare_marker[seat])) if marker != NOTHING]
        assert len(set(placed)) == len(placed) <= MARKERS, "a marker twice"
        assert all(0 <= marker <= WILD for marker in placed)


def _check_conflict(s: Record) -> None:
    """SA-209, SA-252: units are in a conflict only while there is one, on its two sides."""
    parts = np.asarray(s.in_conflict) != FREE
    if s.battle_at == NOWHERE:
        assert not parts.any() and not np.any(s.side_disorder), "a conflict that is over"
        return
    sides = (int(s.side_empire[ACTIVE]), int(s.side_empire[OTHER]))
    owners = np.concatenate([COUNTER_COLOUR, np.asarray(s.shared_by)])
    assert NOBODY not in sides and np.isin(owners[parts], sides).all(), "a unit of neither side"


def _check_rest(s: Record) -> None:
    """What rules use for a moment is put away: scratch room, and stacks on their way."""
    assert not np.any(s.reach_mark), "scratch room"
    on_the_way = np.asarray(s.in_move) == ON_THE_WAY
    assert not on_the_way.any() or s.group_from != NOWHERE, "units on the way from nowhere"
    assert (np.asarray(s.unit_at)[on_the_way] == s.group_from).all(), "units on the way from elsewhere"
