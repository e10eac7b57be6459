"""A match that is broken off by a fault in the rules: it ends where it stood, says why, and can be saved and read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aevum.core import savefile
from aevum.core.engine import interpreted
from aevum.core.errors import MatchBroken, ReplayDiffers
from aevum.core.faults import FAULT_IDS
from aevum.core.match import Match, Player
from aevum.core.text import LANGUAGES
from aevum.core.vocabulary import NOUN_MASK, pack
from tests.core.faulty import FAULTY_SEAT, faulty_engine
from tests.core.limits import DEPTH, GO, LIMITS, NOUNS
from tests.toy import TOY
from tests.toy.actions import PASS

ENGINE = faulty_engine(TOY)
FAULT = "nothing-to-resume"


def before_the_fault() -> Match:
    """A match of the toy game in which the faulty seat decides next."""
    match = Match(ENGINE.game, [Player("Ann"), Player("Bob")], {}, 7, ENGINE)
    while (match.step, match.pending) != ("lead", (FAULTY_SEAT,)):
        seat = match.pending[0]
        match.play(seat, match.choices(seat)[0])
    return match


def broken_match() -> Match:
    match = before_the_fault()
    match.play(FAULTY_SEAT, pack(PASS))
    return match


def test_it_is_over_and_nobody_has_won() -> None:
    match = broken_match()
    assert (match.over, match.fault, match.winners(), match.pending, match.step) == (True, FAULT, (), (), "lead")
    assert all(match.choices(seat) == [] and match.engine.winners(match.observed(seat)) == () for seat in (0, 1))


def test_it_stands_as_before_the_action_that_broke_it() -> None:
    before, match = before_the_fault(), broken_match()
    assert match.position == before.position + 1
    one, other = before.observed(None), match.observed(None)
    changed = {name for name in one.dtype.names if one[name].tolist() != other[name].tolist()}
    assert changed == {"over", "broken", "pending", "told", "events"}
    assert match.told(match.position, None) == []


def test_nothing_can_be_done_any_more() -> None:
    match = broken_match()
    for attempt in (
        lambda: match.play(0, pack(PASS)),
        lambda: match.undo(FAULTY_SEAT),
        lambda: match.undo(FAULTY_SEAT, match.position - 1, agreed={0, 1}),
        lambda: match.sit(0, "Zoé"),
    ):
        with pytest.raises(MatchBroken) as caught:
            attempt()
        assert caught.value.values == {"fault": FAULT, "step": "lead"}
    assert match.undo_reach(FAULTY_SEAT) is match.undo_by_consent(FAULTY_SEAT) is None


def test_an_action_that_would_break_it_foretells_nothing() -> None:
    match = before_the_fault()
    later, now = match.foresee(FAULTY_SEAT, pack(PASS)), match.observed(FAULTY_SEAT)
    assert (later.broken != 0, later.seat, later.step) == (True, now.seat, now.step)


def test_the_report_says_what_is_needed_and_nothing_hidden() -> None:
    match = broken_match()
    report = match.report()
    assert report == {
        "game": "toy",
        "rules": 1,
        "tables": "",
        "options": match.options,
        "seats": 2,
        "position": match.position,
        "seat": FAULTY_SEAT + 1,
        "action": "pass",
        "step": "lead",
        "fault": FAULT,
    }
    assert f"{match.seed:032x}" not in json.dumps(report) and before_the_fault().report() is None


def test_its_file_can_be_read_and_verified(tmp_path: Path) -> None:
    match, path = broken_match(), tmp_path / "broken.json"
    savefile.write(match, path)
    again = savefile.read(path, ENGINE)
    assert (again.fault, again.over, again.position, again.winners()) == (FAULT, True, match.position, ())
    assert savefile.text_of(again) == path.read_text(encoding="utf-8") and again.report() == match.report()
    assert savefile.dump(match)["result"] == {"scores": match.scores(), "winners": [], "fault": FAULT}


def test_a_file_does_not_hold_where_the_fault_is_mended(tmp_path: Path) -> None:
    """Until then the rules have a new version, and the match is looked at up to there."""
    savefile.write(broken_match(), tmp_path / "broken.json")
    with pytest.raises(ReplayDiffers):
        savefile.read(tmp_path / "broken.json", interpreted(TOY))


def test_every_fault_is_said_in_every_language() -> None:
    said = {(lang, MatchBroken(fault=fault, step="lead").say(lang)) for lang in LANGUAGES for fault in FAULT_IDS[1:]}
    assert len(said) == len(LANGUAGES) * len(FAULT_IDS[1:])
    assert all("lead" in text and not any(fault in text for fault in FAULT_IDS) for _, text in said)


@pytest.mark.parametrize(
    ("limit", "amount", "fault"), [(DEPTH, 16, "too-deep"), (NOUNS, NOUN_MASK, None)], ids=["too deep", "sound"]
)
def test_a_match_of_the_game_of_limits(limit: int, amount: int, fault: str | None) -> None:
    match = Match.new(LIMITS, [Player("A"), Player("B")], {"limit": limit, "amount": amount}, 1)
    match.play(match.pending[0], pack(GO, 1))
    assert (match.fault, match.over) == (fault, fault is not None)
