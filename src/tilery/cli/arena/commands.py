"""The commands for contests of bots: hold one, hold a whole ladder, and show what came of it."""

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tilery.cli.arguments import (
    EXAMPLE,
    MOST_GAMES,
    AsJson,
    Options,
    RoomPaths,
    Seats,
    Seed,
    Workers,
    new_file,
    some_path,
)

PLAY = "play"
USUAL_GAMES, MOST_TESTED = 100, 20_000
DAY = 86_400.0
FARTHEST = 10_000
"""Points: nobody is so much stronger, and there are no scores for much larger numbers."""


class Contests(TyperGroup):
    """`tilery arena GAME BOT BOT` is short for `tilery arena play GAME BOT BOT`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] not in self.get_help_option_names(ctx):
            args = [PLAY, *args]
        return super().parse_args(ctx, args)


arena = typer.Typer(
    cls=Contests,
    help="Find out which bot is stronger: contests with equal luck for all, and how sure the result is.\n\n"
    "'tilery arena GAME BOT BOT' is short for 'tilery arena play GAME BOT BOT'."
    + EXAMPLE.format("tilery arena triominos normal easy --games 200"),
    no_args_is_help=True,
    subcommand_metavar="GAME BOT BOT… | COMMAND",
    rich_markup_mode="rich",
)

Game = Annotated[str, typer.Argument(help="The game's id; see 'tilery games'.")]
HOW_MANY = "How many games each pair plays; 100 by default. Each deal is played with all seatings."
Games = Annotated[
    int | None,
    typer.Option(min=1, max=MOST_GAMES, help=f"{HOW_MANY} With --test, how many at most; 20,000 by default."),
]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        help="Where the records are kept; 'arena-GAME' by default. Games that are there are not played again.",
        parser=some_path,
    ),
]

On = Annotated[
    str,
    typer.Option(
        metavar="EXECUTOR",
        help="Where the games are played: 'processes' of this machine, or 'ray', a Ray cluster (docs/commands.md).",
    ),
]
Markdown = Annotated[bool, typer.Option("--markdown", help="Print the tables as Markdown.")]
Svg = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Draw the ratings into this file, or with --test its course.", parser=new_file),
]


@arena.command(
    PLAY,
    help="Hold a contest. Each deal is played with all seatings, and each seat draws the same tiles if possible. "
    "After an interruption, the same command goes on where it stopped."
    + EXAMPLE.format("tilery arena triominos normal easy my_bot.py:MyBot --games 200"),
)
def play(
    game: Game,
    bots: Annotated[
        list[str],
        typer.Argument(
            help="Levels (see 'tilery bots'), or your own: path/to/file.py:Class, package.module:Class, or an engine "
            "in any language as 'cmd:COMMAND' (docs/engines.md).",
            metavar="BOT",
        ),
    ],
    seats: Seats = None,
    games: Games = None,
    seed: Seed = 0,
    option: Options = None,
    out: Out = None,
    workers: Workers = None,
    on: On = "processes",
    rooms: RoomPaths = None,
    time: Annotated[
        float | None,
        typer.Option(
            min=0.001,
            max=DAY,
            help="Seconds for each move: by the clock for engines, of the processor for bots. Whoever takes longer "
            "forfeits the game. Without it, bots have no limit and engines have 60 s.",
        ),
    ] = None,
    test: Annotated[
        tuple[float, float] | None,
        typer.Option(
            metavar="LOW HIGH",
            min=-FARTHEST,
            max=FARTHEST,
            help="Stop as soon as it is known whether the first bot is stronger than the second by LOW points or "
            "less, or by HIGH points or more.",
        ),
    ] = None,
    as_json: AsJson = False,
    markdown: Markdown = False,
    svg: Svg = None,
) -> None:
    from tilery.arena import Course, SequentialTest, check_executor, meetings
    from tilery.cli.arena.games import default_folder, hold
    from tilery.cli.arena.results import show_games
    from tilery.cli.contest import option_from

    options = dict(option_from(text) for text in option or [])
    asked = SequentialTest(*test) if test else None
    most = games or (MOST_TESTED if asked else USUAL_GAMES)
    check_executor(on)
    made = meetings(game, bots, seats=seats, games=most, seed=seed, options=options, seconds=time)
    course = Course(asked, made) if asked else None
    folder = out or default_folder(game)
    played = hold(made, folder, workers, course, on=on)
    show_games(played, folder, as_json=as_json, markdown=markdown, svg=svg, course=course)


@arena.command(
    help="Let each level of a game play against the one below, with two players, and show the whole ladder."
    + EXAMPLE.format("tilery arena ladder triominos --games 400")
)
def ladder(
    game: Game,
    games: Annotated[int | None, typer.Option(min=1, max=MOST_GAMES, help=HOW_MANY)] = None,
    seed: Seed = 0,
    out: Out = None,
    workers: Workers = None,
    on: On = "processes",
    rooms: RoomPaths = None,
    as_json: AsJson = False,
    markdown: Markdown = False,
    write: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Put the table into this document, where a comment says so; see docs/bots.md.",
            parser=some_path,
        ),
    ] = None,
) -> None:
    from tilery.arena import check_executor
    from tilery.arena import ladder as steps
    from tilery.cli.arena.games import default_folder, hold
    from tilery.cli.arena.ladder import check_document, show_ladder

    check_executor(on)
    made = steps(game, games=games or USUAL_GAMES, seed=seed)
    if write:
        check_document(write, game)
    folder = out or default_folder(game)
    show_ladder(made, hold(made, folder, workers, on=on), folder, as_json=as_json, markdown=markdown, document=write)


@arena.command(
    help="Show what the games in a folder say: win rates and ratings."
    + EXAMPLE.format("tilery arena show arena-triominos")
)
def show(
    folder: Annotated[Path, typer.Argument(help="A folder with records of contests.", parser=some_path)],
    rooms: RoomPaths = None,
    as_json: AsJson = False,
    markdown: Markdown = False,
    svg: Svg = None,
) -> None:
    from tilery.cli.arena.results import show_folder

    show_folder(folder, as_json=as_json, markdown=markdown, svg=svg)
