"""Engines in contests: they play like bots, and whatever they do wrong costs them a game and nobody else anything."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.kit.contests import killed_in_between, records
from tests.kit.engines import READY, START, command, engine, first_engine
from tilery.arena import BotError, Fixture, Meeting, bot_name, meetings, play, run
from tilery.arena.engines import end_engines
from tilery.arena.forfeits import noted
from tilery.cli.app import run as tilery
from tilery.engine.record import Record

TURNS = READY + "while (message := hear())['type'] != 'bye':\n    if message['type'] == 'turn':\n        "
ANSWER = "say(type='move', id=message['id'], move=message['moves'][0]['text'])"


def meeting(*bots: str, games: int = 2, **given: Any) -> Meeting:
    [made] = meetings("staircase", bots, seats=2, games=games, seed=7, options={}, **given)
    return made


def fixtures(*bots: str, games: int = 2, **given: Any) -> list[Fixture]:
    return [fixture for _, fixture in meeting(*bots, games=games, **given).fixtures()]


def test_an_engine_plays_whole_games_and_the_same_ones_again() -> None:
    games = fixtures(first_engine(), "normal", games=4)
    one, two = ({place: played.record for place, played in run(games, workers)} for workers in (1, 2))
    assert one == two
    assert all("result: " in record for record in one.values())
    assert len(set(one.values())) == 4


def test_an_engine_is_kept_for_the_next_game_and_ended_with_the_contest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilery.protocol.process.FAREWELL", 60.0)  # enough on any machine
    begun, ended = tmp_path / "begun", tmp_path / "ended"
    noting = f"open({str(begun)!r}, 'a').write('x')\nimport atexit\n"
    noting += f"atexit.register(lambda: open({str(ended)!r}, 'a').write('x'))\n"
    bot = engine(tmp_path, ANSWER, start=noting + TURNS)
    games = fixtures(bot, "random", games=6)
    assert (begun.read_text(), ended.read_text()) == ("x", "x")  # it was asked who it is
    assert len(list(run(games, 1))) == 6
    assert (begun.read_text(), ended.read_text()) == ("xx", "xx")


def test_an_engine_that_sits_on_both_sides_plays_in_two_processes(tmp_path: Path) -> None:
    bot = engine(tmp_path, ANSWER, start=TURNS)
    played = play(Fixture("staircase", {}, (bot, bot), ("a", "b"), 1, 0))
    end_engines()
    assert played.forfeit is None


FAULTS = {
    "time": "time.sleep(600)",
    "crash": "raise ValueError('no idea')",
    "garbage": "print('thinking', flush=True)",
    "illegal": "say(type='move', id=message['id'], move='lay 99')",
}


TOLD = {"crash": "ValueError: no idea", "garbage": "'thinking' is no message", "illegal": "SC-3"}


@pytest.mark.parametrize("reason", TOLD)
def test_a_fault_costs_the_game_and_the_next_one_is_played(tmp_path: Path, reason: str) -> None:
    """It happens in the first game; in the second, another process sits there."""
    once = f"done = {str(tmp_path / 'done')!r}\nfirst = not os.path.exists(done)\nopen(done, 'a').close()\n"
    (tmp_path / "done").unlink(missing_ok=True)
    bot = engine(tmp_path, f"if first: {FAULTS[reason]}\n        {ANSWER}", start=START + once + TURNS)
    games = fixtures(bot, "random")
    (tmp_path / "done").unlink()  # until now, it was only asked who it is
    [first, second] = [played for _, played in run(games, 1)]
    assert first.forfeit is not None
    assert first.forfeit.reason == reason
    assert TOLD[reason] in first.forfeit.text
    [loser] = [seat for seat, name in enumerate(games[0].names) if name.startswith("engine@")]
    assert (first.forfeit.seat, first.result.winners, first.result.reason) == (loser, (1 - loser,), "forfeit")
    assert "result" not in first.record
    assert second.forfeit is None


def test_an_engine_that_thinks_too_long_loses(tmp_path: Path) -> None:
    bot = engine(tmp_path, FAULTS["time"], start=TURNS)
    played = play(fixtures(bot, "random", seconds=0.05)[0])
    assert played.forfeit is not None
    assert (played.forfeit.reason, played.forfeit.text) == ("time", "It took longer than 0.05 s.")


def test_an_engine_is_told_why_its_move_was_refused_and_that_it_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilery.protocol.process.FAREWELL", 60.0)
    heard = tmp_path / "heard"
    hear = "hear_it = hear\ndef hear():\n    message = hear_it()\n"
    hear += f"    open({str(heard)!r}, 'a').write(json.dumps(message) + '\\n')\n    return message\n"
    bot = engine(tmp_path, FAULTS["illegal"], start=START + hear + TURNS.removeprefix(START))
    play(fixtures(bot, "random")[0])
    *_, refused, over, bye = map(json.loads, heard.read_text().splitlines())
    assert [problem["rule"] for problem in refused["problems"]] == ["SC-3"]
    assert over["result"] is None
    assert over["forfeit"]["reason"] == "illegal"
    assert Record.parse(over["record"]).result == ""
    assert bye == {"type": "bye"}


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("hear()\nraise ValueError('no idea')", "exit code 1. It said: Traceback"),
        ("hear()\nsay(type='move', id=1, move='x')", "'hello' is answered by 'ready', not by 'move'"),
        ("hear()\nsay(type='ready', version=9, name='x')", "It speaks version 9 of the protocol"),
        ("hear()\nsay(type='ready', version=1, name='x', games=['chess', 'go'])", "It plays: chess, go."),
    ],
)
def test_an_engine_that_can_not_play_is_told_before_the_first_game(tmp_path: Path, body: str, told: str) -> None:
    with pytest.raises(BotError) as caught:
        meeting(engine(tmp_path, body, start=START), "normal")
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("cmd:", "needs the command that starts the engine"),
        ("cmd:'./x", "can't be read: No closing quotation"),
        ("cmd:./no-such-engine", "can't be started: No such file"),
        ("no_such_module:Bot", "There is no module 'no_such_module'. A file is named path/to/file.py:Class."),
        ("json:Bot", "json has no class 'Bot' with a method 'choose'"),
    ],
)
def test_a_name_that_leads_nowhere_is_told_in_words(bot: str, told: str) -> None:
    with pytest.raises(BotError) as caught:
        meeting(bot, "normal")
    assert told in str(caught.value)


def test_a_bot_may_come_from_a_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_package").mkdir()
    source = "from tilery.engine.bot import RandomBot\nclass Mine(RandomBot):\n    pass\n"
    (tmp_path / "my_package/mod.py").write_text(source)
    bot = "my_package.mod:Mine"
    assert bot_name(bot).startswith("Mine@")
    assert play(fixtures(bot, "normal")[0]).forfeit is None


def test_an_engine_is_another_one_after_a_change_and_with_other_arguments(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("1")
    names = [bot_name(command(file)), bot_name(command(file, "--deep"))]
    file.write_text("2")
    names.append(bot_name(command(file)))
    assert len(set(names)) == 3
    assert all(name.startswith("mine@") for name in names)


def test_a_bot_that_takes_too_long_forfeits(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(
        "import time\nfrom tilery.engine.bot import RandomBot\nclass Slow(RandomBot):\n"
        "    def choose(self, view, rng):\n        began = time.process_time()\n"
        "        while time.process_time() - began < 0.2: pass\n        return super().choose(view, rng)\n"
    )
    [first, _] = fixtures(f"{tmp_path}/slow.py:Slow", "random", seconds=0.1)
    forfeit = play(first).forfeit
    assert forfeit is not None
    assert (forfeit.seat, forfeit.reason) == (0, "time")


def test_forfeited_games_are_kept_counted_and_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The engine plays three moves and then something that the rules forbid."""
    body = f"turns += 1\n        {ANSWER} if turns % 4 else {FAULTS['illegal']}"
    bot = engine(tmp_path, body, start="turns = 0\n" + TURNS)
    folder = tmp_path / "games"
    contest = ["arena", "staircase", bot, "normal", "--games", "4", "--workers", "1", "--out", str(folder), "--json"]
    assert tilery(contest) == 0
    told = json.loads(capsys.readouterr().out)
    [row] = [row for row in told[0]["bots"] if row["bot"].startswith("engine@")]
    assert (row["forfeits"], row["won"]["rate"], told[0]["games"]) == (4, 0.0, 4)
    kept = records(folder)
    assert tilery(contest) == 0
    out, err = capsys.readouterr()
    assert json.loads(out) == told
    assert "All 4 games" in err
    files = [str(folder / name) for name in kept]
    assert tilery(["verify", *files]) == 0
    assert capsys.readouterr().out.count(", forfeited by engine@") == 4
    assert tilery(["arena", "show", str(folder)]) == 0
    assert "forfeits" in capsys.readouterr().out
    [lines] = [noted(place) for place in folder.iterdir() if place.is_dir()]
    assert {line.forfeit.reason for line in lines.values()} == {"illegal"}
    one = Path(files[0])
    first, second = [line for line in one.read_text().splitlines() if line.startswith("* draw ")][:2]
    swapped = one.read_text().replace(f"{first}\n{second}", f"{second}\n{first}", 1)
    assert swapped != one.read_text()
    one.write_text(swapped)
    assert tilery(["verify", str(one)]) == 1
    told_error = capsys.readouterr().err
    assert f"the chance move '{second[2:]}' should be '{first[2:]}' by the seed" in told_error


