"""History of the World in words: what is typed and completed, what can be looked at, and why something is refused."""

from __future__ import annotations

import re

import pytest

from aevum.core.match import Match
from aevum.core.phrases import Choice, describe_choices
from aevum.core.text import LANGUAGES
from aevum.games.history_of_the_world.state import LAND_IDS, WATER_IDS
from aevum.terminal.boards import board_of
from aevum.terminal.completion import suggestions
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.menu import every_row, short_rows
from aevum.terminal.orders import Act, Commands, interpret
from tests.games.history_of_the_world.table import Seat, Table
from tests.terminal.driving import new_match, own_texts, typing
from tests.terminal.history_stages import HISTORY, NAMES, all_moments, played

WORDS = own_texts("en", HISTORY)
EGYPT = 8  # with this seed Ann has Egypt in the first epoch


def looked(*names: str, lang: str = "en", most: int = 60) -> str:
    """What is told of things in a match in which much has happened, to whoever decides."""
    *_, (match, _) = played(3, 4, {}, most=most)
    command = own_texts(lang, HISTORY).say("terminal-command-look")
    return typing(match, ["", *(f"{command} {name}" for name in names)], lang)[1]


def test_a_land_tells_its_area_its_neighbours_and_its_waters() -> None:
    told = looked("nile delta", most=1)
    assert "Nile Delta, in the area North Africa." in told
    assert re.search(
        r"Neighbours: Palestine.*; Arabian Peninsula.*; Libya.*; Nubia.*; Sahara Desert \(barren land", told
    )
    assert "On the coast: Eastern Mediterranean, Red Sea." in told


def test_a_border_tells_which_side_its_terrain_protects() -> None:
    """Mountains between Levant and Eastern Anatolia help the latter; over a strait they are the same for both."""
    assert "Eastern Anatolia (mountains on that side" in looked("levant", most=1)
    assert "Levant (mountains on this side" in looked("eastern anatolia", most=1)
    assert "Northern Gaul (strait" in looked("albion", most=1) and "Albion (strait" in looked("northern gaul", most=1)


def test_neighbours_are_mutual() -> None:
    """Whatever is named beside a land names that land in turn."""
    match = new_match("Ann", "Bob", "random", seed=1, game=HISTORY)
    out = typing(match, ["", *(f"look {land}" for land in LAND_IDS)])[1]
    lines = re.findall(r"^(?:Neighbours: (.*)|No neighbours by land)\.$", out, re.M)
    assert len(lines) == len(LAND_IDS)
    beside = {
        WORDS.say(f"land-{land}"): {re.sub(r" \(.*", "", part) for part in line.split("; ") if part}
        for land, line in zip(LAND_IDS, lines, strict=True)
    }
    assert all(land in beside[other] for land, others in beside.items() for other in others)


def test_one_name_may_stand_for_a_land_and_an_area() -> None:
    told = looked("australia")
    assert "Australia, in the area Australia." in told and "Australia, value " in told
    assert "Value from epoch I to VII: " in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_looked_at_by_name(lang: str) -> None:
    words = own_texts(lang, HISTORY)
    names = ["land-nile_delta", "land-alps", "area-china", "empire-hittites", "card-leader"]
    told = looked(*(words.say(name) for name in names), *NAMES[:3], lang=lang)
    for name in names:
        assert words.say(name) in told
    assert words.say("card-leader-effect") in told and words.say("deck-greater") in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_found_without_accents_and_spaces(lang: str) -> None:
    typed = {"en": "NILEDELTA", "fr": "crete", "ja": "ナイルデルタ"}[lang]
    land = {"en": "nile_delta", "fr": "crete", "ja": "nile_delta"}[lang]
    assert own_texts(lang, HISTORY).say(f"land-{land}") in looked(typed, lang=lang, most=1)


def test_a_later_word_of_a_name_is_enough() -> None:
    assert "Great Plain of China, in the area China." in looked("plain of c", most=1)
    assert "That can mean several things: Nile Delta, Ganges Delta." in looked("delta", most=1)
    lexicon, commands, choices = offered(egypt())
    arabia = Act(HISTORY.vocabulary.from_words("expand arabian_peninsula"))
    assert interpret(lexicon, commands, "expand peninsula", choices) == arabia


def test_waters_tell_their_coasts_and_where_they_lead() -> None:
    told = looked("red sea", "north atlantic", most=1)
    assert "Red Sea: sea." in told and "North Atlantic: ocean." in told
    assert re.search(r"Coasts: .*Nile Delta.*Nubia", told) and "Leads to: " in told
    assert len(looked(*WATER_IDS, most=1).split("Coasts: ")) == len(WATER_IDS) + 1


