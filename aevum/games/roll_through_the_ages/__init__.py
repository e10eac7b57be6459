"""Roll Through the Ages: the Bronze Age, for one to four players (RT-001)."""

from aevum.core.game import Game, Option

from .actions import VOCABULARY
from .advice import advice
from .alike import alike, arrange
from .dealing import tiresome
from .favourites import best_here
from .heuristics import appraise
from .knowledge import imagine, observe
from .laws import conserved
from .outcome import outcome
from .practised import PRACTICE
from .previews import effects, label_values, unused
from .reasons import reason
from .results import clock, rolls
from .rules.ending import beats, score
from .rules.setup import deal
from .sequence import SEQUENCE
from .state import (
    ALL_GOODS,
    DEVELOPMENTS,
    FIELDS,
    FOLDER,
    FOOD_CAPACITY,
    LAYOUT,
    LIMITS,
    MAX_PLAYERS,
    MAX_ROUNDS,
)
from .view import view

# Every development with every mix of goods, food sold, and buying nothing: the longest list of choices there can be.
_MAX_CHOICES = DEVELOPMENTS * (ALL_GOODS + 1) + FOOD_CAPACITY + 1
# A turn asks at most two rerolls, Leadership, a division, 8 offers of 8 parts, some 30 boxes, a sale, a purchase and
# some 30 discards.
_MAX_DECISIONS_A_TURN = 150

GAME = Game(
    id="roll-through-the-ages",
    folder=FOLDER,
    seats=range(LIMITS["players_min"], MAX_PLAYERS + 1),
    options=(Option("trading", (0, 1), 0), Option("first", tuple(range(MAX_PLAYERS + 1)), 0, counts_a_seat=True)),
    layout=LAYOUT,
    sequence=SEQUENCE,
    vocabulary=VOCABULARY,
    max_choices=_MAX_CHOICES,
    max_decisions=MAX_ROUNDS * MAX_PLAYERS * _MAX_DECISIONS_A_TURN,
    deal=deal,
    observe=observe,
    imagine=imagine,
    score=score,
    beats=beats,
    appraise=appraise,
    best_listed=best_here,
    view=view,
    effects=effects,
    label_values=label_values,
    unused=unused,
    reason=reason,
    conserved=conserved,
    advice=advice,
    tiresome=tiresome,
    clock=clock,
    outcome=outcome,
    rolls=rolls,
    fields=FIELDS,
    rank=1,
    alike=alike,
    arrange=arrange,
    practice=PRACTICE,
    thinking={"inner": 0.5, "noise": 0.0, "prior": 0.01, "practised": 1},
)
