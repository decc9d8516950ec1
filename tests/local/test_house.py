"""A house on a device does all that a server's tables do, for whoever is there."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.kit.device import Device, done
from tests.kit.moves import any_move
from tests.kit.server import GAME, ThreadServer
from tilery.arena import Fixture, play
from tilery.engine.record import Record
from tilery.games import GAMES, levels_here, make_bot, puzzler_of, usual_level
from tilery.local import effort, house
from tilery.local.house import EFFORTS
from tilery.local.line import Line
from tilery.local.routes import ROUTES
from tilery.local.thinking import Thinker
from tilery.server.app import create_app
from tilery.server.settings import Settings
from tilery.tables.table.thinker import ThinkerFailed, ThinkerTooSlow
from tilery.tables.thinking import review_desk


def story(told: Callable[[Device], Awaitable[None]]) -> None:
    async def whole() -> None:
        device = Device()
        try:
            await told(device)
        finally:
            await device.house.close()

    asyncio.run(whole())


RECORD = play(Fixture(GAME, {}, ("normal", "random"), ("Ada", "Ben"), 3, 0)).record


def test_a_bot_answers_and_goes_on_after_the_house_was_closed() -> None:
    async def told(device: Device) -> None:
        made = await device.make(GAME, "device", "bot", level="normal")
        page = await device.dial(made["id"], made["secrets"][0]["secret"])
        await page.until(lambda: page.sights[0]["to_move"])
        await page.ask("move", 0, move=any_move(GAME, page.sights[0]["view"], random.Random(0)))
        await device.reopen()  # perhaps in the middle of the bot's thought
        page = await device.dial(made["id"], made["secrets"][0]["secret"])
        await page.until(lambda: page.result is not None or page.sights[0]["to_move"])
        [mine] = await device.post("/mine", {"tables": [{"id": made["id"], "secrets": [made["secrets"][0]["secret"]]}]})
        assert mine["state"] in ("turn", "over")

    story(told)


def test_hints_and_the_coach_come_from_the_strongest_level_that_runs_here() -> None:
    async def told(device: Device) -> None:
        made = await device.make(GAME, "device", "bot")
        page = await device.dial(made["id"], made["secrets"][0]["secret"])
        await page.until(lambda: page.sights[0]["to_move"])
        await page.send({"type": "hint", "id": "h", "seat": 0, "seq": page.seq, "whole": True})
        await page.until(lambda: any(message.get("id") == "h" for message in page.heard))
        [hint] = [message for message in page.heard if message.get("id") == "h"]
        assert hint["type"] == "hinted"
        request = {"type": "move", "id": "m", "seat": 0, "seq": page.seq, "move": hint["move"], "coach": True}
        await page.send(request)
        await page.until(lambda: any(message.get("id") == "m" for message in page.heard))
        assert [message["type"] for message in page.heard if message.get("id") == "m"] == ["done"]

    story(told)


def test_a_finished_game_is_shown_reviewed_and_tried_again() -> None:
    async def told(device: Device) -> None:
        made = await device.make(GAME, "device", "device")
        page = await device.dial(made["id"], *(seat["secret"] for seat in made["secrets"]))
        rng = random.Random(0)
        while page.result is None:
            seat = next(seat for seat, sight in page.sights.items() if seat is not None and sight["to_move"])
            await page.ask("move", seat, move=any_move(GAME, page.sights[seat]["view"], rng, "normal"))
        place = f"/tables/{made['id']}/rounds/0"
        record = await device.get(f"{place}/record")
        assert record.startswith("tilery")
        assert (await device.get(f"{place}/replay?seat=1&start=2"))["steps"][0]["number"] == 2
        assert await device.get(f"{place}/hints") == []
        assert (await device.get(f"/tables/{made['id']}/tally"))["games"] == 1
        assert (await device.get(f"{place}/review"))["state"] == "none"
        reply = await device.ask(f"{place}/review", method="POST")
        async with asyncio.timeout(60):
            while (state := done(reply))["state"] != "ready":
                await asyncio.sleep(0.01)
                reply = await device.ask(f"{place}/review")
        await device.reopen()
        assert (await device.get(f"{place}/review"))["review"] == state["review"]
        first = state["review"]["moments"]
        decided = next(moment["first"] for moment in first if moment["seat"] >= 0)
        tried = await device.post("/tries", {"origin": {"table": made["id"], "round": 0}, "at": decided})
        assert tried["view"]
        again = await device.post("/tries", {"origin": {"record": record}, "at": decided})
        assert again == tried
        move = GAMES.get(GAME).write(Record.parse(record).replay(GAMES.get(GAME)).log[decided].move)
        wish = {"origin": {"record": record}, "at": decided, "moves": [move], "said": {"best": move, "cost": 0.2}}
        assert (await device.post("/tries", wish))["cost"] == 0.2
        on = {"origin": {"table": made["id"], "round": 0, "at": 9}, "seats": [{"kind": "device"}, {"kind": "bot"}]}
        assert (await device.post("/play-on", on))["id"]

    story(told)


def test_names_can_be_taken_out_and_stay_out() -> None:
    async def told(device: Device) -> None:
        seats = [{"kind": "device", "name": "Ada"}, {"kind": "bot"}]
        made = await device.post("/tables", {"game": GAME, "seats": seats})
        mine = {"tables": [{"id": made["id"], "secrets": [made["secrets"][0]["secret"]]}]}
        assert await device.post("/mine/nameless", mine) == {"seats": 1}
        await device.reopen()
        assert (await device.get(f"/tables/{made['id']}"))["seats"][0]["name"] == ""
        assert not any(b"Ada" in content for content in device.keeper.kept.values())

    story(told)


@pytest.mark.parametrize(
    ("method", "address", "body"),
    [
        ("GET", "/lobby", None),
        ("GET", "/invites/abc", None),
        ("POST", "/passes", {"tables": []}),
        ("POST", "/tables", {"game": GAME, "seats": [{"kind": "device"}, {"kind": "open"}]}),
        ("POST", "/tables", {"game": GAME, "public": True, "seats": [{"kind": "device"}, {"kind": "bot"}]}),
    ],
)
def test_what_needs_other_people_is_refused_kindly(method: str, address: str, body: Any) -> None:
    async def told(device: Device) -> None:
        reply = await device.ask(address, body, method=method)
        assert (reply.status, b'"code":"needs-server"' in reply.content) == (422, True)
        assert device.keeper.changes == []

    story(told)


def test_a_line_to_nowhere_says_so_and_hangs_up() -> None:
    async def told(device: Device) -> None:
        heard: list[str] = []
        ended: list[bool] = []
        await device.house.dial("nowhere", Line(heard.append, lambda: ended.append(True)))
        assert ('"code":"no-table"' in heard[0], ended) == (True, [True])

    story(told)


def test_whoever_hung_up_hears_nothing_more_and_can_do_nothing() -> None:
    async def told(device: Device) -> None:
        made = await device.make(GAME, "device", "device")
        secrets = [seat["secret"] for seat in made["secrets"]]
        gone, here = await device.dial(made["id"], *secrets), await device.dial(made["id"], *secrets)
        heard, seq = len(gone.heard), gone.seq
        gone.line.close()
        await gone.send({"type": "move", "id": "m", "seat": 0, "seq": seq, "move": "x"})
        seat = next(seat for seat in (0, 1) if here.sights[seat]["to_move"])
        move = any_move(GAME, here.sights[seat]["view"], random.Random(0))
        assert (await here.ask("move", seat, move=move))["type"] == "done"
        gone.line.send(b"{}")  # an answer that was thought about meanwhile
        assert len(gone.heard) == heard

    story(told)


def test_every_route_of_a_server_is_answered_here_or_refused_kindly() -> None:
    there = create_app(Settings(Path("nowhere.db"))).openapi()["paths"]
    wanted = {
        (method.upper(), path.removeprefix("/api"))
        for path, methods in there.items()
        for method in methods
        if not path.startswith("/api/admin")
    }
    assert ROUTES.known == wanted


PUZZLED = next(game.info.id for game in GAMES.all() if puzzler_of(game))
"""Some game with puzzles."""
ALIKE = [
    (f"/games/{GAME}/rules", None),
    ("/games/nothing/rules", None),
    (f"/puzzles/{GAME}", None),
    (f"/puzzles/{PUZZLED}", None),
    (f"/puzzles/{PUZZLED}/1", None),
    (f"/puzzles/{PUZZLED}/1/solution", None),
    (f"/puzzles/{PUZZLED}/1", {"moves": [], "check": False}),
    (f"/puzzles/{PUZZLED}/1", {"moves": ["nonsense"]}),
    (f"/puzzles/{PUZZLED}/999999", None),
    ("/tables/nowhere", None),
    ("/tables/nowhere/rounds/0/replay?seat=1", None),
    ("/study", {"record": RECORD, "seat": 1}),
    ("/study", {"record": "no record"}),
    ("/play-on", {"origin": {"record": RECORD, "at": 999}, "seats": [{"kind": "bot"}, {"kind": "bot"}]}),
    ("/sketches", {"game": PUZZLED, "seats": 2, "sketch": {"nonsense": 1}}),
    ("/library", {"after": "nonsense"}),
    ("/health", None),
]


def test_a_device_answers_as_a_server_does(tmp_path: Path) -> None:
    async def told(device: Device) -> None:
        server = ThreadServer(tmp_path)
        try:
            for address, body in ALIKE:
                here = await device.ask(address, body)
                there = server.get(address[1:]) if body is None else server.post(address[1:], body)
                assert (here.status, here.content) == (there.status_code, there.content), address
        finally:
            server.close()

    story(told)


def test_a_device_offers_the_levels_that_it_can_think_through(monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(device: Device) -> None:
        game = GAMES.get(GAME)
        now = 0.0

        class Slow:
            """A clock on which `normal` takes three seconds for each move."""

            def now(self) -> float:
                nonlocal now
                now += 3.0 if thinking == "normal" else 0.001
                return now

        thinking = ""

        def made(rules: Any, level: str) -> Any:
            nonlocal thinking
            thinking = level if level != "random" else thinking
            return make_bot(rules, level)

        monkeypatch.setattr(effort, "CLOCK", Slow())
        monkeypatch.setattr(effort, "make_bot", made)
        known = levels_here(game)
        assert device.house.levels(game) == known[: known.index(usual_level(game)) + 1]
        await device.house.measure()
        quick = known[: known.index("normal")]
        await device.reopen()
        [told] = [each for each in await device.get("/games") if each["id"] == GAME]
        assert tuple(told["levels"]) == quick
        asked = len(device.mind.asked)
        await device.house.measure()
        assert len(device.mind.asked) == asked
        seats = [{"kind": "device"}, {"kind": "bot", "level": "normal"}]
        refused = await device.ask("/tables", {"game": GAME, "seats": seats})
        assert b'"code":"unknown"' in refused.content
        made_here = await device.post("/tables", {"game": GAME, "seats": [{"kind": "device"}, {"kind": "bot"}]})
        assert (await device.get(f"/tables/{made_here['id']}"))["seats"][1]["level"] == quick[-1]

    story(told)


def test_a_thinker_that_hangs_or_breaks_is_started_anew() -> None:
    class Bad:
        def __init__(self) -> None:
            self.restarts: list[str] = []

        async def think(self, kind: str, question: bytes) -> bytes:
            if question == b"hang":
                await asyncio.sleep(1000)
            raise OSError("it is gone")

        def restart(self, kind: str) -> None:
            self.restarts.append(kind)

    async def told() -> None:
        bad = Bad()
        with pytest.raises(ThinkerTooSlow):
            await Thinker("bot", bad).ask(b"hang", 0.01)
        with pytest.raises(ThinkerFailed):
            await Thinker("review", bad).ask(b"break", 1)
        assert bad.restarts == ["bot", "review"]

    asyncio.run(told())


def test_a_measure_that_was_damaged_is_taken_again() -> None:
    async def told(device: Device) -> None:
        for damaged in (b"{", b'{"x": 1}', b"\xff", b""):
            device.keeper.kept[EFFORTS] = damaged
            await device.reopen()
            assert device.house.levels(GAMES.get(GAME)) == effort.assumed(GAMES.get(GAME))

    story(told)


def test_a_step_of_a_review_may_take_as_long_as_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[float] = []

    class Noting(Thinker):
        async def ask(self, question: bytes, seconds: float) -> bytes:
            allowed.append(seconds)
            return await super().ask(question, seconds)

    monkeypatch.setattr(house, "Thinker", Noting)

    async def told(device: Device) -> None:
        state = await device.post("/reviews", {"record": RECORD})
        async with asyncio.timeout(60):
            while state["state"] != "ready":
                await asyncio.sleep(0.01)
                state = await device.get(f"/reviews/{state['key']}")
        assert set(allowed) == {house.REVIEW_SECONDS}
        assert house.REVIEW_SECONDS > 10 * review_desk.SECONDS

    story(told)
