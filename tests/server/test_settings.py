"""A mistake in the settings is told in plain words: which one it is, and what it needs."""

from pathlib import Path

import pytest

from tilery.server.settings import SettingsError, read_settings

RATE = "a list of 2 numbers from 0 to 1,000,000,000"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("mesages = [5, 10]", "There is no setting 'mesages'. Similar: messages."),
        ("zzz = 1", "There is no setting 'zzz'."),
        ("messages = 5", f"messages needs {RATE}, not 5."),
        ('messages = [5, "x"]', f'messages needs {RATE}, not [5, "x"].'),
        ("budget = [0.1, nan]", f"budget needs {RATE}, not [0.1, NaN]."),
        ("connections = 'many'", 'connections needs a whole number from 0 to 1,000,000,000,000, not "many".'),
        ("keep_days = -1", "keep_days needs a whole number from 0 to 36,500, not -1."),
        ("keep_days = 1000000000", "keep_days needs a whole number from 0 to 36,500, not 1000000000."),
        ("bot_seconds = inf", "bot_seconds needs a number from 0 to 1,000,000,000, not Infinity."),
        ("bot_compile = 'yes'", 'bot_compile needs true or false, not "yes".'),
        ("log = 'xml'", 'log needs "json" or "text", not "xml".'),
        ("hosts = 'example.org'", 'hosts needs a list of texts in quotes, not "example.org".'),
        ("rooms = [5]", "rooms needs a list of paths in quotes, not [5]."),
        ("static = ''", 'static needs a path in quotes, not "".'),
        ("engines = 5", "engines needs a table of texts in quotes, not 5."),
        ("trusted_proxies = ['localhost']", "trusted_proxies needs addresses or networks, such as 192.0.2.1 or"),
        ("database = ''", "The path is empty."),
        ("= 5", "This is no TOML. Invalid statement (at line 1, column 1)."),
    ],
)
def test_a_wrong_setting_is_told_with_what_it_needs(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "tilery.toml"
    file.write_text(text)
    with pytest.raises(SettingsError) as refused:
        read_settings(file, None)
    assert str(refused.value).startswith(f"The settings {file} can't be read: {words}")


@pytest.mark.parametrize("name", ["admin_token", "nats", "database"])
def test_what_may_be_a_secret_is_not_repeated(tmp_path: Path, name: str) -> None:
    file = tmp_path / "tilery.toml"
    file.write_text(f"{name} = 1234567")
    with pytest.raises(SettingsError, match=f"{name} needs a text in quotes\\.$"):
        read_settings(file, None)


def test_settings_in_another_encoding_are_told_as_such(tmp_path: Path) -> None:
    file = tmp_path / "tilery.toml"
    file.write_bytes(b"\xff")
    with pytest.raises(SettingsError, match=r"This is no text file in UTF-8\.$"):
        read_settings(file, None)
