"""A game as one text file: headers, a blank line, then one move on each line. docs/records.md describes the format."""

import hashlib
import re
from collections.abc import Iterator
from typing import Any, NoReturn, TypeVar

import msgspec

from tilery.engine.chance import SEED_BYTES, Dice, commit
from tilery.engine.data import position_of, position_text
from tilery.engine.draws import DRAW_SCHEMES, USUAL, chance_by
from tilery.engine.errors import Illegal, RecordError, TileryError, Unreadable
from tilery.engine.game import CHANCE, REMEMBERED, Game, Result, Seat
from tilery.engine.match import AnyMatch, Match

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

FIRST_LINE = "tilery-record 1"
SECOND_FORMAT = "tilery-record 2"
"""The first line of a record with headers that the first format did not have. All others are written as always."""
NEW_HEADERS = ("position", "draws")
CHANCE_MARK = "*"
SINGLE_HEADERS = ("game", "rules", "seats", "position", "begun", "draws", "commitment", "seed", "result", "state")
NEEDED_HEADERS = ("game", "rules", "seats", "commitment")


class Record(msgspec.Struct, frozen=True):
    """A recorded game. `seed`, `result` and `state` are there once it is over. The first `begun` moves were given: the
    game goes on from a position of another one. `position` is the state that it starts from, as JSON, if somebody has
    set one up; `draws` is the draw scheme, if it is not the usual one.

    >>> from tilery.games import GAMES
    >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
    >>> record = Record.of(match, ("Ada", "Bob"))
    >>> record.players, Record.parse(record.text()) == record
    (('Ada', 'Bob'), True)
    """

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
    begun: int = 0
    position: str = ""
    draws: str = USUAL

    @classmethod
    def of(cls, match: AnyMatch, players: tuple[str, ...] = ()) -> "Record":
        """The record of a match as far as it went; the seed is added only when the game is over.

        >>> from tilery.games import GAMES
        >>> record = Record.of(Match(GAMES.all()[0], seats=2, seed=bytes(32)))
        >>> record.players, record.moves[0], record.seed
        (('player 1', 'player 2'), (-1, 'stones SFT/HMH/HSB'), '')
        """
        over = match.over
        names = players or ("",) * match.seats
        return cls(
            game=match.game.info.id,
            rules_version=match.game.info.rules_version,
            seats=match.seats,
            options=match.options,
            # A name is one line of the file: with line breaks in it, it could add headers.
            players=tuple(" ".join(name.splitlines()) or unnamed(number) for number, name in enumerate(names, 1)),
            commitment=match.commitment,
            moves=tuple((entry.seat, match.game.write(entry.move)) for entry in match.log),
            seed=match.seed.hex() if over and match.seed is not None else "",
            result=result_text(match.result) if over else "",
            state=state_hash(match.state) if over else "",
            begun=match.begun,
            position=position_text(match.start) if match.set_up else "",
            draws=match.draws,
        )

    def text(self) -> str:
        """The record file.

        >>> from tilery.games import GAMES
        >>> record = Record.of(Match(GAMES.all()[0], seats=2, seed=bytes(32)), ("Ada", "Bob"))
        >>> record.text().splitlines()[0]
        'tilery-record 1'
        """
        first = SECOND_FORMAT if self.position or self.draws else FIRST_LINE
        return "\n".join([first, *self._header_lines(), "", *self._move_lines()]) + "\n"

    def _header_lines(self) -> Iterator[str]:
        yield f"game: {self.game}"
        yield f"rules: {self.rules_version}"
        yield f"seats: {self.seats}"
        yield from (f"option {name}: {value}" for name, value in self.options.items())
        yield from (f"player {seat}: {name}" for seat, name in enumerate(self.players))
        if self.position:
            yield f"position: {self.position}"
        if self.begun:
            yield f"begun: {self.begun}"
        if self.draws:
            yield f"draws: {self.draws}"
        yield f"commitment: {self.commitment}"
        for name in ("seed", "result", "state"):
            if value := getattr(self, name):
                yield f"{name}: {value}"

    def _move_lines(self) -> Iterator[str]:
        for seat, text in self.moves:
            yield f"{CHANCE_MARK if seat == CHANCE else seat} {text}"

    def line_of(self, header: str) -> int:
        """The line of the file that has this header; if there is none, the line of the last header.

        >>> from tilery.games import GAMES
        >>> record = Record.of(Match(GAMES.all()[0], seats=2, seed=bytes(32)), ("Ada", "Bob"))
        >>> record.line_of("game"), record.line_of("seats")
        (2, 4)
        """
        names = [line.partition(": ")[0] for line in self._header_lines()]
        return 2 + (names.index(header) if header in names else len(names) - 1)

    @property
    def first_move_line(self) -> int:
        """The line of the file with the first move.

        >>> from tilery.games import GAMES
        >>> record = Record.of(Match(GAMES.all()[0], seats=2, seed=bytes(32)), ("Ada", "Bob"))
        >>> record.text().splitlines()[record.first_move_line - 1]
        '* stones SFT/HMH/HSB'
        """
        return 3 + sum(1 for _ in self._header_lines())

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record file; raises RecordError with the line and what is wrong with it.

        >>> Record.parse("my game")
        Traceback (most recent call last):
        tilery.engine.errors.RecordError: line 1: this is no Tilery record: the first line must be 'tilery-record 1'
        """
        lines = text.replace("\r\n", "\n").split("\n")
        first = lines[0].strip()
        if first not in (FIRST_LINE, SECOND_FORMAT):
            if re.fullmatch(r"tilery-record \d+", first):
                raise RecordError(1, "no-record", f"only '{FIRST_LINE}' and '{SECOND_FORMAT}' are known, not '{first}'")
            raise RecordError(1, "no-record", f"this is no Tilery record: the first line must be '{FIRST_LINE}'")
        try:
            gap = lines.index("", 1)
        except ValueError:
            raise RecordError(len(lines), "no-gap", "the blank line between headers and moves is missing") from None
        single, options, players = _parse_headers(lines[1:gap])
        for name in NEW_HEADERS:
            if first == FIRST_LINE and name in single:
                _refuse(single[name][0], "header-unknown", f"the header '{name}' needs '{SECOND_FORMAT}'", name)
        for name in NEEDED_HEADERS:
            if name not in single:
                raise RecordError(gap + 1, "header-missing", f"the header '{name}' is missing", about=name)
        seats = _number(single["seats"])
        if sorted(players) != list(range(seats)):
            raise RecordError(gap + 1, "players", f"there must be one 'player' header for each of the {seats} seats")
        moves = tuple(_parse_moves(lines, gap + 1, seats))
        return cls(
            game=single["game"][1],
            rules_version=_number(single["rules"]),
            seats=seats,
            options=options,
            players=tuple(players[seat] for seat in range(seats)),
            commitment=_hex(single["commitment"]),
            moves=moves,
            seed=_hex(single["seed"]) if "seed" in single else "",
            result=single["result"][1] if "result" in single else "",
            state=_hex(single["state"]) if "state" in single else "",
            begun=_begun(single["begun"], len(moves)) if "begun" in single else 0,
            position=single["position"][1] if "position" in single else "",
            draws=_draws(single["draws"]) if "draws" in single else USUAL,
        )

    def replay(self, game: Game[Any, S, M, V]) -> Match[S, M, V]:
        """Play the moves again under the rules; raises RecordError naming the line, the move and the rule.

        >>> from tilery.games import GAMES
        >>> record = Record.of(Match(GAMES.all()[0], seats=2, seed=bytes(32)), ("Ada", "Bob"))
        >>> match = record.replay(GAMES.get(record.game))
        >>> match.pending, Record.of(match, record.players) == record
        (frozenset({0}), True)
        """
        if self.rules_version != game.info.rules_version:
            raise RecordError(
                self.line_of("rules"),
                "other-rules",
                f"this is version {self.rules_version} of the rules, but only {game.info.rules_version} is known",
                about=str(self.rules_version),
            )
        match = self._begin(game)
        for line, (seat, text) in enumerate(self.moves, self.first_move_line):
            try:
                match.play(seat, game.read(text))
            except Unreadable as error:
                raise RecordError(line, "unreadable", str(error), about=text) from None
            except Illegal as error:
                message = f"the move '{text}' is illegal. {error}"
                raise RecordError(line, "illegal", message, about=text, problems=error.problems) from None
        match.begun = self.begun
        return match

    def _begin(self, game: Game[Any, S, M, V]) -> Match[S, M, V]:
        """The match before its first move; raises RecordError naming the header that is wrong."""
        try:
            match = Match(game, seats=self.seats, options=self.options, commitment=self.commitment, draws=self.draws)
        except TileryError as error:
            problems = error.problems if isinstance(error, Illegal) else ()
            raise RecordError(self.line_of("seats"), "set-up", str(error), problems=problems) from None
        if not self.position:
            return match
        try:
            return Match.at(
                game,
                position_of(game, self.position),
                seats=self.seats,
                options=self.options,
                commitment=self.commitment,
                draws=self.draws,
            )
        except Unreadable as error:
            raise RecordError(self.line_of("position"), "position", str(error)) from None


def verify(record: Record, game: Game[Any, S, M, V]) -> Match[S, M, V]:
    """Replay under the rules and re-derive every chance move from the revealed seed; raises RecordError.

    If the game began from a position, the chance moves before it are counted but not derived.

    >>> import random
    >>> from tilery.games import GAMES
    >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
    >>> rng = random.Random(1)
    >>> while not match.over:
    ...     seat = min(match.pending)
    ...     step = match.play(seat, rng.choice(match.game.moves(match.state, seat)))
    >>> verify(Record.of(match), match.game).result == match.result
    True
    """
    match = record.replay(game)
    confirm(record, match)
    return match


def confirm(record: Record, match: AnyMatch) -> None:
    """Like `verify`, for a record that has been replayed already."""
    if not record.seed:
        raise RecordError(
            record.line_of("seed"), "no-seed", "there is no seed yet, so the chance moves can't be derived again"
        )
    confirm_chance(record, match, bytes.fromhex(record.seed))
    if not match.over:
        line = record.first_move_line + len(match.log)
        raise RecordError(line, "not-over", "the seed is revealed, but the game is not over")
    if record.result != result_text(match.result):
        raise RecordError(
            record.line_of("result"),
            "other-result",
            f"the result should be '{result_text(match.result)}', not '{record.result}'",
            about=record.result,
        )
    if record.state != state_hash(match.state):
        raise RecordError(
            record.line_of("state"), "other-state", "the hash of the last state differs from the one recorded"
        )


def confirm_chance(record: Record, match: AnyMatch, seed: bytes) -> None:
    """Derive every chance move of a replayed record from this seed again, whether the game is over or not; raises
    RecordError."""
    game, first = match.game, record.first_move_line
    if commit(seed) != record.commitment:
        raise RecordError(
            record.line_of("seed"), "other-seed", "the seed is not the one that was committed to: its SHA-256 differs"
        )
    state, chances, chance = match.start, 0, chance_by(record.draws, game, seed)
    for number, entry in enumerate(match.log):
        if entry.seat == CHANCE:
            given = game.write(entry.move)
            derived = game.write(chance(state, Dice(seed, chances))) if number >= record.begun else given
            if derived != given:
                message = f"the chance move '{given}' should be '{derived}' by the seed"
                raise RecordError(first + number, "other-chance", message, about=given)
            chances += 1
        state = entry.step.state


def unnamed(number: int) -> str:
    """What a record calls the player who has this number, counted from 1, and no name.

    >>> unnamed(2)
    'player 2'
    """
    return f"player {number}"


def result_text(result: Result) -> str:
    """A result on one line.

    >>> result_text(Result(points=(23, 19), ranks=(1, 2), winners=(0,), reason="HS-11"))
    'points 23 19, winners 0, by HS-11'
    """
    winners = " ".join(map(str, result.winners)) or "none"
    return f"points {' '.join(map(str, result.points))}, winners {winners}, by {result.reason}"


def state_hash(state: Any) -> str:
    """The same for equal states, on every machine. Leaves out what players remember, which is not part of the table."""
    facts = msgspec.to_builtins(state)
    if isinstance(facts, dict):
        facts.pop(REMEMBERED, None)
    return hashlib.sha256(msgspec.json.encode(facts, order="sorted")).hexdigest()


Numbered = tuple[int, str]


def _parse_headers(lines: list[str]) -> tuple[dict[str, Numbered], dict[str, str], dict[int, str]]:
    single: dict[str, Numbered] = {}
    options: dict[str, str] = {}
    players: dict[int, str] = {}
    for number, line in enumerate(lines, 2):
        name, colon, value = line.partition(": ")
        kind, _, key = name.partition(" ")
        if not colon:
            _refuse(number, "header", f"a header reads 'name: value', not '{line}'", line)
        elif kind == "option" and key and key not in options:
            options[key] = value
        elif kind == "player" and re.fullmatch("[0-9]", key) and int(key) not in players:
            players[int(key)] = value
        elif name in SINGLE_HEADERS and name not in single:
            single[name] = (number, value)
        else:
            _refuse(number, "header-unknown", f"the header '{name}' is unknown or stands here twice", name)
    return single, options, players


def _parse_moves(lines: list[str], start: int, seats: int) -> Iterator[tuple[Seat, str]]:
    if lines[-1] != "":
        _refuse(len(lines), "cut-off", "the last line is cut off")
    for number, line in enumerate(lines[start:-1], start + 1):
        who, _, text = line.partition(" ")
        if who == CHANCE_MARK:
            seat = CHANCE
        elif re.fullmatch("[0-9]", who) and int(who) < seats:
            seat = int(who)
        else:
            message = f"a move begins with a seat from 0 to {seats - 1} or with '{CHANCE_MARK}', not '{line}'"
            _refuse(number, "who", message, line)
        yield seat, text


def _number(header: Numbered) -> int:
    line, text = header
    return int(text) if re.fullmatch("[0-9]{1,5}", text) else _refuse(line, "number", f"'{text}' is no number", text)


def _begun(header: Numbered, moves: int) -> int:
    """Zero is refused: a game from its own beginning has no such header."""
    number = _number(header)
    if not 0 < number <= moves:
        message = f"a game may begin after move 1 to {moves} of the record, not after {number}"
        _refuse(header[0], "begun", message, header[1])
    return number


def _draws(header: Numbered) -> str:
    """The usual scheme has no name, so a header with an empty one is refused."""
    line, text = header
    if text == USUAL or text not in DRAW_SCHEMES:
        _refuse(line, "header-unknown", f"there is no draw scheme '{text}'", f"draws: {text}")
    return text


def _hex(header: Numbered) -> str:
    line, text = header
    if not re.fullmatch(f"[0-9a-f]{{{2 * SEED_BYTES}}}", text):
        _refuse(line, "hex", f"'{text}' is not made of {2 * SEED_BYTES} hexadecimal digits", text)
    return text


def _refuse(line: int, code: str, message: str, about: str = "") -> NoReturn:
    raise RecordError(line, code, message, about=about)