def test_simulated_games_that_were_forfeited_verify_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = engine(tmp_path, FAULTS["illegal"], start=TURNS)
    command = ["simulate", "staircase", "--bots", f"{bot},normal", "--games", "2", "--workers", "1"]
    assert tilery([*command, "--out", str(tmp_path / "games"), "--json"]) == 0
    [loser, winner] = json.loads(capsys.readouterr().out)["bots"]
    assert (loser["forfeits"], loser["wins"], winner["forfeits"], winner["wins"]) == (2, 0, 0, 2)
    assert tilery(["verify", *map(str, (tmp_path / "games").glob("*.tilery"))]) == 0
    assert tilery(["watch", "staircase", "--bots", f"{bot},normal", "--seed", "1"]) == 0
    assert "engine@" in capsys.readouterr().out.partition("Over: ")[2].partition("forfeits the game. ")[0]
    end_engines()


def test_a_contest_with_an_engine_that_was_killed_ends_as_if_nothing_had_happened(tmp_path: Path) -> None:
    """Some games are forfeited; these are the same, too."""
    body = (
        "time.sleep(float(os.environ.get('PAUSE', '0')))\n        moves = message['moves']\n"
        f"        {FAULTS['illegal']} if len(moves) == 4 else {ANSWER}"
    )
    bot = engine(tmp_path, body, start=TURNS)
    contest = ["arena", "staircase", bot, "random", "--games", "12"]
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    killed_in_between(contest, killed)
    assert 0 < len(records(killed)) < 12
    for folder in (killed, whole):
        assert tilery([*contest, "--out", str(folder), "--workers", "1"]) == 0
    assert records(killed) == records(whole)
    [label] = [place.name for place in whole.iterdir() if place.is_dir()]
    assert noted(killed / label) == noted(whole / label) != {}
