"""History of the World, for three to six players."""

from aevum.core.game import Game, Option
from aevum.games.history_of_the_world.actions import VOCABULARY
from aevum.games.history_of_the_world.heuristics import appraise
from aevum.games.history_of_the_world.knowledge import imagine, observe
from aevum.games.history_of_the_world.laws import conserved
from aevum.games.history_of_the_world.reasons import reason
from aevum.games.history_of_the_world.rules.scoring import beats, score
from aevum.games.history_of_the_world.rules.setup import deal
from aevum.games.history_of_the_world.sequence import SEQUENCE
from aevum.games.history_of_the_world.state import EPOCHS, FOLDER, LAYOUT, LIMITS, MAX_PLAYERS
from aevum.games.history_of_the_world.view import effects, label_values, view

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
    reason=reason,
    conserved=conserved,
    rules_version=2,
)
