"""Moves, states and views as data: what clients get beside the text of a move, and what a position is kept as."""

import re
from collections.abc import Iterable
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

from tilery.engine.errors import Unreadable
from tilery.engine.game import AnyGame, Game

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

Data = dict[str, Any]
"""A move in the types of JSON: its `type`, and each of its fields by name."""

EXAMPLE = re.compile(r"\n\s*\n *>>> (?:.+\n?)*")
"""A paragraph of a docstring that is an example."""

END = 60
"""Of a long message about wrong data, this many characters are kept at each end."""


def move_type(game: AnyGame) -> Any:
    """What its `read` says that it gives: the union of all kinds of moves."""
    return get_type_hints(game.read)["return"]


def move_kinds(game: AnyGame) -> tuple[type, ...]:
    """All kinds of moves of a game, those of chance, too.

    >>> from tilery.games import GAMES
    >>> type(GAMES.all()[0].read("pass")) in move_kinds(GAMES.all()[0])
    True
    """
    kinds = move_type(game)
    return get_args(kinds) or (kinds,)


def move_of(game: Game[Any, Any, M, Any], given: str | Data) -> M:
    """The move of a notation or of data; raises Unreadable. Doesn't ask whether anybody may make it.

    >>> from tilery.games import GAMES
    >>> game = GAMES.all()[0]
    >>> move_of(game, "pass") == move_of(game, {"type": "pass"})
    True
    """
    if isinstance(given, str):
        return game.read(given)
    try:
        move: M = msgspec.convert(given, move_type(game))
    except msgspec.ValidationError as error:
        raise Unreadable(f"That is no move of {game.info.title}: {_short(str(error))}.") from None
    return move


def state_type(game: AnyGame) -> Any:
    """What its `setup` says that it gives."""
    return get_type_hints(game.setup)["return"]


def view_type(game: AnyGame) -> Any:
    """What its `view` says that it gives."""
    return get_type_hints(game.view)["return"]


def state_data(state: Any) -> Data:
    """A state in the types of JSON, with all its secrets.

    >>> from tilery.games import GAMES
    >>> from tilery.engine.match import Match
    >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
    >>> state_of(match.game, state_data(match.state)) == match.state
    True
    """
    data: Data = msgspec.to_builtins(state)
    return data


def state_of(game: Game[Any, S, Any, Any], data: Any) -> S:
    """The state that was made into this data; raises Unreadable. It has the right form, but nobody has asked whether
    such a table can come about.

    >>> from tilery.engine.match import Match
    >>> from tilery.games import GAMES
    >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
    >>> state_of(match.game, state_data(match.state)) == match.state
    True
    """
    state: S = data_of_kind(game, data, state_type(game), "position")
    return state


def position_text(state: Any) -> str:
    """A state on one line of JSON, with all its secrets: how records and stores keep a position."""
    return msgspec.json.encode(state_data(state)).decode()


def position_of(game: Game[Any, S, Any, Any], text: str) -> S:
    """The state that was made into this text; raises Unreadable, as `state_of` does."""
    try:
        return state_of(game, msgspec.json.decode(text))
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unreadable(str(error)) from None


def view_of(game: Game[Any, Any, Any, V], data: Any) -> V:
    """The view that was made into this data; raises Unreadable.

    >>> from tilery.engine.match import Match
    >>> from tilery.games import GAMES
    >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
    >>> view_of(match.game, msgspec.to_builtins(match.view(0))) == match.view(0)
    True
    """
    view: V = data_of_kind(game, data, view_type(game), "view")
    return view


def data_of_kind(game: AnyGame, data: Any, kind: Any, name: str) -> Any:
    """What was made into this data; raises Unreadable, which calls it by this name."""
    try:
        return msgspec.convert(data, kind, dec_hook=_remade)
    except msgspec.ValidationError as error:
        raise Unreadable(f"That is no {name} of {game.info.title}: {_short(str(error))}.") from None


def schemas_of(types: Iterable[Any], template: str) -> tuple[tuple[Data, ...], dict[str, Data]]:
    """JSON schemas of these types, and of all structs that they are made of, by name. `template` says how one refers to
    another. They have the words of the docstrings; the examples there are for Python alone.

    >>> from tilery.engine.errors import Problem
    >>> _, named = schemas_of([Problem], "#/{name}")
    >>> named["Problem"]["description"].partition(".")[0], ">>>" in named["Problem"]["description"]
    ('One reason why a move is not legal', False)
    """
    found, named = msgspec.json.schema_components(types, ref_template=template)
    for schema in named.values():
        if "description" in schema:
            schema["description"] = EXAMPLE.sub("", schema["description"])
    return found, named


def _remade(kind: Any, data: Any) -> Any:
    """A part of a state that keeps more than its JSON says. Its class makes it anew."""
    return kind.of_data(data)


def _short(text: str) -> str:
    """Both ends of a text that quotes somebody else: what is wrong, and in which field.

    >>> _short("Invalid value 'x' - at `$.type`")
    "Invalid value 'x' - at `$.type`"
    """
    return text if len(text) <= 2 * END else f"{text[:END]}…{text[-END:]}"
