"""Run all trials in full, or only those that are named: python -m proofs kill."""

import argparse
import inspect
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple, Protocol

from proofs import browser, hour, kill, leaks, malformed, openapi, proxy, storage, wiring
from proofs.attacks import ATTACKS
from proofs.attacks.attack import tried
from proofs.cluster import cut_off, kills, pairs, upgrade
from proofs.cluster.house import SEVERAL
from proofs.contests import cluster, dataset
from proofs.disks import disk, read_only
from proofs.doors import proxies, school_class
from proofs.insight import calibration, coach, puzzles, reviews, skill
from proofs.learning import training
from proofs.offline import twice
from proofs.rooms import kernels
from tilery.games import GAMES


class Found(Protocol):
    """What a trial found, in words, and whether its law held."""

    @property
    def held(self) -> bool: ...


class Trial(NamedTuple):
    """One promise: what is tried, how often in full, and about how many minutes that takes on two quiet cores."""

    run: Callable[..., Found]
    times: int
    unit: str
    minutes: float

    @property
    def lasts(self) -> str:
        return f"about {self.minutes:g} min"

    @property
    def by_game(self) -> bool:
        """Whether it looks at one game after the other."""
        return "games" in inspect.signature(self.run).parameters


def _attacked(name: str, folder: Path, seconds: int) -> Found:
    return tried(name, ATTACKS[name], folder, seconds)


TRIALS = {
    "storage": Trial(storage.run, 2000, "kills of the storage in the middle of commits", 8),
    "kill": Trial(kill.run, 200, "kills of the server in the middle of moves", 12),
    "disk": Trial(disk.run, 60, "times that the disk is full, locked or unwritable", 6),
    "read-only": Trial(read_only.run, 10, "times that the file system becomes read-only", 2),
    "kernels": Trial(kernels.run, 4000, "games of each room with kernels, by the rules and by the compiled kernel", 50),
    "reviews": Trial(reviews.run, 1000, "games of equal bots of each game, reviewed", 45),
    "calibration": Trial(calibration.run, 2000, "games of equal bots of each game, and what the judges said", 40),
    "puzzles": Trial(puzzles.run, 500, "puzzles of each game, proven again", 1),
    "coach": Trial(coach.run, 100_000, "positions of each game, and what the coach says there", 90),
    "skill": Trial(skill.run, 400, "games of neighbouring levels of each game, reviewed", 60),
    "leaks": Trial(leaks.run, 10_000, "states of each game with other secrets", 15),
    "wiring": Trial(wiring.run, 300, "pairs of tables with other secrets, over real sockets", 6),
    "malformed": Trial(malformed.run, 100_000, "malformed and forged messages and broken connections", 20),
    "malformed-cluster": Trial(
        partial(malformed.run, hall=SEVERAL), 100_000, "the same to two servers, and words over NATS", 12
    ),
    "wiring-cluster": Trial(partial(wiring.run, hall=SEVERAL), 300, "the same, with two servers on each side", 6),
    "upgrade": Trial(upgrade.run, 20, "releases, two servers brought up to date one after the other", 8),
    "pairs": Trial(pairs.run, 100_000, "pairs of moves to two servers at the same time", 12),
    "kill-server": Trial(partial(kills.run, victim="server"), 200, "kills of one of two servers", 12),
    "kill-nats": Trial(partial(kills.run, victim="NATS"), 200, "kills of NATS between two servers", 6),
    "kill-postgres": Trial(partial(kills.run, victim="PostgreSQL"), 200, "kills of PostgreSQL", 12),
    "cut-off": Trial(cut_off.run, 60, "times that one of two servers is cut off from the database or from NATS", 10),
    "proxy": Trial(proxy.run, 1000, "moves over lines that are cut at any byte", 4),
    "hour": Trial(hour.run, 30_000, "moves of fifty tables, as many as people make in an hour", 3),
    "openapi": Trial(openapi.run, 500, "requests of each operation of the description", 4),
    "class": Trial(school_class.run, 60, "seconds in which a class of 30 plays behind one address, twice", 3),
    "proxies": Trial(proxies.run, 70, "seconds of silence behind each proxy of docs/hosting.md, after a game", 3),
    "training": Trial(training.run, 60, "batches of fifty games from which the program of the tutorial learns", 2),
    "ray": Trial(cluster.run, 10, "deals for each pair of three bots on a Ray cluster that is killed in between", 3),
    "dataset": Trial(dataset.run, 100, "games of each game, and the checksums of the documents", 2),
    "offline": Trial(twice.run, 100, "games of each room, by Python and by Pyodide", 30),
    "browser": Trial(browser.run, 5, "runs of all tests in a browser", 25),
} | {
    name: Trial(partial(_attacked, name), round(attack.seconds), f"seconds of {attack.what}", attack.minutes)
    for name, attack in ATTACKS.items()
}


def asked(arguments: list[str] | None = None) -> argparse.Namespace:
    trials = "\n".join(f"  {name:<17} {trial.times:>7,} {trial.unit} ({trial.lasts})" for name, trial in TRIALS.items())
    parser = argparse.ArgumentParser(
        "python -m proofs",
        description="Try what the server promises (docs/reliability.md). Ends with 1 if a law did not hold.",
        epilog=f"trials, and how much each does in full:\n{trials}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("trials", nargs="*", metavar="trial", help="which to run, in this order; all without a name")
    parser.add_argument("--times", type=int, help="how many times, instead of the full number")
    parser.add_argument("--game", action="append", choices=GAMES.names(), help="only this game; can be given again")
    found = parser.parse_args(arguments)
    for name in found.trials:
        if name not in TRIALS:
            parser.error(f"no trial is called {name!r}; there are {', '.join(TRIALS)}")
    by_game = [name for name, trial in TRIALS.items() if trial.by_game]
    if found.game and not (found.trials and set(found.trials) <= set(by_game)):
        parser.error(f"--game goes with {', '.join(by_game)}")
    return found


def main() -> None:
    given = asked()
    held = True
    with tempfile.TemporaryDirectory() as folder:
        for name in given.trials or TRIALS:
            trial = TRIALS[name]
            times = given.times or trial.times
            lasts = "" if given.times or given.game else f", {trial.lasts}"
            print(f"{name}: {times:,} {trial.unit}{lasts}", flush=True)
            began = time.monotonic()
            chosen = {"games": tuple(given.game or GAMES.names())} if trial.by_game else {}
            found = trial.run(Path(folder), times, **chosen)
            print(f"{found}\n{name} took {(time.monotonic() - began) / 60:.1f} min\n", flush=True)
            held = held and found.held
    sys.exit(not held)


if __name__ == "__main__":
    main()
