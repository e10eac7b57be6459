"""7 Ages, for two to seven players."""

from aevum.core.game import Game, Option

from .actions import VOCABULARY
from .advice import advice
from .cautions import caution
from .checks import table_faults
from .effects_of_choices import unused
from .effects_seen import effects as effects_of_choice
from .effects_seen import label_values
from .heuristics import appraise
from .heuristics.outlook import outlook
from .imagining import imagine
from .knowledge import observe
from .laws import conserved
from .outcome import outcome
from .reasons import cause, reason
from .results import clock, gains, rolls
from .rules.ending import beats, score
from .rules.setup import deal, join, may_join
from .sequence import SEQUENCE
from .state import FIELDS, FOLDER, LAYOUT
from .tables import MAX_PLAYERS, MIN_PLAYERS
from .view import view

_MAX_CHOICES = 400
# The longest random games of seven players, with room to spare.
_MAX_DECISIONS = 200_000
# SA-035: the lengths that players can agree on: so many turns, so much glory; 0 is the whole game.
_TURNS = (0, 3, 4, 5, 10, 15, 20, 25, 30, 40)
_GLORY = (0, 25, 50, 75, 100)
# Two greedy players are asked about 270 times in four turns; 130 of these are to be thought about, the rest are windows
# that are passed, or have one choice: some 18 minutes at eight seconds each, 36 where all is thought about.
_SHORT = {"fast_history": 1, "last_turn": 4}

GAME = Game(
    id="seven-ages",
    folder=FOLDER,
    seats=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    options=(
        Option("complete_history", (0, 1), 0),
        Option("pursuit", (0, 1), 0),
        Option("timed_progress", (0, 1), 0),
        Option("technology", (0, 1), 0),
        Option("redemption", (0, 1), 0),
        Option("fast_history", (0, 1), 0),
        Option("take_that", (0, 1), 0),
        Option("last_turn", _TURNS, 0),
        Option("target_glory", _GLORY, 0),
        Option("last_age", tuple(range(7)), 0),
    ),
    layout=LAYOUT,
    sequence=SEQUENCE,
    vocabulary=VOCABULARY,
    max_choices=_MAX_CHOICES,
    max_decisions=_MAX_DECISIONS,
    deal=deal,
    observe=observe,
    imagine=imagine,
    score=score,
    beats=beats,
    appraise=appraise,
    view=view,
    effects=effects_of_choice,
    label_values=label_values,
    unused=unused,
    caution=caution,
    reason=reason,
    cause=cause,
    conserved=conserved,
    advice=advice,
    clock=clock,
    outcome=outcome,
    gains=gains,
    rolls=rolls,
    fields=FIELDS,
    rank=4,
    thinking={"rounds": 2, "field": 12},  # the harvests of this turn and the next
    outlook=outlook,
    aliases=("7-ages",),
    short=_SHORT,
    inlined=False,
    rules_version=4,
    may_join=may_join,
    join=join,
    check_tables=table_faults,
)
