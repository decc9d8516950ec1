"""The commands and their texts; the work is done elsewhere. Exit codes: 0 all is well, 1 something is wrong, 2 the
command can't be done."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tilery import __version__
from tilery.cli.arena.commands import On, arena
from tilery.cli.arguments import (
    EXAMPLE,
    MOST_EFFORT,
    MOST_GAMES,
    MOST_SEED,
    AsJson,
    Data,
    Options,
    RoomPaths,
    Seats,
    Seed,
    SettingsFile,
    Workers,
    new_file,
    some_path,
)
from tilery.cli.errors import CANCELLED, Cancelled, in_words, reason
from tilery.cli.tables_commands import tables
from tilery.cli.tokens.commands import token
from tilery.engine.errors import TileryError

app = typer.Typer(
    name="tilery",
    help="Four tile games at one table: play, watch, simulate and study them.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)

app.add_typer(arena, name="arena")
app.add_typer(tables, name="tables")
app.add_typer(token, name="token")

SERVER = frozenset({"alembic", "fastapi", "httptools", "sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets"})
"""The packages that come with `tilery[server]`. The library and most commands don't need them."""
CLUSTER = frozenset({"nats", "psycopg"})
"""The packages that come with `tilery[cluster]`: only a database of PostgreSQL needs them."""

Bots = Annotated[
    str | None, typer.Option(help="A level for each seat, separated by commas; one alone plays all seats.")
]


@app.callback(invoke_without_command=True)
def tilery(version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    """Four tile games at one table: play, watch, simulate and study them."""
    if version:
        typer.echo(__version__)
        raise typer.Exit


@app.command(help="List the games, their seats and options." + EXAMPLE.format("tilery games --json"))
def games(as_json: AsJson = False, rooms: RoomPaths = None) -> None:
    from tilery.cli.lists import show_games

    show_games(as_json)


@app.command(help="List the bots of each game." + EXAMPLE.format("tilery bots"))
def bots(as_json: AsJson = False, rooms: RoomPaths = None) -> None:
    from tilery.cli.lists import show_bots

    show_bots(as_json)


@app.command(
    help="Open the table: a server that everybody with a browser can play at."
    + EXAMPLE.format("tilery serve --host 0.0.0.0 --port 8080 --no-open")
)
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in the network come.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any that is free.")] = 8080,
    data: Data = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another address the page is served from, behind a proxy.")
    ] = None,
    settings: SettingsFile = None,
    rooms: RoomPaths = None,
    share_port: Annotated[
        bool, typer.Option("--share-port", help="Let several servers on one PostgreSQL listen at this port.")
    ] = False,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser where there is one.")] = True,
) -> None:
    from tilery.server.run import serve as run_server
    from tilery.server.settings import named_database

    run_server(
        host,
        port,
        named_database(data),
        open_browser=open_browser,
        origins=tuple(origin or ()),
        settings=settings,
        rooms=tuple(rooms or ()),
        share_port=share_port,
    )


@app.command(
    help="Copy all tables into a file; the server may run on." + EXAMPLE.format("tilery backup tables-monday.db")
)
def backup(
    file: Annotated[Path, typer.Argument(help="The copy; an old one is replaced.", parser=some_path)], data: Data = None
) -> None:
    from tilery.cli.backup import make_backup
    from tilery.server.settings import named_database

    make_backup(named_database(data), file)


@app.command(
    help="Put a copy back in the place of all tables; those that are there now are kept beside it."
    + EXAMPLE.format("tilery restore tables-monday.db")
)
def restore(
    file: Annotated[Path, typer.Argument(help="What 'tilery backup' made.", parser=some_path)], data: Data = None
) -> None:
    from tilery.cli.backup import put_back
    from tilery.server.settings import named_database

    put_back(named_database(data), file)


@app.command(
    help="Move all tables from a file of SQLite to an empty database of PostgreSQL, and compare every row. No server "
    "may be running; the file stays as it is."
    + EXAMPLE.format("tilery migrate tables.db postgresql://tilery@db/tilery")
)
def migrate(
    file: Annotated[Path, typer.Argument(metavar="SQLITE", help="The file of the database.", parser=some_path)],
    address: Annotated[str, typer.Argument(metavar="POSTGRES", help="The address of an empty database.")],
) -> None:
    from tilery.cli.backup import move_over

    move_over(file, address)


