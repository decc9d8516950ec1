"""A program in a process of its own, which prints its address on its first line."""

import os
import resource
import subprocess
import sys
from pathlib import Path

from tests.kit.nursery import Child

PATIENCE = 120
"""Seconds after which a test stops waiting; nothing is measured by it."""
ROOT = Path(__file__).parents[2]


def environment(folder: Path) -> dict[str, str]:
    """The environment of a process. Bytecode is read but not written: if a trial takes the disk away, half a file would
    be left beside the sources, and nothing would start any more. Without any bytecode, every start would compile
    everything anew, so it gets a place beside this folder, for all processes that run there.
    """
    found = dict(os.environ)
    if found.get("PYTHONDONTWRITEBYTECODE"):
        del found["PYTHONDONTWRITEBYTECODE"]
        found["PYTHONPYCACHEPREFIX"] = str(folder.parent / "pycache")
    else:
        found["PYTHONDONTWRITEBYTECODE"] = "1"
    return found


class Process:
    """What it prints after the first line is not read; its errors and its log go into a file."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.log = folder / "server.log"

    def launch(self, *command: str, program: str = sys.executable) -> None:
        """Start a new process with this command line; it is Python unless another program is named."""
        with self.log.open("a") as log:
            self._begun(
                subprocess.Popen(
                    [program, *command],
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                    env=environment(self.folder),
                    cwd=ROOT,
                )
            )

    def fork(self, *arguments: str) -> None:
        """Start a server that has everything imported already: much faster, if processes can be forked."""
        with self.log.open("a") as log:
            self._begun(Child(list(arguments), log))

    def _begun(self, process: "subprocess.Popen[str] | Child") -> None:
        self._process = process
        assert self._process.stdout is not None
        _, found, rest = self._process.stdout.readline().partition(" is at http://")
        if not found:
            raise AssertionError(f"it did not start: {self.said}")
        self.address = rest.split()[0]

    def kill(self) -> None:
        """Kill it like a power cut, with no chance to tidy up."""
        self._process.kill()
        self._gone()

    def stop(self) -> None:
        self._process.terminate()
        self._gone()

    def close(self) -> None:
        """Make sure that it is gone, whatever happened to it."""
        if self.alive:
            self.stop()

    def _gone(self) -> None:
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    @property
    def said(self) -> str:
        """Everything in its log so far."""
        return self.log.read_text(errors="replace")

    @property
    def memory(self) -> int:
        """Kilobytes of it that are in memory now. Linux only, like the trials that ask."""
        lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))

    @property
    def work(self) -> float:
        """Seconds of a processor that it has used; other work on the machine doesn't change them."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def largest_file(self, size: int) -> None:
        """From now on, no file of the process can grow beyond this size. Only Linux can do that to another process."""
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
