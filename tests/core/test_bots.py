"""Computer players: they see only what their seat may see, choose what is offered, and greed beats luck."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random

import pytest

from aevum.bots import BOTS, bot_named, greedy_bot, random_bot
from aevum.core import batch
from aevum.core.engine import Engine, compiled, interpreted
from aevum.core.errors import UnknownBot
from aevum.core.match import Match, Player
from aevum.core.record import Record
from aevum.games import GAME_IDS, game_named
from tests.laws.moments import truth
from tests.laws.tables import NAMES, seats_near
from tests.toy import TOY

GAMES = 400
GAMES_OF_HOURS = 60  # seen by everybody, where a game takes so long that it has a short form
SEATS = 4  # or as many as a game has


def play_with_bots(engine: Engine, bots: list[str], seed: int) -> Record:
    """A whole game among these bots, each shown only an observed record. Returns the final record."""
    game, luck = engine.game, Random(seed)
    s = engine.new_record(len(bots), game.settle_options({}, len(bots)), luck.getrandbits(128))
    engine.begin(s)
    while not s.over:
        seat = int(s.pending).bit_length() - 1
        action = bot_named(bots[seat])(engine, engine.observe(s, seat), seat, luck.getrandbits(64))
        engine.choose(s, seat, action)
    return s


@pytest.mark.parametrize("name", GAME_IDS)
def test_greedy_beats_random_players(name: str, record_property: Callable[[str, object], None]) -> None:
    game, won = game_named(name), 0
    seats = seats_near(game, SEATS)
    for seat in range(seats):
        records = batch.new_records(game, GAMES // seats, seats, game.settle_options({}, seats), seed=seat)
        played = batch.play_mixed(game, records, 1 << seat, luck=seat).records
        won += sum(interpreted(game).winners(record) == (seat,) for record in played)
    record_property(f"games won by greedy against {seats - 1} random players", f"{won} of {GAMES}")
    print(f"greedy won {won} of {GAMES} games against {seats - 1} random players")
    assert won >= wins_expected(name, seats) * GAMES


@pytest.mark.parametrize("name", GAME_IDS)
def test_greedy_beats_random_players_by_what_its_seat_sees(name: str) -> None:
    engine, won = compiled(game_named(name)), 0
    seats, games = seats_near(engine.game, SEATS), GAMES_OF_HOURS if engine.game.short else GAMES
    for number in range(games):
        seat = number % seats
        bots = ["greedy" if place == seat else "random" for place in range(seats)]
        won += engine.winners(play_with_bots(engine, bots, seed=number)) == (seat,)
    assert won >= wins_expected(name, seats) * games


def wins_expected(name: str, seats: int) -> float:
    """The share of games greedy wins: what the tests of its game say, or else clearly more than a random player's."""
    place = f"tests.games.{name.replace('-', '_')}"
    said = find_spec(place) and find_spec(f"{place}.strength")
    return float(import_module(f"{place}.strength").GREEDY_WINS) if said else 1 / seats + 5 * (0.25 / GAMES) ** 0.5


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("name", [*GAME_IDS, TOY.id])
def test_a_bot_chooses_what_is_offered_from_what_its_seat_sees(name: str, level: str) -> None:
    game = TOY if name == TOY.id else game_named(name)
    players = [Player(name) for name in NAMES[: seats_near(game, 2)]]
    match, luck = Match.new(game, players, seed=8, engine=interpreted(game)), Random(8)
    for _ in range(25):
        if match.over:
            break
        seat = match.pending[-1]
        seen = match.observed(seat)
        before = seen.tobytes()
        assert not seen.key.any()
        action = bot_named(level)(match.engine, seen, seat, luck.getrandbits(64))
        assert seen.tobytes() == before, "a bot changed the record it was shown"
        match.play(seat, action)


@pytest.mark.parametrize("bot", [random_bot, greedy_bot])
def test_what_is_hidden_changes_nothing_for_a_bot(bot: object) -> None:
    assert callable(bot)
    match = Match.new(TOY, [Player("A"), Player("B")], seed=8, engine=interpreted(TOY))
    match.play(0, match.choices(0)[0])
    seen = match.observed(0)
    for luck in range(10):
        world = match.engine.imagine(seen, 0, luck)
        chosen = {bot(match.engine, shown, 0, 5) for shown in (seen, world, truth(match))}
        assert len(chosen) == 1


def test_a_random_bot_takes_every_choice_sooner_or_later() -> None:
    match = Match.new(TOY, [Player("A"), Player("B")], seed=8, engine=interpreted(TOY))
    seen = match.observed(0)
    assert {random_bot(match.engine, seen, 0, luck) for luck in range(200)} == set(match.choices(0))


def test_luck_decides_between_equals() -> None:
    """The toy's rule of thumb likes passing and peeking alike."""
    match = Match.new(TOY, [Player("A"), Player("B")], seed=8, engine=interpreted(TOY))
    seen = match.observed(0)
    chosen = {greedy_bot(match.engine, seen, 0, luck) for luck in range(50)}
    assert {TOY.vocabulary.to_words(action) for action in chosen} >= {"pass", "peek"}


@pytest.mark.parametrize("level", ["", "genius", "Greedy"])
def test_an_unknown_level_is_refused(level: str) -> None:
    with pytest.raises(UnknownBot, match="random, greedy"):
        bot_named(level)
