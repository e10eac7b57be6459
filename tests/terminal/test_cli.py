"""The command line: help and errors in the user's language, and the right exit codes."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from aevum.cli import COMMANDS, main
from aevum.core import savefile
from aevum.core.findings import Fault, FaultyGame
from aevum.core.game import Game
from aevum.core.match import Match, Player
from aevum.core.text import LANGUAGES, texts
from aevum.games import GAME_IDS, game_named
from tests.terminal.driving import aevum, clean_environment
from tests.terminal.window import Window

GAME_ID = "roll-through-the-ages"
WITH_SHORT = game_named("seven-ages")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test starts from an English system without a language of its own."""
    for name in ("AEVUM_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setattr("sys.stdin", io.StringIO())


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Carry out a command line here."""
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, re.sub("[\u00a0\u202f]", " ", err)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == (0, f"aevum {version('aevum')}\n", "")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_help_in_every_language(capsys: pytest.CaptureFixture[str], lang: str, command: str | None) -> None:
    code, out, err = run(capsys, *([command] if command else []), "--help", "--lang", lang)
    assert code == 0 and err == ""
    assert texts(lang).say("cli-help-help") in out
    assert texts(lang).say(f"cli-about-{command}" if command else "cli-about")[:10] in out
    for english in ("usage:", "show this help message", "positional arguments") if lang != "en" else ():
        assert english not in out


def test_no_command_shows_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys)
    assert code == 2 and all(command in out for command in COMMANDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    code, out, _ = run(capsys, "games", "--lang", lang)
    assert code == 0
    for word in (GAME_ID, "trading=1", "first=4", "greedy", "random", texts(lang, GAME_ID).say("game-name")):
        assert word in out


def test_a_game_that_cannot_be_loaded_does_not_hide_the_others(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = Fault("import", values={"what": "ImportError: no such rule"})

    def loaded(name: str) -> Game:
        if name == GAME_ID:
            raise FaultyGame(game=name, faults=[fault])
        return game_named(name)

    monkeypatch.setattr("aevum.terminal.catalogue.game_named", loaded)
    code, out, _ = run(capsys, "games", "--lang", "en")
    assert code == 0 and texts("en", GAME_ID).say("game-blurb") not in out
    assert f"The rules of {GAME_ID} have faults:\n  the game cannot be loaded: ImportError: no such rule." in out
    for name in set(GAME_IDS) - {GAME_ID}:
        assert texts("en", name).say("game-blurb") in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dance"], "There is no command “dance”"),
        (["--dance"], "“--dance” is not understood here"),
        (["play"], "Say which game: roll-through-the-ages"),
        (["play", "chess"], "There is no game called “chess”"),
        (["play", GAME_ID, "chess"], "“chess” is not understood here"),
        (["play", GAME_ID, "--sed", "3"], "Did you mean --seed?"),
        (["play", GAME_ID, "--seed"], "--seed: a value is missing"),
        (["play", GAME_ID, "--plain=3"], "--plain: a value is missing, or there is one too many"),
        (["play", GAME_ID, "--seed", "abc"], "“abc” is not a seed"),
        (["play", GAME_ID, "--seed", "-1"], "“-1” is not a seed"),
        (["play", GAME_ID, "--seed", str(2**128)], "is not a seed"),
        (["play", GAME_ID, "--short"], "roll-through-the-ages has no short game"),
        (["play", GAME_ID, "--option", "trading"], "Write NAME=NUMBER"),
        (["play", GAME_ID, "--option", "=1"], "Write NAME=NUMBER"),
        (["play", GAME_ID, "--option", "color=1"], "There is no option “color”"),
        (["play", GAME_ID, "--option", "trading=yes"], "The option trading cannot be “yes”"),
        (["play", GAME_ID, "--option", "trading=7"], "The option trading cannot be “7”"),
        (["play", GAME_ID, "--option", "trading=-1"], "The option trading cannot be “-1”"),
        (["play", GAME_ID, "--players", "a,b,c,d,e"], "1 to 4 can play, not 5"),
        (["play", GAME_ID, "--players", "Ann:clever"], "no computer player of the level “clever”"),
        (["play", GAME_ID, "--players", "Ann,ann"], "Two players are called “ann”"),
        (["play", GAME_ID, "--players", "Ann,,Bob"], "cannot be the name of a player"),
        (["play", GAME_ID, "--players", ""], "cannot be the name of a player"),
        (["play", GAME_ID, "--players", "x" * 41], "cannot be the name of a player"),
        (["play", GAME_ID, "--players", "A\x1b[2J"], "“A�[2J” cannot be the name of a player"),
        (["play", GAME_ID, "--lang", "xx"], "There are no texts in “xx”"),
        (["games", "--lang=klingon"], "There are no texts in “klingon”"),
        (["play", "--load", "none.json"], "There is no file “none.json”"),
        (["play", "--load", "none.json", "--seed", "3"], "--seed does not go with --load"),
        (["play", "--load", "none.json", "--short"], "--short does not go with --load"),
        (["replay"], "Say which file"),
        (["replay", "/"], "There is no file “/”"),
        (["replay", "a\0b"], "There is no file “a�b”"),
        (["replay", "x" * 5000], "There is no file"),
        (["verify"], "Say which file"),
        (["verify", "x", "--hash", "abc"], "“abc” is not a hash"),
        (["serve", "--port", "80000"], "--port: “80000” is not a number from 0 to 65535"),
        (["serve", "--port", "web"], "--port: “web” is not a number"),
        (["serve", "--rate", "0"], "--rate: “0” is not a number from 1"),
        (["serve", "here"], "“here” is not understood here"),
    ],
)
def test_bad_command_lines(capsys: pytest.CaptureFixture[str], words: list[str], said: str) -> None:
    """A sentence that says what is wrong, nothing else, and exit code 2."""
    code, out, err = run(capsys, *words)
    assert code == 2 and out == ""
    assert said in err and err.count("\n") == 1


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """The matches that were opened; nobody plays them."""
    found: list[Match] = []

    def play(match: tuple[Match, object], lang: str, plain: bool) -> int:
        found.append(match[0])
        return 0

    monkeypatch.setattr("aevum.terminal.opening.play", play)
    return found


@pytest.mark.parametrize("name", [WITH_SHORT.id, *WITH_SHORT.aliases])
@pytest.mark.parametrize(
    ("words", "options"),
    [
        ([], {}),
        (["--short"], WITH_SHORT.short),
        (["--short", "--option", "last_turn=3"], {**WITH_SHORT.short, "last_turn": 3}),
    ],
)
def test_a_short_game(opened: list[Match], name: str, words: list[str], options: dict[str, object]) -> None:
    assert main(["play", name, *words]) == 0
    assert opened[0].game is WITH_SHORT and opened[0].options == WITH_SHORT.settle_options(options, 2)


@pytest.mark.parametrize(("answer", "options"), [("", WITH_SHORT.short), ("x\n1", WITH_SHORT.short), ("2", {})])
def test_a_newcomer_is_asked_how_long_to_play(
    opened: list[Match], monkeypatch: pytest.MonkeyPatch, answer: str, options: dict[str, object]
) -> None:
    monkeypatch.setattr("aevum.terminal.opening.is_terminal", lambda: True)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{answer}\n"))
    assert main(["play", WITH_SHORT.id]) == 0
    assert main(["play", WITH_SHORT.id, "--players", "Ann,Bob"]) == 0, "whoever wishes something is not asked"
    assert [match.options for match in opened] == [WITH_SHORT.settle_options(wish, 2) for wish in (options, {})]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_short_game_is_offered_first(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    words = texts(lang, WITH_SHORT.id)
    with Window("play", WITH_SHORT.id, "--lang", lang) as window:
        window.wait_for(words.say("cli-length-ask", short="1", whole="2"))
        shown = window.shown
        window.press("\x04")
        assert window.end() == 0
    parts = (words.say("short-help"), words.say("option-last_turn-4"), words.say("cli-length-whole", number="2"))
    assert [shown.find(part) >= 0 for part in parts] == [True] * 3
    assert sorted(parts, key=shown.find) == list(parts)
    assert words.say("cli-game-short", help=words.say("short-help")) in run(capsys, "games", "--lang", lang)[1]


def test_a_saved_match_is_found_by_an_alias(opened: list[Match], tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    savefile.write(Match.new(WITH_SHORT, [Player("Ann"), Player("Bob")], WITH_SHORT.short, 1), path)
    assert main(["play", WITH_SHORT.aliases[0], "--load", str(path)]) == 0
    assert opened[0].options == WITH_SHORT.settle_options(WITH_SHORT.short, 2)


def test_errors_are_told_in_the_users_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Aucun jeu ne s’appelle" in run(capsys, "play", "chess", "--lang", "fr")[2]
    assert "というコマンドはありません" in run(capsys, "--lang", "ja", "dance")[2]


def test_the_language_is_found(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """--lang comes before AEVUM_LANG, and that before the system's."""
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert "Jeux : " in run(capsys, "play", "chess")[2]
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert "ゲームはありません" in run(capsys, "play", "chess")[2]
    monkeypatch.setenv("AEVUM_LANG", "fr")
    assert "Jeux : " in run(capsys, "play", "chess")[2]
    assert "Games: " in run(capsys, "play", "chess", "--lang=en_GB")[2]
    monkeypatch.setenv("AEVUM_LANG", "xx")
    code, _, err = run(capsys, "games")
    assert code == 2 and "「xx」のテキストはありません" in err


def test_a_language_nobody_wrote_for_falls_back_to_english(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Games: " in run(capsys, "play", "chess")[2]


def test_serve_hands_over_what_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, object]] = []

    def serve(**settings: object) -> int:
        asked.append(settings)
        return 0

    monkeypatch.setattr("aevum.table.serve.serve", serve)
    words = ["--host", "0.0.0.0", "--port", "9000", "--database", "here.sqlite", "--no-open", "--rate", "5"]
    outside = ["--name", "games.example", "--proxy", "10.0.0.1", "--proxy", "10.1.0.0/16", "--connections", "50"]
    limits = ["--connections-per-address", "7", "--streams-per-address", "3"]
    assert main(["serve", *words, *outside, *limits, "--lang", "fr"]) == 0
    assert main(["serve"]) == 0
    full, bare = asked
    assert full["host"] == "0.0.0.0" and full["port"] == 9000 and str(full["database"]) == "here.sqlite"
    assert full["open_browser"] is False and full["requests_per_second"] == 5 and full["lang"] == "fr"
    assert full["names"] == ("games.example",) and full["proxies"] == ("10.0.0.1", "10.1.0.0/16")
    assert [full[name] for name in ("connections", "connections_per_address", "streams_per_address")] == [50, 7, 3]
    assert bare == {"open_browser": True, "lang": "en", "names": (), "proxies": ()}


