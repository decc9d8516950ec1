"""Options and seat counts as given by a person, checked against what a game offers."""

from collections.abc import Mapping

from tilery.engine.errors import Unknown
from tilery.engine.game import Info


def settle(info: Info, given: Mapping[str, str]) -> dict[str, str]:
    """Every option of the game with its given or default value, in the game's order."""
    known = {option.name: option for option in info.options}
    for name, value in given.items():
        if name not in known:
            raise Unknown(f"option of {info.title}", name, known)
        if known[name].choices and value not in known[name].choices:
            raise Unknown(f"choice of {name}", value, known[name].choices)
    return {name: given.get(name, option.default) for name, option in known.items()}


def check_seats(info: Info, seats: int) -> None:
    """Raise Unknown unless this many people can play the game."""
    if seats not in info.seats:
        raise Unknown(f"{info.title} for this number of players:", str(seats), map(str, info.seats))
