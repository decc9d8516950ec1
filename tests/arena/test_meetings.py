"""Who meets whom: the same deals with every seating, and games that depend on nothing else."""

from pathlib import Path

import pytest

from tilery.arena import Folder, Meeting, Scored, duels, meetings, play, rate, run, standings
from tilery.arena.folder import Kind
from tilery.engine import TileryError, utilities
from tilery.games import GAMES

KIND = Kind("staircase", 2, ())


def made(*bots: str, seats: int | None = None, games: int = 4, **options: str) -> list[Meeting]:
    return meetings("staircase", bots, seats=seats, games=games, seed=7, options=options)


def test_every_pair_meets_and_every_deal_is_played_with_both_seatings() -> None:
    [meeting] = made("normal", "random")
    fixtures = [fixture for _, fixture in meeting.fixtures()]
    assert [fixture.names for fixture in fixtures] == [("normal", "random"), ("random", "normal")] * 2
    assert [fixture.number for fixture in fixtures] == [0, 0, 1, 1]
    assert len({fixture.chance_seed for fixture in fixtures}) == 2
    assert len({name for name, _ in meeting.fixtures()}) == 4


def test_the_order_in_which_bots_are_named_makes_no_difference() -> None:
    [one], [other] = made("normal", "random"), made("random", "normal")
    assert one.label == other.label
    assert [*one.fixtures()] == [*other.fixtures()]


def test_bots_named_twice_take_two_seats() -> None:
    [meeting] = made("normal", "random", "random", seats=3)
    assert [meeting.seatings, meeting.deals] == [[(0, 1, 2), (1, 0, 2), (1, 2, 0)], 2]
    assert {fixture.names.index("normal") for _, fixture in meeting.fixtures()} == {0, 1, 2}


def test_names_of_folders_differ_with_all_that_decides_a_game() -> None:
    different = [
        *made("normal", "random"),
        *made("normal", "random", "random", seats=3),
        *made("normal", "random", tiles="20"),
    ]
    assert len({meeting.label for meeting in different}) == 3
    usual, as_usual = (
        made("normal", "random"),
        made("normal", "random", tiles=GAMES.get("staircase").info.options[0].default),
    )
    assert usual == as_usual


@pytest.mark.parametrize(
    ("bots", "seats", "told"),
    [
        (("normal",), None, "two bots that differ"),
        (("normal", "normal"), None, "two bots that differ"),
        (("normal", "random"), 3, "as in 'normal random random'"),
        (("normal", "random"), 9, "2, 3, 4"),
        (("normal", "genius"), None, "random, normal"),
        (("normal", "no/such.py:Bot"), None, "no file"),
    ],
)
def test_what_cannot_meet_is_told_in_words(bots: tuple[str, ...], seats: int | None, told: str) -> None:
    with pytest.raises(TileryError, match=told):
        made(*bots, seats=seats)


BOT = """
from tilery.engine.bot import RandomBot
class Mine(RandomBot):
    {body}
"""


def own_bot(folder: Path, body: str) -> str:
    (folder / "mine.py").write_text(BOT.format(body=body))
    return f"{folder}/mine.py:Mine"


def test_a_bot_may_come_from_a_file_and_is_another_one_after_a_change(tmp_path: Path) -> None:
    bot = own_bot(tmp_path, "pass")
    [before] = made(bot, "random")
    assert play(next(before.fixtures())[1]).moves > 10
    own_bot(tmp_path, "WISER = True")
    [after] = made(bot, "random")
    assert before.label != after.label
    assert after.names[0].startswith("Mine@")
    with pytest.raises(TileryError, match=r"no class 'Yours'.*There is: RandomBot, Mine"):
        made(f"{tmp_path}/mine.py:Yours", "random")


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("choose = lambda self, view, rng: 1 / 0", r"Mine@\w+ failed: ZeroDivisionError.*mine.py, line 4"),
        ("choose = lambda self, view, rng: self._game.read('lay 99')", r"Mine@\w+ made an illegal move.*SC-"),
    ],
    ids=["crashes", "cheats"],
)
def test_a_bot_that_fails_is_named(tmp_path: Path, body: str, told: str) -> None:
    folder = tmp_path / body[-6:-1].strip()
    folder.mkdir()
    [meeting] = made(own_bot(folder, body), "random")
    with pytest.raises(TileryError, match=told):
        play(next(meeting.fixtures())[1])


