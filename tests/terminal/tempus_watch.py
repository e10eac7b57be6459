"""Somebody who reads over the shoulder, and somebody who types whole matches for several people at one keyboard."""

from __future__ import annotations

import re

from aevum.core.match import Match
from aevum.games.tempus.state import CARD_TERRAIN_IDS, IDEA_IDS
from aevum.terminal.session import Session
from tests.terminal.driving import TEMPUS, luck, own_texts
from tests.terminal.tempus_stages import lively_choice

WORDS = own_texts("en", TEMPUS)
SIGNS = {"grassland": '"', "farmland": "≡", "hill": "∩", "forest": "♣"}
CARDS = tuple((idea, terrain) for idea in IDEA_IDS for terrain in CARD_TERRAIN_IDS)
# Commands typed in between, which might tell something.
EXTRAS = ("choices", "table", "log", "scores", "help go", "why pick A1", "look Bob", "look Ann", "lay", "")
Card = tuple[str, str]


def secret_cards(match: Match, seat: int) -> set[Card]:
    """The cards that only a seat may know: its hand, and what it has laid face down."""
    seen = match.observed(seat)
    counts = seen.hands[seat] + (0 if seen.defender == seat else seen.laid[seat])
    return {CARDS[card] for card in range(len(CARDS)) if counts[card]}


def spellings(card: Card) -> tuple[str, ...]:
    """A card in every way it could be shown."""
    idea, terrain = WORDS.say(f"idea-{card[0]}"), WORDS.say(f"terrain-{card[1]}")
    return (f"{idea} {terrain}", f"{idea} ({terrain})", f"[{SIGNS[card[1]]} {idea}")


class Watch:
    """Keeps what stands on the screen, and for whose eyes it was made."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._start = 0  # where the screen begins in all that was shown
        self._looks: int | None = None
        self._known: set[Card] = set()  # cards that whoever looks has held since the screen was cleared
        self._open: set[Card] = set()  # cards that everybody has seen played, revealed or discarded
        self._told = 0
        self.curtains = 0
        self.checks = 0

    def covered(self, end: int) -> None:
        """The screen was cleared."""
        self._start, self._looks, self._known = end, None, set()

    def asked(self, seat: int | None, everything: str) -> None:
        """A line is asked for: whatever stands on the screen must be for the eyes of this person."""
        screen = re.sub(r"\x1b\[[\d;]*m", "", everything[self._start :])
        assert self._looks == seat or not self._known, "another person looks at a screen that was not cleared"
        self._looks = seat
        self._known |= set() if seat is None else secret_cards(self._match, seat)
        self._hear()
        for other in range(len(self._match.players)):
            for card in secret_cards(self._match, other) - self._known - self._open if other != seat else ():
                assert not any(spelling in screen for spelling in spellings(card)), (seat, other, card)
                self.checks += 1

    def _hear(self) -> None:
        """What has been told to everybody since the last time."""
        for at in range(self._told, self._match.position + 1):
            for told in self._match.told(at, None):
                event = next(event for event in TEMPUS.vocabulary.events if event.name == told.event)
                named = {noun.name: noun.words(told.values[noun.name])[0] for noun in event.nouns}
                self._open |= {(named["idea"], named["terrain"])} if "idea" in named else set()
        self._told = self._match.position + 1


class Typist:
    """Types a whole match for all people, with a command now and then."""

    def __init__(self, match: Match, watch: Watch, seed: int) -> None:
        self._match, self._watch, self._seed = match, watch, seed
        self._commanded = -1  # the position at which a command was typed last
        self.session: Session | None = None

    def line(self, seat: int | None) -> str | None:
        """The next line; None after the end of the match."""
        assert self.session is not None
        if self._match.over:
            return None
        if seat is None:
            self._watch.curtains += 1
            return {3: "nonsense", 6: "table", 9: "log"}.get(self._watch.curtains % 12, "")
        if self._commanded != self._match.position:
            self._commanded = self._match.position
            return EXTRAS[luck(self._seed, self._match.position) % len(EXTRAS)]
        return self.session.lexicon.phrase(lively_choice(self._match, seat, self._seed))
