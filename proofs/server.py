"""The full server in a process of its own, on a port that stays, with everything that it said kept in a file."""

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

FAST = (1e9, 1e9)
"""No limit: a trial that is refused at the door proves nothing about the house."""

SCRIPT = """
import json, sys
from pathlib import Path
from tilery.server.run import run
from tilery.server.settings import Settings
database, port, given = sys.argv[1:]
given = {name: Path(value) if name == "static" else value for name, value in json.loads(given).items()}
run(Settings(Path(database), **given), port=int(port))
"""


class Server:
    """Started at once; killed and started again it is the same house."""

    def __init__(self, database: Path, **settings: Any) -> None:
        self.database, self._settings = database, {"messages": FAST, "posts": FAST} | settings
        self._log = database.with_suffix(".log")
        self._port = "0"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", SCRIPT, str(self.database), self._port, json.dumps(self._settings)]
        environment = dict(os.environ)
        if environment.pop("PYTHONDONTWRITEBYTECODE", None):  # or every start would compile everything anew
            environment["PYTHONPYCACHEPREFIX"] = str(self.database.parent / "pycache")
        with self._log.open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.startswith("Tilery is at http://"):
            raise AssertionError(f"the server did not start: {line}{self.said}")
        self.address = line.split()[3].removeprefix("http://")
        self._port = self.address.rpartition(":")[2]

    def kill(self) -> None:
        """As a power cut would: no chance to tidy up."""
        self._process.kill()
        self._gone()

    def stop(self) -> None:
        self._process.terminate()
        self._gone()

    def _gone(self) -> None:
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    @property
    def said(self) -> str:
        """Everything in its log so far."""
        return self._log.read_text(errors="replace")

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

    def make(self, game: str, seats: int = 2) -> tuple[str, list[str]]:
        """A table with so many seats that play from here: its id and their secrets."""
        body = json.dumps({"game": game, "seats": [{"kind": "device"}] * seats}).encode()
        request = urllib.request.Request(
            f"http://{self.address}/api/tables", body, {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            made = json.load(answer)
        return made["id"], [each["secret"] for each in made["secrets"]]