def test_one_process_and_two_play_the_same_games() -> None:
    [meeting] = made("normal", "random", games=8)
    fixtures = [fixture for _, fixture in meeting.fixtures()]
    one, two = ({place: played.record for place, played in run(fixtures, workers)} for workers in (1, 2))
    assert one == two
    assert len(set(one.values())) == 8


def scored(deal: str, players: str, winners: str, teams: tuple[tuple[int, ...], ...] = ()) -> Scored:
    side = len(teams[0]) if teams else 1
    shares = tuple(side / len(winners) if player in winners else 0.0 for player in players)
    return Scored(KIND, deal, tuple(players), shares, teams)


def test_shared_wins_count_by_their_share() -> None:
    games = [scored("1", "ab", "a"), scored("1", "ba", "ab"), scored("2", "ab", "b"), scored("2", "ba", "a")]
    won = rate("a", games)
    assert won is not None
    assert (won.games, won.rate) == (4, 2.5 / 4)
    [duel] = duels(games)
    assert duel.bots == ("a", "b")


def test_with_more_players_the_winner_beats_all_others_and_nobody_else_beats_anybody() -> None:
    games = [scored(str(deal), "abc", "a") for deal in range(30)]
    rows = {row.bot: row for row in standings(games)}
    assert rows["a"].rating == rows["a"].rating_low == 1500
    assert rows["b"].rating_low is None  # all deals went the same way
    assert rows["b"].rating == pytest.approx(rows["c"].rating)
    assert rows["b"].rating is not None
    assert rows["b"].rating < 1000


def test_partners_say_nothing_about_each_other() -> None:
    games = [scored(str(deal), "abcd", "ac" if deal % 3 else "bd", ((0, 2), (1, 3))) for deal in range(30)]
    rows = {row.bot: row for row in standings(games)}
    assert rows["a"].won.rate == pytest.approx(2 / 3)
    assert rows["a"].rating == pytest.approx(rows["c"].rating)
    assert rows["b"].rating == pytest.approx(rows["d"].rating)


def in_teams(*bots: str) -> list[tuple[str, ...]]:
    """How these bots sit in a game with teams."""
    [(game, variant), *_] = [
        (game, variant) for game in GAMES.all() for variant in game.info.variants if "team" in variant.name
    ]
    [meeting] = meetings(game.info.id, bots, seats=4, games=1, seed=0, options=variant.options)
    return [fixture.names for _, fixture in meeting.fixtures()]


def test_partners_are_the_same_bot_if_two_bots_fill_two_seats_each() -> None:
    equals = ["normal", "random", "normal", "random"]
    assert in_teams("normal", "random", "random", "normal") == [tuple(equals), tuple(equals[1:] + equals[:1])]


def test_a_bot_that_has_one_seat_has_another_as_its_partner() -> None:
    assert len(in_teams("normal", "random", "random", "random")) == 4


def test_the_teams_of_a_game_are_known_from_its_record(tmp_path: Path) -> None:
    """A record says who won, but not who were partners: its replay does."""
    [(game, variant), *_] = [
        (game, variant) for game in GAMES.all() for variant in game.info.variants if "team" in variant.name
    ]
    bots = ("random",) * variant.seats[0]
    meeting = Meeting(game.info.id, variant.options, bots, bots, 1, 1)
    [(name, fixture)] = meeting.fixtures()
    played = play(fixture)
    kept = Folder(tmp_path).keep(meeting, name, fixture, played)
    assert kept.teams == played.result.teams != ()
    assert kept.shares == utilities(played.result)
