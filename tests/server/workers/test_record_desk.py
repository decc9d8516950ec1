"""A record that somebody brings along is shown, judged and forgotten; whatever is in it, the server stays well."""

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.conformance.goldens import folder as golden_folder
from tests.kit.replays import all_steps, replay
from tilery.engine import CHANCE, Record
from tilery.games import GAMES
from tilery.tables.library.replay import Viewpoint
from tilery.tables.library.reviewing import LONGEST
from tilery.tables.thinking.questions import Answer, Answered, StudyRecord
from tilery.tables.thinking.record_desk import MAX_RECORD, SECONDS
from tilery.tables.thinking.records import answered
from tilery.tables.wire.messages import MAX_MESSAGE
from tilery.tables.wire.records import MAX_MOVES

GOLDENS = sorted(path for game in GAMES.all() for path in golden_folder(game).glob("*.tilery"))
ONE_OF_EACH = [
    min(golden_folder(game).glob("*.tilery"), key=lambda path: (path.stat().st_size, path)) for game in GAMES.all()
]
"""The shortest record of every game."""
GOLDEN = next(path for path in GOLDENS if path.stem == "piatnik").read_text(encoding="utf-8")
WEB = Path(__file__).parents[3] / "web/src"
DEVICE, BOT = {"kind": "device"}, {"kind": "bot", "level": "normal"}


def name(path: Path) -> str:
    return f"{path.parts[-3]}-{path.stem}"


def study(server: Any, record: str, seat: int | None = None, start: int = 0) -> Any:
    answered = server.post("study", {"record": record, "seat": seat, "start": start})
    assert answered.status_code == 200, answered.text
    return answered.json()


def all_studied(server: Any, record: str, seat: int | None = None) -> Any:
    return all_steps(lambda start: study(server, record, seat, start)["page"])


def read(text: str, seat: int | None = None) -> Answered:
    """By the reader itself, without the way there."""
    return answered(StudyRecord(record=text, wanted=Viewpoint(seat)))


def flaw_of(server: Any, record: str) -> tuple[int, str, str]:
    flaw = study(server, record)["flaw"]
    return flaw["line"], flaw["code"], flaw["about"]


@pytest.mark.parametrize("path", GOLDENS, ids=name)
def test_every_golden_record_can_be_read(path: Path) -> None:
    found = read(path.read_text(encoding="utf-8"))
    assert isinstance(found, Answer)
    studied = json.loads(found.content)
    assert (studied["flaw"], studied["head"]["checked"]) == (None, "verified")


@pytest.mark.parametrize("path", ONE_OF_EACH, ids=name)
def test_a_record_of_every_game_is_shown_from_every_seat(server: Any, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text)
    match = record.replay(GAMES.get(record.game))
    for seat in (None, 0, record.seats - 1):
        found = study(server, text, seat)
        assert found["flaw"] is None
        assert found["head"]["checked"] == "verified"
        assert found["head"]["game"] == record.game
        assert found["head"]["players"] == list(record.players)
        assert found["head"]["result"] is not None
        steps = all_studied(server, text, seat)
        assert len(steps) == len(match.log)
        assert steps[-1]["view"] == as_json(match.view(seat))


