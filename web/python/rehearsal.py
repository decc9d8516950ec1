"""Runs in Pyodide while it is being built: does what a house in the browser does, and then gives the files that were
needed for it. Whatever isn't needed stays out of the archives."""

import asyncio
import json
import logging
import random
import sys
from collections.abc import Mapping
from typing import Any

from tilery.games import GAMES, judge_of, levels_here, make_bot, prover_of, puzzler_of
from tilery.local import browser
from tilery.local.house import House
from tilery.local.routes import call
from tilery.local.thinking import Kind, answer


class Nowhere:
    """Keeps nothing, and thinks where it stands."""

    async def keep(self, changes: Mapping[str, bytes | None]) -> None:
        pass

    async def think(self, kind: Kind, question: bytes) -> bytes:
        return answer(kind, question)

    def restart(self, kind: Kind) -> None:
        pass


async def rehearse() -> None:
    """A table of each game with a bot, a hint, a finished record, and some refusals."""
    house = House(Nowhere(), Nowhere(), tempo=0)
    for game in GAMES.all():
        for level in levels_here(game):
            make_bot(game, level)
        judge_of(game), prover_of(game), puzzler_of(game)
        seats = [{"kind": "device", "name": "Ágnes"}, {"kind": "bot"}]
        made = json.loads(await asked(house, "POST", "/tables", {"game": game.info.id, "seats": seats}))
        line = browser.Line(lambda text: None, lambda: None)
        await house.dial(made["id"], line)
        await line.receive(json.dumps({"type": "hello", "version": 2, "secrets": [made["secrets"][0]["secret"]]}))
        for number in range(6):
            table = await house.tables.get(made["id"])
            if table.match is None or 0 not in table.match.pending:
                await asyncio.sleep(0.05)
                continue
            move = make_bot(game, "beginner").choose(table.match.view(0), random.Random(0))
            ask = {"id": f"m{number}", "seat": 0, "seq": table.seq}
            await line.receive(json.dumps({"type": "hint", "whole": True, **ask, "id": f"h{number}"}))
            await line.receive(json.dumps({"type": "move", "move": game.write(move), **ask}))
        await asked(house, "GET", f"/puzzles/{game.info.id}/1")
        await asked(house, "GET", f"/games/{game.info.id}/rules")
        await asked(house, "POST", "/sketches/best", {"game": game.info.id, "seats": 2, "sketch": {}})
    for address, body in (("/study", {"record": "none"}), ("/library", {}), ("/mine", {"tables": []}), ("/tries", 1)):
        await asked(house, "POST", address, body)
    await asked(house, "GET", "/lobby")
    try:
        raise ValueError("ő")
    except ValueError:
        logging.getLogger("tilery").exception("a failure is told with its lines")
    await house.close()


async def asked(house: House, method: str, address: str, body: Any = None) -> bytes:
    """The content of an answer, whatever it is."""
    return (await call(house, method, address, b"" if body is None else json.dumps(body).encode())).content


def needed() -> list[str]:
    """The files of all modules that are there now."""
    return sorted({file for module in list(sys.modules.values()) if (file := getattr(module, "__file__", None))})
