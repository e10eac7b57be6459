"""The civilise action of 7 Ages as a whole: SA-263 to SA-266."""

from __future__ import annotations

from random import Random

import pytest

from aevum.core.record import Actions, Record
from aevum.core.vocabulary import offer
from aevum.games.seven_ages.actions import PLAY_EVENT
from aevum.games.seven_ages.rules import civilise as civilise_rules
from aevum.games.seven_ages.rules.civilise import hides_parts, off_empire
from aevum.games.seven_ages.state import IN_DISCARDS, IN_HAND
from aevum.games.seven_ages.tables import CARD_EVENT, CARD_IDS, COLOURS, CUP, LEADERS
from aevum.games.seven_ages.words import WHEN_CIVILISE
from tests.games.seven_ages.board import hand, realm, region
from tests.games.seven_ages.civil import Civil, artifact, city, settle, table

HUNS = CARD_IDS.index("huns")


def england() -> tuple[Record, int]:
    """England in Age 4, seat 0."""
    s = table()
    return s, realm(s, "english", 0, 26, "england", "ireland")


@pytest.mark.rule("SA-263", "SA-263-R1", "SA-296")
def test_every_part_in_any_order_and_disorder_last() -> None:
    s, english = england()
    s.money[english] = 30
    s.had_capital[english] = 1
    s.disorder[region("ireland")] = 1
    city(s, "england", 1)
    settle(s, english, "merchant", "england")
    normans = realm(s, "normans", 1, 26, "normandy")
    s.religion[normans] = artifact("christianity")
    hand(s, 0, "mamluks", "saracens", "bulgars")
    play = Civil(s, english)
    verbs = ["play_artifact", "dismiss", "promote", "draw_leader", "adopt", "modernise", "urbanise", "make_capital"]
    found = list(dict.fromkeys(words.split(" ")[0] for words in play.parts))
    assert found == ["done", *verbs]
    play.play("make_capital england", "adopt christianity", "urbanise", "improve_city england")
    play.play("promote elizabeth", "send_leader ireland", "dismiss merchant england", "modernise")
    play.play("turn_over spearmen england", "done", "done")
    assert play.step == "pacify"
    play.play("pacify ireland")
    assert play.step == "" and s.money[english] == 23
    assert s.city[region("england")] == 3 and s.capital[english] == region("england")


@pytest.mark.rule("SA-264", "SA-266", "SA-017")
def test_any_number_of_cards_is_played_and_discarded() -> None:
    s = table()
    romans = realm(s, "romans", 0, 12, "latium")
    hand(s, 0, "mamluks", "saracens", "zulus")  # iron working, writing, calendar (without wheat)
    play = Civil(s, romans)
    assert play.of("play_artifact") == ["mamluks iron_working", "saracens writing"]
    play.play("play_artifact mamluks iron_working", "play_artifact saracens writing")
    assert s.hand_size[0] == 1 and play.of("play_artifact") == []
    where = {name: int(s.card_at[CARD_IDS.index(name)]) for name in ("mamluks", "saracens", "zulus")}
    assert where == {"mamluks": IN_DISCARDS, "saracens": IN_DISCARDS, "zulus": IN_HAND}
    assert s.glory[0] == 2


@pytest.mark.rule("SA-265")
def test_no_card_begins_an_empire() -> None:
    s = table()
    romans = realm(s, "romans", 0, 12, "latium")
    hand(s, 0, "macedonians", "saracens")  # of Age 2; writing
    play = Civil(s, romans).play("play_artifact saracens writing")
    assert not [words for words in play.parts if "macedonians" in words]
    assert int((s.player >= 0).sum()) == 1


@pytest.mark.rule("SA-056-R1", "SA-264")
def test_off_empire_only_cards_are_played() -> None:
    s, english = england()
    s.money[english] = 30
    s.disorder[region("ireland")] = 1
    hand(s, 0, "manchus", "tibetans", "sung")
    s.owned[english, artifact("writing")] = 1
    play = Civil(s, off_empire(0))
    assert play.seat == 0 and play.parts == ["done", "play_artifact sung printing"]
    play.play("play_artifact sung printing")  # England is the only empire
    assert s.owned[english, artifact("printing")] == 1 and s.glory[0] == 1
    assert play.parts == ["done"] and play.play("done").step == ""
    assert s.disorder[region("ireland")] == 1


