"""What a host sets and sees: settings, limits, counts, and logs that keep secrets."""

import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest

from tilery.engine.errors import TileryError
from tilery.server.logs import JsonLines, TextLines
from tilery.server.settings import Settings, default_database, read_settings


def settings_file(folder: Path, text: str) -> Path:
    file = folder / "tilery.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_settings_are_read_from_a_file_and_what_is_said_besides_counts_more(tmp_path: Path) -> None:
    file = settings_file(tmp_path, 'database = "~/a.db"\nmessages = [5, 10]\nhosts = ["tiles.example.org"]\n')
    found = read_settings(file, tmp_path / "b.db", ("https://example.org",))
    assert found == Settings(
        tmp_path / "b.db", origins=("https://example.org",), messages=(5, 10), hosts=("tiles.example.org",)
    )
    assert read_settings(file, None).database == Path.home() / "a.db"


def test_without_a_file_everything_has_a_sensible_default(tmp_path: Path) -> None:
    assert read_settings(None, tmp_path / "b.db") == Settings(tmp_path / "b.db")
    assert read_settings(None, None).database == default_database()


@pytest.mark.parametrize(
    "text",
    [
        "mesages = [5, 10]",
        "messages = 5",
        "keep_days = -1",
        "budget = [0.1, nan]",
        "connections = 'many'",
        "= 5",
        "log = 'xml'",
        "database = 5",
        "database = ''",
        "rooms = ['']",
        "trusted_proxies = ['localhost']",
    ],
)
def test_a_mistake_in_the_settings_is_named(tmp_path: Path, text: str) -> None:
    with pytest.raises(TileryError, match=r"tilery\.toml can't be read"):
        read_settings(settings_file(tmp_path, text), None)


def metrics(server: Any) -> dict[str, float]:
    answer = server.http.get(f"http://{server.address}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_what_happens_is_counted_and_nobody_is_named(new_server: Any, join: Any) -> None:
    server = new_server(metrics=True)
    made = server.make("device", "device")
    player = join(server, made.id, made.secrets[0])
    assert player.play(0)["type"] == "done"
    assert player.move(0, "nonsense")["type"] == "refused"
    assert server.get("tables/nothing").status_code == 404
    found = metrics(server)
    assert found["tilery_tables_made_total"] == 1
    assert found['tilery_steps_total{kind="start"}'] == 1
    assert found['tilery_steps_total{kind="move"}'] == 1
    assert found['tilery_refusals_total{code="unreadable"}'] == 1
    assert found['tilery_refusals_total{code="no-table"}'] == 1
    assert found["tilery_connections"] == 1
    assert found["tilery_tables_in_memory"] == 1
    assert found["tilery_commits_total"] == 2
    assert found["tilery_commit_failures_total"] == 0
    text = server.http.get(f"http://{server.address}/metrics").text
    assert made.id not in text
    assert all(secret not in text for secret in made.secrets.values())


def test_counts_are_told_only_if_the_host_wants_it(server: Any) -> None:
    assert "tilery_commits_total" not in server.http.get(f"http://{server.address}/metrics").text


def test_one_connection_too_many_is_told_so_and_there_is_room_again_later(new_server: Any, join: Any) -> None:
    server = new_server(connections=2, metrics=True)
    made = server.make("device", "device")
    first, _ = (join(server, made.id) for _ in range(2))
    third = join(server, made.id, hello=False)
    assert third.read()["code"] == "crowded"
    first.close()
    while metrics(server)["tilery_connections"] == 2:
        pass
    assert join(server, made.id).table["id"] == made.id


def test_one_address_does_not_take_all_the_room(new_server: Any, join: Any) -> None:
    server = new_server(connections_per_address=1)
    made = server.make("device", "device")
    join(server, made.id)
    assert join(server, made.id, hello=False).read()["code"] == "crowded"


def test_a_server_answers_to_its_own_names_only(new_server: Any, join: Any) -> None:
    server = new_server(hosts=("tiles.example.org", "127.0.0.1"))
    made = server.make("device", "device")
    foreign = {"Host": "evil.example.com"}
    assert server.get("health").status_code == 200
    assert server.get("health", headers={"Host": "Tiles.Example.org:8080"}).status_code == 200
    refused = server.get("health", headers=foreign)
    assert (refused.status_code, refused.json()["code"]) == (421, "host")
    assert server.post("tables", {}, headers=foreign).status_code == 421
    player = join(server, made.id, hello=False)
    assert player.hello()["type"] == "welcome"


@pytest.mark.parametrize("form", [TextLines(), JsonLines()], ids=["text", "json"])
def test_the_log_tells_where_something_failed_and_not_with_what(form: logging.Formatter) -> None:
    try:
        raise KeyError("g14 in Ada's hand")
    except KeyError:
        record = logging.LogRecord("tilery", logging.ERROR, "", 0, "a bot failed", None, sys.exc_info())
    text = form.format(record)
    assert "KeyError at test_hosting.py:" in text
    assert "g14" not in text


def test_the_log_for_programs_is_one_object_a_line() -> None:
    record = logging.LogRecord("tilery.server", logging.ERROR, "", 0, "commit\nfailed: %s", ("full",), None)
    line = JsonLines().format(record)
    assert "\n" not in line
    found = json.loads(line)
    assert (found["level"], found["from"], found["message"]) == ("error", "tilery.server", "commit\nfailed: full")