@app.command(
    help="Let bots play against each other on all cores. The same seed gives the same games. This is the quick way; "
    "'tilery arena' finds out who is stronger."
    + EXAMPLE.format("tilery simulate hidden-stones --seats 2 --bots normal,easy --games 100 --seed 7")
)
def simulate(
    game: Annotated[str, typer.Argument(help="The game's id; see 'tilery games'.")],
    seats: Seats = None,
    bots: Bots = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games.")] = 100,
    seed: Seed = 0,
    option: Options = None,
    out: Annotated[
        Path | None, typer.Option(help="Write a record of every game into this folder.", parser=some_path)
    ] = None,
    workers: Workers = None,
    rooms: RoomPaths = None,
    as_json: AsJson = False,
) -> None:
    from tilery.cli.contest import contest_from
    from tilery.cli.simulate import run_simulation

    run_simulation(contest_from(game, seats, bots, games, seed, option), out, workers, as_json)


@app.command(
    help="Watch bots play one game, drawn in the terminal."
    + EXAMPLE.format("tilery watch hidden-stones --bots normal,easy --delay 1")
)
def watch(
    game: Annotated[str | None, typer.Argument(help="The game's id; the first of 'tilery games' by default.")] = None,
    seats: Seats = None,
    bots: Bots = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=MOST_SEED, help="Play this game again; another one each time without it."),
    ] = None,
    option: Options = None,
    delay: Annotated[float, typer.Option(min=0, max=3600, help="Seconds between two moves.")] = 0.5,
    rooms: RoomPaths = None,
) -> None:
    from tilery.cli.contest import contest_from
    from tilery.cli.watch import watch_game
    from tilery.games import GAMES

    watch_game(contest_from(game or GAMES.names()[0], seats, bots, 1, seed, option), delay)


@app.command(
    help="Show a record move by move, with the table drawn." + EXAMPLE.format("tilery replay game.tilery --json")
)
def replay(
    file: Annotated[Path, typer.Argument(help="A record file.", parser=some_path)],
    rooms: RoomPaths = None,
    as_json: AsJson = False,
) -> None:
    from tilery.cli.records import replay_record

    replay_record(file, as_json)


@app.command(
    help="Check records: every move by the rules, every shuffle by the revealed seed."
    + EXAMPLE.format("tilery verify games/*.tilery")
)
def verify(
    files: Annotated[list[Path], typer.Argument(help="Record files.", parser=some_path)], rooms: RoomPaths = None
) -> None:
    from tilery.cli.records import verify_records

    if not verify_records(files):
        raise typer.Exit(1)


@app.command(
    help="Turn records into data for programs that learn: a line of JSON for each decision, with the position, the "
    "legal moves, the move and the result." + EXAMPLE.format("tilery export arena-triominos --out positions.jsonl")
)
def export(
    places: Annotated[
        list[Path], typer.Argument(metavar="FILE", help="Record files, or folders with records.", parser=some_path)
    ],
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Write into this file; with the ending .parquet, a Parquet file.", parser=new_file
        ),
    ] = None,
    full: Annotated[
        bool, typer.Option("--full/--hidden", help="The full states with all secrets, or only what the player saw.")
    ] = False,
    rooms: RoomPaths = None,
) -> None:
    from tilery.cli.export import export_records

    export_records(places, out, full=full)


@app.command(
    help="Make the reference dataset (docs/commands.md): games of equal bots as data for programs that learn, the same "
    "on every machine. After an interruption, the same command goes on where it stopped."
    + EXAMPLE.format("tilery dataset --out dataset --games 1000")
)
def dataset(
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the files are kept.", parser=some_path)],
    game: Annotated[list[str] | None, typer.Argument(help="Only these games; all without a name.")] = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many of each game.")] = 10_000,
    level: Annotated[str, typer.Option(help="Who plays them.")] = "easy",
    seed: Seed = 0,
    lines: Annotated[bool, typer.Option("--lines", help="Lines of JSON instead of Parquet files.")] = False,
    workers: Workers = None,
    on: On = "processes",
    rooms: RoomPaths = None,
) -> None:
    from tilery.arena import check_executor
    from tilery.cli.dataset import make_dataset
    from tilery.games import GAMES

    check_executor(on)
    names = game or GAMES.names()
    make_dataset(names, out, count=games, level=level, seed=seed, lines=lines, workers=workers, on=on)


