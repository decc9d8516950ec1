"""A contest from what somebody typed."""

import secrets
from pathlib import Path

from tilery.arena import Contest
from tilery.engine.errors import TileryError, Unreadable
from tilery.engine.options import check_seats
from tilery.games import GAMES, usual_level


def contest_from(
    game: str, seats: int | None, bots: str | None, games: int, seed: int | None, options: list[str] | None
) -> Contest:
    """The contest. The number of seats follows from the bots, or the bots from the seats; by default, two normal bots
    play."""
    rules = GAMES.get(game)
    info = rules.info
    levels = tuple(level.strip() for level in bots.split(",")) if bots is not None else (usual_level(rules),)
    if seats is None:
        seats = len(levels) if len(levels) > 1 else max(2, min(info.seats))
    check_seats(info, seats)  # before there is a bot for each
    if len(levels) == 1:
        levels *= seats
    contest = Contest(
        game,
        seats,
        levels,
        games,
        secrets.randbits(32) if seed is None else seed,
        dict(option_from(text) for text in options or []),
    )
    contest.check()
    return contest


def option_from(text: str) -> tuple[str, str]:
    """An option as typed: name=value, or name=@file for its contents."""
    name, equals, value = text.partition("=")
    if not equals:
        raise TileryError(f"An option reads name=value, not '{text}'.")
    if value.startswith("@"):
        try:
            value = Path(value[1:]).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise Unreadable(f"'{value[1:]}' is no text file in UTF-8.") from None
    return name, value
