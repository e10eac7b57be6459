"""History of the World, for three to six players."""

from aevum.core.game import Game, Option

from .actions import VOCABULARY
from .advice import advice
from .heuristics import appraise
from .knowledge import imagine, observe
from .laws import conserved
from .outcome import outcome
from .practised import PRACTICE
from .previews import caution, effects, ending, label_values, unused
from .reasons import cause, reason
from .results import clock, of_no_turn, rolls
from .rules.scoring import beats, score
from .rules.setup import deal
from .sequence import SEQUENCE
from .state import EPOCHS, FIELDS, FOLDER, LAYOUT, LIMITS, MAX_PLAYERS
from .view import view

_MAX_CHOICES = 300
# A turn asks for at most some eighty things: two events and their targets, twenty armies and their ways, coins, forts.
_MAX_DECISIONS = EPOCHS * MAX_PLAYERS * 100

GAME = Game(
    id="history-of-the-world",
    folder=FOLDER,
    seats=range(LIMITS["players_min"], MAX_PLAYERS + 1),
    options=(
        Option("preeminence", (0, 1), 0),
        Option("minor_empires", (0, 1), 0),
        Option("stacks", (0, 1), 0),
        Option("naval_control", (0, 1), 0),
        Option("first", tuple(range(MAX_PLAYERS + 1)), 0, counts_a_seat=True),
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
    effects=effects,
    label_values=label_values,
    resting="done",
    moment=("force",),
    ending=ending,
    unused=unused,
    caution=caution,
    reason=reason,
    cause=cause,
    conserved=conserved,
    advice=advice,
    clock=clock,
    outcome=outcome,
    rolls=rolls,
    of_no_turn=of_no_turn,
    fields=FIELDS,
    rank=3,
    practice=PRACTICE,
    # Two epochs, and every point counts.
    thinking={"horizon": 120, "noise": 0.0, "spread": 0.05, "practised": 1, "habit": 0.03, "takes_practice": True},
    rules_version=2,
)
