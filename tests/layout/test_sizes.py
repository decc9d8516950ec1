"""A file has one idea, a folder can be seen at a glance, and nothing is written twice."""

from collections import Counter
from collections.abc import Iterable

import pytest

from tests.layout.sources import PROJECT, is_generated, written

MOST_LINES = 400
MOST_FILES = 20
RUN = 10
"""So many equal lines in a row want to be one piece."""

Sources = dict[str, list[str]]


@pytest.fixture(scope="module")
def sources() -> Sources:
    """The lines of all that is written by hand."""
    paths = sorted(written({".css", ".ftl", ".js", ".mjs", ".py", ".svelte", ".ts"}))
    found = {path.relative_to(PROJECT).as_posix(): path.read_text(encoding="utf-8").splitlines() for path in paths}
    return {place: lines for place, lines in found.items() if not is_generated(lines)}


def test_a_file_is_short_enough_to_be_read(sources: Sources) -> None:
    assert {place: len(lines) for place, lines in sources.items() if len(lines) > MOST_LINES} == {}


def test_a_folder_can_be_seen_at_a_glance(sources: Sources) -> None:
    beside = Counter(place.rpartition("/")[0] for place in sources)
    assert {folder: count for folder, count in beside.items() if count > MOST_FILES} == {}


def test_no_run_of_lines_stands_twice(sources: Sources) -> None:
    assert copies(sources.items()) == []


def copies(files: Iterable[tuple[str, list[str]]]) -> list[str]:
    """Pairs of places where the same run of lines begins. White space, blank lines and imports don't count."""
    first: dict[tuple[str, ...], str] = {}
    found = []
    for place, lines in files:
        squeezed = [(number, " ".join(line.split())) for number, line in enumerate(lines, 1)]
        counted = [line for line in squeezed if line[1] and not line[1].startswith(("import ", "from ", "} from "))]
        within = False
        for start in range(len(counted) - RUN + 1):
            run = tuple(text for _, text in counted[start : start + RUN])
            here = f"{place}:{counted[start][0]}"
            if run in first and not within:
                found.append(f"{first[run]} = {here}")
            within = run in first
            first.setdefault(run, here)
    return found


def test_a_copy_is_found_whatever_its_indentation() -> None:
    lines = [f"line {number}" for number in range(RUN)]
    indented = ["", *(f"    {line}" for line in lines)]
    assert copies([("a.py", lines), ("b.py", indented)]) == ["a.py:1 = b.py:2"]
    assert copies([("a.py", lines), ("b.py", lines[1:])]) == []
