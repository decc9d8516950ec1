"""Names and other texts that are meant to do something: refused if they deceive, and otherwise nothing but text."""

from typing import Any

import pytest

from tests.kit.server import GAME

SEATS = [{"kind": "device"}, {"kind": "device"}]

UNREADABLE = {
    "10 kB": "x" * 10_000,
    "turned around": "Anna\u202egnp",
    "isolated": "\u2066Anna",
    "a line break": "Anna\nplayer 1: Bob",
    "a bell": "Anna\x07",
    "an escape": "\x1b[31mAnna",
    "nothing to see": "\u200b\u200b",
    "blank letters": "\u3164\u2800",
    "joiners alone": "\u200d\u200c",
    "hidden in between": "An\u200bna",
    "a soft hyphen": "An\u00adna",
    "a byte order mark": "\ufeffAnna",
    "marks alone": "\u0301\u0301",
}
MARKUP = (
    "<img src=x onerror=f()>", "<script>f()</script>", "javascript:f()", "{$name}", "{ -brand }", '"><svg onload=f()>',
    "&lt;b&gt; &amp;", "[bold]x[/bold]", "%s %n {0}", "'; DROP TABLE seats;--", "__proto__", "../../etc/passwd",
    "👩‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿",
)  # fmt: skip


@pytest.mark.parametrize("name", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_a_name_that_deceives_or_can_not_be_seen_is_refused(server: Any, name: str) -> None:
    made = server.make("device", "open")
    answer = server.post(f"tables/{made.id}/seats", {"name": name})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-name")
    wish = {"game": GAME, "seats": [{"kind": "device", "name": name}, *SEATS[:1]]}
    answer = server.post("tables", wish)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-name")


@pytest.mark.parametrize("name", MARKUP)
def test_a_name_like_markup_is_a_name(server: Any, join: Any, play: Any, name: str) -> None:
    """It comes back as it is, and never as anything that a browser would take for a page."""
    made = server.make("device", "open")
    both = join(server, made.id, made.secrets[0], server.sit(made.id, name))
    assert both.table["seats"][1]["name"] == name
    info = server.get(f"tables/{made.id}")
    assert info.headers["content-type"] == "application/json"
    assert info.json()["seats"][1]["name"] == name
    while both.result is None:
        assert both.play(both.turn)["type"] == "done"
    record = server.get(f"tables/{made.id}/rounds/0/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert record.headers["content-disposition"].startswith("attachment; filename=tilery-")
    assert f"\nplayer 1: {name}\n" in record.text


def test_people_need_no_name_and_keep_their_faces(server: Any, join: Any) -> None:
    seats = [{"kind": "device", "name": " ", "face": "owl7"}, {"kind": "open"}]
    made = server.post("tables", {"game": GAME, "seats": seats, "public": True}).json()
    secret = server.post(f"tables/{made['id']}/seats", {"face": "fox7"}).json()["secret"]
    both = join(server, made["id"], made["secrets"][0]["secret"], secret)
    assert [seat["name"] for seat in both.table["seats"]] == ["", ""]
    while both.result is None:
        assert both.play(both.turn)["type"] == "done"
    (game,) = server.post("library", {"own": [made["id"]], "mine": True}).json()["games"]
    assert [(player["name"], player["face"]) for player in game["players"]] == [("", "owl7"), ("", "fox7")]
    record = server.get(f"tables/{made['id']}/rounds/0/record").text
    assert "\nplayer 0: player 1\nplayer 1: player 2\n" in record
    study = server.post("study", {"record": record}).json()
    assert study["head"]["players"] == ["", ""]


def test_what_is_typed_comes_back_in_no_answer_that_could_be_a_page(server: Any) -> None:
    markup = "<script>f()</script>"
    made = server.make("device", "device")
    answers = [
        server.post("tables", {"game": markup, "seats": SEATS}),
        server.post("tables", {"game": GAME, "options": {markup: markup}, "seats": SEATS}),
        server.post("tables", {"game": GAME, "options": {"deck": markup}, "seats": SEATS}),
        server.post("tables", {"game": GAME, "seats": [{"kind": "bot", "level": markup}, *SEATS]}),
        server.post("tables", {markup: markup}),
        server.get(f"tables/{markup}"),
        server.get(f"tables/{made.id}/rounds/0/replay?seat={markup}"),
        server.get(f"tables/{made.id}/rounds/{markup}/record"),
        server.get(markup),
    ]
    for answer in answers:
        assert answer.status_code in (404, 405, 422)
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
