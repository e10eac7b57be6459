"""The cards in the hand of the one who looks."""

from __future__ import annotations

from rich.text import Text

from aevum.terminal.boards.seven_ages.cards import say_short_card, say_start, say_uses
from aevum.terminal.boards.seven_ages.geography import CARD_FACTS
from aevum.terminal.boards.seven_ages.signs import Thing
from aevum.terminal.lines import shorten
from aevum.terminal.scene import Scene, flow

# The verbs that name an empire in play, not a card.
NO_CARD_VERBS = (
    *("place", "reveal", "begin_trade", "buy_glory", "act_for", "aim_at", "trade_with", "seek_way"),
    *("ask_passage", "give_artifact", "adopt_from", "contest", "fight"),
)
GAP = " │ "
CREATION = "found"  # the step in which a card becomes an empire


def tray(scene: Scene, width: int) -> list[Text]:
    """The own hand: the cards that can be chosen now with all their uses, or as empires; the others by name."""
    offered = cards_offered(scene)
    chosen = [card for card in hand_of(scene) if card["id"] in offered]
    others = [card for card in hand_of(scene) if card["id"] not in offered]
    lines = flow([Text(shorten(say_card(scene, card), width), "bold") for card in chosen], width, GAP)
    if others:
        head = Text(scene.say("terminal-seven-hand"), "bold")
        lines += flow([head, *(Text(say_short_card(scene, card), "dim") for card in others)], width)
    return lines


def say_card(scene: Scene, card: Thing) -> str:
    """A card as one chooses it: with its three uses, or for whoever creates an empire as that."""
    return say_start(scene, card) if scene.view["step"] == CREATION else say_uses(scene, card)


def hand_of(scene: Scene) -> list[Thing]:
    """The cards of the one who looks."""
    return [] if scene.seat is None else scene.view["seats"][scene.seat]["hand"]


def cards_offered(scene: Scene) -> set[str]:
    """The cards that can be chosen now."""
    return {
        word
        for choice in scene.choices
        if choice.verb not in NO_CARD_VERBS
        for word in choice.words.split(" ")[1:]
        if word in CARD_FACTS
    }
