"""SA-016 to SA-018, SA-265 to SA-269: windows in which events are played, and how a card can be prevented."""

from __future__ import annotations

import numpy as np
import pytest

from aevum.core.match import Match, Player
from aevum.core.record import NOBODY, Record
from aevum.core.sequence import NOT_NOW, Decision, interrupt
from aevum.games.seven_ages import GAME
from aevum.games.seven_ages.actions import EVENT_PLAYED, EVENT_PREVENTED, VOCABULARY
from aevum.games.seven_ages.icons import TIMING_CIVILISE, TIMING_INTERRUPT, TIMINGS
from aevum.games.seven_ages.rules.empires import empire_of_card
from aevum.games.seven_ages.rules.targets import offer_events
from aevum.games.seven_ages.rules.windows import (
    PASSING,
    can_happen,
    first_asked,
    holds_cards,
    this_conflict,
    this_turn,
    until_attacked,
    with_this_hand,
)
from aevum.games.seven_ages.state import FIELDS, IN_DECK, IN_DISCARDS, IN_HAND, IN_PLAY
from aevum.games.seven_ages.steps import AT_REACT
from aevum.games.seven_ages.tables import CARD_EVENT, CARD_IDS, EVENT_IDS, EVENT_TIMING

from .board import hand
from .mediterranean import CARTHAGE, GAUL, ROME, artifact, battle, lasting, mediterranean
from .stage import Stage, hold, playing, timing
from .table import Table, around_rome


def window(s: Record, moment: str, subject: int, *script: str) -> Stage:
    """A window is opened and played through."""
    stage = Stage(s)
    interrupt(s, AT_REACT, timing(moment), subject)
    stage.run(*script)
    return stage


def told(s: Record, event: int) -> int:
    """How often an event was told."""
    return int((s.events[: s.told, 0] == event).sum())


@pytest.mark.rule("SA-269")
@pytest.mark.rule("SA-269-R1")
def test_all_are_asked_from_the_active_player_on() -> None:
    """In a production of the Gauls seat 1 comes first; everybody with a card for the moment is asked, and passes."""
    s = mediterranean()
    for seat in (0, 1, 2):
        hold(s, seat, "locusts" if seat == 2 else "financier")
    stage = window(s, "production", GAUL)
    assert [seat for seat, _ in stage.asked] == [1, 2]
    s = mediterranean()
    for seat in (0, 1, 2):
        hold(s, seat, "silk_road" if seat == 0 else "famine")
    assert [seat for seat, _ in window(s, "any_time", NOBODY).asked] == [0, 1, 2]


@pytest.mark.rule("SA-269-R1")
def test_a_window_closes_when_all_pass_in_succession() -> None:
    """Seat 0 passes first; after seat 1 has played a card all are asked again, and seat 0 plays too."""
    s = mediterranean()
    hold(s, 0, "famine")
    hold(s, 1, "famine")
    script = (playing(held(s, 1)), "aim_at romans", playing(held(s, 0)), "aim_at gauls")
    stage = window(s, "any_time", NOBODY, *script)
    assert [words[0] for _, words in stage.asked if words[0] == "pass"] == ["pass", "pass", "pass"]
    assert [empire for _, empire, _ in lasting(s)] == [ROME, GAUL]


def held(s: Record, seat: int) -> str:
    """The one card of a hand."""
    (card,) = np.flatnonzero(s.card_at == IN_HAND + seat)
    return CARD_IDS[card]


@pytest.mark.rule("SA-269-R1")
@pytest.mark.parametrize(
    ("moment", "subject", "first"),
    [
        *(("production", CARTHAGE, 2), ("manoeuvre", GAUL, 1), ("manoeuvre", GAUL + 16, 1), ("destiny", 2, 2)),
        *(("start_empire", 1, 1), ("any_time", NOBODY, 0), ("harvest", NOBODY, 0), ("before_actions", NOBODY, 0)),
        *(("trade", GAUL, 2), ("conflict", 100, 2)),
    ],
)
def test_who_is_asked_first(moment: str, subject: int, first: int) -> None:
    """The active player, in trades and conflicts that of the active side, else the holder of the turn marker."""
    s = mediterranean()
    s.side_empire[:] = CARTHAGE, GAUL
    assert first_asked(s, timing(moment), subject) == first


@pytest.mark.rule("SA-269")
def test_a_window_tells_nothing_of_hands() -> None:
    """Whoever holds cards is asked, whatever they are; only an empty hand, which all see, is passed over."""
    s = mediterranean()
    hand(s, 1, "english")
    assert [bool(holds_cards(s, seat)) for seat in range(3)] == [False, True, False]


