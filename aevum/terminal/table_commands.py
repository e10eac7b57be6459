"""The commands of the table itself: help, choices, undo, save, why, advice, rules, scores, log, table, look, quit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from aevum.bots.advice import advise_by_search
from aevum.core.letters import clean
from aevum.core.phrases import Choice, say_action
from aevum.core.vocabulary import Verb
from aevum.terminal.advice import tell_advice
from aevum.terminal.ending import score_grid
from aevum.terminal.interface import happenings
from aevum.terminal.lines import listed, parted
from aevum.terminal.looking import look
from aevum.terminal.menu import MANY, every_row, short_rows
from aevum.terminal.normalise import normalise, squeeze
from aevum.terminal.orders import COMMANDS, Act, Which, settle_any
from aevum.terminal.parsing import Parse, fitting, named, parses
from aevum.terminal.saving import is_file, path_from, save
from aevum.terminal.seat_commands import come_back, hand_over, resign, skip

if TYPE_CHECKING:
    from aevum.terminal.session import Session

MOST_CHOICES = 40  # above this the list of choices is a short one
LATEST = 20  # sentences of the log, when no number is given
Request = Callable[["Session", "int | None", Sequence[Choice], str], None]


def show_help(session: Session, seat: int | None, choices: Sequence[Choice], rest: str) -> None:
    """All commands and verbs, or one of them."""
    verbs = session.lexicon.vocabulary.verbs
    wanted = named(session.lexicon.verbs, [squeeze(rest)]) if squeeze(rest) else []
    commands = named(session.commands.spellings, [squeeze(rest)]) if squeeze(rest) else []
    for place, _ in wanted:
        _help_verb(session, verbs[place], choices)
    for place, _ in commands:
        session.interface.say(_command_help(session, COMMANDS[place]))
    if not wanted and not commands:
        session.say("terminal-help-intro")
        if session.interface.completes:
            session.say("terminal-help-tab")
        _help_verbs(session, choices)
        session.say("terminal-help-commands")
        left_out = () if session.sights(seat) else ("look",)
        session.interface.say(*(_command_help(session, name) for name in COMMANDS if name not in left_out))


def _help_verbs(session: Session, choices: Sequence[Choice]) -> None:
    """The verbs of the game: those that are offered with an example each, the others by their bare words."""
    verbs = session.lexicon.vocabulary.verbs
    offered = {choice.verb for choice in choices}
    examples = [example(session, verb, choices) for verb in verbs if verb.name in offered]
    others = [session.lexicon.verb_word(verb) for verb in verbs if verb.name not in offered]
    if examples:
        session.say("terminal-help-verbs", verbs=parted(session.texts, examples))
    if others:
        said = {"verbs": listed(session.texts, others), "verb": others[0]}
        session.say("terminal-help-other-verbs", **said, help=session.commands.word("help"))


def _command_help(session: Session, name: str) -> str:
    usage = session.texts.say(f"terminal-usage-{name}", word=session.commands.word(name))
    return session.texts.say("terminal-help-line", usage=usage, help=session.texts.say(f"terminal-help-{name}"))


def _help_verb(session: Session, verb: Verb, choices: Sequence[Choice]) -> None:
    said, means = example(session, verb, choices), _meaning(session, verb, choices)
    if means:
        session.say("terminal-help-verb-means", example=said, meaning=means)
    else:
        session.say("terminal-help-verb", example=said)
    for noun in verb.nouns:
        if noun.kind in ("item", "set") and noun.family and len(noun.items) <= MANY:
            names = [session.lexicon.item_word(noun, place) for place in range(len(noun.items))]
            session.say("terminal-help-names", names=listed(session.texts, names))
    offered = [choice.action for choice in choices if choice.verb == verb.name]
    now = session.answers(choices).allowed(offered)
    session.interface.say(*(now if offered else [session.texts.say("terminal-help-not-now")]))


def example(session: Session, verb: Verb, choices: Sequence[Choice]) -> str:
    """A verb with nouns as one would type it: one that is offered, or else any."""
    offered = [choice.action for choice in choices if choice.verb == verb.name]
    return session.lexicon.phrase(offered[-1] if offered else _any_action(session, verb))


def _any_action(session: Session, verb: Verb) -> int:
    """Some action with a verb, whether or not it is ever possible."""
    last = len(session.names) - 1
    values = tuple(last if noun.kind == "seat" else None for noun in verb.nouns)
    return Parse(session.lexicon.vocabulary.verb(verb.name), values, 0).fillings(verb)[0]


def _meaning(session: Session, verb: Verb, choices: Sequence[Choice]) -> str:
    """The label of the example; nothing where a label needs more than the words of an action that is not offered."""
    offered = [choice.label for choice in choices if choice.verb == verb.name]
    if offered:
        return offered[-1]
    if not {noun.name for noun in verb.nouns}.issuperset(session.texts.variables(f"do-{verb.name}")):
        return ""
    return say_action(session.match.game, session.texts, _any_action(session, verb), session.names, {})


def show_choices(session: Session, seat: int | None, choices: Sequence[Choice], rest: str) -> None:
    """The numbered choices with their effects; with words, those that begin so."""
    if not choices:
        session.say("step-over")
    elif rest:
        found = parses(session.lexicon, rest)
        fits = fitting(session.lexicon, [_opened(parse) for parse in found], [c.action for c in choices])
        if fits:
            session.interface.rows(every_row(session.lexicon, choices, fits))
        else:
            session.interface.say(
                session.texts.say("terminal-none-such", words=rest), *session.answers(choices).allowed()
            )
    elif len(choices) <= MOST_CHOICES:
        session.interface.rows(every_row(session.lexicon, choices))
    else:
        rows = short_rows(session.lexicon, choices)
        session.interface.rows(rows)
        shared = next((row for row in rows if len(row.numbers) > 1), None)
        if shared:
            verb, _ = session.lexicon.vocabulary.split(choices[shared.first - 1].action)
            words = f"{session.commands.word('choices')} {session.lexicon.verb_word(verb)}"
            session.say("terminal-choices-hint", words=words)


def _opened(parse: Parse) -> Parse:
    """The same with an empty set left open: `choices buy masonry` shows every way to pay."""
    values = tuple(None if place == 1 and value == 0 else value for place, value in enumerate(parse.values))
    return Parse(parse.verb, values, parse.guesses, parse.begun)


def undo(session: Session, seat: int | None, choices: Sequence[Choice], rest: str) -> None:
    """Take back the latest decision of a person; across dice or others' moves only if all people agree."""
    match = session.match
    people = sorted(match.people(), key=lambda other: other != seat)
    for mine in people:
        if match.undo_reach(mine) is not None:
            match.undo(mine)
            return
    reach = {mine: match.undo_by_consent(mine) for mine in people}
    back = {mine: position for mine, position in reach.items() if position is not None}
    if not back:
        session.say("terminal-nothing-to-undo")
        return
    mine = max(back, key=lambda other: back[other])
    others = [other for other in people if other != mine] or [mine]
    if all(_agrees(session, other, mine) for other in others):
        match.undo(mine, back[mine], agreed=frozenset(others))
    else:
        session.say("terminal-not-undone")