@app.command(
    help="Look at finished games again: what was luck, what was skill, and which moves could have been better. Over "
    "several records it also tells where their results come from." + EXAMPLE.format("tilery review game.tilery")
)
def review(
    files: Annotated[list[Path], typer.Argument(help="Record files.", parser=some_path)],
    playouts: Annotated[
        int | None,
        typer.Option(
            min=1, max=MOST_EFFORT, help="The effort for each decision; by default a game takes half a minute."
        ),
    ] = None,
    svg: Annotated[bool, typer.Option("--svg", help="Print the curve of everybody's chances as a picture.")] = False,
    rooms: RoomPaths = None,
    as_json: AsJson = False,
) -> None:
    from tilery.cli.review import review_records

    review_records(files, playouts, as_json=as_json, svg=svg)


@app.command(
    help="What is best at a table at home, and why: reads from a file what you see there (docs/home-table.md), and "
    "says what is wrong with it." + EXAMPLE.format("tilery best table.json")
)
def best(
    file: Annotated[Path, typer.Argument(help="A JSON file with the game, the seats and the table.", parser=some_path)],
    playouts: Annotated[
        int | None,
        typer.Option(min=1, max=MOST_EFFORT, help="The effort for the moves together; by default about half a second."),
    ] = None,
    rooms: RoomPaths = None,
    as_json: AsJson = False,
) -> None:
    from tilery.cli.best import show_best

    if not show_best(file, playouts, as_json=as_json):
        raise typer.Exit(1)


@app.command(
    help="Crossrummy: the most tiles that can be laid in a position of a record, and whether that is proven."
    + EXAMPLE.format("tilery solve game.tilery --move 80")
)
def solve(
    file: Annotated[Path, typer.Argument(help="A record file.", parser=some_path)],
    move: Annotated[
        int | None,
        typer.Option(min=0, help="The position after this step of the game; by default the last one with a laying."),
    ] = None,
    steps: Annotated[
        int, typer.Option(min=0, max=MOST_EFFORT, help="How long to search; 50,000 steps take about 2 s.")
    ] = 50_000,
    as_json: AsJson = False,
) -> None:
    from tilery.cli.solve import solve_record

    solve_record(file, move, steps, as_json)


@app.command(
    help="Make puzzles from games between bots, each with a proof of its solution, or prove those of a file again. The "
    "same seed gives the same puzzles." + EXAMPLE.format("tilery puzzles crossrummy --count 20 --out puzzles.jsonl")
)
def puzzles(
    game: Annotated[str, typer.Argument(help="The game's id; see 'tilery games'.")],
    count: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many puzzles.")] = 10,
    seed: Seed = 0,
    out: Annotated[
        Path | None,
        typer.Option(help="Write them into this file; if it is cancelled, the next call goes on.", parser=new_file),
    ] = None,
    check: Annotated[
        Path | None, typer.Option(help="Prove the puzzles of this file again instead.", parser=some_path)
    ] = None,
    rooms: RoomPaths = None,
) -> None:
    from tilery.cli.puzzles import check_puzzles, make_puzzles

    if check is None:
        make_puzzles(game, count, seed, out)
    elif check_puzzles(game, check):
        raise typer.Exit(1)


def run(arguments: list[str]) -> int:
    """Run with these arguments and return the exit code."""
    command = typer.main.get_command(app)
    try:
        code = command.main(arguments, prog_name="tilery", standalone_mode=False)
    except TileryError as error:
        return refuse(str(error), CANCELLED if isinstance(error, Cancelled) else 2)
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in CLUSTER:
            return refuse("PostgreSQL and NATS need more packages. Install them with: pip install 'tilery[cluster]'", 2)
        if package not in SERVER:
            raise
        return refuse("This command needs the server. Install it with: pip install 'tilery[server]'", 2)
    except OSError as error:
        return refuse(f"{reason(error)}: {error.filename}" if error.filename else f"{reason(error)}.", 2)
    except (KeyboardInterrupt, typer.Abort):
        return refuse("Cancelled.", CANCELLED)
    except Exception as error:
        if hasattr(error, "format_message") and hasattr(error, "exit_code"):  # something is wrong with the arguments
            if not error.format_message():  # nothing was asked for, and the help was shown instead
                return int(error.exit_code)
            return refuse(in_words(error), error.exit_code)
        raise
    if code == CANCELLED:  # Typer makes this of an interrupt, and says nothing
        return refuse("Cancelled.", CANCELLED)
    return code if isinstance(code, int) else 0


def refuse(message: str, code: int) -> int:
    """Print the message as one line on standard error; gives the exit code back."""
    Console(stderr=True, soft_wrap=True).print(f"tilery: {' '.join(message.split())}", markup=False, highlight=False)
    return code
