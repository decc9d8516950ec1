"""What a house on a device answers: the server's routes, and for those that need other people, a kind refusal."""

from typing import Any

import msgspec
from msgspec.structs import replace

from tilery import __version__
from tilery.engine.errors import TileryError
from tilery.engine.game import AnyGame
from tilery.games import GAMES
from tilery.local.asking import TEXT, Asked, Reply, Routes, json, number, refuse
from tilery.local.house import House
from tilery.tables.house import lobby
from tilery.tables.house.games import game_info, rules_text
from tilery.tables.house.nameless import make_nameless
from tilery.tables.house.play_on import play_on
from tilery.tables.library import puzzles
from tilery.tables.library.replay import Viewpoint
from tilery.tables.wire import answers, wishes
from tilery.tables.wire.failure import failure
from tilery.tables.wire.refusal import Refusal

SHARE = "here"
"""There is nobody else to share with."""
ROUTES: Routes[House] = Routes()
on = ROUTES.on


async def call(house: House, method: str, address: str, body: bytes = b"") -> Reply:
    """What a server would answer at `/api` and this address. Never raises."""
    try:
        return await ROUTES.answer(house, method, address, body)
    except Refusal as refusal:
        return refuse(refusal)
    except Exception as error:  # noqa: BLE001 - if it weren't told, the page would wait for an answer
        return refuse(failure(error, "a request"))


@on("GET", "/health")
async def health(house: House, asked: Asked) -> Reply:
    """Is the house open?"""
    return json(answers.Health("ok", __version__))


@on("GET", "/games")
async def games(house: House, asked: Asked) -> Reply:
    """The games that can be played here, with the levels that this device can think through."""
    return json([replace(game_info(game.info.id), levels=house.levels(game)) for game in GAMES.all()])


@on("GET", "/games/{game}/rules")
async def rules(house: House, asked: Asked) -> Reply:
    """The rules of a game as its room has them."""
    return Reply(200, rules_text(asked.places["game"]).encode(), TEXT)


@on("GET", "/games/{game}/bots")
async def guests(house: House, asked: Asked) -> Reply:
    """Bots of others come over the network, so none is here."""
    return json([])


# Tables


@on("POST", "/tables")
async def make_table(house: House, asked: Asked) -> Reply:
    """Make a table for people at this device and bots."""
    wish = asked.wish(wishes.NewTable)
    if wish.public or any(seat.kind == "open" for seat in wish.seats):
        raise needs_server()
    seats = seats_here(house, game_of(wish.game), wish.seats)
    return json(await house.tables.make(replace(wish, seats=seats), SHARE), 201)


@on("GET", "/tables/{table}")
async def table_info(house: House, asked: Asked) -> Reply:
    """Who sits at a table, and what is played there."""
    return json((await house.tables.get(asked.places["table"])).watchers.info())


@on("GET", "/tables/{table}/tally")
async def tally(house: House, asked: Asked) -> Reply:
    """Who won how many of the finished games at this table."""
    return json(await house.tables.tally(asked.places["table"]))


@on("GET", "/tables/{table}/rounds/{round}/record")
async def record(house: House, asked: Asked) -> Reply:
    """The record of a finished game."""
    finished = await house.tables.finished(asked.places["table"], asked.number("round"))
    return Reply(200, await house.games.record(finished), TEXT)


@on("GET", "/tables/{table}/rounds/{round}/replay")
async def replay(house: House, asked: Asked) -> Reply:
    """A finished game, step by step and page by page, as one seat saw it."""
    finished = await house.tables.finished(asked.places["table"], asked.number("round"))
    seat, plain = asked.query.get("seat", "spectator"), asked.query.get("plain") == "true"
    start = number(asked.query.get("start", "0"))
    wanted = Viewpoint(None if seat == "spectator" else number(seat), start, plain)
    return Reply(200, await house.games.page(finished, wanted))