def _agrees(session: Session, other: int, mine: int) -> bool:
    key = "terminal-undo-sure" if other == mine else "terminal-undo-agree"
    return session.confirm(other, key, other=session.names[other], seat=session.names[mine])


def save_match(session: Session, seat: int | None, choices: Sequence[Choice], rest: str) -> None:
    """Write the match to a file; whatever goes wrong, the match goes on."""
    if not rest and session.path is None:
        session.say("terminal-save-where", save=session.commands.word("save"))
        return
    path = path_from(rest) if rest else session.path
    assert path is not None
    replaces = path != session.path and is_file(path)
    if replaces and not session.confirm(seat, "terminal-replace", file=str(path)):
        session.say("terminal-not-replaced")
        return
    problem = save(session.match, path)
    if problem:
        session.say("terminal-save-failed", file=str(path), problem=problem)
    else:
        session.path, session.saved_at = path, session.match.position
        session.say("terminal-saved", file=str(path))


def explain(session: Session, seat: int | None, choices: Sequence[Choice], rest: str) -> None:
    """Why something is not possible now: the rule that forbids it."""
    answers = session.answers(choices)
    if seat is None:
        session.say("step-over")
        return
    if not rest:
        session.say("terminal-why-what", why=session.commands.word("why"))
        return
    order = settle_any(session.lexicon, rest, [choice.action for choice in choices])
    if isinstance(order, Which):
        session.interface.say(session.texts.say("terminal-possible"), *answers.allowed(order.actions))
    elif not isinstance(order, Act):
        session.interface.say(*answers.unclear(order))
    elif any(choice.action == order.action for choice in choices):
        told = answers.doubted(order.action)
        session.interface.say(session.texts.say("terminal-possible"), *told, *answers.allowed([order.action]))
    else:
        session.interface.say(
            *answers.refused(order, session.reason(seat, order), session.cause(seat, order), fully=True)
        )


