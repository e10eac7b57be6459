"""The event cards of the one who looks."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from aevum.terminal.scene import Scene, flow


def tray(scene: Scene, width: int) -> list[Text]:
    """The own hand; what can be played now stands out. Nobody else's is in the view."""
    hand = [] if scene.seat is None else scene.view["seats"][scene.seat]["hand"]
    if not hand:
        return []
    playable = {choice.words.split(" ")[-1] for choice in scene.choices if choice.verb == "play"}
    parts = []
    for deck, cards in by_deck(scene, hand).items():
        parts.append(Text(scene.say(f"terminal-history-hand-{deck}"), "bold"))
        stacks = Counter(cards).items()
        parts += [Text(_card(scene, card, count), "bold" if card in playable else "dim") for card, count in stacks]
    return flow(parts, width, " ")


def _card(scene: Scene, card: str, count: int) -> str:
    """A card; those of one title lie on each other."""
    return f"[{scene.say(f'card-{card}')}{f' ×{count}' if count > 1 else ''}]"


def by_deck(scene: Scene, cards: list[str]) -> dict[str, list[str]]:
    """Cards of the greater and of the lesser deck, as far as there are any."""
    greater = set(scene.view["greater_cards"])
    decks = {
        "greater": [card for card in cards if card in greater],
        "lesser": [card for card in cards if card not in greater],
    }
    return {deck: found for deck, found in decks.items() if found}
