"""A program in a process of its own that says on its first line at which address it listens."""

import os
import resource
import subprocess
import sys
from pathlib import Path

from tests.kit.nursery import Child

PATIENCE = 120
"""Seconds after which somebody who waits gives up; nothing is measured by it."""
ROOT = Path(__file__).parents[2]


def environment(folder: Path) -> dict[str, str]:
    """Bytecode is read but not written: where a trial takes the disk away, half a file would be left beside the
    sources, and nothing would start any more. Where there is none, every start would compile everything anew: give it
    a place beside this folder, for all that run there.
    """
    found = dict(os.environ)
    if found.get("PYTHONDONTWRITEBYTECODE"):
        del found["PYTHONDONTWRITEBYTECODE"]
        found["PYTHONPYCACHEPREFIX"] = str(folder.parent / "pycache")
    else:
        found["PYTHONDONTWRITEBYTECODE"] = "1"
    return found


class Process:
    """What it prints after the first line is not read; what it complains of goes into a file."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.log = folder / "server.log"

    def launch(self, *command: str, program: str = sys.executable) -> None:
        """A new process with this command line; of Python, if no other program is named."""
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
        """A server that has everything imported already: much faster, where processes can be forked."""
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
        """As a power cut would: no chance to tidy up."""
        self._process.kill()
        self._gone()

    def stop(self) -> None:
        self._process.terminate()
        self._gone()

    def close(self) -> None:
        """Whatever became of it, it is gone."""
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
        """Kilobytes of it that are in memory now. Linux only, as the trials that ask."""
        lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))

    @property
    def work(self) -> float:
        """Seconds of a processor that it has used, which a busy machine does not change."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def largest_file(self, size: int) -> None:
        """From now on no file of the process can be longer. Only Linux can do that to a process."""
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
