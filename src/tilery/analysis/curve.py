"""The curve of a game: everybody's chance to win, from the first move to the last, as a picture in SVG."""

from html import escape

from tilery.analysis.review import Review

WIDE, HIGH, LEFT, TOP, BELOW = 720, 300, 48, 16, 44
COLOURS = ("#0b6e99", "#c2410c", "#4d7c0f", "#7e22ce", "#be123c")
"""Dark enough on white, and told apart by those who see few colours: each line also has its own dashes."""
DASHES = ("", "8 4", "2 4", "12 4 2 4", "4 2")


def curve(review: Review) -> str:
    """The picture. Marked moves are dots on the line of whoever made them."""
    last = max((moment.last for moment in review.moments), default=0) + 1
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">',
        f"<title>{escape(_title(review))}</title>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        parts.append(f'<path d="M{LEFT} {y}H{WIDE - 12}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end" fill="#555">{percent} %</text>')
    for seat, name in enumerate(review.names):
        line = [(0, review.start[seat]), *((moment.last + 1, moment.after[seat]) for moment in review.moments)]
        points = " ".join(f"{_x(number, last)},{_y(share)}" for number, share in line)
        colour, dashes = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>'
        )
        for moment in review.moments:
            if moment.seat == seat and moment.mark:
                x, y = _x(moment.last + 1, last), _y(moment.after[seat])
                told = escape(f"{moment.mark}: {moment.move}, better {moment.best}")
                parts.append(f'<circle cx="{x}" cy="{y}" r="4" fill="{colour}"><title>{told}</title></circle>')
        x = LEFT + seat * (WIDE - LEFT) // len(review.names)
        parts.append(
            f'<path d="M{x} {HIGH - 16}h24" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>'
            f'<text x="{x + 30}" y="{HIGH - 12}" fill="#111">{escape(name)}</text>'
        )
    return "".join([*parts, "</svg>\n"])


def _title(review: Review) -> str:
    ends = ", ".join(
        f"{name} {100 * player.result:.0f} %" for name, player in zip(review.names, review.players, strict=True)
    )
    return f"Chances to win, move by move; at the end: {ends}"


def _x(number: int, last: int) -> float:
    return round(LEFT + (WIDE - LEFT - 12) * number / max(1, last), 1)


def _y(share: float) -> float:
    return round(TOP + (HIGH - TOP - BELOW) * (1 - share), 1)
