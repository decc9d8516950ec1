"""The library and most commands work without the packages of the server."""

import json
import re
import subprocess
import sys
import tomllib

from tests.layout.sources import PROJECT
from tests.layout.test_layers import HOUSE, MODULES
from tilery.cli.app import SERVER

PROJECT_TABLE = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LIBRARY = ("engine", "games", "protocol", "arena", "lessons", "tables")
ALONE = """
import importlib, json, sys
sys.modules.update(dict.fromkeys(json.loads(sys.argv[1])))  # None: as if they were not installed
for name in json.loads(sys.argv[2]):
    importlib.import_module(name)
assert not any(name == "tilery.server" or name.startswith("tilery.server.") for name in sys.modules)
from tilery.cli.app import run
print(*map(run, json.loads(sys.argv[3])))
"""


def without_server(*commands: str) -> subprocess.CompletedProcess[str]:
    """Import the whole library where the server's packages are missing, then run these commands and print their exit
    codes."""
    paths = [path for path in MODULES if path.parts[0] in LIBRARY and path.name != "__main__.py"]
    names = [".".join(("tilery", *path.with_suffix("").parts)).removesuffix(".__init__") for path in paths]
    given = [json.dumps(each) for each in (sorted(SERVER), names, [command.split() for command in commands])]
    return subprocess.run([sys.executable, "-c", ALONE, *given], capture_output=True, text=True, cwd=HOUSE, check=True)


def names(requirements: list[str]) -> set[str]:
    return {re.split("[^a-z0-9_-]", requirement)[0] for requirement in requirements}


def test_what_needs_no_server_works_without_and_the_rest_says_what_to_install() -> None:
    done = without_server("--version", "serve", "tables list", "backup x.db")
    assert done.stdout.splitlines()[-1] == "0 2 2 2"
    line = "tilery: This command needs the server. Install it with: pip install 'tilery[server]'"
    assert done.stderr.splitlines() == [line] * 3


def test_few_packages_are_needed_and_the_command_knows_the_others() -> None:
    assert names(PROJECT_TABLE["dependencies"]) == {"msgspec", "rich", "typer"}
    extras = PROJECT_TABLE["optional-dependencies"]
    assert names(extras["server"]) - {"tilery"} == SERVER - {"starlette"}  # it comes with fastapi
    assert "tilery[minds]" in extras["server"]
    assert names(extras["cluster"]) == {"nats-py", "psycopg"}
    assert names(extras["minds"]) == {"numba", "ortools"}
