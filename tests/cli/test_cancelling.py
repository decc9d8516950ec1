"""Games that are cancelled end at once, however long they are, and no process is left behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tilery.arena import run
from tilery.arena.executors.processes import Processes
from tilery.cli.app import run as run_command
from tilery.cli.contest import contest_from
from tilery.games import GAMES

SLOW = """
import os
import time
from pathlib import Path

from tilery.engine.bot import RandomBot


class Slow(RandomBot):
    def choose(self, view, rng):
        Path(f"{__file__}-{os.getpid()}").touch()
        time.sleep(600)
"""


ROOMS = [text for path in GAMES.paths for text in ("--rooms", str(path))]


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{process}/stat").read_text().split()[2:3]


def thinking(folder: Path) -> list[int]:
    """The processes in which a slow bot thinks."""
    return [int(file.name.rpartition("-")[2]) for file in folder.glob("slow.py-*")]


def wait_until(what: object) -> None:
    assert callable(what)
    for _ in range(600):
        if what():
            return
        time.sleep(0.05)
    pytest.fail("nothing happened for half a minute")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize(
    "how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL], ids=["interrupted", "told to end", "killed"]
)
def test_nobody_thinks_on_after_the_end(tmp_path: Path, how: signal.Signals) -> None:
    (tmp_path / "slow.py").write_text(SLOW)
    bots = f"{tmp_path}/slow.py:Slow,random"
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "tilery",
            "simulate",
            "staircase",
            *ROOMS,
            "--bots",
            bots,
            "--games",
            "2",
            "--workers",
            "2",
        ],
        stderr=subprocess.PIPE,
        text=True,
        # A runner in the background may have passed on that interrupts are ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    try:
        wait_until(lambda: len(thinking(tmp_path)) == 2)
        process.send_signal(how)
        _, err = process.communicate(timeout=20)
        if how != signal.SIGKILL:  # nobody can speak after that, except for Python, about what nobody tidied up
            assert (process.returncode, err) == (130, "tilery: Cancelled after 0 of 2 games.\n")
        wait_until(lambda: not any(map(is_alive, thinking(tmp_path))))
    finally:
        process.kill()


EARLY = """
import sys

class Interrupt:
    def find_spec(self, name, *_):
        if name == "tilery.cli.app":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupt())
from tilery.cli import main
main()
"""


def test_a_command_that_is_cancelled_before_it_begins_says_so() -> None:
    ended = subprocess.run([sys.executable, "-c", EARLY], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (130, "tilery: Cancelled.\n")


def test_a_command_that_is_cancelled_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def cancelled(_: bool) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tilery.cli.lists.show_games", cancelled)
    assert run_command(["games"]) == 130
    assert capsys.readouterr().err == "tilery: Cancelled.\n"


@pytest.mark.skipif(os.name != "posix", reason="only there can signals wait")
def test_no_process_is_interrupted_while_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = []

    def submit(*_: object) -> None:
        waiting.append(signal.pthread_sigmask(signal.SIG_BLOCK, ()) >= {signal.SIGINT, signal.SIGTERM})

    monkeypatch.setattr("tilery.arena.executors.processes.ProcessPoolExecutor.submit", submit)
    place = Processes(1)
    place.begin(contest_from("staircase", 2, "random", 1, 1, None).fixture(0))
    place.close()
    assert waiting == [True]
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_games_come_with_the_place_of_their_fixture() -> None:
    contest = contest_from("staircase", 2, "random", 4, 1, None)
    places = [place for place, _ in run([contest.fixture(index) for index in range(4)], 1)]
    assert places == [0, 1, 2, 3]
