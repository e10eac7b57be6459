"""Tempus typed and read aloud: natural orders, help, reasons, the map in sentences, and one hex by itself."""

from __future__ import annotations

import re

import pytest

from aevum.core.match import Match
from aevum.core.phrases import describe_choices
from aevum.core.text import LANGUAGES
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.menu import short_rows
from aevum.terminal.orders import Act, Commands, interpret
from aevum.terminal.rulebook import Rulebook
from tests.terminal.driving import TEMPUS, luck, moments, new_match, own_texts, typing
from tests.terminal.tempus_stages import all_moments, played


def alone(step: str) -> Match:
    """A match that waits at a step of its first player, the only person: so no curtain falls."""
    for seed in range(40):
        match = new_match("Ann", "random", "greedy", seed=seed, options={"island": 1}, game=TEMPUS)
        while not match.over:
            seat = match.pending[0]
            if match.step == step and seat == 0 and match.position > 20:
                return match
            choices = match.choices(seat)
            match.play(seat, choices[luck(seed, match.position) % len(choices)])
    raise AssertionError(f"no {step}")


def shown(match: Match, *lines: str, lang: str = "en") -> str:
    """What is shown after these lines."""
    _, before, _ = typing(match, [], lang)
    _, everything, _ = typing(match, lines, lang)
    return everything.removeprefix(before.split(own_texts(lang, TEMPUS).say("terminal-end-of-input"))[0])


@pytest.mark.parametrize(
    ("lang", "turn"),
    [
        ("en", ["move", "pick {}", "go {}"]),
        ("fr", ["déplacement", "prendre {}", "aller {}"]),
        ("ja", ["移動", "{} 動かす", "{}進む"]),
    ],
)
def test_a_turn_in_natural_words(lang: str, turn: list[str]) -> None:
    match = next(match for match, _ in played(3, 2) if match.step == "action")
    words, lexicon = (
        own_texts(lang, TEMPUS),
        Lexicon(TEMPUS.vocabulary, own_texts(lang, TEMPUS), ("Ann", "Bob", "Cleo")),
    )
    for line in turn:
        seat = match.pending[0]
        choices = describe_choices(match, seat, words)
        place = choices[0].words.split(" ")[-1]
        order = interpret(lexicon, Commands(words), line.format(place), choices)
        assert isinstance(order, Act)
        match.play(seat, order.action)
    assert TEMPUS.vocabulary.to_words(match.log[-1].action or 0).startswith("go ")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("lay weapons hill", "lay weapons hill"),
        ("lay military leader forest", "lay military_leader forest"),
        ("play gov farm", "play government farmland"),
        ("convert D7 to E8", "convert D7 to E8"),
        ("convert d7 e8", "convert D7 to E8"),
        ("advance 2", "advance 2"),
        ("done", "done"),
        ("fi", "choose_fight"),
    ],
)
def test_orders(typed: str, meant: str) -> None:
    words = own_texts("en", TEMPUS)
    lexicon = Lexicon(TEMPUS.vocabulary, words, ("Ann", "Bob", "Cleo"))
    assert interpret(lexicon, Commands(words), typed, []) == Act(TEMPUS.vocabulary.from_words(meant))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_lists_every_verb_and_what_can_be_looked_at(lang: str) -> None:
    words = own_texts(lang, TEMPUS)
    out = shown(alone("action"), "help", lang=lang)
    for verb in TEMPUS.vocabulary.verbs:
        assert words.say(f"verb-{verb.name}") in out
    assert words.say("terminal-help-look") in out


def test_help_for_one_verb_names_what_it_takes() -> None:
    out = shown(alone("action"), "help lay")
    assert "Military Leader" in out and "Names: grassland, farmland, hill, forest." in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_names_the_rule(lang: str) -> None:
    why = own_texts(lang, TEMPUS).say("terminal-command-why")
    match = alone("action")
    for words in ("pick A1", "lay weapons hill", "settle C5", "attack D4", "convert D7 to E8"):
        assert re.search(r"TE-\d{3}", shown(match, f"{why} {words}", lang=lang)), words


def test_every_reason_is_a_rule_that_can_be_shown() -> None:
    """Whatever is asked about at whatever moment, half a phrase included, the answer is in the book."""
    book, seen = Rulebook(TEMPUS, own_texts("en", TEMPUS)), set()
    everything = "place_tile D4;turn_tile 2;settle D4;choose_move;pick D4;go D5;stay;bear D4;attack_from D4;attack D5;"
    everything += "name_terrain hill;lay weapons hill;advance 3;found D4;raise 9;discard weapons hill;wait hill;done;"
    everything += "play religion hill;play medicine hill;convert D4 to D5"
    for match, seat in played(3, 4, most=200):
        for words in everything.split(";") if match.position % 4 == 0 else ():
            action = TEMPUS.vocabulary.from_words(words)
            if action not in match.choices(seat):
                rule = TEMPUS.reason(match.observed(seat), seat, action)
                assert book.rule(rule)
                seen.add(rule)
    assert len(seen) > 10


def test_half_a_phrase_of_two_hexes_is_answered_at_once() -> None:
    """`convert` may mean any of twenty thousand pairs of hexes."""
    assert "TE-147" in shown(alone("action"), "why convert")


