"""A game as one text file: headers, a blank line, then a move a line. docs/records.md describes the format."""

import hashlib
import re
from collections.abc import Iterator
from typing import Any, NoReturn

import msgspec

from tilery.engine.chance import SEED_BYTES, Dice, commit
from tilery.engine.errors import Illegal, RecordError, TileryError, Unreadable
from tilery.engine.game import CHANCE, AnyGame, Result, Seat
from tilery.engine.match import Match

FIRST_LINE = "tilery-record 1"
CHANCE_MARK = "*"
SINGLE_HEADERS = ("game", "rules", "seats", "commitment", "seed", "result", "state")
NEEDED_HEADERS = ("game", "rules", "seats", "commitment")


class Record(msgspec.Struct, frozen=True):
    """A recorded game. `seed`, `result` and `state` are there once it is over."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    players: tuple[str, ...]
    commitment: str
    moves: tuple[tuple[Seat, str], ...]
    seed: str = ""
    result: str = ""
    state: str = ""

    @classmethod
    def of(cls, match: Match, players: tuple[str, ...] = ()) -> "Record":
        """The record of a match as far as it went; the seed is added only when the game is over."""
        over = match.over
        return cls(
            game=match.game.info.id,
            rules_version=match.game.info.rules_version,
            seats=match.seats,
            options=match.options,
            # A name is a line of the file: one with line breaks would write headers of its own.
            players=tuple(" ".join(name.splitlines()) for name in players)
            or tuple(f"player {seat}" for seat in range(match.seats)),
            commitment=match.commitment,
            moves=tuple((entry.seat, match.game.write(entry.move)) for entry in match.log),
            seed=match.seed.hex() if over and match.seed is not None else "",
            result=result_text(match.result) if over else "",
            state=state_hash(match.state) if over else "",
        )

    def text(self) -> str:
        """The record file."""
        return "\n".join([FIRST_LINE, *self._header_lines(), "", *self._move_lines()]) + "\n"

    def _header_lines(self) -> Iterator[str]:
        yield f"game: {self.game}"
        yield f"rules: {self.rules_version}"
        yield f"seats: {self.seats}"
        yield from (f"option {name}: {value}" for name, value in self.options.items())
        yield from (f"player {seat}: {name}" for seat, name in enumerate(self.players))
        yield f"commitment: {self.commitment}"
        for name in ("seed", "result", "state"):
            if value := getattr(self, name):
                yield f"{name}: {value}"

    def _move_lines(self) -> Iterator[str]:
        for seat, text in self.moves:
            yield f"{CHANCE_MARK if seat == CHANCE else seat} {text}"

    def line_of(self, header: str) -> int:
        """The line of the file on which a header stands; the last header's if it is missing."""
        names = [line.partition(": ")[0] for line in self._header_lines()]
        return 2 + (names.index(header) if header in names else len(names) - 1)

    @property
    def first_move_line(self) -> int:
        """The line of the file on which the first move stands."""
        return 3 + sum(1 for _ in self._header_lines())

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record file; raises RecordError with the line and what is wrong with it."""
        lines = text.replace("\r\n", "\n").split("\n")
        if lines[0].strip() != FIRST_LINE:
            raise RecordError(1, f"this is no Tilery record: the first line must be '{FIRST_LINE}'")
        try:
            gap = lines.index("", 1)
        except ValueError:
            raise RecordError(len(lines), "the blank line between headers and moves is missing") from None
        single, options, players = _parse_headers(lines[1:gap])
        for name in NEEDED_HEADERS:
            if name not in single:
                raise RecordError(gap + 1, f"the header '{name}' is missing")
        seats = _number(single["seats"])
        if sorted(players) != list(range(seats)):
            raise RecordError(gap + 1, f"there must be one 'player' header for each of the {seats} seats")
        return cls(
            game=single["game"][1],
            rules_version=_number(single["rules"]),
            seats=seats,
            options=options,
            players=tuple(players[seat] for seat in range(seats)),
            commitment=_hex(single["commitment"]),
            moves=tuple(_parse_moves(lines, gap + 1, seats)),
            seed=_hex(single["seed"]) if "seed" in single else "",
            result=single["result"][1] if "result" in single else "",
            state=_hex(single["state"]) if "state" in single else "",
        )

    def replay(self, game: AnyGame) -> Match:
        """Play the moves again under the rules; raises RecordError naming the line, the move and the rule."""
        if self.rules_version != game.info.rules_version:
            raise RecordError(
                3, f"this is version {self.rules_version} of the rules, but only {game.info.rules_version} is known"
            )
        try:
            match = Match(game, seats=self.seats, options=self.options, commitment=self.commitment)
        except TileryError as error:
            raise RecordError(4, str(error)) from None
        for line, (seat, text) in enumerate(self.moves, self.first_move_line):
            try:
                match.play(seat, game.read(text))
            except Unreadable as error:
                raise RecordError(line, str(error)) from None
            except Illegal as error:
                raise RecordError(line, f"the move '{text}' is illegal. {error}") from None
        return match


def verify(record: Record, game: AnyGame) -> Match:
    """Replay under the rules and re-derive every chance move from the revealed seed; raises RecordError."""
    match = record.replay(game)
    first = record.first_move_line
    if not record.seed:
        raise RecordError(record.line_of("seed"), "there is no seed yet, so the chance moves can't be derived again")
    seed = bytes.fromhex(record.seed)
    if commit(seed) != record.commitment:
        raise RecordError(record.line_of("seed"), "the seed is not the one that was committed to: its SHA-256 differs")
    state, chances = match.start, 0
    for line, entry in enumerate(match.log, first):
        if entry.seat == CHANCE:
            derived = game.write(game.chance(state, Dice(seed, chances)))
            if derived != game.write(entry.move):
                raise RecordError(line, f"the chance move '{game.write(entry.move)}' should be '{derived}' by the seed")
            chances += 1
        state = entry.step.state
    if not match.over:
        raise RecordError(first + len(match.log), "the seed is revealed, but the game is not over")
    if record.result != result_text(match.result):
        raise RecordError(
            record.line_of("result"), f"the result should be '{result_text(match.result)}', not '{record.result}'"
        )
    if record.state != state_hash(match.state):
        raise RecordError(record.line_of("state"), "the hash of the last state differs from the one recorded")
    return match


def result_text(result: Result) -> str:
    """A result on one line.

    >>> result_text(Result(points=(23, 19), ranks=(1, 2), winners=(0,), reason="HS-11"))
    'points 23 19, winners 0, by HS-11'
    """
    winners = " ".join(map(str, result.winners)) or "none"
    return f"points {' '.join(map(str, result.points))}, winners {winners}, by {result.reason}"


def state_hash(state: Any) -> str:
    """The same for equal states, on every machine."""
    return hashlib.sha256(msgspec.json.encode(state, order="sorted")).hexdigest()


Numbered = tuple[int, str]


def _parse_headers(lines: list[str]) -> tuple[dict[str, Numbered], dict[str, str], dict[int, str]]:
    single: dict[str, Numbered] = {}
    options: dict[str, str] = {}
    players: dict[int, str] = {}
    for number, line in enumerate(lines, 2):
        name, colon, value = line.partition(": ")
        kind, _, key = name.partition(" ")
        if not colon:
            _refuse(number, f"a header reads 'name: value', not '{line}'")
        elif kind == "option" and key and key not in options:
            options[key] = value
        elif kind == "player" and re.fullmatch("[0-9]", key) and int(key) not in players:
            players[int(key)] = value
        elif name in SINGLE_HEADERS and name not in single:
            single[name] = (number, value)
        else:
            _refuse(number, f"the header '{name}' is unknown or stands here twice")
    return single, options, players


def _parse_moves(lines: list[str], start: int, seats: int) -> Iterator[tuple[Seat, str]]:
    if lines[-1] != "":
        _refuse(len(lines), "the last line is cut off")
    for number, line in enumerate(lines[start:-1], start + 1):
        who, _, text = line.partition(" ")
        if who == CHANCE_MARK:
            seat = CHANCE
        elif re.fullmatch("[0-9]", who) and int(who) < seats:
            seat = int(who)
        else:
            _refuse(number, f"a move begins with a seat from 0 to {seats - 1} or with '{CHANCE_MARK}', not '{line}'")
        yield seat, text


def _number(header: Numbered) -> int:
    line, text = header
    return int(text) if re.fullmatch("[0-9]{1,4}", text) else _refuse(line, f"'{text}' is no number")


def _hex(header: Numbered) -> str:
    line, text = header
    if not re.fullmatch(f"[0-9a-f]{{{2 * SEED_BYTES}}}", text):
        _refuse(line, f"'{text}' is not made of {2 * SEED_BYTES} hexadecimal digits")
    return text


def _refuse(line: int, message: str) -> NoReturn:
    raise RecordError(line, message)
