"""Lessons: each is played through today's rules, said in every language, and answers other choices kindly."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from aevum.core import savefile
from aevum.core.engine import compiled
from aevum.core.errors import NotOffered, UnknownLesson
from aevum.core.lessons import FOLDER, Lesson, OutsideLesson, Step, lesson_names, lesson_of, lesson_or_none
from aevum.core.match import Match
from aevum.core.phrases import describe_choices
from aevum.core.tables import read_table
from aevum.core.text import LANGUAGES, texts
from aevum.games import GAME_IDS, game_named

ALL = [lesson_of(game_named(name), one) for name in GAME_IDS for one in lesson_names(game_named(name))]
lessons = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game.id} {lesson.name}")


def begun(lesson: Lesson, step: int = 0) -> Match:
    """A match at a step of a lesson, as a table has it."""
    names = [f"Seat {seat}" for seat in range(len(lesson.saved["players"]))]
    match = savefile.load(lesson.opening(step, names), compiled(lesson.game))
    match.people_doze = True
    return match


def make(lesson: Lesson, match: Match, words: str) -> None:
    match.make(lesson.prepare_move(match, lesson.seat, lesson.game.vocabulary.from_words(words)))


def play_on(lesson: Lesson, match: Match) -> list[Step]:
    """Make all steps that are left."""
    made = []
    while step := lesson.waiting(match):
        assert lesson.seat in match.pending and len(match.choices(lesson.seat)) > 1, "there is something to choose"
        made.append(step)
        make(lesson, match, step.do)
    return made


def test_every_game_has_lessons_of_ten_to_twenty_steps() -> None:
    assert {lesson.game.id for lesson in ALL} == set(GAME_IDS)
    assert all(10 <= len(lesson.steps) <= 20 for lesson in ALL)


@lessons
def test_a_lesson_leads_through_its_study(lesson: Lesson) -> None:
    match = begun(lesson)
    assert lesson.waiting(match) == lesson.steps[0]
    assert play_on(lesson, match) == list(lesson.steps)
    assert not lesson.runs(match) and lesson.done(match) == len(lesson.steps)
    assert [entry.hash for entry in match.log] == [entry["hash"] for entry in lesson.saved["log"]]


@lessons
def test_a_lesson_is_left_once_whoever_learned_plays_on(lesson: Lesson) -> None:
    match = begun(lesson, len(lesson.steps))
    while all(entry.seat != lesson.seat for entry in match.log[lesson.length :]):
        assert not lesson.is_left(match), "others move"
        seat = match.awaited[0]
        match.play(seat, int(match.choices(seat)[0]))
    assert lesson.is_left(match) and not lesson.is_left(match, lesson.length)


@lessons
def test_a_lesson_goes_on_from_any_step(lesson: Lesson) -> None:
    for place, step in enumerate(lesson.steps):
        match = begun(lesson, place)
        assert lesson.waiting(match) == step and lesson.done(match) == place


@lessons
def test_every_step_is_said_in_every_language_and_nothing_more(lesson: Lesson) -> None:
    rules = {row["id"] for row in read_table(lesson.game.folder / "data" / "rules.csv")}
    assert {step.rule for step in lesson.steps} <= rules
    assert {each.rule for step in lesson.steps for each in step.tries} <= rules
    needed = {lesson.key(), lesson.key("about"), lesson.key("end")}
    needed |= {key for step in lesson.steps for key in (lesson.key(step.name), lesson.key(step.name, "do"))}
    answers = {lesson.key(step.name, "no") for step in lesson.steps}
    for lang in LANGUAGES:
        said = texts(lang, lesson.game.id)
        own = {key for key in said.keys if key == lesson.key() or key.startswith(f"{lesson.key()}-")}
        assert needed <= own <= needed | answers
        assert all(said.say(key).strip() for key in own)


@lessons
def test_a_button_that_is_named_bears_that_name(lesson: Lesson) -> None:
    """Japanese quotes the button that is to be pressed; it says what the step's own choice says there."""
    said = texts("ja", lesson.game.id)
    for place, step in enumerate(lesson.steps):
        named = re.search("「([^」]*)」を選", said.say(lesson.key(step.name, "do")))
        if named:
            offered = describe_choices(begun(lesson, place), lesson.seat, said)
            assert [choice.label for choice in offered if choice.words in step.expected] == [named[1]], step.name


@lessons
def test_all_other_choices_are_refused_with_a_reason(lesson: Lesson) -> None:
    match = begun(lesson)
    step = lesson.steps[0]
    expected = [lesson.game.vocabulary.from_words(words) for words in step.expected]
    others = [action for action in match.choices(lesson.seat) if action not in expected]
    assert others
    for action in others:
        with pytest.raises(OutsideLesson) as refused:
            lesson.prepare_move(match, lesson.seat, action)
        rules = {step.rule, *(each.rule for each in step.tries)}
        assert refused.value.values["rule"] in rules
    assert lesson.waiting(match) == step, "nothing was played"


