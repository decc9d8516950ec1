"""The names of people and bots, and other short texts that a person types."""

import unicodedata

from tilery.tables.wire.refusal import Refusal

MAX_NAME = 24
BIDI_CONTROLS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
"""They could reverse the text around a name."""
FORBIDDEN = frozenset(["Cc", "Cs", "Zl", "Zp"])
JOINERS = frozenset("\u200c\u200d") | frozenset(map(chr, range(0xE0020, 0xE0080)))
"""Invisible by themselves, but some scripts and emoji are written with them."""
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters, and one braille pattern, that show nothing at all."""


def one_line(text: str) -> bool:
    """Whether the text has nothing that breaks a line or that a screen can't show.

    >>> one_line("Ágnes"), one_line("a\\nb")
    (True, False)
    """
    return not any(char in BIDI_CONTROLS or unicodedata.category(char) in FORBIDDEN for char in text)


def plain_to_see(name: str) -> bool:
    """Whether a name can be seen and hides nothing: otherwise two people could have names that look the same.

    >>> plain_to_see("Ágnes"), plain_to_see("\u200b"), plain_to_see("Ág\u200bnes")
    (True, False, False)
    """
    kinds = {char: unicodedata.category(char) for char in name}
    hidden = any(kind == "Cf" and char not in JOINERS for char, kind in kinds.items())
    shows = any(kind[0] not in "CMZ" and char not in BLANKS for char, kind in kinds.items())
    return shows and not hidden


def name_of(text: str) -> str:
    """The name of a person, who need not have one: '' is nobody's name, and every reader says "Player 1" in their own
    language.

    >>> name_of("  Ágnes "), name_of(" ")
    ('Ágnes', '')
    """
    return clean_name(text) if text.strip(" \t") else ""


def clean_name(text: str) -> str:
    """The name without blanks around it; refuses one that is empty, too long or invisible, or has control characters.

    >>> clean_name("  Ágnes ")
    'Ágnes'
    """
    text = text.strip(" \t")
    name = unicodedata.normalize("NFC", text) if len(text) <= 4 * MAX_NAME and one_line(text) else ""
    if not plain_to_see(name) or len(name) > MAX_NAME:
        raise Refusal("bad-name", f"A name has 1 to {MAX_NAME} characters, and no control characters among them.")
    return name
