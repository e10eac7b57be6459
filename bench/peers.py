"""The peers: how fast other people's games play at random on this very machine.

The peers are installed in an environment of their own under `bench/.peers/`, so that nothing they need reaches Aevum's,
and each one's loop runs there as a process. What counts as a decision stands in the loops in `peer_loops/`. A peer that
cannot be had is told in one sentence, gives None, and stops nothing else.

    python bench/peers.py --seconds 5
"""

import argparse
import importlib.metadata
import json
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
FOLDER = HERE / ".peers"
LOOPS = HERE / "peer_loops"
REQUIREMENTS = LOOPS / "requirements.txt"
INSTALL_SECONDS = 600  # a dead network must not hold up the benchmarks for ever
GRACE_SECONDS = 120  # for a loop to start, warm up and finish its last game


class Peer(NamedTuple):
    """Another project's game: the name it is reported under, its package, the script that plays it."""

    name: str
    package: str
    loop: str


class Unavailable(Exception):
    """A peer cannot be had or measured; the text says why."""


PEERS = (
    Peer("catanatron", "catanatron", "catanatron_loop.py"),
    Peer("backgammon", "open_spiel", "backgammon_loop.py"),
)


def set_up(folder: Path) -> Path | None:
    """Install the peers in an environment under `folder`, as far as they are not there yet.

    Returns the environment's Python, or None where not a single peer can be had.
    """
    had = [is_had(peer, folder) for peer in PEERS]
    return python_of(folder) if any(had) else None


def measure(seconds: float) -> dict[str, float | None]:
    """Play each peer for about `seconds`, installing it first if need be: decisions per second, or None."""
    return {peer.name: rate(peer, FOLDER, seconds) if is_had(peer, FOLDER) else None for peer in PEERS}


def is_had(peer: Peer, folder: Path) -> bool:
    """Whether the peer is installed, installing it if need be; where that fails the reason is told."""
    try:
        if not is_installed(peer, folder):
            make_environment(folder)
            install(peer, folder)
    except Unavailable as reason:
        tell(f"{peer.name} cannot be had: {reason}.")
        return False
    return True


def rate(peer: Peer, folder: Path, seconds: float) -> float | None:
    """Decisions per second of an installed peer; None where its loop fails, and the reason is told."""
    command = [str(python_of(folder)), "-I", str(LOOPS / peer.loop), str(seconds)]
    try:
        played = json.loads(output_of(command, seconds + GRACE_SECONDS))
    except Unavailable as reason:
        tell(f"{peer.name} could not be measured: {reason}.")
        return None
    return float(played["decisions"] / played["seconds"])


def environment_of(folder: Path) -> Path:
    """The environment's place; a new Python gets a new one, as packages are built for one version."""
    return folder / f"python{sysconfig.get_python_version()}"


def path_in(folder: Path, kind: str) -> Path:
    """Where the environment keeps its `scripts` or its packages (`purelib`)."""
    environment = str(environment_of(folder))
    return Path(sysconfig.get_path(kind, "venv", {"base": environment, "platbase": environment}))


def python_of(folder: Path) -> Path:
    """The environment's Python."""
    return path_in(folder, "scripts") / "python"


def make_environment(folder: Path) -> None:
    """Make the environment unless it is there whole: pip comes last, so one that was interrupted has none."""
    scripts = path_in(folder, "scripts")
    if not (scripts / "python").exists() or not (scripts / "pip").exists():
        output_of([sys.executable, "-m", "venv", "--clear", str(environment_of(folder))], INSTALL_SECONDS)


def is_installed(peer: Peer, folder: Path) -> bool:
    """Whether all that is pinned for the peer lies in the environment."""
    packages = importlib.metadata.distributions(path=[str(path_in(folder, "purelib"))])
    found = {spelled(f"{package.name}=={package.version}") for package in packages}
    return python_of(folder).exists() and found.issuperset(map(spelled, pins_of(peer)))


def spelled(pin: str) -> str:
    """One spelling of a pin: a package's name means the same with `-` and `_`, and in any case."""
    return pin.replace("-", "_").lower()


def install(peer: Peer, folder: Path) -> None:
    """Install all that is pinned for the peer.

    Only ready-made packages are taken: compiling OpenSpiel from its sources is no part of a benchmark.
    """
    pip = [str(python_of(folder)), "-m", "pip", "install", "--only-binary=:all:", "--retries=1"]
    output_of([*pip, *pins_of(peer)], INSTALL_SECONDS)


def pins_of(peer: Peer) -> list[str]:
    """The peer's block of the requirements: `catanatron==3.2.1` and what it brings along."""
    for block in REQUIREMENTS.read_text(encoding="utf-8").split("\n\n"):
        if block.startswith(f"{peer.package}=="):
            return block.split()
    raise Unavailable(f"{REQUIREMENTS.name} pins no version of {peer.package}")


def output_of(command: list[str], seconds: float) -> str:
    """What a command prints; one that fails or takes longer than `seconds` makes the peer unavailable."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        raise Unavailable(f"it took longer than {seconds:.0f} seconds") from None
    except OSError as error:
        raise Unavailable(str(error)) from error
    if done.returncode:
        raise Unavailable(reason_in(done.stderr or done.stdout))
    return done.stdout


def reason_in(complaint: str) -> str:
    """The line of a failed command's output that says why: its last error, else its last line."""
    lines = [line.strip() for line in complaint.splitlines() if line.strip()] or ["it failed without a word"]
    errors = [line.removeprefix("ERROR: ") for line in lines if line.startswith("ERROR: ")]
    reason = (errors or lines)[-1].rstrip(".")
    # Without a network pip ends by saying that there is no such package, which would send the reader the wrong way.
    return f"{reason} (the package index could not be reached)" if "Retrying (" in complaint else reason


def tell(sentence: str) -> None:
    """Say something to the person at the terminal, apart from the figures."""
    print(sentence, file=sys.stderr)


def table(rates: dict[str, float | None]) -> str:
    """The figures, one peer a line."""
    lines = [f"{'peer':<12}{'decisions/s':>14}"]
    for name, decisions in rates.items():
        lines.append(f"{name:<12}{'not measured' if decisions is None else f'{decisions:,.0f}':>14}")
    return "\n".join(lines)


def main() -> None:
    """Measure the peers and print the table."""
    parser = argparse.ArgumentParser(description="How fast the peers play at random.")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each peer plays (default: 5)")
    print(table(measure(parser.parse_args().seconds)))


if __name__ == "__main__":
    main()