@lessons
def test_every_try_that_has_an_answer_of_its_own_can_be_made(lesson: Lesson) -> None:
    for place, step in enumerate(lesson.steps):
        match = begun(lesson, place)
        offered = {match.game.vocabulary.to_words(action) for action in match.choices(lesson.seat)} - {step.do}
        for each in step.tries:
            assert any(each.is_made_by(words) for words in offered), f"{step.name}: {each.words}"


@lessons
def test_every_step_has_an_answer_to_every_other_choice(lesson: Lesson) -> None:
    said = texts(LANGUAGES[0], lesson.game.id)
    for place, step in enumerate(lesson.steps):
        match = begun(lesson, place)
        for words in {match.game.vocabulary.to_words(action) for action in match.choices(lesson.seat)} - {
            *step.expected
        }:
            with pytest.raises(OutsideLesson) as refused:
                make(lesson, match, words)
            assert said.has(str(refused.value.values["reason"])) and str(refused.value.values["reason"]).startswith(
                "lesson-"
            )


@pytest.mark.parametrize("game", GAME_IDS)
def test_answers_to_certain_tries_are_those_that_lessons_give(game: str) -> None:
    given = {each.key for one in ALL if one.game.id == game for step in one.steps for each in step.tries}
    for lang in LANGUAGES:
        assert {key for key in texts(lang, game).keys if key.startswith("lesson-no-")} == given


def test_a_try_is_answered_by_what_it_would_do() -> None:
    lesson = lesson_of(game_named("tempus"), "first-epochs")

    def answer(words: str) -> tuple[str, str]:
        with pytest.raises(OutsideLesson) as refused:
            make(lesson, begun(lesson), words)
        return str(refused.value.values["reason"]), str(refused.value.values["rule"])

    assert answer("settle B3") == ("lesson-no-field", "TE-103"), "farmland as well"
    assert answer("settle A2") == ("lesson-no-mountain", "TE-112")
    assert answer("settle B2") == ("lesson-first-epochs-farmland-no", "TE-103"), "grassland"


def test_what_the_rules_forbid_is_refused_by_the_rules() -> None:
    lesson = ALL[0]
    with pytest.raises(NotOffered):
        make(lesson, begun(lesson), "done")


def test_a_kind_answer_is_said_in_the_readers_language() -> None:
    lesson = ALL[0]
    match = begun(lesson)
    with pytest.raises(OutsideLesson) as refused:
        make(lesson, match, "stop")
    assert len({refused.value.say(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    own = texts("en", lesson.game.id).say(lesson.key(lesson.steps[0].name, "no"))
    assert refused.value.say("en").endswith(own)


def test_a_step_without_an_answer_of_its_own_answers_with_its_rule() -> None:
    lesson = ALL[0]
    nameless = replace(lesson, steps=(replace(lesson.steps[0], name="unheard"), *lesson.steps[1:]))
    with pytest.raises(OutsideLesson) as refused:
        make(nameless, begun(lesson), "stop")
    assert refused.value.say("en").endswith(texts("en", lesson.game.id).say(lesson.steps[0].rule))


def test_another_choice_that_is_accepted_leads_on() -> None:
    lesson = ALL[0]
    wider = replace(lesson, steps=(replace(lesson.steps[0], also=("reroll 1",)), *lesson.steps[1:]))
    match = begun(wider)
    make(wider, match, "reroll 1")
    assert wider.waiting(match) == wider.steps[1]


@lessons
def test_every_accepted_choice_leads_to_the_end(lesson: Lesson) -> None:
    for place, step in enumerate(lesson.steps):
        for words in step.also:
            match = begun(lesson, place)
            make(lesson, match, words)
            assert play_on(lesson, match) == list(lesson.steps[place + 1 :])


@lessons
def test_lessons_are_numbered_and_follow_one_another(lesson: Lesson) -> None:
    names = lesson_names(lesson.game)
    numbers = [int(path.stem.partition("-")[0]) for path in sorted((lesson.game.folder / FOLDER).glob("*.json"))]
    assert numbers == list(range(1, len(names) + 1))
    assert lesson.following == (*names, "")[names.index(lesson.name) + 1]


def test_a_step_that_the_study_does_not_hold_is_noticed() -> None:
    from aevum.core.lessons import _steps

    with pytest.raises(ValueError, match="no 'stop'"):
        _steps([{"step": "any", "do": "stop", "rule": "RT-026"}], {"players": [{"bot": None}], "log": []})


def test_there_is_no_lesson_of_another_name() -> None:
    game = game_named(GAME_IDS[0])
    with pytest.raises(UnknownLesson):
        lesson_of(game, "nowhere")
    assert lesson_or_none(game, "nowhere") is None and lesson_or_none(game, ALL[0].name) == ALL[0]


def test_lessons_are_kept_one_step_a_line() -> None:
    for lesson in ALL:
        path = next((lesson.game.folder / FOLDER).glob(f"*-{lesson.name}.json"))
        steps = json.loads(path.read_text(encoding="utf-8"))["steps"]
        assert sum('"step"' in line for line in path.read_text(encoding="utf-8").splitlines()) == len(steps)