def give_advice(session: Session, seat: int | None, choices: Sequence[Choice], rest: str) -> None:
    """What the computer would do and why; not where people play each other."""
    if seat is None:
        session.say("step-over")
    elif session.match.owned() != {seat}:
        session.say("terminal-no-advice")
    else:
        tell_advice(session, advise_by_search(session.match, seat, session.texts))


def show_rules(session: Session, seat: int | None, choices: Sequence[Choice], rest: str) -> None:
    """The chapters, or the rules that were asked for."""
    if rest:
        session.interface.say(*session.rulebook.look_up(rest))
    else:
        session.interface.say(*session.rulebook.contents())
        session.say("terminal-rules-hint", rules=session.commands.word("rules"), rule=session.rulebook.ids[0])


def show_scores(session: Session, seat: int | None, choices: Sequence[Choice], rest: str) -> None:
    """The parts of everybody's score."""
    session.interface.grid(score_grid(session))


def show_log(session: Session, seat: int | None, choices: Sequence[Choice], rest: str) -> None:
    """What happened, the latest last; with words, the sentences that have them."""
    is_count = rest.isascii() and rest.isdecimal() and len(rest) < 9
    told = happenings(session.match, session.texts, 0, session.match.position, seat)
    if squeeze(rest) and not is_count:
        _show_found(
            session, [happening.text for happening in told if normalise(rest) in normalise(happening.text)], rest
        )
        return
    count = int(rest) if is_count else LATEST
    if len(told) > count:
        word, everything = session.commands.word("log"), str(len(told))
        session.say("terminal-log-earlier", count=len(told) - count, log=word, all=everything)
    else:
        session.say("terminal-seed-hash", hash=session.match.seed_hash)
    session.interface.say(*(happening.text for happening in told[-count:] if count))


def _show_found(session: Session, found: Sequence[str], words: str) -> None:
    """The latest of the sentences that were looked for."""
    if not found:
        session.say("terminal-log-not-found", words=clean(words))
    elif len(found) > LATEST:
        session.say("terminal-log-found-earlier", count=len(found) - LATEST)
    session.interface.say(*found[-LATEST:])


def show_table(session: Session, seat: int | None, choices: Sequence[Choice], rest: str) -> None:
    """The whole table again, and what is asked."""
    stage = session.stage(seat, choices)
    session.interface.table(stage)
    session.interface.say(stage.asked)


def leave(session: Session, seat: int | None, choices: Sequence[Choice], rest: str) -> None:
    """Leave; what is not saved is asked about once."""
    save_word = session.commands.word("save")
    if session.is_unsaved() and not session.confirm(seat, "terminal-leave-unsaved", save=save_word):
        return
    session.leaving = True
    session.cover_for(None)
    session.say("terminal-goodbye")


REQUESTS: dict[str, Request] = {
    "help": show_help,
    "choices": show_choices,
    "undo": undo,
    "save": save_match,
    "why": explain,
    "advice": give_advice,
    "rules": show_rules,
    "scores": show_scores,
    "log": show_log,
    "table": show_table,
    "look": look,
    "forgo": skip,
    "concede": resign,
    "comeback": come_back,
    "substitute": hand_over,
    "quit": leave,
}
# What can be asked for while nobody may look: it is shown as to a spectator.
AT_CURTAIN = frozenset({"undo", "save", "rules", "scores", "log", "table", "look", "comeback", "quit"})
