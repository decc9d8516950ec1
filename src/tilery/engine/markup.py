"""Splits Rich's markup into lines of text with their colours, for programs that draw without Rich."""

import re
from collections.abc import Iterator

import msgspec

TAG = re.compile(r"(\\*)\[([a-z#/@][^\[]*?)\]")
COLOUR = re.compile("#[0-9a-f]{6}|black|red|green|yellow|blue|magenta|cyan|white")


class Span(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """Some text that looks the same. Colours are names or `#rrggbb`; '' is the usual one."""

    text: str
    colour: str = ""
    ground: str = ""
    bold: bool = False
    dim: bool = False


Line = tuple[Span, ...]


def lines_of(markup: str) -> tuple[Line, ...]:
    """The lines of a text with Rich markup. Leaves out every style that is not a common colour.

    >>> lines_of("a [bold #e8c547]tile[/] and\\nno more")[0]
    (Span(text='a '), Span(text='tile', colour='#e8c547', bold=True), Span(text=' and'))
    >>> lines_of(r"\\[red] is no colour here, nor is [3]")
    ((Span(text='[red] is no colour here, nor is [3]'),),)
    """
    lines: list[list[Span]] = [[]]
    for text, styles in _pieces(markup):
        look = _span(" ".join(styles))
        first, *others = text.split("\n")
        _add(lines[-1], first, look)
        for other in others:
            lines.append([])
            _add(lines[-1], other, look)
    return tuple(map(tuple, lines))


def plain(lines: tuple[Line, ...]) -> str:
    """The text alone."""
    return "\n".join("".join(span.text for span in line) for line in lines)


def _pieces(markup: str) -> Iterator[tuple[str, list[str]]]:
    """Each piece of text with the styles that are open there."""
    styles: list[str] = []
    at = 0
    for tag in TAG.finditer(markup):
        backslashes, name = tag[1], tag[2]
        yield markup[at : tag.start()] + backslashes[: len(backslashes) // 2], styles
        at = tag.end()
        if len(backslashes) % 2:
            yield f"[{name}]", styles
        elif name == "/":
            styles = styles[:-1]
        elif name.startswith("/"):
            last = len(styles) - 1 - styles[::-1].index(name[1:])
            styles = styles[:last] + styles[last + 1 :]
        else:
            styles = [*styles, name]
    yield markup[at:], styles


def _span(style: str) -> Span:
    ground, colour, words = "", "", iter(style.lower().split())
    bold = dim = False
    for word in words:
        bold, dim = bold or word == "bold", dim or word == "dim"
        if word == "on":
            ground = _known(next(words, "")) or ground
        else:
            colour = _known(word) or colour
    return Span("", colour, ground, bold, dim)


def _known(colour: str) -> str:
    return colour if COLOUR.fullmatch(colour) else ""


def _add(line: list[Span], text: str, look: Span) -> None:
    if not text:
        return
    if line and msgspec.structs.replace(line[-1], text="") == look:
        text = line.pop().text + text
    line.append(msgspec.structs.replace(look, text=text))
