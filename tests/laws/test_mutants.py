"""A forgotten secret is noticed: every kind of leak, of every hidden field of every game, breaks a general law."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from aevum.core.game import Game
from aevum.core.record import EVERYBODY, Field, may_see
from tests.laws import mutants, secrets
from tests.laws.moments import Moment, truth
from tests.laws.mutants import (
    Functions,
    asks_blindly,
    events_in,
    hiding,
    is_broken,
    is_covered,
    prepared,
    private_events,
)
from tests.laws.secrets import hidden_fields
from tests.laws.tables import GAMES

Leak = Callable[[Game, Field], Functions]
# To find moments of a game of hours takes a minute: its mutants are tried in one go, by one worker.
QUICK, LONG = [game for game in GAMES if not game.short], [game for game in GAMES if game.short]
HIDDEN = [pytest.param(game, field, id=f"{game.id}-{field.name}") for game in QUICK for field in hidden_fields(game)]
EACH_GAME = pytest.mark.parametrize("game", QUICK, ids=lambda game: game.id)
LEAKS = (mutants.shown, mutants.told, mutants.asked)
LOOSE_CHOICES = (mutants.choice_told, mutants.choice_kept_open, mutants.choice_orders)
LAWS = (
    secrets.hidden_is_blanked,
    secrets.open_is_shown,
    secrets.covered_choices_look_alike,
    secrets.nothing_hidden_comes_out,
    secrets.chance_tells_nothing_hidden,
)


@EACH_GAME
def test_the_game_itself_breaks_no_law(game: Game) -> None:
    for law in LAWS:
        assert not is_broken(law, game, {}, list(prepared(game))[::3])


@pytest.mark.parametrize(("game", "field"), HIDDEN)
def test_a_hidden_field_that_is_not_blanked_is_noticed(game: Game, field: Field) -> None:
    matches = hiding(game, field)
    assert matches, f"{field.name} never hides anything"
    assert is_broken(secrets.hidden_is_blanked, game, mutants.forgotten(game, field), matches)


@pytest.mark.parametrize(("game", "field"), HIDDEN)
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_what_is_hidden_does_not_come_out(leak: Leak, game: Game, field: Field) -> None:
    matches = [match for match in hiding(game, field) if not match.over]
    assert is_broken(secrets.nothing_hidden_comes_out, game, leak(game, field), matches)


@pytest.mark.parametrize(("game", "field"), HIDDEN)
def test_offers_that_depend_on_what_is_hidden_are_noticed(game: Game, field: Field) -> None:
    matches = [match for match in prepared(game) if asks_blindly(match, field)]
    noticed = is_broken(secrets.hidden_is_blanked, game, mutants.offered(game, field), matches)
    assert noticed == bool(matches), "only where nobody is asked who does not see it there is nothing to notice"


@EACH_GAME
def test_an_open_field_that_is_blanked_is_noticed(game: Game) -> None:
    first = list(prepared(game))[:1]
    for field in game.position_fields:
        if field.seen_by == EVERYBODY and field.name not in ("seats", "over"):
            assert is_broken(secrets.open_is_shown, game, mutants.blanked(game, field), first), field.name


@pytest.mark.parametrize("leak", LOOSE_CHOICES, ids=lambda leak: leak.__name__)
@EACH_GAME
def test_a_choice_that_does_not_stay_secret_is_noticed(leak: Callable[[Game], Functions], game: Game) -> None:
    matches = [match for match in prepared(game) if is_covered(match)]
    declared = any(getattr(step, "covered", False) for step in game.sequence.steps)
    assert is_broken(secrets.covered_choices_look_alike, game, leak(game), matches) == declared


@EACH_GAME
def test_what_is_told_to_the_wrong_seat_is_noticed(game: Game) -> None:
    private = private_events(game)
    matches = [match for match in prepared(game) if private & events_in(truth(match))]
    broken = is_broken(secrets.chance_tells_nothing_hidden, game, mutants.misaddressed(game), matches)
    assert broken == bool(private)


@pytest.mark.parametrize(("game", "field"), HIDDEN)
def test_what_is_hidden_is_imagined_in_different_ways(game: Game, field: Field) -> None:
    moments = (Moment(match, Random(1)) for match in hiding(game, field))
    assert any(imagines_it_differently(moment, field, seat) for moment in moments for seat in moment.onlookers)


def imagines_it_differently(moment: Moment, field: Field, onlooker: int) -> bool:
    """Whether several worlds that an onlooker imagines differ in what it does not see of a field."""
    hidden = ~may_see(field, moment.record, onlooker)
    worlds = [np.array(moment.world(moment.record, onlooker)[field.name]) for _ in range(3)]
    return any((worlds[0] != world)[hidden].any() for world in worlds)


@pytest.mark.parametrize("game", LONG, ids=lambda game: game.id)
def test_every_mutant_of_a_long_game_is_noticed(game: Game) -> None:
    test_the_game_itself_breaks_no_law(game)
    test_an_open_field_that_is_blanked_is_noticed(game)
    test_what_is_told_to_the_wrong_seat_is_noticed(game)
    for loose in LOOSE_CHOICES:
        test_a_choice_that_does_not_stay_secret_is_noticed(loose, game)
    for field in hidden_fields(game):
        test_a_hidden_field_that_is_not_blanked_is_noticed(game, field)
        test_offers_that_depend_on_what_is_hidden_are_noticed(game, field)
        test_what_is_hidden_is_imagined_in_different_ways(game, field)
        for leak in LEAKS:
            test_what_is_hidden_does_not_come_out(leak, game, field)
