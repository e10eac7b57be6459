"""How long to play: the short game of a game that has one comes first, the whole game second."""

from __future__ import annotations

from aevum.core.game import Game
from aevum.core.text import Texts
from aevum.terminal.arguments import Misuse
from aevum.terminal.interface import Interface

SHORT, WHOLE = "1", "2"


def options_of_short(game: Game) -> dict[str, int]:
    """The options of a game's short game; raises Misuse where it has none."""
    if not game.short:
        raise Misuse("cli-no-short", game=game.id)
    return dict(game.short)


def is_short_wished(game: Game, words: Texts, interface: Interface) -> bool:
    """Ask which of the two shall be played until the answer is one of them; Enter alone takes the first."""
    answers = {SHORT: True, "": True, WHOLE: False}
    interface.say(
        words.say("cli-length-short", number=SHORT, help=words.say("short-help")),
        *(f"   {chosen}" for chosen in _chosen(game, words)),
        words.say("cli-length-whole", number=WHOLE),
    )
    while True:
        interface.say(words.say("cli-length-ask", short=SHORT, whole=WHOLE))
        answer = interface.ask(None, "", lambda typed: []).strip()
        if answer in answers:
            return answers[answer]


def _chosen(game: Game, words: Texts) -> list[str]:
    """The options of the short game, each in words."""
    return [
        words.say("cli-game-value", setting=words.say(f"option-{name}"), meaning=words.say(f"option-{name}-{value}"))
        for name, value in game.short.items()
    ]