@pytest.mark.rule("SA-269")
def test_a_window_nobody_can_use_stays_shut() -> None:
    """When all cards of a moment lie open on the discards nobody is asked, and everybody knows why."""
    s = mediterranean()
    assert can_happen(s, TIMING_INTERRUPT)
    for card, event in enumerate(CARD_EVENT):
        if EVENT_TIMING[event] == TIMING_INTERRUPT:
            s.card_at[card] = IN_DISCARDS
    assert not can_happen(s, TIMING_INTERRUPT)


@pytest.mark.rule("SA-269")
def test_passing_for_a_stretch() -> None:
    """A pass can last for the turn, for a conflict, until somebody attacks, or until a card comes or goes."""
    s = mediterranean()
    s.turn, s.conflicts, s.attacks_on[1] = 7, 3, 2
    assert (this_turn(s, 1), this_conflict(s, 1), until_attacked(s, 1)) == (7, NOT_NOW, 2)
    battle(s, GAUL, ROME, "latium")
    assert this_conflict(s, 1) == s.conflicts
    before = with_this_hand(s, 1)
    hand(s, 1, "han")
    assert with_this_hand(s, 1) == before + 1 > NOT_NOW
    assert VOCABULARY.to_words(PASSING.action) == "pass"
    assert [name for name, _ in PASSING.stretches] == ["turn", "conflict", "until-attacked", "until-other-hand"]


@pytest.mark.rule("SA-269")
def test_people_pass_by_default_in_these_windows_and_nowhere_else() -> None:
    """Whoever dozes is never asked for an event; the pass is in the log all the same."""
    dozed = [step for step in GAME.sequence.steps if isinstance(step, Decision) and step.passing]
    assert {step.name for step in dozed if step.passing is PASSING} == {"play_event", "interrupt_event"}
    assert (
        PASSING.by_default
        and [way for way in (step.passing for step in dozed) if way and way.by_default] == [PASSING] * 2
    )
    asked = {doze: steps_asked(doze) for doze in (False, True)}
    assert "play_event" in asked[False] and not {"play_event", "interrupt_event"} & asked[True]


def steps_asked(doze: bool) -> set[str]:
    """What three people are asked at the beginning of a game, who take what is offered first."""
    match = Match.new(GAME, [Player("Ann"), Player("Bob"), Player("Cleo")], {}, 5)
    match.people_doze = doze
    asked = set()
    for _ in range(40):
        asked.add(match.step)
        match.play(match.pending[0], match.choices(match.pending[0])[0])
    return asked


@pytest.mark.rule("SA-267")
def test_divine_intervention_prevents_an_event() -> None:
    """Seat 2 answers the Financier: nothing happens, and both cards are discarded."""
    s = mediterranean()
    card, answer = hold(s, 0, "financier"), hold(s, 2, "divine_intervention")
    Stage(s).play(0, card, ROME, playing(answer))
    assert s.money[ROME] == 20
    assert [int(s.card_at[CARD_IDS.index(each)]) for each in (card, answer)] == [IN_DISCARDS, IN_DISCARDS]
    assert (told(s, EVENT_PLAYED), told(s, EVENT_PREVENTED), s.hand_size[:3].tolist()) == (2, 1, [0, 0, 0])


@pytest.mark.rule("SA-269")
def test_divine_intervention_can_be_prevented_itself() -> None:
    """Seat 0 answers the answer: the Financier comes after all."""
    s = mediterranean()
    card, answer, reply = hold(s, 0, "financier"), hold(s, 1, "divine_intervention"), hold(s, 0, "divine_intervention")
    Stage(s).play(0, card, ROME, playing(answer), playing(reply))
    assert (s.money[ROME], told(s, EVENT_PREVENTED)) == (40, 0)


@pytest.mark.rule("SA-269")
def test_divine_intervention_needs_a_card_to_answer() -> None:
    """It is offered at no other moment, and to pass is always possible."""
    s = mediterranean()
    hold(s, 0, "divine_intervention")
    out = np.zeros(400, np.int32)
    for moment in range(len(TIMINGS)):
        if moment != TIMING_INTERRUPT:
            assert offer_events(s, 0, moment, ROME, out, 0) == 0


@pytest.mark.rule("SA-269")
def test_whoever_played_is_not_asked_to_prevent_it() -> None:
    """Seat 0 has a Divine Intervention of its own; only the others are asked."""
    s = mediterranean()
    hold(s, 0, "divine_intervention")
    answer = hold(s, 1, "divine_intervention")
    stage = Stage(s)
    stage.play(0, hold(s, 0, "financier"), ROME)
    assert stage.asked == [(1, ("pass", playing(answer)))]


