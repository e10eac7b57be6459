"""A game made from the skeleton is a game at once: played, checked, tested; and what is wrong in it is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.skeleton.trees import copy_tree, run

NAME, FOLDER = "two-heaps", "two_heaps"
GAME = Path("aevum", "games", FOLDER)
TAKING = GAME / "rules" / "taking.py"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source tree with a new game in it."""
    root = copy_tree(tmp_path_factory.mktemp("tree"))
    made = run(root, "aevum", "new-game", NAME, "TH")
    assert (made.returncode, made.stderr) == (0, "")
    assert f"aevum/games/{FOLDER}" in made.stdout and f"aevum play {NAME}" in made.stdout
    return root


def test_it_is_listed_last_with_its_name(tree: Path) -> None:
    listed = run(tree, "aevum", "games").stdout
    assert f"{NAME}: Two Heaps" in listed
    assert listed.index("roll-through-the-ages:") < listed.index("history-of-the-world:") < listed.index(f"{NAME}:")


def test_a_whole_game_in_the_terminal(tree: Path) -> None:
    words = ["--plain", "--players", "Ann,greedy", "--seed", "3"]
    played = run(tree, "aevum", "play", NAME, *words, typed="take 1\n" * 12)
    assert played.returncode == 0 and played.stderr == ""
    assert "Stones in the middle: 12" in played.stdout and "Greedy wins with 9 points" in played.stdout


@pytest.mark.parametrize(("lang", "words"), [("fr", "Prenez une à trois pierres"), ("ja", "石を1～3個取ってください")])
def test_it_speaks_every_language(tree: Path, lang: str, words: str) -> None:
    assert words in run(tree, "aevum", "play", NAME, "--plain", "--lang", lang).stdout


def test_its_own_tests_hold(tree: Path) -> None:
    """They play whole games interpreted and at a table of the service, and look at the board of the terminal."""
    done = run(tree, "pytest", "-q", "-p", "no:cacheprovider", f"tests/games/{FOLDER}")
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_the_tests_of_all_games_hold_for_it(tree: Path) -> None:
    """As the recipe has them run."""
    done = run(tree, "pytest", "-q", "-p", "no:cacheprovider", "tests/laws", "tests/texts", "-k", NAME)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_the_rules_table_and_the_linters_are_content(tree: Path) -> None:
    assert (tree / "docs" / f"rules-{NAME}.md").is_file()
    places = [f"aevum/games/{FOLDER}", f"aevum/terminal/boards/{FOLDER}", f"tests/games/{FOLDER}"]
    for words in (["tools.rules_table", "--check"], ["ruff", "check", *places], ["ruff", "format", "--check", *places]):
        done = run(tree, *words)
        assert done.returncode == 0, done.stdout + done.stderr


def test_types_are_strict(tree: Path) -> None:
    done = run(tree, "mypy", "-p", f"aevum.games.{FOLDER}", "-p", f"tests.games.{FOLDER}")
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_hole_of_the_skeleton_is_filled(tree: Path) -> None:
    made = [path for path in tree.rglob("*") if FOLDER in path.parts and path.is_file() and path.suffix != ".pyc"]
    assert len(made) > 30
    assert [path for path in made if "@@" in path.read_text("utf-8") or path.suffix == ".template"] == []


def test_it_is_sound(tree: Path) -> None:
    done = run(tree, "aevum", "check", NAME)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert [line[0] for line in done.stdout.splitlines()] == ["✓", "✓", "✓", "✓", NAME[0]]
    assert "is sound" in done.stdout


FAULTS = {
    "rules/taking.py": (
        (
            "s.stones -= stones",
            "s.stonse -= stones",
            f"{TAKING}:31 in take (TH-002): the record has no field “stonse”.",
        ),
        ("import TAKE, TOOK", "import TAKE, TOKO", f"{TAKING}:8: the game cannot be loaded: ImportError"),
        ("@rule\ndef most_to_take", "def most_to_take", f"{TAKING}:21 in takes (TH-002): most_to_take is called here"),
    ),
    "actions.py": (('event("won"', 'event("wun"', "actions.py:20: every game tells the event “won”"),),
    "text/fr/play.ftl": (("event-took", "event-toko", "“event-took” is missing in “fr”"),),
}


@pytest.mark.parametrize(
    ("path", "right", "wrong", "said"), [(path, *fault) for path, faults in FAULTS.items() for fault in faults]
)
def test_a_fault_is_said_with_its_file_and_line(tree: Path, path: str, right: str, wrong: str, said: str) -> None:
    file = tree / GAME / path
    whole = file.read_text("utf-8")
    assert right in whole
    try:
        file.write_text(whole.replace(right, wrong), "utf-8")
        done = run(tree, "aevum", "check", NAME)
    finally:
        file.write_text(whole, "utf-8")
    assert (done.returncode, done.stderr) == (1, ""), done.stdout
    assert said in done.stdout and len(done.stdout.splitlines()) < 10


def test_a_broken_law_and_a_narrow_field_are_said(tree: Path) -> None:
    path, state = tree / TAKING, tree / GAME / "state.py"
    rules, fields = path.read_text("utf-8"), state.read_text("utf-8")
    try:
        path.write_text(rules.replace("s.taken[seat] += stones", "s.taken[seat] += 100 * stones"), "utf-8")
        state.write_text(fields.replace('"taken", "i2"', '"taken", "i1"'), "utf-8")
        done = run(tree, "aevum", "check", NAME)
    finally:
        path.write_text(rules, "utf-8")
        state.write_text(fields, "utf-8")
    assert done.returncode == 1 and done.stderr == ""
    assert "the field “taken” holds −128 to 127" in done.stdout
    assert "things_are_conserved is broken: two-heaps" in done.stdout


def test_without_the_tests_the_rest_is_checked(tree: Path, tmp_path: Path) -> None:
    (tmp_path / "aevum").symlink_to(tree / "aevum")
    done = run(tmp_path, "aevum", "check", NAME)
    assert done.returncode == 0 and done.stderr == ""
    assert "- Laws: left out." in done.stdout
