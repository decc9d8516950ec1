"""The law of secrets on every way out: if two moments differ only in what somebody may not see, that person is told
exactly the same, byte for byte.

The trial takes thousands of moments of each game, as one of those present knows them. Beside each it puts a moment that
looks the same to them, with everything hidden drawn anew: hands, piles, secret choices, markers, the seed, the secrets
and requests of the others, what their hints said. Each goes into a whole server, both servers are asked the same, and
everything that comes out is compared: over the socket, over REST, in the log, in the counts, what the bots are asked,
and what other servers are told. If the log itself has a secret difference (see `twins`), both games are also played on
side by side. Everybody is told the seal of the shuffle, which follows from the seed: only that is left out (see
`seals`).
"""

import asyncio
import logging
import random
import re
import typing
from collections import Counter
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec

from proofs.house import TABLE, Forgetful, House, Lines, Listener, Others, key_of, table_of
from proofs.seals import unsealed
from proofs.twins import Scripted, scripted, twins
from tests.conformance.ledgers import ledger_of
from tests.conformance.tables import TABLES, Table, play_on
from tilery.engine.chance import commit, fresh_seed
from tilery.engine.game import CHANCE, Entry, Seat
from tilery.engine.match import AnyMatch
from tilery.games import GAMES, levels
from tilery.tables.neighbours import Note
from tilery.tables.table.client import Sitting
from tilery.tables.table.game_log import branch
from tilery.tables.table.pipeline import carry_out
from tilery.tables.wire import messages as wire

A_GAME = 40
"""The most moments that are taken from one game."""
TWINS = 10
"""There is one twin for this many moments."""
KIND = re.compile(rb'"type":"(\w+)"')
FAILING = {1: None, 2: "nonsense", 3: "x999 a1-b1"}
"""What bots answer now and then, by the number of the fault."""
NONSENSE = ("", "nonsense", "+1", "draw", "{secret}", "x" * 300)

SOCKETS = ("socket", "another device")
"""Where a client gets a welcome."""
ELSEWHERE: frozenset[str] = frozenset()
"""Kinds of messages that can't come up here and have a trial of their own."""
MESSAGES = {str(kind.__struct_config__.tag) for kind in typing.get_args(wire.ServerMessage)} - ELSEWHERE
"""Every kind of message that a server can send: each has to be among those that were compared."""


