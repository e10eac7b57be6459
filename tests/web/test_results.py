"""The end of a game: scores over time as curves and as a table, best turns, luck, and the way into the replay."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from aevum.core.engine import compiled
from aevum.core.match import Match, Player
from aevum.games import game_named
from tests.core.finished import finished
from tests.web.checks import STILL, check_fits, check_readable, check_words, tab_to
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.visitor import PHONE

pytestmark = pytest.mark.browser
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "roll-through-the-ages": ("en", {}),
    "tempus": ("fr", PHONE),
    "history-of-the-world": ("ja", PHONE),
    "seven-ages": ("en", {}),
}
# The other size of each game.
OTHERS: dict[str, dict[str, Any]] = {game: {} if device else PHONE for game, (_, device) in GAMES.items()}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "ja": "ja-JP"}


@pytest.mark.parametrize("game", GAMES)
def test_how_a_game_went_is_told_at_its_end(visit: Visit, inn: Inn, game: str) -> None:
    lang, device = GAMES[game]
    host = inn.bring(finished(game_named(game))).host
    told = host.get("results", lang=lang).json()
    me = visit(host.link, **device, locale=LOCALES[lang], **STILL)
    curve = me.get("curve")
    expect(curve.locator("polyline.line")).to_have_count(len(told["best"]))
    expect(curve.get_by_role("img")).to_be_visible()
    me.press(me.get("curve-table"))
    for row, point in zip(curve.locator("tbody tr").all(), told["curve"], strict=True):
        shown = [score.replace("−", "-") for score in row.locator("td").all_inner_texts()]
        assert shown == [str(score) for score in point["scores"]]
        expect(row.locator("th")).to_have_text(point["label"])
    for seat, best in enumerate(told["best"]):
        card = me.get(f"results-{seat + 1}")
        for text in (best["text"], *(measured["seats"][seat]["text"] for measured in told["luck"])):
            expect(card).to_contain_text(text)
    expect(me.get("results-parts").locator("tbody tr")).to_have_count(len(told["parts"]))
    check_words(me, lang)
    if device:
        check_fits(me)
    check_readable(me, "results")


@pytest.mark.parametrize("game", GAMES)
def test_at_the_other_size_all_of_it_is_there_and_leads_into_the_replay(visit: Visit, inn: Inn, game: str) -> None:
    host = inn.bring(finished(game_named(game))).host
    told = host.get("results").json()
    me = visit(host.link, **OTHERS[game], **STILL)
    expect(me.get("curve").locator("polyline.line")).to_have_count(len(told["best"]))
    for seat, best in enumerate(told["best"]):
        expect(me.get(f"results-{seat + 1}")).to_contain_text(best["text"])
    expect(me.get("results-parts").locator("tbody tr")).to_have_count(len(told["parts"]))
    if me.touches:
        check_fits(me)
    me.press(me.get("results-replay"))
    expect(me.get("replay-slider")).to_have_value("0")


def test_from_the_results_into_the_replay_by_keyboard(visit: Visit, inn: Inn) -> None:
    host = inn.bring(finished(game_named("roll-through-the-ages"))).host
    best = host.get("results").json()["best"][0]
    me = visit(host.link)
    expect(me.get("results-replay")).to_be_visible()
    tab_to(me, "look-1")
    me.page.keyboard.press("Enter")
    expect(me.get("replay-slider")).to_have_value(str(best["position"]))
    expect(me.asked).to_have_text("Replay: you are looking back at a game that is over.")
    expect(me.get("results")).to_be_hidden()
    expect(me.page.locator("#seats")).to_be_in_viewport()
    me.press(me.get("replay-close"))
    expect(me.get("curve")).to_be_visible()
    me.press(me.get("results-replay"))
    expect(me.get("replay-slider")).to_have_value("0")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_dice_that_were_thrown_again_are_told(visit: Visit, inn: Inn, device: dict[str, Any]) -> None:
    host = inn.bring(with_dice_thrown_again()).host
    me = visit(host.link, **device)
    expect(me.get("results-1")).to_contain_text("One roll taken back and thrown again")
    expect(me.get("results-2")).not_to_contain_text("thrown again")


def with_dice_thrown_again() -> Match:
    """A match against a computer in which the person took the first reroll back."""
    game = game_named("roll-through-the-ages")
    engine, luck = compiled(game), Random(5)
    match = Match.new(game, [Player("Ann"), Player("Computer", "greedy")], {}, 7, engine)
    taken_back = False
    while not match.over:
        seat = match.pending[0]
        match.play(seat, engine.best_choice(match.observed(seat), seat, luck.getrandbits(60)))
        rolled = any(told.event == "rolled" and told.values["seat"] == 0 for told in match.told(match.position, 0))
        if seat == 0 and rolled and not taken_back:
            match.undo(0, match.undo_by_consent(0), agreed={0})
            taken_back = True
    return match
