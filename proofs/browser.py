"""The tests in a browser, again and again, to find those that pass only most of the time."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec

TESTS = Path(__file__).parents[1] / "web/e2e"


class Counted(msgspec.Struct):
    """How many tests passed and failed, and what the failed ones said."""

    passed: int
    failed: int
    report: str

    def __str__(self) -> str:
        found = f"tests in a browser: {self.passed} passed, {self.failed} failed"
        return found if self.held else f"{found}\n{self.report}"

    @property
    def held(self) -> bool:
        return self.passed > 0 and not self.failed


class Stats(msgspec.Struct):
    """What Playwright counts."""

    expected: int
    unexpected: int
    flaky: int


class Report(msgspec.Struct):
    """The part of Playwright's report that we need."""

    stats: Stats


def run(folder: Path, times: int) -> Counted:
    """Run each test this many times, beside whatever other tests run then."""
    file = folder / "browser.json"
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])  # the Node that came as a package
    done = subprocess.run(
        ["npx", "playwright", "test", "--reporter=line,json", f"--repeat-each={times}"],
        cwd=TESTS,
        env={**os.environ, "PATH": path, "PLAYWRIGHT_JSON_OUTPUT_NAME": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    if not file.exists():
        return Counted(0, 0, done.stdout + done.stderr)
    stats = msgspec.json.decode(file.read_bytes(), type=Report).stats
    return Counted(stats.expected, stats.unexpected + stats.flaky, done.stdout)
