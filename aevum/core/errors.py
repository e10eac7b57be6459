"""The errors that a person or a program can meet. They are few, named, and say what was allowed.

The text of an error is the message `error-<code>` in the language of whoever reads it.
"""

from __future__ import annotations

from aevum.core.letters import shown


class AevumError(Exception):
    """Something asked for cannot be done; nothing was changed."""

    code = "unknown"

    def __init__(self, **values: object) -> None:
        super().__init__(self.code)
        self.values = {name: shown(value) if isinstance(value, str) else value for name, value in values.items()}

    def say(self, lang: str) -> str:
        """The error as a sentence in a language."""
        from aevum.core.text import texts

        return texts(lang).say(f"error-{self.code}", **self.values)

    def __str__(self) -> str:
        return self.say("en")


class UnknownGame(AevumError):
    """No game of this name."""

    code = "unknown-game"


class UnknownOption(AevumError):
    """The game has no such option."""

    code = "unknown-option"


class BadOptionValue(AevumError):
    """The option does not take this value."""

    code = "bad-option-value"


class BadSeatCount(AevumError):
    """The game is not played by so many."""

    code = "bad-seat-count"


class BadSeed(AevumError):
    """A seed is a number of at most 128 bits."""

    code = "bad-seed"


class UnknownBot(AevumError):
    """No computer player of this level."""

    code = "unknown-bot"


class UnknownLesson(AevumError):
    """The game has no lesson of this name."""

    code = "unknown-lesson"


class UnknownLanguage(AevumError):
    """The texts exist in no such language."""

    code = "unknown-language"


class UnknownAction(AevumError):
    """These words are no action of the game."""

    code = "unknown-action"


class UnknownSeat(AevumError):
    """The match has no such seat."""

    code = "unknown-seat"


class UnknownPosition(AevumError):
    """The match has no such position."""

    code = "unknown-position"


class NotYourTurn(AevumError):
    """Somebody else must decide first."""

    code = "not-your-turn"


class NotOffered(AevumError):
    """The action exists, but the rules do not allow it now."""

    code = "not-offered"


class Stale(AevumError):
    """The action was made for an earlier position."""

    code = "stale"


class MatchOver(AevumError):
    """The match has ended."""

    code = "match-over"


class CannotUndo(AevumError):
    """Nothing to take back, or not without the others."""

    code = "cannot-undo"


class UnknownStretch(AevumError):
    """The decision cannot be passed for such a stretch."""

    code = "unknown-stretch"


class SameSeating(AevumError):
    """The seat is held as it was asked for."""

    code = "same-seating"


class CannotJoin(AevumError):
    """The game, or the moment, has no room for a new seat."""

    code = "cannot-join"


class BrokenFile(AevumError):
    """The file is no saved match, or was cut off or edited."""

    code = "broken-file"


class NewerFile(AevumError):
    """The file was written by a newer version."""

    code = "newer-file"


class ReplayDiffers(AevumError):
    """Replaying the file gives something else than it says."""

    code = "replay-differs"


class SeedMismatch(AevumError):
    """The seed does not match the hash that was shown when the match began."""

    code = "seed-mismatch"


class NotFresh(AevumError):
    """Records for bulk play were dealt or played before."""

    code = "not-fresh"


class WrongNumbers(AevumError):
    """What was given for the games of the lab has not the form that is wanted."""

    code = "wrong-numbers"


class IllegalNumber(AevumError):
    """A number was chosen in a game of the lab that is not legal there now."""

    code = "illegal-number"


class OtherGames(AevumError):
    """What was saved in the lab are other games than those that should go on with it."""

    code = "other-games"


class UnknownDevice(AevumError):
    """Games are stepped on no such device."""

    code = "unknown-device"


class MissingExtra(AevumError):
    """A package is missing that only an extra of Aevum brings."""

    code = "missing-extra"


class MatchBroken(AevumError):
    """The rules of the game asked for more than there is room for: the match was broken off."""

    code = "match-broken"


class RulesChanged(AevumError):
    """The rules have changed since the match was played: from an entry on they lead elsewhere."""

    code = "rules-changed"

    @classmethod
    def of(cls, entry: int, rules: tuple[str, ...]) -> RulesChanged:
        """The error for an entry and the rules that have changed; where none are listed it names none."""
        return cls(entry=str(entry), rules=", ".join(rules), known="yes" if rules else "no")


class NewerRules(AevumError):
    """The match is played by newer rules than these."""

    code = "newer-rules"


class BadTables(AevumError):
    """No game can be made from this folder of tables."""

    code = "bad-tables"


class UnknownTables(AevumError):
    """The match is played with a set of tables that is not here."""

    code = "unknown-tables"


class NoGpu(AevumError):
    """Nothing can be played on a GPU here."""

    code = "no-gpu"
