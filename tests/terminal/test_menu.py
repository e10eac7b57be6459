"""Lists of choices: every choice has its number, and alike ones share a line."""

from __future__ import annotations

import re

from aevum.core.phrases import Choice, Effect, describe_choices
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.menu import Row, every_row, say_effects, short_rows
from tests.terminal.driving import GAME, moments, own_texts

LEXICON = Lexicon(GAME.vocabulary, own_texts(), ("Ann", "Bob", "Cleo"))


def test_the_lines_of_a_short_list_cover_all_numbers_in_order() -> None:
    grouped = 0
    for match, seat, actions in moments(3, 9, {"trading": 1}, most=300):
        rows = short_rows(LEXICON, describe_choices(match, seat, own_texts()))
        assert [number for row in rows for number in range(row.first, row.last + 1)] == list(range(1, len(actions) + 1))
        grouped += len(rows) < len(actions)
    assert grouped > 50


def _rows_at(step: str, short: bool = True) -> list[Row]:
    match, seat = next((match, seat) for match, seat, _ in moments(3, 9) if match.step == step)
    choices = describe_choices(match, seat, own_texts())
    return short_rows(LEXICON, choices) if short else every_row(LEXICON, choices)


def test_rolling_is_two_lines() -> None:
    stop, reroll = _rows_at("reroll")
    assert (stop.words, stop.meaning) == ("stop", "Stop and keep these dice")
    assert reroll.words.startswith("reroll any of 1, ") and reroll.first == 2


def test_building_is_a_line_a_project_with_what_the_most_workers_would_do() -> None:
    rows = _rows_at("build")
    first = rows[0]
    assert re.fullmatch(r"build City 4 1 to \d", first.words)
    most = first.words[-1]
    assert first.effects.startswith(f"{most}: ")


def test_buying_shows_the_way_to_pay_that_costs_least() -> None:
    for match, seat, _ in moments(3, 9):
        choices = describe_choices(match, seat, own_texts())
        ways = [choice for choice in choices if choice.verb == "buy" and choice.nouns[0] == choices[0].nouns[0]]
        if match.step == "buy" and len(ways) > 1:
            break
    row = short_rows(LEXICON, choices)[0]
    assert row.effects.endswith(f"{len(ways)} ways")
    costs = {LEXICON.phrase(c.action): sum(abs(effect.amount) for effect in c.effects) for c in ways}
    assert costs[row.words] == min(costs.values())


def test_sentences_come_after_figures() -> None:
    told = ("+1 glory", "Conflict total +1.", "−2 money", "Works in every Age.")
    effects = tuple(Effect("any", 0, text) for text in told)
    said = say_effects(LEXICON, Choice(0, "", "", (), "", effects))
    assert said == "+1 glory, −2 money; Conflict total +1. Works in every Age."


def test_a_whole_list_has_a_line_a_choice() -> None:
    rows = _rows_at("build", short=False)
    assert [(row.first, row.last) for row in rows] == [(n, n) for n in range(1, len(rows) + 1)]
    assert rows[-1].words == "done" and rows[-1].meaning == "Finish this step"


def test_a_part_of_the_list_keeps_the_numbers() -> None:
    match, seat = next((match, seat) for match, seat, _ in moments(3, 9) if match.step == "build")
    choices = describe_choices(match, seat, own_texts())
    (row,) = every_row(LEXICON, choices, [choices[2].action])
    assert (row.first, row.last) == (3, 3)