def test_an_empire_tells_its_card_and_what_is_left_of_it() -> None:
    told = looked("egyptians", most=1)
    assert "Egyptians: strength 5; starts in Nile Delta; capital; navigates " in told
    match, seat = next((match, seat) for match, seat in played(3, 4, {}) if match.step == "expand")
    view = HISTORY.view(match.observed(seat))
    name = WORDS.say(f"empire-{view['active']}")
    own = [WORDS.say(f"land-{land['id']}") for land in view["lands"] if land["holder"] == seat]
    out = typing(match, ["", f"look {name}"])[1]
    assert f"Played by {match.players[seat].name}." in out and f"Armies: {', '.join(own)}." in out


def test_a_player_tells_lands_and_empires_but_no_cards() -> None:
    *_, (match, seat) = played(3, 4, {}, most=60)
    other = next(one for one in range(3) if one != seat)
    out = typing(match, ["", f"look {NAMES[other]}"])[1].rsplit(f"{NAMES[other]}: ", 1)[1]
    held = [land for land in HISTORY.view(match.observed(None))["lands"] if land["holder"] == other]
    assert held and all(WORDS.say(f"land-{land['id']}") in out for land in held)
    assert "greater and" in out and "Your hand" not in out


def test_a_player_tells_what_would_be_scored_now() -> None:
    for moment in all_moments()[::4]:
        scene = moment.shown["en"].scene
        sights = moment.shown["en"].board.sights(scene)
        for seat, name in enumerate(scene.names):
            told = next(one for one in sights if one.names == (name,)).tell()
            parts = [
                int(points) for line in told if "If scored now" in line for points in re.findall(r" (\d+)[,.]", line)
            ]
            assert sum(parts) == scene.view["seats"][seat]["now"]["total"]


def test_lands_to_choose_from_tell_whose_they_are() -> None:
    tried = set()
    for moment in all_moments():
        scene = moment.shown["en"].scene
        told = "\n".join(moment.shown["en"].board.told_tray(scene))
        for choice in scene.choices:
            if choice.verb in ("betray", "destroy", "infect"):
                land = next(one for one in scene.view["lands"] if one["id"] == choice.words.split(" ")[1])
                whose = "nobody" if land["holder"] is None else scene.names[land["holder"]]
                assert re.search(rf"{WORDS.say('land-' + land['id'])}[^;]*\({whose}\)", told)
                tried.add(choice.verb)
    assert tried == {"betray", "destroy", "infect"}


def test_the_ways_of_an_attack_tell_their_odds() -> None:
    (scene, *_) = [moment.shown["en"].scene for moment in all_moments() if moment.step == "route"]
    (line,) = [line for line in board_of(HISTORY).told_tray(scene) if line.startswith("Ways: ")]
    assert all(effect.text in line for choice in scene.choices for effect in choice.effects)


def test_look_tells_the_odds_of_an_attack() -> None:
    moment = next(m for m in all_moments() if m.step == "expand" and m.shown["en"].scene.view["attacks"])
    scene = moment.shown["en"].scene
    (attack, *_) = scene.view["attacks"]
    sight = next(one for one in moment.shown["en"].board.sights(scene) if attack["land"] in one.names)
    assert f"{attack['odds']}% to take it." in sight.tell()[-1]


def offered(match: Match, lang: str = "en") -> tuple[Lexicon, Commands, list[Choice]]:
    words = own_texts(lang, HISTORY)
    names = tuple(player.name for player in match.players)
    return Lexicon(HISTORY.vocabulary, words, names), Commands(words), describe_choices(match, match.pending[0], words)


def egypt() -> Match:
    """Ann has placed the first army of Egypt, and may expand."""
    match = new_match("Ann", "greedy", "random", seed=EGYPT, game=HISTORY)
    typing(match, ["keep", "done"])
    assert match.step == "expand"
    return match


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "expand upper nile"),
        ("en", "exp up"),
        ("en", "EXPAND upper_nile"),
        ("fr", "etendre haut nil"),
        ("fr", "Étendre haut"),
        ("ja", "ナイル川上流 拡張する"),
        ("ja", "拡張するナイル川上流"),
    ],
)
def test_a_land_of_several_words_is_typed_as_a_hand_types_it(lang: str, typed: str) -> None:
    lexicon, commands, choices = offered(egypt(), lang)
    assert interpret(lexicon, commands, typed, choices) == Act(HISTORY.vocabulary.from_words("expand upper_nile"))


