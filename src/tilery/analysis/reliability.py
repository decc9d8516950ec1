"""How far chances can be relied on: claims in steps, what came of them, and the plot of both."""

from collections.abc import Mapping, Sequence
from html import escape
from math import sqrt
from statistics import fmean

import msgspec

from tilery.analysis.table import error_of

STEPS = 10
SIDE, GAP, LOW = 220, 56, 40


class Bin(msgspec.Struct, frozen=True):
    """Claims that are nearly the same: their mean, what was found, its standard error, and how many there are. The
    error is never less than it would be if the claims were true: a few tables that were all won prove little."""

    claimed: float
    found: float
    error: float
    count: int


def bins(claims: Sequence[tuple[float, float]], steps: int = STEPS) -> list[Bin]:
    """Claims (a chance, and the share of the win that came of it) in so many steps. Empty ones are left out.

    >>> few = bins([(0.72, 1.0), (0.78, 0.0), (0.1, 0.0)])
    >>> [(one.claimed, one.found, round(one.error, 2), one.count) for one in few]
    [(0.1, 0.0, 0.3, 1), (0.75, 0.5, 0.5, 2)]
    """
    parts: dict[int, list[tuple[float, float]]] = {}
    for chance, share in claims:
        parts.setdefault(min(steps - 1, int(chance * steps)), []).append((chance, share))
    return [_bin(part) for _, part in sorted(parts.items())]


def _bin(part: Sequence[tuple[float, float]]) -> Bin:
    claims, shares = zip(*part, strict=True)
    expected = sqrt(sum(chance * (1 - chance) for chance in claims)) / len(part)
    found = error_of(shares) if len(part) > 1 else 0.0
    return Bin(fmean(claims), fmean(shares), max(found, expected), len(part))


def plot(games: Mapping[str, Sequence[Bin]]) -> str:
    """The reliability of several games as a picture in SVG: what was claimed to the right, what was found upwards. The
    line is where both agree, the band five points around it."""
    wide = GAP + len(games) * (SIDE + GAP)
    box = f"0 0 {wide} {SIDE + 2 * LOW}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="sans-serif" font-size="12">',
        "<title>How often positions with a given chance were won</title>",
        f'<rect width="{wide}" height="{SIDE + 2 * LOW}" fill="#fff"/>',
    ]
    for number, (title, found) in enumerate(games.items()):
        left = GAP + number * (SIDE + GAP)

        def at(claimed: float, share: float, left: int = left) -> str:
            return f"{round(left + SIDE * claimed, 1)},{round(LOW + SIDE * (1 - share), 1)}"

        band = " ".join((at(0, 0.05), at(0.95, 1), at(1, 1), at(1, 0.95), at(0.05, 0), at(0, 0)))
        parts += [
            f'<text x="{left}" y="{LOW - 14}" font-weight="bold">{escape(title)}</text>',
            f'<polygon points="{band}" fill="#e8eef2"/>',
            f'<polyline points="{at(0, 0)} {at(1, 1)}" stroke="#999" fill="none"/>',
            f'<rect x="{left}" y="{LOW}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>',
        ]
        for percent in (0, 50, 100):
            x, y = at(percent / 100, percent / 100).split(",")
            parts.append(f'<text x="{x}" y="{LOW + SIDE + 16}" text-anchor="middle">{percent} %</text>')
            parts.append(f'<text x="{left - 6}" y="{float(y) + 4}" text-anchor="end">{percent} %</text>')
        for one in found:
            (x, y), reach = at(one.claimed, one.found).split(","), round(2 * SIDE * one.error, 1)
            parts.append(f'<path d="M{x} {y}m0 {-reach}v{2 * reach}" stroke="#0b6e99"/>')
            parts.append(
                f'<circle cx="{x}" cy="{y}" r="4" fill="#0b6e99"><title>{one.claimed:.0%} → {one.found:.0%}, '
                f"{one.count} positions</title></circle>"
            )
    return "".join([*parts, "</svg>\n"])