@pytest.mark.rule("SA-263")
def test_what_an_action_did_is_forgotten_in_the_next() -> None:
    s, english = england()
    settle(s, english, "merchant", "england")
    settle(s, english, "artist", "ireland")
    play = Civil(s, english).play("dismiss merchant england", "urbanise", "build_city ireland", "done")
    assert play.of("dismiss") == [] and s.urbanised.tolist()[0] == region("ireland")
    play = Civil(s, english)
    assert play.of("dismiss") == ["artist ireland"] and s.urbanised.tolist() == [-1, -1, -1]
    assert "improve_city ireland" in play.play("urbanise").offered


def test_civilising_triggers_effects_once(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[int, ...]] = []
    monkeypatch.setattr(civilise_rules, "trigger", lambda s, *values: done.append(values))
    s, english = england()
    Civil(s, english).play("urbanise", "build_city england", "done")
    assert done == [(english, WHEN_CIVILISE, -1)]
    Civil(s, off_empire(0))
    assert len(done) == 1


def test_an_empire_that_is_no_more_stops_civilising() -> None:
    s, english = england()
    play = Civil(s, english)
    s.player[english] = -1
    play.run()
    assert play.step == "" and play.offered == []


@pytest.mark.rule("SA-012", "SA-013", "SA-303")
def test_a_way_is_sought_once_to_each_empire(monkeypatch: pytest.MonkeyPatch) -> None:
    s, english = england()
    chin = realm(s, "chin", 1, 26, "shensi")
    realm(s, "shang", 2, 26, "honan")
    sought: list[int] = []
    monkeypatch.setattr(civilise_rules, "ways_to_seek", lambda s, empire: (1 << COLOURS) - 1)
    monkeypatch.setattr(civilise_rules, "seek_way", lambda s, empire, goal: sought.append(goal))
    assert Civil(s, english).of("seek_way") == []  # nothing to gain by it
    s.religion[chin] = artifact("taoism")
    play = Civil(s, english)
    assert play.of("seek_way") == ["chin"]
    play.play("seek_way chin")
    assert sought == [chin] and play.of("seek_way") == []
    s.take_that = 1
    assert Civil(s, english).of("seek_way") == ["shang", "chin"]


@pytest.mark.rule("SA-020")
def test_the_question_itself_hides_hands_and_types() -> None:
    s, english = england()
    play = Civil(s, english)
    assert hides_parts(s, play.seat)
    s = table()
    assert Civil(s, off_empire(1)).step == ""  # no hand, no empire: nothing to hide, nothing to ask


@pytest.mark.rule("SA-264", "SA-056-R1")
@pytest.mark.parametrize("is_off", [False, True])
def test_events_are_played_among_the_parts(is_off: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[int, ...]] = []

    def offer_one(s: Record, seat: int, timing: int, subject: int, out: Actions, count: int) -> int:
        return offer(out, count, PLAY_EVENT, HUNS, CARD_EVENT[HUNS]) if not played else count

    monkeypatch.setattr(civilise_rules, "offer_events", offer_one)
    monkeypatch.setattr(civilise_rules, "play_event", lambda s, *values: played.append(values))
    s, english = england()
    hand(s, 0, "huns")
    play = Civil(s, off_empire(0) if is_off else english)
    assert play.offered[:2] == ["done", "play_event huns legend"]
    play.play("play_event huns legend")
    assert played == [(0, HUNS, -1 if is_off else english)] and play.step == "civilise_part"


def test_random_civilise_actions_end_and_lose_nothing() -> None:
    choose = Random(5)
    for _ in range(6):
        s, english = england()
        s.money[english] = 60
        s.disorder[region("ireland")] = 1
        normans = realm(s, "normans", 1, 26, "normandy", "burgundy")
        s.religion[normans], s.government[normans] = artifact("christianity"), artifact("monarchy")
        settle(s, english, "builder", "ireland")
        hand(s, 0, "mamluks", "sung", "turks", "bulgars", "huns", "timurids")
        play = Civil(s, english)
        decisions = 0
        while play.step:
            play.play(choose.choice(play.parts))
            decisions += 1
            assert decisions < 60
        on_map = sum(int(s.leader[place]) >= LEADERS for place in range(len(s.leader)))
        assert int(s.cup.sum()) + on_map == int(CUP.sum())
        discarded = int((s.card_at == IN_DISCARDS).sum())
        assert s.hand_size[0] + discarded == 6 and s.told <= len(s.events) and s.untold == 0
        assert set(s.city.tolist()) <= {0, 1, 3, 5}
