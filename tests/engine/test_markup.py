"""Pictures without Rich: the same text, and the same looks as far as everybody can show them."""

import pytest
from rich.console import Console
from rich.text import Text

from tilery.engine.markup import Span, lines_of, plain

MARKUP = [
    "",
    "plain",
    "two\nlines",
    "[bold]b[/] and [dim]d[/dim]",
    "[#E8c547]upper[/][#e8c547]lower[/]",
    "[red]r [blue on white]b[/] r[/] none",
    "[red]r [bold]both[/red] bold[/bold] none",
    r"\[red] \\[red]a\\\[b][/]",
    "[3] [A] [] [ red]",
    "[bold black on #e8c547]line\nbreak[/]",
]


@pytest.mark.parametrize("markup", MARKUP)
def test_the_text_is_the_one_that_rich_shows(markup: str) -> None:
    assert plain(lines_of(markup)) == Text.from_markup(markup).plain


@pytest.mark.parametrize("markup", MARKUP)
def test_the_looks_are_those_that_rich_shows(markup: str) -> None:
    text, console = Text.from_markup(markup), Console()
    spans = [(letter, span) for line in lines_of(markup) for span in line for letter in span.text]
    offsets = [offset for offset, letter in enumerate(text.plain) if letter != "\n"]
    for offset, (letter, span) in zip(offsets, spans, strict=True):
        style = text.get_style_at_offset(console, offset)
        assert letter == text.plain[offset]
        assert (span.bold, span.dim) == (bool(style.bold), bool(style.dim))
        assert span.colour == (style.color.name if style.color else "")
        assert span.ground == (style.bgcolor.name if style.bgcolor else "")


def test_what_is_no_colour_that_everybody_knows_is_left_out() -> None:
    assert lines_of("[url(evil)]a[/][navajo_white1 on expression]b[/]") == ((Span("ab"),),)


def test_neighbours_that_look_the_same_are_one_span() -> None:
    assert lines_of("[red]1[/][red]2[/]3") == ((Span("12", "red"), Span("3")),)
