"""Runs in Pyodide while it is being built: packs the files that are needed, compiled by the very Python that will run
them. The same files always give the same bytes."""

import io
import zipfile
from importlib import _bootstrap_external
from pathlib import Path

STDLIB, SITE = "/lib/python314.zip/", "/lib/python3.14/site-packages/"
ALWAYS = (
    "encodings/__init__.py",
    "encodings/aliases.py",
    "encodings/ascii.py",
    "encodings/idna.py",
    "encodings/latin_1.py",
    "encodings/utf_8.py",
    "stringprep.py",
)
"""What Python asks for by itself, later than one can see."""
DATE = (2020, 1, 1, 0, 0, 0)


def compiled(name: str, source: bytes) -> bytes:
    """The bytecode of a module, without docstrings and without a date."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_bootstrap_external._code_to_timestamp_pyc(code, 0, 0))


def packed(files: dict[str, bytes]) -> bytes:
    """An archive of these files, not compressed: the way to the browser packs better."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, DATE), content)
    return out.getvalue()


def small(name: str, content: bytes) -> tuple[str, bytes]:
    """A file as it is packed: a module compiled, anything else as it is."""
    return (name.removesuffix(".py") + ".pyc", compiled(name, content)) if name.endswith(".py") else (name, content)


def stdlib(needed: list[str]) -> bytes:
    """The archive of the standard library."""
    with zipfile.ZipFile(STDLIB.rstrip("/")) as source:
        there = set(source.namelist())
        names = {file.removeprefix(STDLIB) for file in needed if file.startswith(STDLIB)} | {*ALWAYS}
        names |= {name for name in there if name.startswith("_sysconfigdata")}
        return packed(dict(small(name, source.read(name)) for name in names & there))


def packages(needed: list[str], beside: tuple[str, ...]) -> bytes:
    """The archive of what is installed besides: the needed modules, and all files that end like this."""
    site = Path(SITE)
    names = {file.removeprefix(SITE) for file in needed if file.startswith(SITE)}
    names |= {str(file.relative_to(site)) for end in beside for file in (site / "tilery" / "games").rglob(f"*{end}")}
    return packed(dict(small(name, (site / name).read_bytes()) for name in names))
