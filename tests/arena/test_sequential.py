"""A test that stops when it knows: it is seldom wrong, and it always stops at the same deal."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.kit.contests import records
from tests.kit.engines import first_engine
from tilery.arena import Course, Folder, Meeting, Scored, SequentialTest, meetings
from tilery.arena.folder import Kind
from tilery.arena.sequential import BOUND, expected
from tilery.cli.app import run
from tilery.engine import TileryError

KIND = Kind("staircase", 2, ())
ASKED = SequentialTest(0, 100)
Deal = Callable[[random.Random, float], float]


def met(deals: int = 1000) -> Meeting:
    return Meeting("staircase", {}, ("a", "b"), ("a", "b"), deals, 0)


def outcome(rng: random.Random, deal: Deal, chance: float) -> tuple[str | None, int]:
    """The verdict of a test of bots that play like this, and after how many deals."""
    total = squares = 0.0
    for number in range(1, 5000):
        score = deal(rng, chance)
        total, squares = total + score, squares + score * score
        if abs(ratio := ASKED.ratio(number, total, squares)) >= BOUND:
            return ("high" if ratio > 0 else "low"), number
    return None, 5000


def apart(rng: random.Random, chance: float) -> float:
    """The two games of a deal have nothing to do with each other."""
    return ((rng.random() < chance) + (rng.random() < chance)) / 2


def alike(rng: random.Random, chance: float) -> float:
    """The deal decides both games for the same bot."""
    return float(rng.random() < chance)


def shared(rng: random.Random, chance: float) -> float:
    """Luck decides most deals: each bot wins once."""
    return 0.5 if rng.random() < 0.5 else float(rng.random() < 2 * chance - 0.5)


@pytest.mark.parametrize("deal", [apart, alike, shared])
@pytest.mark.parametrize(("points", "wrong"), [(0, "high"), (100, "low")])
def test_it_is_wrong_as_seldom_as_it_says_however_deals_share_their_luck(deal: Deal, points: int, wrong: str) -> None:
    rng = random.Random(3)
    found = [outcome(rng, deal, expected(points)) for _ in range(300)]
    assert sum(verdict == wrong for verdict, _ in found) / 300 <= 0.075  # 5 %, and what chance may add to that
    assert all(verdict for verdict, _ in found)


def test_a_great_difference_is_known_soon_but_not_at_once() -> None:
    [lost, won] = [outcome(random.Random(1), alike, chance) for chance in (0.0, 1.0)]
    assert (lost[0], won[0]) == ("low", "high")
    assert 8 < lost[1] < 20
    assert 8 < won[1] < 20


def test_deals_that_all_went_the_same_way_decide_nothing_while_they_are_few() -> None:
    assert abs(SequentialTest(0, 20).ratio(5, 2.5, 1.25)) < BOUND
    assert abs(SequentialTest(0, 20).ratio(5, 5.0, 5.0)) < BOUND


def test_the_higher_number_comes_second() -> None:
    for low, high in ((20, 0), (5, 5)):
        with pytest.raises(TileryError, match="the lower one first"):
            SequentialTest(low, high)


def won_by_a(meeting: Meeting) -> dict[str, Scored]:
    """All games of a meeting, won by the same bot."""
    return {
        name: Scored(KIND, str(fixture.number), fixture.names, tuple(float(bot == "a") for bot in fixture.names))
        for name, fixture in meeting.fixtures()
    }


def test_deals_count_in_their_order_and_only_as_a_whole() -> None:
    games = won_by_a(met(40))
    course = Course(ASKED, [met(40)])
    first, second, third, *_ = games
    assert course.follow({third: games[third]}) is None
    assert course.ratios == []
    course.follow({name: games[name] for name in (second, third)})
    assert course.ratios == []
    course.follow({name: games[name] for name in (first, second, third)})
    assert (len(course.ratios), len(course.games)) == (1, 2)


def test_games_after_the_decision_do_not_count() -> None:
    games = won_by_a(met(40))
    at_once = Course(ASKED, [met(40)])
    assert at_once.follow(games) == "high"
    slowly = Course(ASKED, [met(40)])
    for count in range(len(games)):
        slowly.follow(dict(list(games.items())[:count]))
    assert at_once.games == slowly.games
    assert len(at_once.games) < 40
    assert Course(SequentialTest(0, 10), [met(4)]).follow(won_by_a(met(4))) is None, "four deals are not enough"


def test_a_test_is_for_two_bots_at_a_table_for_two() -> None:
    three = meetings("staircase", ["normal", "random", "random"], seats=3, games=6, seed=0, options={})
    for made in (three, [met(), met()]):
        with pytest.raises(TileryError, match="name two bots"):
            Course(ASKED, made)


CONTEST = ["arena", "staircase", "normal", "random", "--test", "0", "200", "--games", "400"]


def test_a_test_says_what_it_found_and_stops_at_the_same_game_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain, drawn = tmp_path / "games", tmp_path / "course.svg"
    command = [*CONTEST, "--workers", "1", "--out", str(plain), "--svg", str(drawn)]
    assert run(command) == 0
    out = capsys.readouterr().out
    assert "normal against random: decided after" in out
    assert "200 or more rather than 0 or less" in out
    assert run([*command, "--json"]) == 0
    out, err = capsys.readouterr()
    [kind] = json.loads(out)
    test = kind["test"]
    assert (test["verdict"], test["games"], test["games"]) == ("high", kind["games"], 2 * test["deals"])
    assert err == f"All {test['games']} games are in {plain} already.\n"
    assert len(records(plain)) == test["games"]
    shapes = [part.tag.rpartition("}")[2] for part in ElementTree.parse(drawn).getroot()]
    assert "polyline" in shapes
    assert run([*command, "--games", "4", "--markdown"]) == 0
    assert "undecided after 4 games" in capsys.readouterr().out


def test_a_test_with_an_engine_that_is_resumed_stops_where_it_would_have_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Here games after the decision have been played already, and one before it is lost."""
    contest = ["arena", "staircase", "normal", first_engine(), "--workers", "1", "--out"]
    resumed, whole = tmp_path / "resumed", tmp_path / "whole"
    assert run([*contest, str(resumed), "--games", "40"]) == 0
    min(resumed.rglob("*.tilery")).unlink()
    told = []
    for folder in (resumed, whole):
        capsys.readouterr()
        assert run([*contest, str(folder), "--test", "0", "300", "--games", "400", "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out)[0]["test"])
    assert told[0] == told[1]
    assert told[0]["games"] == len(records(whole)) < len(records(resumed))
    assert records(whole).items() <= records(resumed).items()


def test_time_is_a_part_of_the_contest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "staircase", "normal", "random", "--games", "2", "--workers", "1", "--out", str(tmp_path)]
    assert run([*command, "--time", "60"]) == 0
    capsys.readouterr()
    assert run(command) == 2
    assert "had 60 s for a move, and now they would have no limit" in capsys.readouterr().err
    with pytest.raises(TileryError, match="60 s"):
        Folder(tmp_path).open("staircase", seconds=1.0)


def test_ratings_can_be_drawn_and_written_as_markdown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games, drawn = tmp_path / "games", tmp_path / "ratings.svg"
    command = ["arena", "staircase", "normal", "random", "--games", "20", "--workers", "1", "--out", str(games)]
    assert run(command) == 0
    capsys.readouterr()
    assert run(["arena", "show", str(games), "--svg", str(drawn), "--markdown"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == [
        "**Staircase, 2 players**, 20 games",
        "",
        "| bot | games | wins | rating | seconds: median | worst |",
    ]
    texts = [part.text for part in ElementTree.parse(drawn).getroot() if part.tag.endswith("text")]
    assert {"normal", "random", "1500"} <= set(texts)
