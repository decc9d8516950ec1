"""Pictures of a contest in SVG: the ratings with their intervals, or the course of a test."""

from collections.abc import Sequence
from html import escape

from tilery.arena.sequential import BOUND, Course
from tilery.arena.standings import Standing

WIDE, HIGH, LEFT, RIGHT, TOP, BELOW = 720, 300, 48, 24, 40, 36
NAMES = 190
"""Where the ratings begin, right of the names."""
ROW = 28
INK, GREY, LIGHT, BLUE = "#111", "#555", "#ddd", "#0b6e99"


def ratings_plot(tables: Sequence[tuple[str, Sequence[Standing]]]) -> str:
    """For each kind of game its title and a row for each bot: the rating as a dot on its interval."""
    parts: list[str] = []
    top = 0
    for title, rows in tables:
        parts.append(_words(12, top + 24, title, INK))
        top += TOP
        bounds = [value for row in rows for value in (row.rating, row.rating_low, row.rating_high) if value is not None]
        low, high = min(bounds, default=0.0), max(bounds, default=1.0)
        for row in rows:
            parts += _rating(row, top + ROW // 2, low, high)
            top += ROW
        top += 12
    return _picture("Ratings, with 95 % intervals", top, parts)


def _rating(row: Standing, y: int, low: float, high: float) -> list[str]:
    def place(rating: float) -> float:
        return round(NAMES + (WIDE - NAMES - 90) * (rating - low) / ((high - low) or 1), 1)

    name = _words(12, y + 4, row.bot, INK)
    if row.rating is None:
        return [name, _words(NAMES, y + 4, "no rating", GREY)]
    parts = [name, f'<path d="M{NAMES} {y}H{WIDE - 90}" stroke="{LIGHT}"/>']
    if row.rating_low is not None and row.rating_high is not None:
        start, end = place(row.rating_low), place(row.rating_high)
        parts.append(
            f'<path d="M{start} {y}H{end}M{start} {y - 5}v10M{end} {y - 5}v10" stroke="{BLUE}" stroke-width="2"/>'
        )
    parts.append(f'<circle cx="{place(row.rating)}" cy="{y}" r="5" fill="{BLUE}"/>')
    return [*parts, _words(WIDE - 72, y + 4, f"{row.rating:.0f}", INK)]


def course_plot(course: Course) -> str:
    """The ratio after each deal, and the two lines that decide the test."""
    reach = max(BOUND, *map(abs, course.ratios), 1.0) * 1.1

    def x(deal: int) -> float:
        return round(LEFT + (WIDE - LEFT - RIGHT) * deal / max(1, len(course.ratios)), 1)

    def y(ratio: float) -> float:
        return round(TOP + (HIGH - TOP - BELOW) * (reach - ratio) / (2 * reach), 1)

    first, second = course.bots
    title = f"{first} against {second}: {course.test.high:+g} points or more (above), or {course.test.low:+g} or less"
    parts = [_words(12, 24, title, INK)]
    for ratio, dashes in ((BOUND, "6 4"), (0.0, ""), (-BOUND, "6 4")):
        parts.append(f'<path d="M{LEFT} {y(ratio)}H{WIDE - RIGHT}" stroke="{GREY}" stroke-dasharray="{dashes}"/>')
        parts.append(_words(LEFT - 8, y(ratio) + 4, f"{ratio:.1f}", GREY, "end"))
    line = " ".join(f"{x(deal)},{y(ratio)}" for deal, ratio in enumerate((0.0, *course.ratios)))
    parts.append(f'<polyline points="{line}" fill="none" stroke="{BLUE}" stroke-width="2"/>')
    parts.append(_words(WIDE - RIGHT, HIGH - 12, f"{len(course.games)} games", GREY, "end"))
    return _picture("The course of a test: the logarithm of the likelihood ratio, deal after deal", HIGH, parts)


def _words(x: float, y: float, text: str, colour: str, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" fill="{colour}" text-anchor="{anchor}">{escape(text)}</text>'


def _picture(title: str, high: int, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" font-family="sans-serif" font-size="12">'
    )
    return "".join(
        [
            head,
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDE}" height="{high}" fill="#fff"/>',
            *parts,
            "</svg>\n",
        ]
    )