@on("GET", "/tables/{table}/rounds/{round}/hints")
async def hints(house: House, asked: Asked) -> Reply:
    """Who took a hint in a finished game, and when."""
    return json(await (await house.tables.finished(asked.places["table"], asked.number("round"))).hints())


@on("POST", "/mine")
async def my_tables(house: House, asked: Asked) -> Reply:
    """How things stand at one's tables."""
    return json(await lobby.mine(house.tables, asked.wish(wishes.MyTables).tables))


@on("POST", "/mine/nameless")
async def take_names_out(house: House, asked: Asked) -> Reply:
    """Take the names and faces out of one's seats, and out of the games played there."""
    return json(await make_nameless(house.tables, asked.wish(wishes.MyTables).tables))


# Finished games


@on("POST", "/library")
async def search(house: House, asked: Asked) -> Reply:
    """Finished games, the newest first."""
    return json(await house.library.search(asked.wish(wishes.Search)))


@on("POST", "/study")
async def study(house: House, asked: Asked) -> Reply:
    """A record, step by step and page by page."""
    wish = asked.wish(wishes.StudyWish)
    return Reply(200, await house.records.study(wish.record, Viewpoint(wish.seat, wish.start, wish.plain)))


class PlayingOn(msgspec.Struct, frozen=True):
    """A wish to play on, before it is known from where."""

    origin: dict[str, Any]
    seats: tuple[wishes.SeatWish, ...]
    hints: bool = True


@on("POST", "/play-on")
async def go_on(house: House, asked: Asked) -> Reply:
    """Make a table that continues from a position of a finished game, of a record, or of a table at home."""
    given = asked.wish(PlayingOn)
    moment: type[wishes.GameMoment | wishes.RecordMoment | wishes.SketchMoment] = wishes.SketchMoment
    if "record" in given.origin:
        moment = wishes.RecordMoment
    elif "table" in given.origin:
        moment = wishes.GameMoment
    wish = wishes.PlayOn(origin=converted(given.origin, moment), seats=given.seats, hints=given.hints)
    return json(await play_on(house.tables, house.records, house.sketches, wish, SHARE), 201)


@on("GET", "/tables/{table}/rounds/{round}/review")
async def review(house: House, asked: Asked) -> Reply:
    """The review of a finished game, or how far it is."""
    return json(await house.reviews.of_game(asked.places["table"], asked.number("round")))


@on("POST", "/tables/{table}/rounds/{round}/review")
async def begin_review(house: House, asked: Asked) -> Reply:
    """Review a finished game, unless that was done before."""
    return json(await house.reviews.begin(asked.places["table"], asked.number("round"), SHARE))


@on("POST", "/reviews")
async def begin_review_of_record(house: House, asked: Asked) -> Reply:
    """Review the game of a record."""
    return json(house.reviews.begin_record(asked.wish(wishes.ReviewWish).record, SHARE))


@on("GET", "/reviews/{key}")
async def review_of_record(house: House, asked: Asked) -> Reply:
    """The review of a record, or how far it is."""
    return json(house.reviews.of_record(asked.places["key"]))


class Trying(msgspec.Struct, frozen=True):
    """A decision to make again, before it is known of which game."""

    origin: dict[str, Any]
    at: int
    moves: tuple[str | dict[str, Any], ...] = ()
    check: bool = False
    said: wishes.Said | None = None


@on("POST", "/tries")
async def try_again(house: House, asked: Asked) -> Reply:
    """Make a decision of a finished game again."""
    given = asked.wish(Trying)
    origin: type[wishes.GameRecord | wishes.PlayedGame] = wishes.PlayedGame
    if "record" in given.origin:
        origin = wishes.GameRecord
    wish = wishes.Try(
        origin=converted(given.origin, origin), at=given.at, moves=given.moves, check=given.check, said=given.said
    )
    return Reply(200, await house.reviews.try_again(wish, SHARE))


# Puzzles and tables at home


