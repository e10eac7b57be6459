"""The record of 7 Ages: everything on the table, and who may see it.

An empire goes by the number of its colour (SA-079): fifteen colours, so never more than fifteen empires. Every counter
has a number of its own; those of a colour stand together, then come the elephants, bombs and star-wars units that all
empires share. Which counters stand in a region only their owner sees; how many of each colour everybody does (SA-020).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from aevum.core.bits import words_for
from aevum.core.record import NOBODY, OWNER, Field, Record, record_type

from .atlas import ELEPHANTS, LARGEST_CITY, REGIONS
from .steps import AT_MARKER, AT_MARKERS_SET
from .tables import (
    ACTIONS,
    ARTIFACTS,
    BOMBS,
    CARDS,
    COLOURS,
    COUNTER_KINDS,
    COUNTERS,
    END_LEVEL,
    LEADER_KINDS,
    LEADERS,
    MAX_PLAYERS,
    MOST_MONEY,
    NUCLEAR_BOMBS,
    PAIRS,
    STAR_WARS,
    STAR_WARS_UNITS,
    UNITS,
    WAR_ELEPHANTS,
)

FOLDER = Path(__file__).parent
NOWHERE = -1
NO_CARD = -1
NOTHING = -1

# The counters: those of each colour by kind, then the shared ones.
COUNTER_COLOUR = np.repeat(np.arange(COLOURS), COUNTERS.sum(axis=1)).astype(np.int16)
COUNTER_KIND = np.concatenate([np.repeat(np.arange(COUNTER_KINDS), COUNTERS[colour]) for colour in range(COLOURS)])
COUNTER_KIND = COUNTER_KIND.astype(np.int16)
COLOURED = len(COUNTER_COLOUR)
FIRST_COUNTER = np.searchsorted(COUNTER_COLOUR, np.arange(COLOURS + 1)).astype(np.int16)
FIRST_ELEPHANT = COLOURED
FIRST_BOMB = FIRST_ELEPHANT + ELEPHANTS
FIRST_STAR_WARS = FIRST_BOMB + BOMBS
ALL_COUNTERS = FIRST_STAR_WARS + STAR_WARS_UNITS
SHARED = ALL_COUNTERS - COLOURED
SHARED_TYPE = np.repeat([WAR_ELEPHANTS, NUCLEAR_BOMBS, STAR_WARS], [ELEPHANTS, BOMBS, STAR_WARS_UNITS]).astype(np.int16)

# SA-051, SA-058: the actions in their order, then the wild card.
ACTION_IDS = ("create", "production", "trade", "manoeuvre", "destiny", "civilise", "destroy")
CREATE, PRODUCTION, TRADE, MANOEUVRE, DESTINY, CIVILISE, DESTROY = range(ACTIONS)
WILD = ACTIONS
MARKER_IDS = (*ACTION_IDS, "wild")
MARKERS = len(MARKER_IDS)
# What became of a placed marker.
FACE_DOWN, REVEALED, LOST = range(3)

# Where a card is: in the draw pile, on the discards, before its empire, laid face down, set aside, or in a hand.
IN_DECK, IN_DISCARDS, IN_PLAY, LAID, IN_HAND = range(5)  # IN_HAND + seat
# SA-382: the boxes of timed progress.
BOXES = 3
# The two sides of a conflict, a trade or an assassination: the active one first.
ACTIVE, OTHER = range(2)
SIDES_COUNT = 2
# A counter in a conflict (SA-209, SA-214, SA-231): free, committed in an earlier round, committed now and covered,
# shown in support, or shown in front.
FREE, SPENT, COVERED, SHOWN, IN_FRONT = range(5)
# A counter in a manoeuvre (SA-165): it may move, goes with the stack that moves now, or has moved.
AT_REST, ON_THE_WAY, MOVED = range(3)
# How a counter came into its region in this action (SA-200, SA-222): bits.
BY_RIVER, BY_CROSSING, BY_INVASION = 1, 2, 4
# What effects let a manoeuvring empire do: bits (SA-166, SA-173, SA-186, SA-200).
ROADS, OCEAN_GALLEYS, DOUBLE_LOAD, NO_RIVERS = 1, 2, 4, 8
# Effects of events that last: room for so many.
LASTING = 32
# Leaders on the map: room for so many; an unnamed one is LEADERS + its kind.
LEADER_PLACES = 48
ALL_LEADERS = LEADERS + LEADER_KINDS
# Regions, seats or cards chosen for one effect so far.
MOST_CHOSEN = 8
# Cards of the draw pile that an effect lets somebody look at: no card shows more.
MOST_PEEKED = 5
# A new ship whose shore is still to be chosen (SA-183-R1).
UNMOORED = 7
# What an observer sees of a card that lies face down before a side, and of a timing marker in its box.
COVERED_CARD = CARDS
COVERED_BOX = ACTIONS
# SA-388: what stands for the trade value where no empire was destroyed.
NONE_FELL = 99
_REGION_WORDS = words_for(REGIONS)
_MASK = (1 << 64) - 1


def _own_counters(s: Record, seat: int) -> Any:
    """SA-020, SA-231: a counter is seen by whoever owns its empire, and by all once it was shown in a conflict."""
    colour = np.concatenate([COUNTER_COLOUR, np.full(SHARED, 0)])
    empire = np.where(
        np.arange(ALL_COUNTERS) < COLOURED, colour, np.concatenate([np.zeros(COLOURED, int), s.shared_by])
    )
    owner = np.where(empire >= 0, s.player[empire], NOBODY)
    shown = (s.in_conflict >= SHOWN) | (s.in_conflict == SPENT) & (s.unit_at == s.battle_at)
    return (owner == seat) | (owner == NOBODY) | shown


def _known_cards(s: Record, seat: int) -> Any:
    """SA-018, Appendix B: the discards and empires in play lie open, a hand is its owner's alone."""
    return (s.card_at == IN_DISCARDS) | (s.card_at == IN_PLAY) | (s.card_at == IN_HAND + seat) & (seat != NOBODY)


