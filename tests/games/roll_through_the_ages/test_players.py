"""Two, three or four players: RT-115 to RT-117."""

import pytest

from aevum.games.roll_through_the_ages.state import MONUMENT_IDS, PROJECT_IDS
from tests.games.roll_through_the_ages.table import Seat, Table

IN_PLAY = {
    1: set(MONUMENT_IDS),
    2: set(MONUMENT_IDS) - {"temple", "great_pyramid"},
    3: set(MONUMENT_IDS) - {"hanging_gardens"},
    4: set(MONUMENT_IDS),
}


def monuments_offered(seats: int) -> set[str]:
    """The monuments in which a box can be ticked."""
    table = Table(Seat(), seats=seats, step="build", workers=1)
    return {words.split()[1] for words in table.choices_of("build")} & set(MONUMENT_IDS)


@pytest.mark.rule("RT-115", "RT-116", "RT-117", "RT-121")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_monuments_in_play(seats: int) -> None:
    assert monuments_offered(seats) == IN_PLAY[seats]


@pytest.mark.rule("RT-115", "RT-115-ruling")
def test_with_three_players_the_hanging_gardens_cannot_be_ticked() -> None:
    table = Table(Seat(), seats=3, step="build", workers=12)
    assert [words for words in table.choices if "hanging_gardens" in words] == []
    assert table.refusal("build hanging_gardens 1") == "RT-115"


@pytest.mark.rule("RT-116", "RT-116-ruling")
@pytest.mark.parametrize("monument", ["temple", "great_pyramid"])
def test_with_two_players_temple_and_great_pyramid_cannot_be_ticked(monument: str) -> None:
    table = Table(Seat(), seats=2, step="build", workers=12)
    assert [words for words in table.choices if monument in words] == []
    assert table.refusal(f"build {monument} 1") == "RT-116"


@pytest.mark.rule("RT-117")
def test_with_four_players_everything_can_be_ticked() -> None:
    table = Table(Seat(), seats=4, step="build", workers=15)
    assert {words.split()[1] for words in table.choices_of("build")} == set(PROJECT_IDS)


@pytest.mark.rule("RT-110", "RT-115-ruling", "RT-116-ruling", "RT-117")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_monuments_out_of_play_do_not_count_for_the_end(seats: int) -> None:
    built = sorted(IN_PLAY[seats])
    last = Seat(monuments=built)
    assert Table(last, seats=seats, first=1, step="discard").match.over
    one_short = Seat(monuments=built[:-1])
    assert not Table(one_short, seats=seats, first=1, step="discard").match.over
