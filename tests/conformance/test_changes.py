"""What is sent of a view is what changed in it: that is exact, and small. A replay is made of it, page by page."""

from itertools import pairwise
from statistics import median

import msgspec

from tests.conformance.tables import Table
from tests.conformance.test_secrets import as_sent
from tilery.engine.plain import plain_view
from tilery.tables.library.replay import PAGE, Replay, Viewpoint
from tilery.tables.wire.changes import applied, changes

SMALL = 2048
"""Bytes: what a step of a game changes in a view, in the median."""


def test_what_changed_leads_from_each_view_to_the_next_and_back(table: Table) -> None:
    game = table.game
    for situation in table.situations(20):
        for viewer in table.viewers:
            old, new = game.view(situation.state, viewer), game.view(situation.after, viewer)
            for before, after in ((old, new), (new, old)):  # an undo leads back
                change = msgspec.json.decode(msgspec.json.encode(changes(before, after)))
                assert applied(as_data(before), change) == as_data(after)


def test_what_changed_is_small(table: Table) -> None:
    for match in table.games():
        for viewer in (0, None):
            views = [table.game.view(entry.step.state, viewer) for entry in match.log]
            sizes = [len(msgspec.json.encode(changes(*pair))) for pair in pairwise(views)]
            assert median(sizes) <= SMALL


def test_the_pages_of_a_replay_show_every_view(table: Table) -> None:
    game, match = table.game, table.games()[0]
    replay = Replay(match)
    for viewer in (0, None):
        shown, start = [], 0
        while start < len(match.log):
            page = replay.page(Viewpoint(viewer, start))
            sent = msgspec.json.decode(msgspec.json.encode(page))
            assert len(msgspec.json.encode(page)) <= PAGE
            view = sent["view"]
            for step in sent["steps"]:
                view = applied(view, step["changes"])
                shown.append((step["number"], step["events"], view))
            start += len(sent["steps"])
            assert sent["total"] == len(match.log)
        assert shown == [
            (number, as_data(events), as_data(game.view(entry.step.state, viewer)))
            for (number, _, events), entry in zip(match.events(viewer), match.log, strict=True)
        ]


def test_plain_views_change_too(table: Table) -> None:
    game = table.game
    for situation in table.situations(4):
        old, new = (
            plain_view(game, game.view(state, 0), 0, moves=False) for state in (situation.state, situation.after)
        )
        change = msgspec.json.decode(msgspec.json.encode(changes(old, new)))
        assert applied(as_data(old), change) == as_data(new)


def as_data(value: object) -> object:
    return msgspec.json.decode(as_sent(value))
