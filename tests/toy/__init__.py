"""A tiny game made only for tests: it uses everything of the core that Roll Through the Ages does not need."""

from aevum.core.game import Game, Option
from aevum.core.text import PROJECT_TEXT, Texts
from tests.toy.actions import VOCABULARY
from tests.toy.knowledge import imagine, observe
from tests.toy.rules import appraise, beats, deal, join, may_join, score
from tests.toy.sequence import SEQUENCE
from tests.toy.state import FIELDS, FOLDER, LAYOUT, MAX_PLAYERS, RANKS
from tests.toy.view import conserved, effects, label_values, reason, view

_ROUNDS = (2, 5)
# The leader's decision, the exchange, everybody's card and everybody's reaction.
_DECISIONS_A_ROUND = 2 + 2 * MAX_PLAYERS

TOY = Game(
    id="toy",
    folder=FOLDER,
    seats=range(2, MAX_PLAYERS + 1),
    options=(
        Option("peeking", (0, 1), 1),
        Option("rounds_to_play", _ROUNDS, _ROUNDS[-1]),
        Option("reacting", (0, 1), 0),
    ),
    layout=LAYOUT,
    sequence=SEQUENCE,
    vocabulary=VOCABULARY,
    max_choices=2 + RANKS,
    max_decisions=_ROUNDS[-1] * _DECISIONS_A_ROUND,
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
    fields=FIELDS,
    inlined=False,
    may_join=may_join,
    join=join,
)


def toy_texts() -> Texts:
    """The toy's texts, in English only, beside the project's."""
    return Texts("en", [PROJECT_TEXT, FOLDER / "text"])
