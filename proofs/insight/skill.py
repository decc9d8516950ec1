"""How much skill each game holds: where the results of games between neighbouring levels come from. All parts together
make the whole, and the table in the documents says what was found."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from proofs.insight.games import looked_at
from proofs.progress import progress
from tilery.analysis import Review, Skill, review, skill
from tilery.analysis.skill import PARTS
from tilery.arena import Fixture, play
from tilery.engine.record import Record
from tilery.games import GAMES

LEVELS = ("normal", "casual", "easy")
"""Neighbours stand for people who would play each other. These are the levels that most people meet."""
PLAYOUTS = 200
"""The effort for each decision. With 20, noise hides what play and the unknown explain: after 16 games of one room,
both shares were open by 100 points."""
DRAWN = 100
"""From so many games on, the table in the documents is written anew. It says how many there were."""
DOCUMENT = "skill.md"
START, END = "<!-- skill -->", "<!-- end of skill -->"
HEADS = ("game", "games", "the deal", "luck after it", "play", "the unknown", "the seat")


def of_neighbours(game: str, seats: int, number: int) -> Record:
    """A game between two neighbours. Each deal is played with both seatings."""
    pairs = list(pairwise(LEVELS))
    pair = pairs[number // 2 % len(pairs)]
    bots = pair if number % 2 == 0 else pair[::-1]
    return Record.parse(play(Fixture(game, {}, bots, bots, 17, number // (2 * len(pairs)))).record)


def reviewed(record: Record, number: int) -> Review:
    """Review a game with little effort."""
    return review(record, playouts=PLAYOUTS, exact=False, marks=False)


class Skills:
    """What the trial saw in each game."""

    def __init__(self) -> None:
        self.reviews: dict[str, list[Review]] = {}

    def of(self, game: str) -> Skill | None:
        """Where the results of this game come from."""
        return skill(self.reviews[game])

    def rows(self) -> list[tuple[str, ...]]:
        """A line for each game: the shares in percent, with twice their standard errors."""
        return [
            (
                GAMES.get(game).info.title,
                str(told.games),
                *(f"{100 * getattr(told, part):.0f} ± {200 * told.errors[part]:.0f}" for part in PARTS),
            )
            for game in self.reviews
            if (told := self.of(game)) is not None
        ]

    def __str__(self) -> str:
        return "\n".join(
            ", ".join(f"{head} {cell}" for head, cell in zip(HEADS, row, strict=True)) for row in self.rows()
        )

    @property
    def held(self) -> bool:
        """Whether all parts make the whole."""
        return bool(self.reviews) and all(
            told is not None and abs(sum(getattr(told, part) for part in PARTS) - 1) < 1e-6
            for told in map(self.of, self.reviews)
        )


def written(text: str, rows: list[tuple[str, ...]]) -> str:
    """A document with these rows in the place of its table."""
    before, rest = text.split(START)
    _, after = rest.split(END)
    lines = [" | ".join(row) for row in (HEADS, ("---",) * len(HEADS), *rows)]
    return f"{before}{START}\n\n" + "".join(f"| {line} |\n" for line in lines) + f"\n{END}{after}"


def run(folder: Path, times: int, games: Sequence[str]) -> Skills:
    """So many games of each of these rooms; writes the table into the working directory's `docs`."""
    found = Skills()
    for game in games:
        for one in looked_at(game, times, reviewed, played=of_neighbours, seats=(2,)):
            found.reviews.setdefault(game, []).append(one)
            progress(found, len(found.reviews[game]), 50)
    if times >= DRAWN and len(found.reviews) == len(GAMES.names()):
        document = Path("docs", DOCUMENT)
        document.write_text(written(document.read_text(encoding="utf-8"), found.rows()), encoding="utf-8")
    return found
