"""What the page of History of the World tells of others' moves: diseases, event cards, and where they happened."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.test_history_play import SAID, look

pytestmark = pytest.mark.browser
# What the panel says of a disease that somebody else has brought, while it is told.
SICKNESS = """async (state) => {
  const [{ Outcome }, { sicknessPanel }] = await Promise.all(["outcome", "battle"].map((name) => import(
    new URL(`../boards/history_of_the_world/${name}.js`, document.querySelector("script[type=module]").src))));
  const outcome = new Outcome();
  const hear = (position, event, text, values) =>
    outcome.hear({ eye: 0, position, last: [{ event, text, seat: 1, values }], pending: [1] });
  hear(1, "played", "Bela plays Black Death.", {});
  hear(2, "died", "", { land: 3, partner: 0, dice: [0, 2] });
  return sicknessPanel({ state }, outcome.at({ ...state, position: 2 })).innerText;
}"""


# Where the board says that something happened, told of this page’s seat or of another; places are their own middles.
PLACES = """async ([told, view, mine]) => {
  const { happeningOf } = await import("/static/boards/history_of_the_world/happening.js");
  const { points, also } = happeningOf(told, { view, seats: [{ mine }] }, ([id]) => id);
  return [...points, ...also.map(({ point }) => point)];
}"""


def test_whoever_loses_armies_to_a_disease_is_told_the_card(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "event")
    said = me.page.evaluate(SICKNESS, me.state())
    assert "Bela plays Black Death." in said
    assert SAID.say(f"land-{me.state()['view']['lands'][3]['id']}") in said


# What the panel says of turns that others have played, however quickly they were shown.
TALLIES = """async (state) => {
  const [{ Outcome }, { tallyPanel }] = await Promise.all(["outcome", "battle"].map((name) => import(
    new URL(`../boards/history_of_the_world/${name}.js`, document.querySelector("script[type=module]").src))));
  const outcome = new Outcome();
  const turns = [["Bela plays Leader.", "leader_died", "A triple: Bela’s Leader dies."], ["Chie plays Plague."]];
  for (const [place, [card, event, over]] of turns.entries()) {
    const hear = (at, told) => outcome.hear({ eye: 0, position: 3 * place + at, pending: [place + 1],
      last: told.map(([event, text, values]) => ({ event, text, values, seat: place + 1 })) });
    hear(1, [["played", card, {}]]);
    hear(2, event ? [["attacked", "", {}], [event, over, {}]] : []);
    hear(3, [["scored", "", { points: 7, count: 9 }]]);
  }
  return tallyPanel({ state }, outcome.at({ ...state, position: 6 })).map((each) =>
    [...each.querySelectorAll("summary small")].map((line) => line.textContent));
}"""


def test_what_was_counted_names_the_event_cards_of_that_turn(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "event")
    leader = ["Bela plays Leader.", "A triple: Bela’s Leader dies."]
    assert me.page.evaluate(TALLIES, me.state()) == [leader, ["Chie plays Plague."]]


def test_a_card_of_others_does_not_hide_where_their_empire_begins(visit: Visit, inn: Inn) -> None:
    """Both are told at once. Where the page's own empire begins the map goes next anyway."""
    me = look(visit, inn, "event")
    view = {**me.state()["view"], "step": "expand"}
    ids = [land["id"] for land in view["lands"]]
    start = next(empire["start_lands"][0] for empire in view["empires"] if empire["active"])
    far = next(land for land in ids if land != start)
    told = [{"event": "placed", "seat": 0, "text": "", "values": {"land": ids.index(land)}} for land in (far, start)]
    assert me.page.evaluate(PLACES, [told, view, False]) == [far, start]
    assert me.page.evaluate(PLACES, [told, view, True]) == [far]
