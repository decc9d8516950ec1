"""Engines as processes: nobody waits for them longer than agreed, and none outlives the house."""

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.kit.engines import READY, START, engine
from tilery.protocol import Bye, Hello, Move, ProtocolError, Ready
from tilery.protocol.process import Ended, EngineProcess, TooSlow
from tilery.protocol.warden import Warden, marked

LONG, SHORT = 60.0, 0.05
"""Enough for any machine, and for nothing."""

Begin = Callable[..., EngineProcess]


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Begin]:
    """Starts an engine that does this."""
    begun = []

    def start(body: str, *, ready: bool = True) -> EngineProcess:
        command = engine(tmp_path, body, start=READY if ready else START).removeprefix("cmd:")
        begun.append(EngineProcess(shlex.split(command)))
        if ready:
            begun[-1].send(Hello(1, "test"), LONG)
            assert isinstance(begun[-1].receive(LONG), Ready)
        return begun[-1]

    yield start
    for process in begun:
        process.end()


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def wait_until(what: Callable[[], bool]) -> None:
    for _ in range(600):
        if what():
            return
        time.sleep(0.05)
    pytest.fail("nothing happened for half a minute")


def test_messages_go_both_ways_whatever_their_size(begin: Begin) -> None:
    process = begin("say(type='move', id=len(hear()['house']), move='x')\nhear()")
    process.send(Hello(1, "x" * 1_000_000), LONG)
    assert process.receive(LONG) == Move(1_000_000, "x")


def test_an_engine_that_says_nothing_is_too_slow(begin: Begin) -> None:
    process = begin("time.sleep(600)")
    with pytest.raises(TooSlow):
        process.receive(SHORT)


def test_an_engine_that_does_not_read_is_too_slow(begin: Begin) -> None:
    process = begin("time.sleep(600)")
    with pytest.raises(TooSlow):
        process.send(Hello(1, "x" * 10_000_000), SHORT)


@pytest.mark.parametrize("stream", ["stderr", "stdout"])
def test_an_engine_that_talks_without_end_is_stopped(begin: Begin, stream: str) -> None:
    process = begin(f"while True: sys.{stream}.write('x' * 1000)", ready=False)
    with pytest.raises(TooSlow if stream == "stderr" else ProtocolError):
        process.receive(0.3 if stream == "stderr" else LONG)
    assert len(process.errors) <= 2000


def test_what_it_says_of_errors_never_holds_it_up(begin: Begin) -> None:
    process = begin("sys.stderr.write('x' * 1_000_000 + 'the end')\nsay(type='move', id=1, move='x')\nhear()")
    assert process.receive(LONG) == Move(1, "x")


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("raise ValueError('no idea')", "ended with exit code 1"),
        ("sys.exit()", "ended with exit code 0"),
        ("os.kill(os.getpid(), signal.SIGSEGV)", "ended by signal SIGSEGV"),
    ],
)
def test_an_engine_that_ends_says_how_and_why(begin: Begin, body: str, told: str) -> None:
    process = begin(body)
    with pytest.raises(Ended, match=told):
        process.receive(LONG)
    if "no idea" in body:
        assert process.errors.endswith("ValueError: no idea")


def test_a_message_to_an_engine_that_has_ended_is_told(begin: Begin) -> None:
    process = begin("os.close(0)\nsay(type='move', id=1, move='closed')\ntime.sleep(600)")
    process.receive(LONG)
    with pytest.raises(Ended, match="SIGKILL"):
        process.send(Hello(1, "test"), LONG)


def test_a_program_that_is_not_there_can_not_be_started() -> None:
    with pytest.raises(Ended, match=r"'no/such/engine' can't be started: No such file"):
        EngineProcess(["no/such/engine"])


CHILD = """
child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])
say(type='move', id=child.pid, move=str(os.getpid()))
"""


@pytest.mark.parametrize("farewell", [Bye(), None])
def test_all_that_an_engine_has_started_ends_with_it(begin: Begin, farewell: Bye | None) -> None:
    process = begin(CHILD + ("hear()" if farewell else "time.sleep(600)"))
    message = process.receive(LONG)
    assert isinstance(message, Move)
    assert is_alive(message.id)
    process.end(farewell)
    wait_until(lambda: not is_alive(message.id))


def test_an_engine_ends_by_itself_after_bye(begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilery.protocol.process.FAREWELL", LONG)
    process = begin(f"assert hear()['type'] == 'bye'\nopen({str(tmp_path / 'bye')!r}, 'w').close()")
    process.end(Bye())
    assert (tmp_path / "bye").exists()


RUNAWAY = """
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        say(type='move', id=os.getpid(), move=str(os.getppid()))
        time.sleep(600)
    os._exit(0)
"""
on_linux = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="only Linux tells of strange processes")


@on_linux
@pytest.mark.parametrize("end", ["hear()", "time.sleep(600)", "sys.exit(3)"])
def test_what_has_left_the_group_of_its_engine_ends_with_it(begin: Begin, end: str) -> None:
    process = begin(RUNAWAY + end)
    message = process.receive(LONG)
    assert isinstance(message, Move)
    assert is_alive(message.id)
    process.end(Bye() if end == "hear()" else None)
    wait_until(lambda: not is_alive(message.id))


HOUSE = """
import os, shlex, signal, sys
from tilery.protocol import Hello
from tilery.protocol.process import EngineProcess
process = EngineProcess(shlex.split(sys.argv[1]))
process.send(Hello(1, "test"), 60)
process.receive(60)
told = process.receive(60)
print(told.id, told.move, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_no_engine_outlives_a_house_that_was_killed(tmp_path: Path) -> None:
    command = engine(tmp_path, CHILD + "time.sleep(600)").removeprefix("cmd:")
    house = subprocess.run([sys.executable, "-c", HOUSE, command], capture_output=True, text=True, check=False)
    child, leader = map(int, house.stdout.split())
    wait_until(lambda: not is_alive(child) and not is_alive(leader))


@on_linux
def test_nothing_that_an_engine_has_started_outlives_a_house_that_was_killed(tmp_path: Path) -> None:
    command = engine(tmp_path, RUNAWAY + "time.sleep(600)").removeprefix("cmd:")
    house = subprocess.run([sys.executable, "-c", HOUSE, command], capture_output=True, text=True, check=False)
    wait_until(lambda: not is_alive(int(house.stdout.split()[0])))


def test_nothing_is_left_open_when_the_house_ends_by_itself() -> None:
    house = "from tilery.protocol.warden import marked, warden\nwarden().watch(2**30, marked())\nwarden().forget(2**30)"
    ended = subprocess.run([sys.executable, "-X", "dev", "-c", house], capture_output=True, text=True, check=True)
    assert ended.stderr == ""


def test_an_engine_may_end_while_another_thread_has_let_the_warden_go() -> None:
    own = Warden()
    own.watch(2**30, marked())
    own.close()
    own.forget(2**30)
