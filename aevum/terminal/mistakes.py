"""A good answer to a mistake: what was not understood or not allowed, the nearest thing, and what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.core.letters import clean
from aevum.core.phrases import Choice
from aevum.core.vocabulary import Verb
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.lines import listed, parted
from aevum.terminal.menu import by_verb, every_row, short_rows
from aevum.terminal.normalise import nearest, normalise
from aevum.terminal.orders import COMMANDS, Act, Commands, NoSuchChoice, Order, Several, Unknown, Which, settle
from aevum.terminal.parsing import LONGEST_LINE, Parse, fitting, named, parses
from aevum.terminal.rulebook import Rulebook

MOST_LISTED = 8
MOST_NAMED = 12  # things of one kind that still stand by their names where the rest is told by verbs alone


@dataclass(frozen=True)
class Answers:
    """Answers to what a seat typed, given what it is offered."""

    lexicon: Lexicon
    commands: Commands
    rulebook: Rulebook
    choices: Sequence[Choice]

    def say(self, key: str, **values: object) -> str:
        """A message in the reader's language."""
        return self.lexicon.texts.say(key, **values)

    def unclear(self, order: Order) -> list[str]:
        """The answer to anything that is neither an action nor a command."""
        if isinstance(order, Which):
            return [self.say("terminal-which"), *self._phrases(order.actions)]
        if isinstance(order, Several):
            return [self.say("terminal-several", words=self._list(order.words))]
        if isinstance(order, NoSuchChoice):
            return [self.say("terminal-no-choice", number=order.number, count=len(self.choices)), *self.allowed()]
        assert isinstance(order, Unknown)
        return self.not_understood(order.text)

    def refused(self, act: Act, rule: str, cause: str = "", fully: bool = False) -> list[str]:
        """An action that is not possible now: what is amiss, the rule that forbids it, and what comes nearest.

        A ruling is shown only when it was asked for (`fully`); else it is said where it stands.
        """
        refusal = self.say("terminal-refused", words=act.said or self.lexicon.phrase(act.action))
        text, *ruling = self.rulebook.rule(rule)
        if ruling and not fully:
            ruling = [self.say("terminal-more-rule", rules=self.commands.word("rules"), rule=rule)]
        return [refusal, *filter(None, [cause]), text, *ruling, *self.nearest_allowed(act.action)]

    def doubted(self, action: int) -> list[str]:
        """Why a choice is asked once more before it is made, and the rule behind it; nothing of others."""
        caution = next((choice.caution for choice in self.choices if choice.action == action), None)
        if caution is None:
            return []
        more = self.say("terminal-more-rule", rules=self.commands.word("rules"), rule=caution.rule)
        return [caution.text, *([more] if caution.rule else [])]

    def nearest_allowed(self, action: int) -> list[str]:
        """What is possible with the same verb and noun, or with the same verb, or at all."""
        verb, values = self.lexicon.vocabulary.split(action)
        number = self.lexicon.vocabulary.verb(verb.name)
        unsaid: tuple[int | None, ...] = (None,) * len(values)
        for said in (values[:1] + unsaid[1:], unsaid):
            fits = fitting(self.lexicon, [Parse(number, said, 0)], self._offered())
            if fits and values:
                return self.allowed(fits)
        return self.allowed()

    def allowed(self, actions: Sequence[int] | None = None) -> list[str]:
        """What can be done, in one line: whole choices where they are few, else their verbs."""
        kept = [choice for choice in self.choices if actions is None or choice.action in actions]
        if not kept:
            return []
        words = [row.words for row in short_rows(self.lexicon, kept, by_effect=False, most_named=MOST_LISTED)]
        if len(words) > MOST_LISTED:
            verbs = by_verb(self.lexicon, kept, MOST_NAMED)
            words = verbs if len(verbs) > 1 else [*words[:MOST_LISTED], "…"]
        return [self.say("terminal-allowed", words=parted(self.lexicon.texts, words))]

    def not_understood(self, text: str) -> list[str]:
        """What was not understood, and what may have been meant."""
        if len(text) > LONGEST_LINE:
            return [self.say("terminal-too-long", most=LONGEST_LINE)]
        lines = [self.say("terminal-not-understood", words=clean(self._odd_part(text)))]
        meant = self._meant(text)
        if meant:
            lines.append(self.say("terminal-did-you-mean", words=meant))
        return [*lines, *self.allowed(), self.say("terminal-try-help", help=self.commands.word("help"))]

    def _meant(self, text: str) -> str | None:
        """What may have been meant: the same after a verb that was left out, or the words most like it."""
        for verb in dict.fromkeys(self._verb(choice) for choice in self.choices):
            said = settle(self.lexicon, parses(self.lexicon, f"{self.lexicon.verb_word(verb)} {text}"), self._offered())
            if isinstance(said, Act) and said.action in self._offered():
                return self.lexicon.phrase(said.action)
        phrases = [self.lexicon.phrase(choice.action) for choice in self.choices]
        commands = [self.commands.word(name) for name in COMMANDS]
        verbs = [self.lexicon.verb_word(verb) for verb in self.lexicon.vocabulary.verbs]
        return nearest(text, [*phrases, *commands]) or nearest(text, verbs)

    def _odd_part(self, text: str) -> str:
        """The words from where on nothing can be read."""
        words = normalise(text).split()
        if not words or not named(self.lexicon.verbs, words[:1]):
            return text.strip()
        for end in range(len(words) - 1, 0, -1):
            if parses(self.lexicon, " ".join(words[:end])):
                return " ".join(words[end:])
        return text.strip()

    def _phrases(self, actions: Sequence[int]) -> list[str]:
        rows = every_row(self.lexicon, self.choices, actions)
        if len(rows) > MOST_LISTED:
            kept = [choice for choice in self.choices if choice.action in actions]
            rows = short_rows(self.lexicon, kept, by_effect=False)
        return [f"  {row.words}" for row in rows[:MOST_LISTED]] + (["  …"] if len(rows) > MOST_LISTED else [])

    def _offered(self) -> list[int]:
        return [choice.action for choice in self.choices]

    def _verb(self, choice: Choice) -> Verb:
        return self.lexicon.vocabulary.split(choice.action)[0]

    def _list(self, words: Sequence[str]) -> str:
        return listed(self.lexicon.texts, words)
