"""Tempus, for three to five players."""

from aevum.core.game import Game, Option

from .actions import VOCABULARY
from .advice import advice
from .cautions import caution
from .heuristics import appraise
from .knowledge import imagine, observe
from .laws import conserved
from .outcome import outcome
from .reasons import reason
from .results import clock
from .rules.progress import beats, score
from .rules.setup import deal
from .sequence import SEQUENCE
from .state import FIELDS, FOLDER, LAYOUT, LIMITS, MAX_PLAYERS
from .view import effects, label_values, unused, view

_MAX_CHOICES = 300
# Ten epochs of at most six actions for five players; an action asks for at most some sixty things, cards included.
_MAX_DECISIONS = LIMITS["rounds"] * MAX_PLAYERS * 6 * 60

GAME = Game(
    id="tempus",
    folder=FOLDER,
    seats=range(LIMITS["players_min"], MAX_PLAYERS + 1),
    options=(Option("island", (0, 1), 0), Option("first", tuple(range(MAX_PLAYERS + 1)), 0, counts_a_seat=True)),
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
    unused=unused,
    caution=caution,
    reason=reason,
    conserved=conserved,
    advice=advice,
    clock=clock,
    outcome=outcome,
    fields=FIELDS,
    rank=2,
    thinking={"horizon": 100},  # an epoch: what comes later is noise
    rules_version=3,
)