def test_hexes_with_the_same_effects_share_a_line() -> None:
    grouped = 0
    for moment in all_moments():
        stage = moment.shown["en"]
        assert sorted(number for row in stage.rows for number in row.numbers) == [
            *range(1, len(stage.scene.choices) + 1)
        ]
        for row in stage.rows:
            effects = {tuple(stage.scene.choices[number - 1].effects) for number in row.numbers}
            assert len(effects) == 1 or not row.is_list
            grouped += row.is_list
    assert grouped > 10


def test_neighbours_in_a_row_are_named_by_the_first_and_the_last() -> None:
    match, seat, _ = next(moments(3, 1, game=TEMPUS))
    words = own_texts("en", TEMPUS)
    (row,) = short_rows(Lexicon(TEMPUS.vocabulary, words, ("Ann", "Bob", "Cleo")), describe_choices(match, seat, words))
    assert row.words.startswith("place one of B2 to B9, C2 to C10, D2 to D9, ")


def test_line_mode_tells_what_the_decision_needs() -> None:
    said = {moment.step: moment.shown["en"] for moment in all_moments()}
    told = {step: "\n".join(stage.board.told_tray(stage.scene)) for step, stage in said.items()}
    assert re.search(r"^The tile: \w+ in the middle", told["tile"])
    assert re.search(r"^turn 5: ([A-M]\d+ \w+, ){5}[A-M]\d+ \w+\.$", told["turn_tile"], re.M)
    assert re.search(r"^Free grassland: [A-M]\d+, ", told["settle"], re.M)
    assert re.search(r"^Action tiles left: Ann \d, ", told["action"])
    assert re.search(r"may still move\.$", told["move_pick"], re.M)
    assert re.search(r"^From [A-M]\d+ by land: \w+ [A-M]\d+", told["move_go"], re.M)
    assert re.search(r"^Fight from [A-M]\d+ to [A-M]\d+, terrain \w+\.$", told["fight_attack"], re.M)
    assert re.search(r"^Your hand: \w+", told["discard"], re.M)
    assert re.search(r"^Next epoch: \w+, terrain \w+\.", told["progress"], re.M)


def test_one_hex_by_itself() -> None:
    match = alone("action")
    view = TEMPUS.view(match.observed(0))
    names = own_texts("en", TEMPUS)
    held = next(place for place in view["hexes"] if place["holder"] == 1 and place["people"])
    out = shown(match, f"look {held['id'].lower()}")
    coast = ", on the coast" if held["coast"] else ""
    assert f"{held['id']}: {names.say('terrain-' + held['terrain'])}{coast}.\n" in out
    assert f"random: {names.say('unit-people', count=held['people'])}.\n" in out
    (around,) = re.findall(r"^Around it: (.*)\.$", out, re.M)
    assert [part.split(" ")[0] for part in around.split("; ")] == [
        "north-west", "north-east", "east", "south-east", "south-west", "west"
    ]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("step", ["action", "move_pick"])
def test_whatever_can_be_looked_at_has_something_to_tell(lang: str, step: str) -> None:
    stage = next(moment.shown[lang] for moment in all_moments() if moment.step == step)
    sights = stage.board.sights(stage.scene)
    assert {"D7", "Ann", own_texts(lang, TEMPUS).say("epoch-roads"), own_texts(lang, TEMPUS).say("idea-weapons")} <= {
        sight.names[0] for sight in sights
    }
    for sight in sights:
        assert all(sight.tell())
        assert sight.names[0] in sight.tell()[0]


def test_what_cannot_be_looked_at_is_said() -> None:
    match = alone("action")
    assert "Say what to look at: look NAME, for example look " in shown(match, "look")
    out = shown(match, "look Z99", "look weapns", "look d", "look random")
    assert "There is no “Z99” on this table." in out
    assert "Did you mean “look Weapons”?" in out
    assert "That can mean several things: D" in out
    assert "random: " in out and "action tile" in out


def test_looking_shows_nothing_hidden() -> None:
    """What is told of another player names the number of cards, never a card, unless it lies open."""
    names = [idea for idea in TEMPUS.view(alone("action").observed(0))["ideas"] if idea != "government"]
    ideas = [own_texts("en", TEMPUS).say(f"idea-{idea}") for idea in names]
    for moment in all_moments():
        scene = moment.shown["en"].scene
        for sight in moment.shown["en"].board.sights(scene):
            if sight.names[0] in scene.names:
                assert not any(idea in line for idea in ideas for line in sight.tell())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_would_be_lost_is_typed_twice(lang: str) -> None:
    """A fight where nobody is near is asked once more; anything else in between asks anew."""
    match, said = alone("action"), own_texts(lang, TEMPUS)
    lexicon = Lexicon(TEMPUS.vocabulary, said, ("Ann",))
    described = {choice.verb: choice for choice in describe_choices(match, 0, said)}
    fight, move = (lexicon.phrase(described[f"choose_{verb}"].action) for verb in ("fight", "move"))
    doubt, before = described["choose_fight"].caution, match.position
    assert doubt is not None and doubt.idle
    once = shown(match, fight, lang=lang)
    assert doubt.text in once and said.say("terminal-once-more") in once and doubt.rule in once
    why = shown(match, f"{said.say('terminal-command-why')} {fight}", lang=lang)
    assert doubt.text in why and match.position == before
    typing(match, [fight, move], lang)
    assert match.position == before + 1 and match.step != "action", "somebody thought better of it"
    match.undo(0)
    typing(match, [fight, fight], lang)
    assert described["choose_fight"].action in [entry.action for entry in match.log]
