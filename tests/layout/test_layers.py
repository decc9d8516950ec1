"""Imports go one way: engine ← games ← protocol ← (analysis, arena, envs, lessons) ← tables ← (local, server)
← cli. No room
imports another."""

import ast
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

import tilery
from tilery.games import Rooms

HOUSE = Path(tilery.__file__).parent
BESIDE = ("analysis", "arena", "envs", "lessons")
LAYERS = (("engine",), ("games",), ("protocol",), BESIDE, ("tables",), ("local", "server"), ("cli",))
"""From the inside out; what stands side by side doesn't know each other, and whatever else there is stands outside."""
FOR_ALL = ("__version__",)
NAMES = (
    "__init__",
    "pieces",
    "state",
    "moves",
    "rules",
    "scoring",
    "view",
    "notation",
    "game",
    "picture",
    "position",
    "reasons",
    "puzzles",
    "sketch",
    "codec",
)
ROOM_FILES = {f"{name}.py" for name in NAMES}
MEMORY = {"memory.py"}
"""What was seen and can't be seen any more, in rooms where there is such a thing."""
OWN_FILES = 2
"""A room may have ideas of its own that need a file: a table of crossing lines and how to lay on it, a heap."""
BUILT = HOUSE / "docs"
"""The documentation, if it was built. It has copies of the examples."""
MODULES = sorted(path.relative_to(HOUSE) for path in HOUSE.rglob("*.py") if BUILT not in path.parents)
ROOMS = sorted(path.parent.name for path in HOUSE.glob("games/*/game.py"))


def imported(path: Path, source: str) -> Iterator[tuple[str, ...]]:
    """The parts of tilery that a module imports, each as its path of names: ("engine", "chance")."""
    package = ("tilery", *path.parts[:-1])
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [tuple(alias.name.split(".")) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) + 1 - node.level] if node.level else ()
            base = (*start, *(node.module or "").split(".")) if node.module else start
            names = [(*base, alias.name) for alias in node.names]
        else:
            continue
        yield from (name[1:] for name in names if name[0] == "tilery")


def trespasses(path: Path, source: str) -> list[str]:
    """What a module imports though it stands further out, or in another room."""
    layer = path.parts[0]
    depth = next((depth for depth, names in enumerate(LAYERS) if layer in names), None)
    if depth is None:
        return []
    inside = {(name,) for name in (layer, *itertools.chain.from_iterable(LAYERS[:depth]))}
    found = [".".join(name) for name in imported(path, source) if name != FOR_ALL and name[:1] not in inside]
    if layer == "games" and len(path.parts) > 2:
        room = path.parts[1]
        home = ("games", room)
        found += [".".join(name) for name in imported(path, source) if name[:1] == home[:1] and name[:2] != home]
    return found


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_a_module_imports_nothing_from_further_out_and_no_other_room(path: Path) -> None:
    assert trespasses(path, (HOUSE / path).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("engine/match.py", "from tilery.games import GAMES"),
        ("engine/match.py", "import tilery.games.rooms"),
        ("engine/match.py", "from tilery import cli"),
        ("engine/match.py", "def late():\n    from ..server import app"),
        ("games/chess/rules.py", "from tilery.games.draughts.pieces import Tile"),
        ("games/chess/rules.py", "from ..draughts import pieces"),
        ("games/chess/rules.py", "from tilery.games import GAMES"),
        ("games/chess/bots/easy.py", "from tilery.games.draughts.bots import LEVELS"),
        ("games/chess/bots/easy.py", "import tilery.tables.house.tables"),
        ("games/rooms.py", "from tilery.lessons import script"),
        ("arena/run.py", "from tilery.lessons import script"),
        ("protocol/messages.py", "from tilery.arena import run"),
        ("lessons/frames.py", "from tilery.tables.wire.messages import LogLine"),
        ("lessons/frames.py", "from tilery.arena import run"),
        ("server/app.py", "from tilery.cli import app"),
        ("games/chess/rules.py", "from tilery.lessons.script import Script"),
    ],
)
def test_an_import_that_goes_the_wrong_way_is_noticed(place: str, source: str) -> None:
    assert trespasses(Path(place), source)


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("engine/match.py", "from tilery.engine.chance import Dice"),
        ("games/chess/rules.py", "from tilery.games.chess import pieces"),
        ("games/chess/rules.py", "from . import pieces"),
        ("games/chess/bots/easy.py", "import random\nfrom tilery.games.chess.state import State"),
        ("lessons/frames.py", "from tilery.games import GAMES"),
        ("server/app.py", "from tilery import __version__\nfrom tilery.lessons import script"),
        ("cli/app.py", "from tilery.server import app"),
    ],
)
def test_an_import_that_goes_the_right_way_is_left_alone(place: str, source: str) -> None:
    assert trespasses(Path(place), source) == []