def _own_markers(s: Record, seat: int) -> Any:
    """SA-055, SA-064: a marker is its owner's secret until it is turned over."""
    return (s.player == seat) | (s.player == NOBODY) | (s.marker_state == REVEALED)


def _own_spare_marker(s: Record, seat: int) -> Any:
    """SA-053: the marker off-empire likewise."""
    seats = np.arange(MAX_PLAYERS)
    return (seats == seat) | (seats >= s.seats) | (s.spare_state == REVEALED)


def _spare_markers(s: Record, seat: int) -> Any:
    """SA-052-R1, SA-053: who has placed a marker off-empire shows when all have placed theirs."""
    seats = np.arange(MAX_PLAYERS)
    return (seats == seat) | (seats >= s.seats) | (s.step not in (AT_MARKER, AT_MARKERS_SET))


def _timing_boxes(s: Record, seat: int) -> Any:
    """SA-382, SA-384: whoever holds the turn marker knows the boxes until they are shown; which are empty all see."""
    return (s.timing == NOTHING) | bool(s.timing_shown) | (s.holder == seat)


def _own_side(s: Record, seat: int) -> Any:
    """SA-207, SA-148, SA-273: a laid card is known to its side until both are shown."""
    shown_to = np.where(s.side_peeks[::-1] == 1, s.side_seat[::-1], NOBODY)
    return (
        (s.side_seat == seat) | (shown_to == seat) & (seat != NOBODY) | (s.sides_shown == 1) | (s.side_card == NO_CARD)
    )


def _own_commitment(s: Record, seat: int) -> Any:
    """SA-209: what a side commits is its own secret until it is shown."""
    return (s.side_seat == seat) | (s.side_seat == NOBODY) | (s.sides_shown == 1)


