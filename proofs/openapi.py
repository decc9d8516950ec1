"""schemathesis asks a real server everything that it can think of from the OpenAPI description.

It is the description from which the web client's types are made. It is narrowed to what exists, or hardly any request
would get past the door: the games by name, and tables that are open, being played, and over.
"""

import asyncio
import json
import subprocess
import sys
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec

from tests.kit.client import Client
from tests.kit.server import Server
from tilery.games import GAMES
from tilery.server.schema import document

CONFIG = """
[checks.positive_data_acceptance]
# What is well said may still be against the rules of a game, or too late, or for those with an invitation only.
expected-statuses = [200, 201, 403, 404, 409, 422]
[checks.negative_data_rejection]
# What is wrong may also be too long.
expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]
"""
PHASES = "examples,coverage,fuzzing"
SHORT = "examples,fuzzing"
"""Leaves out the phase that tries the limits of every value, which takes most of the time in a short run."""
SEED = 1
TOKEN = "the-trial-may-delete-too"


class Described(msgspec.Struct):
    """What schemathesis found."""

    operations: int
    cases: int
    answered: int
    failures: int
    complaints: list[str]
    report: str

    def __str__(self) -> str:
        found = (
            f"schemathesis, {self.operations} operations: {self.cases} requests, {self.answered} of them answered with "
            f"what was asked for, {self.failures} failures, {len(self.complaints)} errors in the server's log"
        )
        return found if self.held else "\n".join([found, self.report, *self.complaints])

    @property
    def held(self) -> bool:
        return self.cases > 0 and self.answered > 0 and not (self.failures or self.complaints)


def run(folder: Path, times: int, phases: str = PHASES) -> Described:
    """Make this many requests for each operation, besides those that schemathesis always makes."""
    # The speed of bots doesn't matter here, and the asker knows the admin token.
    server = Server(folder / "openapi", bot_seconds=120, admin_token=TOKEN)
    try:
        kinds = [("open", "open")] * 3 + [("device", "device")]
        tables = [server.make(*each, game=game).id for each, game in zip(kinds, cycle(GAMES.names()), strict=False)]
        over = server.make("bot", "bot", game=GAMES.names()[0], level="random").id
        asyncio.run(_over(server, over))
        (folder / "openapi.json").write_text(json.dumps(narrowed(document(), [*tables, over])))
        (folder / "schemathesis.toml").write_text(CONFIG)
        report = folder / "report.json"
        ended = subprocess.run(
            [
                *(sys.executable, "-m", "schemathesis.cli", "--config-file", folder / "schemathesis.toml", "run"),
                *(folder / "openapi.json", "--url", f"http://{server.address}", "--phases", phases, "-n", str(times)),
                *("--checks", "all", "--continue-on-failure", "--seed", str(SEED), "--no-color"),
                *("--header", f"Authorization: Bearer {TOKEN}"),
                *("--generation-database", "none", "--report", "json", "--report-json-path", report),
            ],
            cwd=folder,  # it leaves files where it runs
            capture_output=True,
            text=True,
            check=False,
        )
        if not report.exists():
            raise AssertionError(f"schemathesis did not run: {ended.stdout[-2000:]}{ended.stderr[-2000:]}")
        return _described(json.loads(report.read_text()), ended.stdout, server.said)
    finally:
        server.close()


def _described(report: Any, said: str, log: str) -> Described:
    cases, rates = report["test_cases"], report["valid_rates"].values()
    return Described(
        operations=report["operations"]["tested"],
        cases=cases["generated"],
        answered=sum(phase["accepted"] for operation in rates for phase in operation.values()),
        failures=cases["unique_failures"] + cases["errored"] + len(report["errors"]),
        complaints=[line for line in log.splitlines() if "ERROR " in line or " at " in line],
        report=said,
    )


def narrowed(description: dict[str, Any], tables: list[str]) -> dict[str, Any]:
    """The description with the names that exist: any other name is wrong, and has to be refused."""
    description["components"]["schemas"]["NewTable"]["properties"]["game"]["enum"] = list(GAMES.names())
    for operations in description["paths"].values():
        for operation in operations.values():
            for parameter in operation.get("parameters", ()):
                if parameter["name"] == "table":
                    parameter["schema"]["enum"] = tables
    return description


async def _over(server: Server, table: str) -> None:
    """Watch a game of bots until it is over."""
    client = Client(server.address, table)
    living = asyncio.create_task(client.live())
    await client.until(lambda: client.result is not None)
    living.cancel()
