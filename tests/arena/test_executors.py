"""Where games are played makes no difference: here, in processes, or on a cluster."""

import sys
from pathlib import Path

import pytest

from tests.kit.contests import records
from tests.kit.engines import first_engine
from tests.kit.ray import RayError, StandIn
from tilery.arena import Fixture, Played, meetings, run
from tilery.arena.executors import ray_cluster
from tilery.cli.app import run as tilery
from tilery.engine.errors import TileryError

CONTEST = ["arena", "staircase", "normal", "random", "--games", "8", "--seed", "3"]


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    stand_in = StandIn()
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    ray_cluster._stand_on.cache_clear()
    return stand_in


def fixtures(*bots: str, games: int = 8) -> list[Fixture]:
    [met] = meetings("staircase", bots, seats=2, games=games, seed=3, options={})
    return [fixture for _, fixture in met.fixtures()]


def test_a_cluster_plays_the_same_games_as_this_process(
    ray: StandIn, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder, where in (("here", ["--workers", "1"]), ("there", ["--on", "ray"])):
        assert tilery([*CONTEST, *where, "--out", str(tmp_path / folder)]) == 0
    assert ray.count == 8
    assert not ray.up, "the cluster was left when the contest was over"
    assert records(tmp_path / "here") == records(tmp_path / "there")
    min((tmp_path / "there").rglob("*.tilery")).unlink()
    capsys.readouterr()
    assert tilery([*CONTEST, "--on", "ray", "--out", str(tmp_path / "there")]) == 0
    assert "7 of 8 games are in" in capsys.readouterr().err
    assert ray.count == 9
    assert records(tmp_path / "here") == records(tmp_path / "there")


def test_bots_of_files_and_engines_play_there_too(
    ray: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text("from tilery.engine.bot import RandomBot\nclass Mine(RandomBot): pass\n")
    monkeypatch.chdir(tmp_path)
    made = fixtures("mine.py:Mine", first_engine(), games=2)
    there = dict(run(made, on="ray"))
    assert {number: played.record for number, played in there.items()} == {
        number: played.record for number, played in run(made, 1)
    }


def test_no_more_games_are_handed_out_than_asked_for(ray: StandIn) -> None:
    assert len(list(run(fixtures("normal", "random"), 3, "ray"))) == 8
    assert ray.most == 3
    ray.most = 0
    assert len(list(run(fixtures("normal", "random", games=20), on="ray"))) == 20
    assert ray.most == 4 * ray.cores


def test_whoever_stops_listening_ends_what_is_being_played(ray: StandIn) -> None:
    games = run(fixtures("normal", "random"), 3, "ray")
    next(games)
    assert ray.up
    games.close()
    assert (ray.up, ray.running) == (False, {})


def test_a_cluster_that_is_there_is_joined_and_one_of_our_own_is_for_this_machine_alone(ray: StandIn) -> None:
    list(run(fixtures("normal", "random", games=2), on="ray"))
    assert ray.begun[0]["_node_ip_address"] == "127.0.0.1"
    ray.cluster = True
    list(run(fixtures("normal", "random", games=2), on="ray"))
    assert ray.begun[1]["address"] == "auto"
    ray.up = True
    list(run(fixtures("normal", "random", games=2), on="ray"))
    assert ray.up, "who began it may go on with it"


def test_what_is_not_the_same_on_the_cluster_is_refused(
    ray: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text("from tilery.engine.bot import RandomBot\nclass Mine(RandomBot): pass\n")
    made = fixtures(f"{tmp_path}/mine.py:Mine", "random", games=2)
    (tmp_path / "mine.py").write_text("from tilery.engine.bot import RandomBot\nclass Mine(RandomBot):\n    x = 1\n")
    with pytest.raises(TileryError, match=r"mine\.py:Mine is not the same on all machines"):
        list(run(made, on="ray"))
    (tmp_path / "mine.py").unlink()
    with pytest.raises(TileryError, match="can't be read"):
        list(run(made, on="ray"))
    codes = iter(("one", "another"))
    monkeypatch.setattr(ray_cluster, "code_of", lambda game: next(codes))
    with pytest.raises(TileryError, match="The code of staircase is not the same on all machines"):
        list(run(fixtures("normal", "random", games=2), on="ray"))
    assert not ray.up


def test_a_cluster_that_fails_is_told_on_one_line(ray: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(ticket: int) -> Played:
        raise RayError("The node died.\nA long explanation.")

    monkeypatch.setattr(ray, "get", lost)
    with pytest.raises(TileryError, match=r"^Ray could not play a game: The node died\.$"):
        list(run(fixtures("normal", "random", games=2), on="ray"))
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    with pytest.raises(TileryError, match=r"^Ray can't be started: Could not find any running Ray instance\.$"):
        list(run(fixtures("normal", "random", games=2), on="ray"))


def test_without_ray_it_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert tilery([*CONTEST, "--on", "ray", "--out", str(tmp_path)]) == 2
    assert "Ray is not installed. Install it with: pip install 'tilery[ray]'" in capsys.readouterr().err
    assert tilery([*CONTEST, "--workers", "1", "--out", str(tmp_path)]) == 0
    assert tilery([*CONTEST, "--on", "moon", "--out", str(tmp_path)]) == 2
    assert "There is no executor 'moon'. There is: processes, ray." in capsys.readouterr().err