FIELDS = (
    # Options, each for itself (SA-373)
    Field("complete_history", "i1", "option 1: the first empire must be of Age 1"),
    Field("pursuit", "i1", "option 2: whoever retreats is pursued"),
    Field("timed_progress", "i1", "option 3: go-slow boxes"),
    Field("technology", "i1", "option 4: the hand depends on progress"),
    Field("redemption", "i1", "option 5: cards of the first deal can be exchanged"),
    Field("fast_history", "i1", "option 6: the first Age played is the last"),
    Field("take_that", "i1", "option 7: cards reach as far as empires do"),
    Field("last_turn", "i2", "option: the game ends with this turn, 0 never", low=0, high=999),
    Field(
        "last_age",
        "i1",
        "option: the game ends with a turn in which an empire is past this Age, 0 never",
        low=0,
        high=7,
    ),
    Field("target_glory", "i2", "option: the game ends with a turn in which somebody has so much glory, 0 never"),
    # The table
    Field("turn", "i2", "the turn played, from 1; 0 while the table is set up"),
    Field("holder", "i1", "the seat that holds the turn marker, -1 nobody yet"),
    Field("action", "i1", "the action whose markers are turned over, -1 none", low=NOTHING, high=DESTROY),
    Field("served", "i1", "how many players have had their turn in this step"),
    Field("window", "i1", "the moment for which a window for events is open, -1 none", low=NOTHING, high=15),
    Field("ended_by", "i1", "the empire that passed the last level or has the internet, -1 none"),
    Field("ended_seat", "i1", "its player when that happened, -1 nobody"),
    Field("joined", "i1", "how many players came when the game had begun (SA-048)", low=0, high=MAX_PLAYERS),
    Field("first_age", "i1", "the Age in which the first empire of the game began, 0 none yet"),
    # Players
    Field("glory", "i2", "glory of each player (SA-070)", (MAX_PLAYERS,), low=0, high=9999),
    Field("pair", "i1", "the pair of colours of each player, -1 none", (MAX_PLAYERS,), low=NOBODY, high=PAIRS - 1),
    Field("hand_size", "i1", "how many cards each player holds", (MAX_PLAYERS,), low=0, high=CARDS),
    Field("bid", "i1", "the card each player laid to go first", (MAX_PLAYERS,), OWNER, low=NO_CARD, high=CARDS - 1),
    Field("first_bid", "i1", "the value of the first card each player laid, -1 none", (MAX_PLAYERS,)),
    Field("bidding", "i2", "bit mask of the players who are still tied for going first"),
    Field(
        "spare_marker",
        "i1",
        "the marker each player placed off-empire, -1 none",
        (MAX_PLAYERS,),
        _own_spare_marker,
        low=NOTHING,
        high=WILD,
    ),
    Field("spare_placed", "i1", "1 where there is such a marker", (MAX_PLAYERS,), _spare_markers, low=0, high=1),
    Field("spare_state", "i1", "whether it is face down, revealed or lost", (MAX_PLAYERS,)),
    Field("spare_as", "i1", "the action that it was revealed as, -1 none", (MAX_PLAYERS,)),
    Field("acted", "i1", "how often each player took each action in this turn", (MAX_PLAYERS, ACTIONS)),
    Field("harvest", "i2", "glory of each player in this turn's harvest so far", (MAX_PLAYERS,), low=-999, high=9999),
    Field(
        "fallen_trade",
        "i1",
        "the lowest trade value of an empire with each action that a player lost in this turn, 99 none",
        (MAX_PLAYERS, ACTIONS),
        OWNER,
        low=-NONE_FELL,
        high=NONE_FELL,
    ),
    # Cards
    Field(
        "peeked",
        "i1",
        "cards of the draw pile that each player looks at, the next one first, -1 none",
        (MAX_PLAYERS, MOST_PEEKED),
        OWNER,
        low=NO_CARD,
        high=CARDS - 1,
    ),
    Field("card_at", "i1", "where each card is", (CARDS,), _known_cards, low=NOTHING, high=IN_HAND + MAX_PLAYERS - 1),
    Field("deck", "i1", "the cards of the draw pile, the next one last", (CARDS,), NOBODY, low=NO_CARD, high=CARDS - 1),
    Field("deck_left", "i1", "how many those are", low=0, high=CARDS),
    # Empires, by colour
    Field("player", "i1", "whose each empire is, -1 where a colour has none", (COLOURS,)),
    Field("card", "i1", "the card of each empire, -1 none", (COLOURS,), low=NO_CARD, high=CARDS - 1),
    Field("level", "i1", "its progress level, 0 none", (COLOURS,), low=0, high=END_LEVEL),
    Field("money", "i2", "its money", (COLOURS,), low=0, high=MOST_MONEY),
    Field("elite", "i1", "its elite markers", (COLOURS,)),
    Field("religion", "i1", "its religion, -1 none", (COLOURS,), low=NOTHING, high=ARTIFACTS - 1),
    Field("government", "i1", "its government, -1 none", (COLOURS,), low=NOTHING, high=ARTIFACTS - 1),
    Field("owned", "i1", "1 for each other artifact that lies on its card", (COLOURS, ARTIFACTS)),
    Field("capital", "i2", "the region of its capital, -1 none", (COLOURS,)),
    Field("had_capital", "i1", "1 once it had one (SA-320)", (COLOURS,)),
    Field("starts", "u8", "set of its start regions", (COLOURS, _REGION_WORDS), low=0, high=_MASK),
    Field("lifted", "i1", "bit 0 when its ban of ships is lifted, bit 1 for cavalry (SA-136)", (COLOURS,)),
    Field("arrived", "i2", "the turn in which it was created", (COLOURS,)),
    Field("reached_end", "i1", "the place in which it passed the last level, 0 not yet", (COLOURS,)),
    Field("marker", "i1", "the marker on it, -1 none", (COLOURS,), _own_markers, low=NOTHING, high=WILD),
    Field("marker_placed", "i1", "1 where there is one", (COLOURS,)),
    Field("marker_state", "i1", "whether it is face down, revealed or lost", (COLOURS,)),
    Field("marker_as", "i1", "the action that it was revealed as, -1 none", (COLOURS,)),
    Field("traded", "i1", "1 when it took part in a trade in this turn", (COLOURS,)),
    Field("chose_trade", "i1", "1 when it chose trade and progress in this turn", (COLOURS,)),
    Field("trade_due", "i1", "1 when the trade of its marker is still to come in this action", (COLOURS,)),
    Field("fought", "i1", "1 when it started a conflict in this turn", (COLOURS,)),
    Field("no_progress", "i1", "1 when it gets no free progress in this turn (SA-068)", (COLOURS,)),
    Field("empire_harvest", "i2", "glory of each empire in this turn's harvest so far", (COLOURS,)),
    # Regions
    Field("control", "i1", "the empire that controls each region, -1 none", (REGIONS,), low=NOBODY, high=COLOURS - 1),
    Field("city", "i1", "the level of the city in it, 0 none", (REGIONS,), low=0, high=LARGEST_CITY),
    Field("fort", "i1", "1 where a fort stands", (REGIONS,)),
    Field("disorder", "i1", "1 where a disorder marker lies", (REGIONS,)),
    Field("wonder", "i1", "the artifact in it, -1 none", (REGIONS,), low=NOTHING, high=ARTIFACTS - 1),
    Field(
        "wonder_at",
        "i2",
        "the region of each artifact on the map, -1 none",
        (ARTIFACTS,),
        low=NOWHERE,
        high=REGIONS - 1,
    ),
    Field("stacks", "i1", "how many counters each empire has in each region", (COLOURS, REGIONS)),
    # Counters
    Field(
        "unit_at",
        "i2",
        "the region of each counter, -1 in a pool",
        (ALL_COUNTERS,),
        _own_counters,
        low=NOWHERE,
        high=REGIONS - 1,
    ),
    Field("unit_type", "i1", "the type it shows", (ALL_COUNTERS,), _own_counters, low=NOTHING, high=UNITS - 1),
    Field(
        "unit_shore",
        "i1",
        "the shore of its land that a ship lies at",
        (ALL_COUNTERS,),
        _own_counters,
        low=0,
        high=UNMOORED,
    ),
    Field("in_move", "i1", "whether it has moved in this action", (ALL_COUNTERS,), _own_counters, low=0, high=MOVED),
    Field("entered", "i1", "how it came into its region in this action", (ALL_COUNTERS,), _own_counters, low=0, high=7),
    Field(
        "came_from",
        "i2",
        "where it stood before this action, -1 nowhere",
        (ALL_COUNTERS,),
        _own_counters,
        low=NOWHERE,
        high=REGIONS - 1,
    ),
    Field(
        "in_conflict",
        "i1",
        "its part in the conflict that goes on",
        (ALL_COUNTERS,),
        _own_counters,
        low=0,
        high=IN_FRONT,
    ),
    Field("shared_by", "i1", "the empire that has each shared counter, -1 the common pool or gone", (SHARED,)),
    Field("gone", "i1", "1 for each elephant that left the game", (ELEPHANTS,)),
    # Artifacts and leaders
    Field("blue", "i1", "the level of each artifact's blue marker, 0 none", (ARTIFACTS,), low=0, high=END_LEVEL),
    Field("leader", "i2", "the leaders on the map, -1 none", (LEADER_PLACES,), low=NOTHING, high=ALL_LEADERS - 1),
    Field("leader_of", "i1", "their empires", (LEADER_PLACES,)),
    Field("leader_at", "i2", "their regions", (LEADER_PLACES,)),
    Field("leader_moves", "i1", "whether they have moved in this action", (LEADER_PLACES,)),
    Field(
        "famous_used",
        "u8",
        "set of the famous leaders that have been in play",
        (words_for(LEADERS),),
        low=0,
        high=_MASK,
    ),
    Field("cup", "i1", "counters in the cup by kind, the empty ones last", (LEADER_KINDS + 1,)),
    # Effects that last
    Field("lasting", "i2", "the clauses of events in force, -1 none", (LASTING,)),
    Field("lasting_for", "i1", "the empire each is for, -1 all", (LASTING,)),
    Field("lasting_seat", "i1", "the seat each is for, -1 none", (LASTING,)),
    # What is done now
    Field("acting", "i1", "the empire whose action is carried out, -1 none", low=NOBODY, high=COLOURS - 1),
    Field("timing", "i1", "the actions in the go-slow boxes", (BOXES,), _timing_boxes, low=NOTHING, high=COVERED_BOX),
    Field("timing_shown", "i1", "1 when they lie open"),
    Field("placed_here", "i1", "counters placed in each region in this production", (REGIONS,)),
    Field("group_at", "i2", "where the stack is that moves now, -1 none"),
    Field("group_from", "i2", "where it began"),
    Field("group_told", "i1", "how many counters everybody saw set out in it, 0 before", low=0, high=99),
    Field("group_shore", "i1", "the shore it lies at"),
    Field("group_spent", "i1", "what its way has cost by class of movement", (5,)),
    Field("group_entered", "i1", "how it came into the region where it is"),
    Field("group_stopped", "i1", "1 where it must stop"),
    Field("group_abroad", "i1", "1 when its way has left the empire's own regions"),
    Field("group_passed", "i2", "bit mask of the empires that it sailed past", low=0, high=(1 << COLOURS) - 1),
    Field("move_bonus", "i1", "what effects add to the movement of each type in this manoeuvre", (UNITS,)),
    Field("home_bonus", "i1", "what they add while its way stays in the empire's own regions", (UNITS,)),
    Field("move_rights", "i1", "what effects let the manoeuvring empire do: bits"),
    Field("canal_refused", "i2", "bit mask of the empires that refused their canal", low=0, high=(1 << COLOURS) - 1),
    Field(
        "passage",
        "i2",
        "bit mask of the empires that let the acting one pass in this action",
        low=0,
        high=(1 << COLOURS) - 1,
    ),
    Field("reach_mark", "i1", "scratch room for counting a range, empty again after each count", (REGIONS,)),
    Field("ways", "i4", "bit mask of the empires that each empire may count to by permission", (COLOURS,)),
    Field("agreed", "i4", "bit mask of the empires that agreed to let through in the count that is made"),
    Field("price_money", "i2", "the money that each empire wants for that", (COLOURS,), low=0, high=MOST_MONEY),
    Field("price_cards", "i1", "the number of cards it wants", (COLOURS,), low=0, high=CARDS),
    Field("won_trade", "i1", "1 for the empire that has won the trade which goes on", (COLOURS,)),
    Field("side_empire", "i1", "the empires of a conflict, trade or assassination, -1 none", (SIDES_COUNT,)),
    Field("side_seat", "i1", "their players", (SIDES_COUNT,)),
    Field("side_card", "i1", "the cards they laid", (SIDES_COUNT,), _own_side, low=NO_CARD, high=COVERED_CARD),
    Field("sides_shown", "i1", "1 when these lie open"),
    Field("side_peeks", "i1", "1 where a side is shown the other's card of a trade first", (SIDES_COUNT,)),
    Field("side_draws", "i1", "how many cards each side has drawn for it", (SIDES_COUNT,)),
    Field("side_disorder", "i1", "conflict disorder markers of each side", (SIDES_COUNT,)),
    Field(
        "side_tactician",
        "i1",
        "the place of the tactician that a side has committed, counted from 1; 0 none",
        (SIDES_COUNT,),
        _own_commitment,
        low=0,
        high=LEADER_PLACES,
    ),
    Field("side_ready", "i1", "1 where a side commits nothing more", (SIDES_COUNT,), _own_commitment, low=0, high=1),
    Field("side_ops", "i1", "what effects do for each side in this round, a bit mask", (SIDES_COUNT,)),
    Field("side_bonus", "i2", "what they and the region add to each side's total", (SIDES_COUNT,)),
    Field("front_bonus", "i1", "what they add for each infantry unit in front", (SIDES_COUNT,)),
    Field("zeroed", "i4", "bit mask of the types whose values are 0 in this round"),
    Field("side_lost_leader", "i1", "1 where a side has lost a leader in this conflict", (SIDES_COUNT,)),
    Field("battle_at", "i2", "the region of the conflict, -1 none"),
    Field("battle_held_by", "i1", "who controlled it when the conflict began, -1 nobody"),
    Field("battle_round", "i2", "the round of the conflict, from 1"),
    Field("conflicts", "i2", "how many conflicts there were in this game"),
    Field("attacks_on", "i2", "how many conflicts were begun against each player", (MAX_PLAYERS,)),
    Field("played_card", "i1", "the card whose effect is carried out, -1 none", low=NO_CARD, high=CARDS - 1),
    Field("played_by", "i1", "who played it"),
    Field("effect_region", "i2", "the region chosen for it last, -1 none"),
    Field("chosen", "i2", "regions or cards chosen for it so far, -1 none", (MOST_CHOSEN,)),
    Field("chosen_count", "i1", "how many those are"),
    Field("civilised", "i2", "bit mask of the parts of this civilise action that are done (SA-263)"),
    Field("sought", "i4", "bit mask of the empires to which a way was sought in this action"),
    Field("urbanised", "i2", "the regions whose city was built or improved in this action, -1 none", (3,)),
)
# The longest telling is the end of a turn: fifteen empires move on and have up to five icons each (`test_laws.py`).
LAYOUT = record_type(FIELDS, frames=16, most_told=110)
