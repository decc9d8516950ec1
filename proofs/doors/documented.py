"""What docs/hosting.md tells hosts to write into their files. Trials use these very texts."""

import re
import tomllib
from pathlib import Path
from typing import Any

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
NAME = "tiles.example.org"
"""The name of the server in those texts."""
UPSTREAM = "127.0.0.1:8080"
"""Where the server listens in those texts."""


def block(kind: str, naming: str = "") -> str:
    """The one example of this kind that contains `naming`."""
    there = re.findall(rf"^```{kind}\n(.*?)^```$", HOSTING.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    found = [str(each) for each in there if naming in each]
    if len(found) != 1:
        raise AssertionError(f"{HOSTING.name} has {len(found)} examples of {kind} {naming}")
    return found[0]


def settings(name: str) -> dict[str, Any]:
    """The settings for a server behind a proxy, with this name."""
    return tomllib.loads(block("toml", "trusted_proxies").replace(NAME, name))


def nginx(listen: str, server: str, folder: Path, user: str) -> str:
    """A whole configuration around the example: another name, port and server, and no certificate."""
    name = listen.partition(":")[0]
    example = replaced(block("nginx"), f"server_name {NAME};", f"server_name {name};")
    example = replaced(example, "listen 443 ssl;", f"listen {listen};")
    example = replaced(example, UPSTREAM, server)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
    return (
        f"{user}daemon off;\npid {folder / 'nginx.pid'};\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{places}{example}}}\n"
    )


def caddy(listen: str, server: str) -> str:
    """The same for Caddy, which makes a certificate for any name except in a plain http address."""
    example = replaced(block("caddyfile"), f"{NAME} {{", f"http://{listen} {{")
    example = replaced(example, UPSTREAM, server)
    return f"{{\nadmin off\ndefault_bind {listen.partition(':')[0]}\n}}\n{example}"


def replaced(text: str, old: str, new: str) -> str:
    if text.count(old) != 1:
        raise AssertionError(f"{HOSTING.name} says {old!r} {text.count(old)} times")
    return text.replace(old, new)
