"""What can be looked at in 7 Ages is told as far as one may know, in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from aevum.core.events import ToldEvent
from aevum.core.log import Log
from aevum.core.match import Match, Player
from aevum.core.phrases import describe_choices
from aevum.core.record import Record
from aevum.core.text import LANGUAGES
from aevum.games.seven_ages.atlas import REGION_IDS
from aevum.games.seven_ages.state import MARKER_IDS, NOTHING
from aevum.games.seven_ages.tables import ARTIFACT_IDS, CARD_IDS, LEADER_IDS
from aevum.terminal.boards import board_of
from aevum.terminal.boards.seven_ages.focus import say_event
from aevum.terminal.boards.seven_ages.geography import ARTIFACTS, CARD_FACTS, PARTS, REGION_FACTS, borders, part_of
from aevum.terminal.interface import happenings
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.lines import listed
from aevum.terminal.mistakes import MOST_LISTED, Answers
from aevum.terminal.orders import Commands, NoSuchChoice
from aevum.terminal.rulebook import Rulebook
from aevum.terminal.scene import Scene, Sight
from tests.games.seven_ages.board import hand, region
from tests.terminal.driving import own_texts
from tests.terminal.seven_ages_stages import NAMES, SEVEN, played, scene_of_record
from tests.terminal.test_seven_ages_board import DRAWING, table

BOARD = board_of(SEVEN)


def told(scene: Scene, name: str) -> str:
    """What is told of everything with this name."""
    return "\n".join(line for sight in BOARD.sights(scene) if name in sight.names for line in sight.tell())


def test_every_region_has_a_part_of_the_world_and_borders() -> None:
    assert {part_of(name) for name in REGION_IDS} == set(PARTS)
    for name in REGION_IDS:
        assert borders(name)
        for border in borders(name):
            back = next(other for other in borders(border.to) if other.to == name)
            assert (back.kind, back.through, back.shore) == (border.kind, border.through, border.shore)


def test_a_region_tells_terrain_owner_stacks_and_kinds_of_borders() -> None:
    egypt = told(scene_of_record(table()), "Egypt").splitlines()
    assert egypt[0] == "Egypt: Africa, fertile, wheat."
    assert egypt[1] == "Controlled by Egyptians (Ann), capital, city 1, Pyramids."
    assert egypt[2] == "Egyptians (Ann): 2 spearmen, 1 chariot."
    assert egypt[3] == "Start region of: Egyptians."
    assert egypt[4] == "By land: Upper Egypt (fertile); Libya (desert, Romans 4); Palestine (clear)."
    assert egypt[5] == "On the coast: Eastern Mediterranean (coast 1); Red Sea (coast 2)."


def test_units_of_others_are_only_counted() -> None:
    assert "Romans (Bob): 4 units." in told(scene_of_record(table()), "Libya")
    assert "Romans (Bob): 4 spearmen." in told(scene_of_record(table(), 1), "Libya")


def test_crossings_rivers_and_canals_are_named() -> None:
    scene = scene_of_record(table())
    assert "Sweden (forest, crossing of Baltic Sea / North Sea)" in told(scene, "Denmark")
    assert "Venezuela (clear, river)" in told(scene, "Amazon")
    assert "Eastern Mediterranean (canal in Egypt / Palestine, Age 6–7)" in told(scene, "Red Sea")
    assert "No neighbours by land." in told(scene, "Iceland")


def test_a_part_of_the_world_lists_all_its_regions() -> None:
    lines = told(scene_of_record(table()), "Africa").splitlines()
    assert len(lines) == 1 + sum(part_of(name) == "africa" for name in REGION_IDS)
    assert "Egypt (fertile, wheat, Egyptians 3, capital, city 1, Pyramids)" in lines
    assert "Libya (desert, oil, Romans 4)" in lines


def test_an_empire_tells_how_it_stands_and_its_card() -> None:
    text = told(scene_of_record(table()), "Egyptians")
    assert "Egyptians: Ann; level 3, Age 1; 12 money;" in text and "artefacts: Pyramids" in text
    assert "Africa: Egypt (2 spearmen, 1 chariot, capital, city 1, Pyramids)." in text
    assert "Can build: spearmen 2" in text and "Event “Invention”" in text and "Artefact “Great Wall”" in text
    rome = told(scene_of_record(table()), "Romans").split("Romans: card")[0]
    assert "Europe: Latium (3 units, fort); Sicily (disorder)." in rome and "spearmen" not in rome


def test_a_card_tells_its_three_uses_and_where_its_words_come_from() -> None:
    scene = scene_of_record(table())
    text = told(scene, "Syracusans").splitlines()
    assert text[0] == "Syracusans: card 25, value 2."
    assert text[1] == "Empire of Age 2: starts in Sicily, 9 money, trade value +2, leader number 2."
    assert text[-1] == "Known from: Syracusans (rulebook), Restoration (reconstructed), Inquisition (reconstructed)."
    for name, facts in CARD_FACTS.items():
        said = told(scene, name)
        assert scene.say(f"card-event-{facts['event']['id']}") in said and scene.say(f"card-special-{name}") in said
        for part in (facts, facts["event"], facts["artifact"] or facts):
            assert scene.say(f"provenance-{part['source']}") in said


def test_events_artifacts_units_and_leaders_are_told() -> None:
    s = table()
    s.leader[0], s.leader_of[0], s.leader_at[0] = LEADER_IDS.index("cheops"), _empire(s, "egyptians"), region("egypt")
    s.blue[ARTIFACT_IDS.index("compass")] = 19
    scene = scene_of_record(s)
    assert told(scene, "Invention").endswith("On the card: Egyptians, Normans.")
    assert "Its blue marker is on level 19." in told(scene, "Compass")
    assert "In the hands of: Egyptians." in told(scene, "Pyramids")
    assert told(scene, "catapults").startswith(
        "catapults: missile units, from level 8; cost 3, movement 2; in front 1 (2)"
    )
    assert "With the Egyptians: Egypt." in told(scene, "Cheops")
    assert "builder" in told(scene, "Cheops") and "Cheops (builder)" in told(scene, "Egypt")


def _empire(s: Record, card: str) -> int:
    return int((s.card == CARD_IDS.index(card)).argmax())


def test_actions_are_told() -> None:
    assert "Off-empire: events and artefacts only." in told(scene_of_record(table()), "civilise")
    assert "no free progress" in told(scene_of_record(table()), "wild card")


def test_the_hand_is_told_to_its_owner_alone() -> None:
    s = table()
    hand(s, 1, "incas")
    assert "Gauls: card" in told(scene_of_record(s), "hand") and "Incas" not in told(scene_of_record(s), "hand")
    assert "Incas: card" in told(scene_of_record(s, 1), "hand")
    assert told(scene_of_record(s, 2), "hand") == "You have no cards in hand."
    assert "Incas" not in "\n".join(BOARD.told_sheets(scene_of_record(s)))


def test_a_player_tells_figures_and_empires() -> None:
    s = table()
    s.spare_placed[1], s.spare_marker[1] = 1, 2
    text = told(scene_of_record(s), "Bob")
    assert text.startswith("Bob: 11 glory;") and "empires: Romans" in text and "marker off-empire: [?]" in text
    assert "marker off-empire: [trade and progress]" in told(scene_of_record(s, 1), "Bob")


def test_the_track_begins_with_the_most_advanced() -> None:
    assert told(scene_of_record(table()), "progress track") == "Level 9: Romans.\nLevel 3: Egyptians."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_looked_at_in_every_language(lang: str) -> None:
    scene = scene_of_record(table(), 0, lang)
    sights: list[Sight] = BOARD.sights(scene)
    for sight in sights:
        lines = sight.tell()
        assert lines and lines[0] and lines[-1] and not set("".join(lines)) & DRAWING, sight.names
    names = {name for sight in sights for name in sight.names}
    assert {*REGION_FACTS, *CARD_FACTS, *ARTIFACTS, *scene.names} <= names


def test_nothing_goes_on_at_the_start() -> None:
    s = table()
    assert s.acting == NOTHING
    assert BOARD.told_tray(scene_of_record(s)) == []
    assert BOARD.title(scene_of_record(s)) == "Turn 1 · Age 2"


def test_many_regions_to_choose_from_are_told_part_by_part() -> None:
    regions = [name for name in REGION_IDS if part_of(name) in ("africa", "india")][:30]
    lines = BOARD.told_tray(scene_of_record(table(), 0, "en", *(f"choose_region {name}" for name in regions)))
    assert len(lines) == 1 and lines[0].startswith("To choose from: ") and "(Africa)" in lines[0]


class Told:
    """All that is read of a match to tell what happened: here one thing after the other, in one entry."""

    game, players, log = SEVEN, (Player("Ann"), Player("Bob")), Log()

    def __init__(self, *tales: ToldEvent) -> None:
        self.tales = tales

    def told(self, at: int, seat: int | None) -> Sequence[ToldEvent]:
        """What the only entry told."""
        return self.tales


def test_actions_in_which_nothing_happens_are_not_told() -> None:
    began = [ToldEvent("action_began", {"action": action}) for action in range(3)]
    reveals = ToldEvent("revealed_off", {"seat": 0, "action": 0})
    match = cast(Match, Told(began[0], reveals, began[1], began[2]))
    assert [happening.text for happening in happenings(match, own_texts("en", SEVEN), 0, 0, None)] == [
        "The next action: create empire.",
        "Ann reveals the marker off-empire: create empire.",
        "The next action: trade and progress.",
    ]


def test_whoever_loses_units_to_an_artefact_is_told_which() -> None:
    subject = {"kind": "region", "id": "latium", "empire": None, "by": "black_death"}
    name, text = say_event(scene_of_record(table(), subject=subject)) or ("", "")
    assert name == "Black Death" and "loses 1 unit in each of its regions with a city" in text
    assert say_event(scene_of_record(table())) is None


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You can: pass; aside one of {}."),
        ("fr", "Possible\u202f: passer\u202f; hors au choix {}."),
        ("ja", "できること：パスする／帝国外に置く {}のどれか"),
    ],
)
def test_markers_are_named_where_more_can_be_done_than_is_listed(lang: str, said: str) -> None:
    """Nine choices are too many for a line; “pass; aside” would not tell that a marker is meant."""
    match, seat = next(moment for moment in played(2, 2, {}, 60) if moment[0].step == "marker")
    words = own_texts(lang, SEVEN)
    choices = describe_choices(match, seat, words)
    answers = Answers(Lexicon(SEVEN.vocabulary, words, NAMES[:2]), Commands(words), Rulebook(SEVEN, words), choices)
    named = listed(words, [words.say(f"action-{name}") for name in MARKER_IDS])
    assert len(choices) > MOST_LISTED and answers.allowed() == [said.format(named)]
    assert answers.unclear(NoSuchChoice(99))[1:] == answers.allowed()