@on("GET", "/puzzles/{game}")
async def shelf(house: House, asked: Asked) -> Reply:
    """How many puzzles a game has, and which is today's."""
    return json(puzzles.shelf(asked.places["game"], house.tables.clock.wall()))


@on("GET", "/puzzles/{game}/{number}")
async def puzzle(house: House, asked: Asked) -> Reply:
    """A puzzle, as the seat that has to solve it sees it."""
    return json(puzzles.told(asked.places["game"], asked.number("number")))


@on("POST", "/puzzles/{game}/{number}")
async def tried(house: House, asked: Asked) -> Reply:
    """Try to solve a puzzle."""
    wish = asked.wish(wishes.PuzzleAttempt)
    return json(puzzles.tried(asked.places["game"], asked.number("number"), wish.moves, check=wish.check))


@on("GET", "/puzzles/{game}/{number}/solution")
async def solution(house: House, asked: Asked) -> Reply:
    """Moves that solve a puzzle."""
    return json(puzzles.solution(asked.places["game"], asked.number("number")))


@on("POST", "/sketches")
async def look(house: House, asked: Asked) -> Reply:
    """Whether a table at home is legal, and how it looks after these moves."""
    return Reply(200, await house.sketches.look(asked.wish(wishes.SketchWish), SHARE))


@on("POST", "/sketches/best")
async def best(house: House, asked: Asked) -> Reply:
    """The best moves at a table at home."""
    return Reply(200, await house.sketches.think(asked.wish(wishes.SketchWish), SHARE))


@on("POST", "/sketches/puzzle")
async def home_puzzle(house: House, asked: Asked) -> Reply:
    """The puzzle that a table at home makes."""
    return Reply(200, await house.sketches.puzzle(asked.wish(wishes.SketchWish), SHARE))


@on("POST", "/sketches/puzzle/attempt")
async def home_attempt(house: House, asked: Asked) -> Reply:
    """Try to solve the puzzle of a table at home."""
    return Reply(200, await house.sketches.attempt(asked.wish(wishes.SketchWish), SHARE))


@on("POST", "/sketches/puzzle/solution")
async def home_solution(house: House, asked: Asked) -> Reply:
    """Moves that solve the puzzle of a table at home."""
    return Reply(200, await house.sketches.solution(asked.wish(wishes.SketchWish), SHARE))


# What needs other people


@on("GET", "/lobby")
@on("GET", "/invites/{invite}")
@on("POST", "/tables/{table}/seats")
@on("POST", "/tables/{table}/invite")
@on("POST", "/passes")
@on("POST", "/passes/open")
@on("POST", "/passes/withdraw")
async def with_others(house: House, asked: Asked) -> Reply:
    """Nobody else can come to this house."""
    raise needs_server()


def needs_server() -> Refusal:
    """The refusal of what people can do only where they meet."""
    return Refusal("needs-server", "That needs other people, and so a server.")


def game_of(name: str) -> AnyGame:
    """The game with this id; refuses if there is none."""
    try:
        return GAMES.get(name)
    except TileryError as error:
        raise Refusal.of(error) from None


def seats_here(house: House, game: AnyGame, seats: tuple[wishes.SeatWish, ...]) -> tuple[wishes.SeatWish, ...]:
    """The seats with bots that this device can think through; refuses other levels. Without a level, it is the
    strongest of those."""
    known = house.levels(game)
    for seat in seats:
        if seat.kind == "bot" and seat.level and seat.level not in known:
            text = f"This device is too slow for the level '{seat.level}'. It knows: {', '.join(known)}."
            raise Refusal("unknown", text, known=known)
    return tuple(
        replace(seat, level=house.strongest(game)) if seat.kind == "bot" and not seat.level else seat for seat in seats
    )


def converted(given: dict[str, Any], kind: type[Any]) -> Any:
    """A part of a wish as this kind; refuses what is none."""
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise Refusal("malformed", f"The request can't be read: {error}.") from None