def as_json(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def test_a_record_that_is_not_over_can_be_looked_at_too(server: Any) -> None:
    record = Record.parse(GOLDEN)
    lines = GOLDEN.split("\n")
    first = record.first_move_line
    heads = [line for line in lines[: first - 1] if not line.startswith(("seed", "result", "state"))]
    half = "\n".join([*heads, *lines[first - 1 : first + 19], ""])
    found = study(server, half)
    assert (found["flaw"], found["head"]["checked"], found["head"]["result"]) == (None, "no-seed", None)
    assert found["page"]["total"] == 20


def test_what_is_wrong_is_said_with_its_line(server: Any) -> None:
    record = Record.parse(GOLDEN)
    first = record.first_move_line
    lines = GOLDEN.split("\n")

    def with_line(number: int, text: str) -> str:
        return "\n".join([*lines[: number - 1], text, *lines[number:]])

    assert flaw_of(server, "") == (1, "no-record", "")
    assert flaw_of(server, "hello") == (1, "no-record", "")
    assert flaw_of(server, with_line(2, "game: chess")) == (2, "no-game", "chess")
    assert flaw_of(server, with_line(3, "rules: 77")) == (3, "other-rules", "77")
    assert flaw_of(server, with_line(5, "option edition: none"))[:2] == (4, "set-up")
    assert flaw_of(server, GOLDEN[:-1])[1] == "cut-off"
    move = next(n for n, (seat, _) in enumerate(record.moves) if seat != CHANCE)
    assert flaw_of(server, with_line(first + move, "0 dance")) == (first + move, "unreadable", "dance")
    assert flaw_of(server, with_line(first + move, "9 end"))[:2] == (first + move, "who")
    assert flaw_of(server, "x" * 20_000) == (1, "long-line", str(MAX_MESSAGE))
    many = "\n".join([*lines[: first - 1], *["* draw 1"] * (MAX_MOVES + 1), ""])
    assert flaw_of(server, many) == (first + MAX_MOVES, "many-moves", str(MAX_MOVES))
    at = record.line_of("seed")
    assert flaw_of(server, with_line(at, f"seed: {'0' * 64}"))[:2] == (at, "other-seed")
    at = record.line_of("result")
    assert flaw_of(server, with_line(at, "result: points 99 0, winners 0, by HS-11"))[:2] == (at, "other-result")


def test_up_to_an_illegal_move_the_game_is_shown(server: Any) -> None:
    record = Record.parse(GOLDEN)
    lines = GOLDEN.split("\n")
    move = next(n for n, (seat, _) in enumerate(record.moves) if seat != CHANCE)
    line = record.first_move_line + move
    seat = record.moves[move][0]
    lines[line - 1] = f"{1 - seat} pass"
    found = study(server, "\n".join(lines))
    assert found["flaw"]["line"] == line
    assert (found["flaw"]["code"], found["flaw"]["about"]) == ("illegal", "pass")
    assert found["flaw"]["problems"][0]["rule"].startswith("HS-")
    assert found["page"]["total"] == move
    assert found["head"]["checked"] == "flawed"
    assert found["head"]["result"] is None


def test_a_chance_move_that_does_not_follow_from_the_seed_is_found(server: Any) -> None:
    record = Record.parse(GOLDEN)
    number, (_, text) = next(
        (n, move) for n, move in enumerate(record.moves) if move[0] == CHANCE and move[1].startswith("stones")
    )
    lines = GOLDEN.split("\n")
    turned = text[:7] + ("U" if text[7] != "U" else "M") + text[8:]
    lines[record.first_move_line + number - 1] = f"* {turned}"
    found = study(server, "\n".join(lines))
    assert found["head"]["checked"] == "flawed"
    assert found["flaw"]["line"] >= record.first_move_line + number


@pytest.mark.parametrize("route", ["study", "reviews"])
def test_what_is_too_large_is_refused(server: Any, route: str) -> None:
    for size, code in ((MAX_RECORD + 1, "record-too-large"), (2 * MAX_RECORD, "too-large")):
        answered = server.post(route, {"record": "x" * size})
        assert (answered.status_code, answered.json()["code"]) == (413, code)
    # Letters of two bytes count as two.
    assert server.post(route, {"record": "é" * (MAX_RECORD // 2 + 1)}).status_code == 413


@pytest.mark.parametrize("language", ["de", "en", "hu", "nb", "ru"])
def test_the_limits_are_named_as_they_are(language: str) -> None:
    own = [WEB / page / "texts" / f"{language}.ftl" for page in ("replay", "review")]
    files = [WEB / "texts" / language / "library.ftl", *own]
    texts = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    named = {key: text for key, _, text in (line.partition(" = ") for line in texts)}
    assert f"{SECONDS:g}" in named["error-too-slow"]
    assert re.search(rf"\b{MAX_RECORD // 1000}\s", named["error-record-too-large"])
    assert f" {LONGEST} " in named["error-too-long"]
    assert "{ $about }" in named["flaw-many-moves"]
    assert "{ $about }" in named["flaw-long-line"]


@pytest.mark.parametrize("seat", [2, -1, 10**30])
def test_a_seat_that_is_not_there_is_refused(server: Any, seat: int) -> None:
    answered = server.post("study", {"record": GOLDEN, "seat": seat})
    assert answered.status_code in (404, 422)


@pytest.mark.parametrize("path", ONE_OF_EACH, ids=name)
def test_damaged_records_never_break_the_reader(path: Path) -> None:
    """An answer to everything, and never `unreadable` for want of care."""
    text = path.read_text(encoding="utf-8")
    rng = random.Random(path.stem)
    for _ in range(40):
        found = read(damaged(text, rng), rng.choice([None, 0]))
        assert isinstance(found, Answer), found


def damaged(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(lines))
        match rng.randrange(7):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, lines[rng.randrange(len(lines))])
            case 2:
                lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
            case 3:
                lines[at] += rng.choice([" ", "\x00", "9", "é", "-", "@", "💥", "\r", "99999999999999999999"])
            case 4:
                place = rng.randrange(len(lines[at]) + 1)
                lines[at] = lines[at][:place] + chr(rng.randrange(32, 0x500)) + lines[at][place + 1 :]
            case 5:
                other = rng.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
            case 6:
                lines[at] = lines[at].replace("0", str(rng.randrange(10**6)))
        if not lines:
            return ""
    return "\n".join(lines)


def test_no_request_to_the_desk_ends_in_a_failure(server: Any) -> None:
    rng = random.Random(7)
    for path in GOLDENS:
        answered = server.post("study", {"record": damaged(path.read_text(encoding="utf-8"), rng), "seat": None})
        assert answered.status_code == 200
    for body in ("null", "[]", '{"record": 1}', '{"record": "\\ud800"}', '{"record": "x", "more": 1}', "{"):
        url, kind = f"http://{server.address}/api/study", {"Content-Type": "application/json"}
        assert server.http.post(url, content=body, headers=kind).status_code in (400, 422), body


def test_a_reader_that_hangs_is_replaced(tmp_path: Path) -> None:
    """In a process of its own, so that nothing of it stays."""
    hang = tmp_path / "hanging.py"
    hang.write_text("print('ready', flush=True)\nimport time\ntime.sleep(1000)\n")
    script = f"""
import asyncio, sys
sys.path.insert(0, {str(tmp_path)!r})
from tilery.server.workers import desks
from tilery.tables.library.replay import Viewpoint
from tilery.tables.wire.refusal import Refusal
async def main():
    desk = desks.records(seconds=0.2)
    (worker,) = desk._pool.workers
    good, worker.module = worker.module, "hanging"
    try:
        await desk.study("x", Viewpoint())
    except Refusal as refusal:
        print(refusal.code)
    worker.module, desk._seconds = good, 60
    print((await desk.study("x", Viewpoint()))[:12].decode())
    await desk.close()
asyncio.run(main())
"""
    paths = [str(tmp_path), os.environ.get("PYTHONPATH", "")]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, env=environment, timeout=120
    )
    assert ended.stdout.split() == ["too-slow", '{"head":null'], ended.stderr


def play_on(server: Any, origin: Any, seats: Any = (DEVICE, DEVICE), **more: Any) -> Any:
    return server.post("play-on", {"origin": origin, "seats": list(seats), **more})


def test_a_game_goes_on_from_a_position_of_a_record(server: Any, join: Any, play: Any) -> None:
    record = Record.parse(GOLDEN)
    at = next(n for n, (seat, _) in enumerate(record.moves) if seat != CHANCE) + 4
    made = play_on(server, {"record": GOLDEN, "at": at}).json()
    info = server.get(f"tables/{made['id']}").json()
    assert (info["begun"], info["options"], info["started"]) == (at, record.options, True)
    both = join(server, made["id"], *(each["secret"] for each in made["secrets"]))
    assert len(both.log[0]) >= at
    assert not any(both.can_undo.values())
    play({0: both, 1: both})
    text = server.get(f"tables/{made['id']}/rounds/0/record").text
    assert Record.parse(text).begun == at
    assert Record.parse(text).moves[:at] == record.moves[:at]
    found = study(server, text)
    assert (found["head"]["checked"], found["head"]["begun"]) == ("verified", at)
    assert replay(server, made["id"]) == all_studied(server, text)


def test_every_rematch_begins_at_the_same_position_and_survives_a_restart(
    new_server: Any, join: Any, play: Any
) -> None:
    server = new_server(process=True)
    record = Record.parse(GOLDEN)
    at = len(record.moves) - 6
    made = play_on(server, {"record": GOLDEN, "at": at}).json()
    secrets = [each["secret"] for each in made["secrets"]]
    both = join(server, made["id"], *secrets)
    play({0: both, 1: both})
    assert both.ask("rematch", 0)["type"] == "done"
    seat = both.turn
    assert both.ask("undo", seat)["code"] == "illegal"
    assert both.move(seat, both.choose(seat))["type"] == "done"
    server.kill()
    server.start()
    again = join(server, made["id"], *secrets)
    assert (again.views, again.seq, again.log) == (both.views, both.seq, both.log)
    play({0: again, 1: again})
    records = [Record.parse(server.get(f"tables/{made['id']}/rounds/{number}/record").text) for number in (0, 1)]
    for each in records:
        assert (each.begun, each.moves[:at]) == (at, record.moves[:at])
        assert study(server, each.text())["head"]["checked"] == "verified"
    assert records[0].seed != records[1].seed
    games = server.post("library", {"own": [made["id"]]}).json()["games"]
    assert [game["round"] for game in games] == [1, 0]


def test_a_hint_in_a_rematch_stands_at_its_place_in_the_log(new_server: Any, join: Any, play: Any) -> None:
    server = new_server(process=True)
    record = Record.parse(GOLDEN)
    made = play_on(server, {"record": GOLDEN, "at": len(record.moves) - 6}).json()
    both = join(server, made["id"], *(each["secret"] for each in made["secrets"]))
    play({0: both, 1: both})
    both.ask("rematch", 0)
    length = len(both.log[0])
    assert both.ask("hint", both.turn, whole=False)["type"] == "hinted"
    server.kill()
    server.start()
    again = join(server, made["id"], *(each["secret"] for each in made["secrets"]), hello=False)
    assert [hint["at"] for hint in again.hello()["hints"]] == [length]


def test_a_game_goes_on_from_a_position_of_a_table_against_bots(new_server: Any, join: Any, play: Any) -> None:
    server = new_server(process=True)
    made = server.make("device", "device")
    both = join(server, made.id, *made.secrets.values())
    play({0: both, 1: both}, 4)
    origin = {"table": made.id, "round": 0, "at": 12}
    refused = play_on(server, origin)
    assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
    play({0: both, 1: both})
    answered = play_on(server, origin, (DEVICE, BOT), hints=False)
    assert answered.status_code == 201
    new = answered.json()
    assert [each["seat"] for each in new["secrets"]] == [0]
    mine = join(server, new["id"], new["secrets"][0]["secret"])
    assert mine.log[0][:12] == both.log[0][:12]
    assert (mine.table["begun"], mine.table["hints"]) == (12, False)
    while mine.result is None:
        if mine.turn == 0:
            assert mine.move(0, mine.choose(0))["type"] in ("done", "refused")
        else:
            mine.read()
    texts = [server.get(f"tables/{id_}/rounds/0/record").text for id_ in (made.id, new["id"])]
    assert len({Record.parse(text).commitment for text in texts}) == 2  # the chances after it come from a new seed
    info = server.get(f"tables/{made.id}").json()
    assert info["begun"] == 0


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"origin": {"record": GOLDEN, "at": -1}}, "malformed"),
        ({"origin": {"record": GOLDEN, "at": 0}}, "no-moment"),
        ({"origin": {"record": GOLDEN, "at": 4000}}, "no-moment"),
        ({"origin": {"record": GOLDEN, "at": len(Record.parse(GOLDEN).moves)}}, "no-moment"),
        ({"origin": {"record": "hello", "at": 1}}, "bad-record"),
        ({"origin": {"record": GOLDEN, "at": 1, "table": "x"}}, "malformed"),
        ({"origin": {"table": "nowhere", "round": 0, "at": 1}}, "no-table"),
        ({"origin": None}, "malformed"),
        ({"seats": [DEVICE]}, "malformed"),
        ({"seats": [DEVICE, {"kind": "open"}]}, "malformed"),
        ({"seats": [DEVICE, {"kind": "bot", "level": "divine"}]}, "unknown"),
        ({"seats": [DEVICE, {"kind": "device", "name": "a\nb"}]}, "bad-name"),
    ],
)
def test_what_can_not_be_gone_on_with_is_refused(server: Any, change: Any, code: str) -> None:
    wish = {"origin": {"record": GOLDEN, "at": 30}, "seats": [DEVICE, DEVICE]} | change
    answered = server.post("play-on", wish)
    assert answered.json()["code"] == code, answered.text
    assert 400 <= answered.status_code < 500


def test_only_the_way_to_the_position_counts(server: Any) -> None:
    """What comes after it in the record may be anything: it is left behind."""
    lines = GOLDEN.split("\n")
    lines[-2] = "0 dance"
    assert play_on(server, {"record": "\n".join(lines), "at": 30}).status_code == 201