def test_python_dash_m_is_the_same() -> None:
    ran = aevum("--version")
    assert (ran.code, ran.out) == (0, f"aevum {version('aevum')}\n")


def test_playing_does_not_wait_for_the_compiler() -> None:
    program = (
        "import sys; from aevum.cli import main; "
        f"code = main(['play', '{GAME_ID}', '--players', 'greedy,random', '--seed', '1']); "
        "assert code == 0 and 'numba' not in sys.modules and 'starlette' not in sys.modules"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], input=b"", capture_output=True, env=clean_environment(), check=False
    )
    assert run.returncode == 0, run.stderr.decode()


def test_nobody_reads_on() -> None:
    """`aevum play … | head -1` ends quietly."""
    with subprocess.Popen(
        [sys.executable, "-m", "aevum", "play", GAME_ID, "--players", "greedy,greedy,random,random"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=clean_environment(),
    ) as process:
        assert process.stdout and process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141


def test_an_output_that_is_full() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "aevum", "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            env=clean_environment(),
            check=False,
        )
    assert ran.returncode == 1
    assert ran.stderr.decode() == "The system could not do that: No space left on device.\n"


def test_a_file_that_the_system_refuses_is_named(tmp_path: Path) -> None:
    (tmp_path / "note").touch()
    folder = tmp_path / "note" / "ladder"
    ran = subprocess.run(
        [sys.executable, "-m", "aevum", "ladder", GAME_ID, "--players", "greedy,random", "--out", str(folder)],
        capture_output=True,
        text=True,
        env=clean_environment(),
        check=False,
    )
    assert ran.returncode == 1
    assert ran.stderr == f"The system could not do that: {folder}: Not a directory.\n"


def test_an_output_that_cannot_hold_a_letter_shows_another() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "aevum", "games", "--lang", "ja"],
        capture_output=True,
        env=clean_environment(PYTHONIOENCODING="ascii"),
        check=False,
    )
    assert ran.returncode == 0 and b"roll-through-the-ages" in ran.stdout and ran.stderr == b""