class Leaks:
    """What the trial saw in each game."""

    def __init__(self) -> None:
        self.states: Counter[str] = Counter()
        self.differing: Counter[str] = Counter()
        self.twins: Counter[str] = Counter()
        self.steps: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.compared = self.size = 0
        self.leaks: list[str] = []

    def __str__(self) -> str:
        games = "; ".join(
            f"{game} {self.states[game]} states, {self.differing[game]} with other secrets, "
            f"{self.twins[game]} twins over {self.steps[game]} steps"
            for game in self.states
        )
        return (
            f"secrets drawn anew: {games}; {self.compared} messages of {self.size / 1e6:.0f} MB compared, "
            f"{len(self.leaks)} leaks{''.join(f'{chr(10)}  {leak}' for leak in self.leaks[:5])}"
        )

    @property
    def held(self) -> bool:
        return not self.leaks and all(self.differing[game] for game in self.states) and self.kinds.keys() >= MESSAGES

    def compare(self, what: str, one: list[bytes], two: list[bytes]) -> None:
        self.compared += len(one)
        self.size += sum(map(len, one))
        self.kinds.update(kind.decode() for message in one for kind in KIND.findall(message[:40]))
        if one == two:
            return
        pairs = [*zip(one, two, strict=False), (b"", b"")]
        first, second = next((pair for pair in pairs if pair[0] != pair[1]), pairs[-1])
        at = next((n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
        cut = slice(max(0, at - 80), at + 80)
        self.leaks.append(f"{what} ({len(one)} and {len(two)} messages): {first[cut]!r} and {second[cut]!r}")


def run(folder: Path, times: int, *, seed: int = 0, games: tuple[str, ...] = ()) -> Leaks:
    """Compare this many states of each game."""
    found = Leaks()
    lines = Lines()
    logger = logging.getLogger("tilery")
    logger.addHandler(lines)
    logger.propagate, propagates = False, logger.propagate
    try:
        for game in games or GAMES.names():
            asyncio.run(_judge(game, times, random.Random(f"{seed} {game}"), found, lines))
    finally:
        logger.removeHandler(lines)
        logger.propagate = propagates
    return found


async def _judge(game: str, times: int, rng: random.Random, found: Leaks, lines: Lines) -> None:
    court = Court(found, lines, rng)
    tables = [table for table in TABLES if table.game_id == game]
    pool: dict[str, None] = {}
    for number, table in enumerate(cycle(tables)):
        match = played(table, number)
        pool |= dict.fromkeys(match.game.write(entry.move) for entry in match.log[-200:])
        court.pool = list(pool)[-2000:]
        for viewer in islice(cycle(rng.sample(table.viewers, len(table.viewers))), A_GAME):
            await court.look_alike(match, ledger_of(table.game), viewer)
            if not found.states[game] % TWINS:
                await court.side_by_side(match, viewer)
            if found.states[game] >= times:
                return


def played(table: Table, number: int) -> AnyMatch:
    """A finished game of players who do anything, or of players who want to win."""
    match = table.match(number)
    known = levels(table.game).names()
    play_on(match, "random" if number % 3 else known[min(1, len(known) - 1)], seed=number)
    return match


class Court:
    """Two servers, and all that they say to the same person."""

    def __init__(self, found: Leaks, lines: Lines, rng: random.Random) -> None:
        self.pool: list[str] = []
        self._found, self._lines, self._rng = found, lines, rng
        self._houses = (House(), House())

    async def look_alike(self, match: AnyMatch, ledger: Any, viewer: Seat | None) -> None:
        """Compare a moment of a game with one that looks the same: the same log, another state behind it."""
        game, rng = match.game, self._rng
        length = rng.randrange(1, len(match.log) + (rng.random() < 0.05))
        real = _seeded(match)
        real.log = match.log[:length]
        state = real.state
        guessed = _seeded(real)
        last = real.log[-1]
        other = game.guess(game.view(state, viewer), rng)
        guessed.log[-1] = Entry(last.seat, last.move, msgspec.structs.replace(last.step, state=other))
        name = game.info.id
        self._found.states[name] += 1
        self._found.differing[name] += ledger.hidden(state, viewer) != ledger.hidden(other, viewer)
        await self._compare(f"{name} to seat {viewer}", (real, guessed), viewer)

    async def side_by_side(self, match: AnyMatch, viewer: Seat | None) -> None:
        """Play on two games that differ in a secret of the log; then compare both like any other."""
        for twin in twins(match, viewer, self._rng, 1):
            began = next((n for n in range(twin.at, -1, -1) if match.log[n].seat != CHANCE), None)
            if began is None:  # the deal differs: they are different before anybody moves
                began = next(n for n in range(twin.at, len(match.log)) if match.log[n].seat != CHANCE)
            if began >= twin.end:
                continue
            same = min(began, twin.at)
            ways = (twin.moves[: twin.end], twin.others[: twin.end])
            pair = tuple(scripted(match, moves, began, same=same) for moves in ways)
            heard = [await self._listen(each, moves[began:], viewer) for each, moves in zip(pair, ways, strict=True)]
            what = f"{match.game.info.id} to seat {viewer} from step {began} on"
            self._found.compare(what, *heard)
            self._found.twins[match.game.info.id] += 1
            self._found.steps[match.game.info.id] += twin.end - began
            await self._compare(f"{what}, at {twin.end}", tuple(map(_seeded, pair)), viewer)

    async def _listen(self, match: Scripted, moves: Any, viewer: Seat | None) -> list[bytes]:
        """What somebody at the table hears while the others play on."""
        others = Others()
        table = table_of(match, viewer, "side by side", seq=len(match.log), hinted=(), others=others)
        table.timing.restore(table.seats, (), match, table.there)
        listener = Listener(viewer)
        table.attend(listener)
        for seat, move in moves:
            if seat != CHANCE:
                request = wire.Move(f"step-{table.seq}", seat, table.seq, match.game.write(move))
                await carry_out(Forgetful(), table, Sitting(frozenset({seat})), request)
                others.tell(Note(TABLE, company=table.company(), pulse=table.timing.pulse(table.seq)))
        assert isinstance(table.match, Scripted)
        match.log = table.match.log
        return [*unsealed(listener.heard, _seed(match)), *others.heard]

    async def _compare(self, what: str, pair: tuple[AnyMatch, ...], viewer: Seat | None) -> None:
        """Compare everything that the two servers answer to the same questions."""
        fault = self._rng.randrange(12)
        # A coach that fails lets the move be made, and then the two tables differ by right.
        alone = viewer is not None and fault not in FAILING and self._rng.random() < 0.5
        plan = self._questions(pair[0], viewer, alone=alone)
        answers: list[dict[str, list[bytes]]] = []
        for side, (house, match) in enumerate(zip(self._houses, pair, strict=True)):
            secret = f"only-others-know-{side}"
            others = [seat for seat in range(match.seats) if seat != viewer]
            hinted = [(seat, secret) for seat in others[: len(plan) % 3]]
            seq = len(match.log) + 7
            table = table_of(match, viewer, secret, seq=seq, hinted=hinted, alone=alone, others=house.others)
            house.put(table)
            house.store.failing_with = f"{secret} {match.state}" if fault == 0 else None
            house.thinker.answering = FAILING.get(fault, "")
            said = await self._ask(house, table, plan, viewer)
            answers.append(said | {channel: unsealed(said[channel], _seed(match)) for channel in SOCKETS})
        for channel, one in answers[0].items():
            self._found.compare(f"{what}, {channel}", one, answers[1][channel])

    async def _ask(
        self, house: House, table: Any, plan: list[bytes | None], viewer: Seat | None
    ) -> dict[str, list[bytes]]:
        listener = Listener(viewer)
        table.attend(listener)
        answers: dict[str, list[bytes]] = {}
        if table.result is None:  # everybody may read all of a finished game
            asked = [*house.readings(), f"/api/tables/{TABLE}/rounds/0/replay?seat={viewer or 0}"]
            answers["REST"] = [await house.get(path) for path in asked]
        answers["socket"] = await house.talk(plan)
        answers["another device"] = listener.heard
        answers["log"] = self._lines.taken()
        answers["questions to bots"], house.thinker.questions = house.thinker.questions, []
        answers["metrics"] = [house.counts()]
        house.asked_elsewhere()
        answers["other servers"], house.others.heard = house.others.heard, []
        return answers

    def _questions(self, match: AnyMatch, viewer: Seat | None, *, alone: bool) -> list[bytes | None]:
        """What a client may ask, well and badly. It makes at most a step that reveals nothing, and undoes it."""
        game, rng, seq = match.game, self._rng, len(match.log) + 7
        seat = viewer or 0
        secrets = () if viewer is None else (key_of(viewer),)
        said: list[wire.ClientMessage] = [wire.Ping("ping"), wire.Hello(wire.VERSION, secrets)]
        some = [*rng.sample(self.pool, min(3, len(self.pool))), rng.choice(NONSENSE)]
        legal = list(game.moves(match.state, seat))
        if legal:
            some.append(game.write(rng.choice(legal)))
        said += [wire.Check(f"check-{n}", seat, text) for n, text in enumerate(some)]
        said += [
            wire.Move(f"move-{n}", seat, seq, text) for n, text in enumerate(some) if self._refused(match, seat, text)
        ]
        said += [wire.Move("stale", seat, seq - 1, "nonsense"), wire.Undo("stale-undo", seat, seq - 1)]
        said += [wire.Move("foreign", (seat + 1) % match.seats if match.seats > 1 else 1, seq, some[0])]
        said += [wire.Check("foreign-check", seat + 1, some[0]), wire.Hint("foreign-hint", seat + 1, seq, whole=True)]
        if not match.over:
            said.append(wire.Rematch("rematch", seat, seq))
        if not match.can_undo(seat):
            said.append(wire.Undo("undo", seat, seq))
        said.append(wire.Hello(wire.VERSION, ("a secret that opens nothing",)))
        said.append(wire.Hello(wire.VERSION, secrets))
        said.append(wire.Sign("sign", seat, rng.choice(typing.get_args(wire.SignName))))
        said.append(wire.Hint("hint", seat, seq, whole=bool(rng.getrandbits(1))))
        plan: list[bytes | None] = [*map(msgspec.json.encode, said), None]  # the hint is given before it is stale
        if viewer is None:
            return plan
        quiet = self._quiet(match, seat, legal)
        if quiet and not alone:
            plan.append(msgspec.json.encode(wire.Move("quiet", seat, seq, quiet)))
        if alone and legal:  # the coach has something against every move: one that reveals anything is not made
            move = quiet or game.write(rng.choice(legal))
            plan += [msgspec.json.encode(wire.Move("coached", seat, seq, move, coach=True)), None, None]
        if quiet:
            plan.append(msgspec.json.encode(wire.Undo("back", seat, seq + 1)))
        return plan

    @staticmethod
    def _refused(match: AnyMatch, seat: Seat, text: str) -> bool:
        try:
            return bool(match.check(seat, match.game.read(text)))
        except Exception:  # noqa: BLE001 - what can't be read is refused, one way or another
            return True

    def _quiet(self, match: AnyMatch, seat: Seat, legal: list[Any]) -> str:
        """A step of this seat that shows nothing new and can be undone."""
        for move in self._rng.sample(legal, min(5, len(legal))):
            step = match.game.apply(match.state, seat, move)
            pending = match.game.pending(step.state)
            if not step.reveals and seat in pending:
                return match.game.write(move)
        return ""


def _seeded(match: AnyMatch) -> AnyMatch:
    """The same match with another seed and its seal."""
    found = branch(match)
    found.seed = fresh_seed()
    found.commitment = commit(found.seed)
    return found


def _seed(match: AnyMatch) -> bytes:
    if match.seed is None:
        raise AssertionError("the seed is one of the secrets")
    return match.seed
