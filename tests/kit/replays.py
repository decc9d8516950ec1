"""A replay as a client sees it: page by page, with the view after each step."""

from collections.abc import Callable
from typing import Any

from tilery.tables.wire.changes import applied

Page = dict[str, Any]


def steps_of(page: Page) -> list[dict[str, Any]]:
    """The steps of a page, each with its view in place of what it changes."""
    view, steps = page["view"], []
    for step in page["steps"]:
        view = applied(view, step["changes"])
        steps.append({**step, "view": view})
        del steps[-1]["changes"]
    return steps


def all_steps(ask: Callable[[int], Page]) -> list[dict[str, Any]]:
    """The steps of all pages; `ask` gives the one that begins with a step."""
    page = ask(0)
    steps = steps_of(page)
    while len(steps) < page["total"]:
        steps += steps_of(ask(len(steps)))
    assert [step["number"] for step in steps] == list(range(page["total"]))
    return steps


def replay(server: Any, table: str, number: int = 0, asked: str = "") -> list[dict[str, Any]]:
    """A finished game, from its first step to its last."""
    path = f"tables/{table}/rounds/{number}/replay"
    return all_steps(lambda start: server.get(f"{path}?start={start}{asked}").json())
