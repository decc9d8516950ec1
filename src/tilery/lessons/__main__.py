"""`python -m tilery.lessons` writes every lesson into the web client, from the folder of the project."""

import sys
from pathlib import Path

from tilery.lessons import frames
from tilery.lessons.script import room_of, scripts


def main(games: str = "web/src/rooms") -> None:
    """Play every lesson into its room of the web client."""
    for script in scripts():
        path = Path(games, room_of(script.game), "lesson.json")
        path.write_text(frames.json(frames.play(script)), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