NETWORK = [path for path in MODULES if path.parts[0] in ("tables", "server")]
STARTING = {("arena",), ("protocol", "process"), ("protocol", "warden")}
"""What can run a program or a class that somebody names."""


def starters(path: Path, source: str) -> list[str]:
    """What a module imports that could run whatever it is told."""
    return [".".join(name) for name in imported(path, source) if not STARTING.isdisjoint({name[:1], name[:2]})]


KEEPER = Path("server/workers/engine_process.py")
"""Keeps the engines running that the host names in the settings. Nobody else in a server starts a named program."""
MAY_START = {KEEPER: ["protocol.warden.marked", "protocol.warden.warden"]}
CHILDREN = {"create_subprocess_exec", "create_subprocess_shell", "subprocess_exec", "Popen", "system", "posix_spawn"}
OWN_MODULES = {Path("server/workers/process.py"), Path("server/workers/preparing.py")}
"""They start processes of Tilery itself, with modules that they name."""


@pytest.mark.parametrize("path", NETWORK, ids=str)
def test_nobody_can_name_a_command_or_a_class_over_the_network(path: Path) -> None:
    assert starters(path, (HOUSE / path).read_text(encoding="utf-8")) == MAY_START.get(path, [])


def test_a_server_starts_processes_in_three_places_alone() -> None:
    found = {
        path
        for path in NETWORK
        for node in ast.walk(ast.parse((HOUSE / path).read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in CHILDREN
    }
    assert found == {KEEPER} | OWN_MODULES


def test_the_commands_of_engines_come_from_the_settings_and_nowhere_else() -> None:
    """Only the application knows the keeper, and all that it gives it are the settings."""
    users = [
        path
        for path in MODULES
        if ("server", "workers", "engine_process", "keep_engine")
        in imported(path, (HOUSE / path).read_text(encoding="utf-8"))
    ]
    app = Path("server/app.py")
    assert users == [app]
    tree = ast.parse((HOUSE / app).read_text(encoding="utf-8"))
    [kept] = [node for node in ast.walk(tree) if isinstance(node, ast.ListComp) and "keep_engine" in ast.unparse(node)]
    assert ast.unparse(kept.generators[0].iter) == "settings.engines.items()"
    assert ast.unparse(tree).count("keep_engine(") == 1


@pytest.mark.parametrize(
    "source",
    ["from tilery.arena.bots import bot_class", "from tilery.arena import play", "import tilery.protocol.process"],
)
def test_a_way_to_name_a_command_is_noticed(source: str) -> None:
    assert starters(Path("server/app.py"), source)


HEAVY = {"numba", "numpy", "ortools", "pandas"}
"""What the strongest bots think with. It takes seconds to import, and a browser has none of it."""
FOR_LEARNERS = ("engine/codec/*.py", "games/*/codec.py", "games/*/codec/*.py", "envs/*.py")
"""What programs that learn use: arrays. Nobody else imports these modules."""


def is_for_learners(path: Path) -> bool:
    return any(path.match(place) for place in FOR_LEARNERS)


def test_nothing_in_the_house_needs_what_only_the_strongest_bots_use() -> None:
    """Rules and bots run wherever Python does: such an import stands in a function that can do without."""
    found = {
        f"{path}: {name}"
        for path in MODULES
        if not is_for_learners(path)
        for node in at_import(ast.parse((HOUSE / path).read_text(encoding="utf-8")))
        for name in named(node)
        if name.split(".")[0] in HEAVY
    }
    assert found == set()


def test_nothing_in_the_house_imports_what_is_for_programs_that_learn() -> None:
    """Or the whole library would need numpy."""
    found = {
        f"{path}: {'.'.join(name)}"
        for path in MODULES
        if not is_for_learners(path)
        for name in imported(path, (HOUSE / path).read_text(encoding="utf-8"))
        if "codec" in name or name[0] == "envs"
    }
    assert found == set()


def at_import(node: ast.AST) -> Iterator[ast.AST]:
    """What runs when a module is imported: everything in it but the insides of functions."""
    yield node
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        for inside in ast.iter_child_nodes(node):
            yield from at_import(inside)


def named(node: ast.AST) -> list[str]:
    """The modules that a statement imports."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module or ""] if isinstance(node, ast.ImportFrom) else []


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_has_the_same_files(room: str) -> None:
    found = {path.name for path in (HOUSE / "games" / room).glob("*.py")}
    packages = {f"{path.parent.name}.py" for path in (HOUSE / "games" / room).glob("*/__init__.py")}
    assert found | packages >= ROOM_FILES
    assert len(found - ROOM_FILES - MEMORY) <= OWN_FILES


def test_every_room_is_found() -> None:
    assert {name.replace("-", "_") for name in Rooms().names()} == set(ROOMS)