@pytest.mark.rule("SA-268")
def test_events_without_a_moment_are_for_civilise() -> None:
    """Of a hand with three cards only the Invention can be played when an empire civilises."""
    s = mediterranean()
    card = hold(s, 0, "invention")
    hold(s, 0, "financier")
    hold(s, 0, "famine")
    out = np.zeros(400, np.int32)
    count = offer_events(s, 0, TIMING_CIVILISE, ROME, out, 0)
    assert [VOCABULARY.to_words(action) for action in out[:count].tolist()] == [playing(card)]


@pytest.mark.rule("SA-017")
@pytest.mark.rule("SA-265")
@pytest.mark.rule("SA-266")
def test_a_card_is_used_once() -> None:
    """Played as an event it leaves the hand, lies open meanwhile, and is discarded; its empire stays out."""
    s = mediterranean()
    card = CARD_IDS.index(hold(s, 0, "master_masons"))
    seen = set()

    class Watched(Stage):
        def _pick(self, choices: list[int], words: tuple[str, ...], waiting: list[str]) -> int:
            seen.add((int(s.card_at[card]), int(s.hand_size[0]), int(s.played_card), int(s.played_by)))
            return choices[-1]

    Watched(s).play(0, CARD_IDS[card], ROME)
    assert seen == {(IN_PLAY, 0, card, 0)}
    assert (s.card_at[card], s.played_card, s.played_by) == (IN_DISCARDS, NOBODY, NOBODY)
    assert empire_of_card(s, card) == NOBODY


@pytest.mark.rule("SA-018")
def test_the_card_of_an_empire_lies_open() -> None:
    """All see which empires are in play, and it cannot be played as an event."""
    s = mediterranean()
    romans = CARD_IDS.index("romans")
    assert (empire_of_card(s, romans), s.card_at[romans]) == (ROME, IN_PLAY)
    (seen_by,) = [field.seen_by for field in FIELDS if field.name == "card_at"]
    assert callable(seen_by)
    assert all(seen_by(s, seat)[romans] for seat in range(3))
    hold(s, 0, "invention")
    out = np.zeros(400, np.int32)
    offered = [VOCABULARY.to_words(action) for action in out[: offer_events(s, 0, 0, ROME, out, 0)].tolist()]
    assert "play_event romans feigned_retreat" not in offered


@pytest.mark.rule("SA-016")
def test_conditions_of_every_event_are_read() -> None:
    """All seventy events have a moment, and each moment is one of the eleven."""
    assert len(EVENT_IDS) == 70
    assert set(EVENT_TIMING.tolist()) == set(range(len(TIMINGS)))


@pytest.mark.rule("SA-267")
@pytest.mark.parametrize("event", EVENT_IDS)
def test_what_a_player_is_offered_does_not_depend_on_what_he_cannot_see(event: str) -> None:
    """Other hands, the order of the draw pile and the types of foreign units change nothing."""
    s = mediterranean("etruscans" if event == "feigned_retreat" else "romans")
    s.religion[ROME] = artifact("judaism")
    s.side_empire[:], s.battle_at = (ROME, GAUL), 7
    s.marker_placed[GAUL] = 1
    hold(s, 0, event)
    hand(s, 1, "english")
    moment, out = int(EVENT_TIMING[EVENT_IDS.index(event)]), np.zeros(400, np.int32)
    before = offer_events(s, 0, moment, ROME, out, 0)
    s.deck[: s.deck_left] = s.deck[: s.deck_left][::-1].copy()
    foreign = (s.unit_at >= 0) & (s.stacks[GAUL, s.unit_at] > 0)
    s.unit_type[foreign] = 0
    other = next(card for card in range(len(CARD_IDS)) if s.card_at[card] == IN_DECK)
    s.card_at[[CARD_IDS.index("english"), other]] = IN_DECK, IN_HAND + 1
    assert offer_events(s, 0, moment, ROME, out, 0) == before


@pytest.mark.rule("SA-269-R1")
def test_after_a_card_everybody_may_answer_until_all_pass_in_succession() -> None:
    """Two had passed before the third plays: both are asked again, and the third once more."""
    s = around_rome("huns")
    hand(s, 1, "goths")
    hand(s, 2, "siamese", "tang")  # famine
    table = Table(s, AT_REACT, timing("any_time"), NOBODY).play(
        "pass", "pass", "play_event siamese famine", "aim_at romans"
    )
    while table.step == "interrupt_event":
        table.play("pass")
    asked: list[int] = []
    while table.step == "play_event" and len(asked) < 3:  # then the next window
        asked.append(table.seat)
        table.play("pass")
    assert asked == [0, 1, 2]
