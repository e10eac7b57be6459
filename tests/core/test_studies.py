"""Studies: every position that teaches is led to by today's rules."""

from __future__ import annotations

import json

import pytest

from aevum.core import savefile
from aevum.core.engine import compiled
from aevum.core.errors import BrokenFile, ReplayDiffers
from aevum.core.studies import study, study_names, study_path
from aevum.games import GAME_IDS, game_named

ALL = [(name, one) for name in GAME_IDS for one in study_names(game_named(name))]


@pytest.mark.parametrize(("name", "one"), ALL)
def test_a_study_is_played_by_todays_rules(name: str, one: str) -> None:
    game = game_named(name)
    match = study(game, one, compiled(game))
    assert match.rules == game.rules_version and match.halt is None and match.fault is None
    assert savefile.text_of(match) == study_path(game, one).read_text(encoding="utf-8")


def test_every_game_has_studies() -> None:
    assert {name for name, _ in ALL} == set(GAME_IDS)


def test_a_study_that_the_rules_do_not_lead_to_is_refused() -> None:
    name, one = ALL[0]
    whole = json.loads(study_path(game_named(name), one).read_text(encoding="utf-8"))
    whole["log"][3]["hash"] = whole["log"][2]["hash"]
    with pytest.raises(ReplayDiffers):
        savefile.load(whole, compiled(game_named(name)))


def test_there_is_no_study_of_another_name() -> None:
    with pytest.raises(BrokenFile):
        study(game_named(GAME_IDS[0]), "nowhere")