def test_orders_are_short() -> None:
    match = new_match("Ann", "Bob", "random", seed=3, options={"first": 1}, game=HISTORY)
    assert interpret(*offered(match)[:2], "give bob", offered(match)[2]) == Act(HISTORY.vocabulary.from_words("pass 2"))
    lexicon, commands, choices = offered(egypt())
    assert interpret(lexicon, commands, "fort nile", choices) == Act(
        HISTORY.vocabulary.from_words("fortify nile_delta army")
    )


def test_completion_knows_names_of_several_words() -> None:
    lexicon, commands, choices = offered(egypt())
    found = suggestions(lexicon, commands, choices, "expand up")
    assert [(one.word, one.replaces) for one in found] == [("Upper Nile", 2)]
    found = suggestions(lexicon, commands, choices, "fortify nile delta ")
    assert [one.word for one in found] == [WORDS.say("payment-army")]
    sights = suggestions(lexicon, commands, choices, "look upper n", lambda: ["Upper Nile", "Upper Tigris"])
    assert [(one.word, one.replaces) for one in sights] == [("Upper Nile", 7)]


def test_completion_shows_the_odds_of_an_attack() -> None:
    lexicon, commands, choices = offered(before_attack()[0])
    for one in suggestions(lexicon, commands, choices, "attack "):
        assert re.match(r"\d+% against \d (die|dice)", one.hint)


def before_attack() -> tuple[Match, str]:
    """A match in which somebody can attack, and the words of such an order."""
    for match, seat in played(3, 4, {}):
        for words in map(HISTORY.vocabulary.to_words, match.choices(seat)):
            if words.startswith("attack "):
                return match, words
    raise AssertionError("nobody could attack")


def test_lands_that_would_bring_the_same_share_a_line() -> None:
    lexicon, _, choices = offered(egypt())
    rows = short_rows(lexicon, choices)
    assert len(rows) < len(choices) == len(every_row(lexicon, choices))
    assert {number for row in rows for number in row.numbers} == set(range(1, len(choices) + 1))
    expand = next(row for row in rows if row.words.startswith("expand one of "))
    assert "Levant, Palestine" in expand.words and expand.effects


def test_where_many_lands_are_told_already_only_their_number_is_said_again() -> None:
    out = typing(egypt(), ["nonsense"])[1]
    assert re.search(r"Free and open to you: .*Libya.*\(North Africa\)", out)
    assert re.search(r"You can: expand \(\d+ ways\); fortify Nile Delta \(an army\); done\.", out)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_forts_share_a_line_by_what_they_are_paid_with(lang: str) -> None:
    words = own_texts(lang, HISTORY)
    lands, payments = ("libya", "nubia", "nile_delta"), ("army", "coin")
    actions = [HISTORY.vocabulary.from_words(f"fortify {land} {payment}") for payment in payments for land in lands]
    nouns = [HISTORY.vocabulary.split(action)[1] for action in actions]
    choices = [Choice(action, "", "fortify", said, "", ()) for action, said in zip(actions, nouns, strict=True)]
    rows = short_rows(Lexicon(HISTORY.vocabulary, words, NAMES), choices)
    assert [row.numbers for row in rows] == [(1, 2, 3), (4, 5, 6)]
    for row, payment in zip(rows, payments, strict=True):
        assert words.say(f"payment-{payment}") in row.words
        assert all(words.say(f"land-{land}") in row.words for land in lands)


@pytest.mark.parametrize(
    ("typed", "rule"),
    [("expand brazil", "HW-104"), ("attack siberia", "HW-109"), ("attack libya", "HW-111"), ("recover", "HW-")],
)
def test_why_names_the_rule(typed: str, rule: str) -> None:
    out = typing(egypt(), [f"why {typed}", typed])[1]
    assert out.count(f"\n{rule}") == 2 and "is not possible now." in out


def test_why_says_what_a_card_lacks_beside_the_rule() -> None:
    out = typing(Table(Seat(hand=["disaster"])).match, ["", "why play disaster", "play disaster"])[1]
    assert out.count("No land that it may strike has a monument now.\n") == 2 and out.count("\nHW-067") == 2


def test_help_lists_the_verbs() -> None:
    out = typing(egypt(), ["help", "help fortify"])[1]
    for verb in HISTORY.vocabulary.verbs:
        assert re.search(rf"[;:,] {WORDS.say(f'verb-{verb.name}')}[ ;,.]", out), verb.name
    assert "For example: fortify Nile Delta (an army) (Build a fort: Nile Delta (an army))" in out


def test_a_battle_is_told_die_by_die() -> None:
    match, attack = before_attack()
    out = typing(match, ["", attack])[1]
    assert re.search(r"attacks .+: from .+ to .+\.|by sea: over ", out)
    assert re.search(r"\d, \d.* against \d.*: \d+ to \d+\.", out)
