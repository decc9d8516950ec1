"""Kernels: the same function for Python and for numba, compiled once."""

import os
import random
from pathlib import Path

import pytest

from tests.engine.kernels import toy_kernel
from tilery.engine import kernel
from tilery.engine.kernel import Twin
from tilery.engine.kernel_dice import MASK, dice_from, roll


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache, in a process that has compiled nothing yet."""
    monkeypatch.setenv("TILERY_CACHE", str(tmp_path / "cache"))
    as_another_process(monkeypatch)
    return tmp_path / "cache"


def as_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on this process knows nothing of what was compiled."""
    monkeypatch.setattr(kernel, "_compiled", {})
    monkeypatch.setattr(kernel, "_found_whole", {})


def played(twin: Twin) -> tuple[int, int]:
    """What the toy gives after many draws, and where its dice stand then."""
    dice = twin.ints([7])
    return int(twin.total(twin.ints(range(50)), dice, 5_000)), int(dice[0])


def test_a_compiled_kernel_gives_what_the_plain_one_gives() -> None:
    compiled = kernel.prepare(toy_kernel)
    assert compiled.compiled
    assert not kernel.plain(toy_kernel).compiled
    assert played(compiled) == played(kernel.plain(toy_kernel))


def test_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not kernel.twin_of(toy_kernel).compiled, "nothing is prepared yet"
    kernel.prepare(toy_kernel)
    as_another_process(monkeypatch)
    assert kernel.twin_of(toy_kernel).compiled


def test_what_older_sources_made_is_deleted(cache: Path) -> None:
    here = kernel.cache_of(toy_kernel).name.rsplit("-", 1)[0]
    old = cache / f"{here}-0123456789abcdef"
    other = cache / "another.module-0123456789abcdef"
    old.mkdir(parents=True)
    other.mkdir()
    kernel.prepare(toy_kernel)
    assert not old.exists()
    assert other.exists()


def test_what_another_installation_has_compiled_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server of that installation may be running: without its kernels, it would make worse reviews and keep them."""
    kernel.prepare(toy_kernel)
    with monkeypatch.context() as elsewhere:
        as_another_process(elsewhere)
        elsewhere.setattr(toy_kernel, "__file__", "/elsewhere/toy_kernel.py")
        elsewhere.setattr(kernel, "_made_of", lambda module: "0123456789abcdef")
        kernel.prepare(toy_kernel)
    as_another_process(monkeypatch)
    assert kernel.is_ready(toy_kernel)


def test_a_cache_that_cannot_be_written_only_costs_time(cache: Path) -> None:
    cache.write_text("a file where a folder should be")
    assert played(kernel.prepare(toy_kernel)) == played(kernel.plain(toy_kernel))


def test_without_numba_the_kernels_run_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "can_compile", lambda: False)
    assert not kernel.prepare(toy_kernel).compiled
    assert not kernel.twin_of(toy_kernel).compiled


def test_a_name_that_is_no_kernel_is_refused() -> None:
    with pytest.raises(AttributeError, match="has no kernel 'nothing'"):
        _ = kernel.plain(toy_kernel).nothing


def test_all_numbers_are_rolled_equally_often() -> None:
    dice = dice_from(kernel.plain(toy_kernel), random.Random(1))
    counts = [0] * 6
    for _ in range(12_000):
        counts[roll(dice, 6)] += 1
    assert sum((count - 2_000) ** 2 / 2_000 for count in counts) < 20.5, "chi-square with 5 degrees, 1 in 1,000"
    assert 0 <= dice[0] <= MASK


def compiled_files(cache: Path) -> list[Path]:
    """All that numba has written."""
    return [file for file in cache.rglob("*") if file.suffix in (".nbi", ".nbc")]


@pytest.mark.parametrize("damage", [b"garbage", None])
def test_a_damaged_cache_is_not_ready_and_is_made_anew(
    cache: Path, monkeypatch: pytest.MonkeyPatch, damage: bytes | None
) -> None:
    kernel.prepare(toy_kernel)
    for file in compiled_files(cache):
        file.unlink() if damage is None else file.write_bytes(damage)
    as_another_process(monkeypatch)
    assert not kernel.is_ready(toy_kernel)
    assert not kernel.twin_of(toy_kernel).compiled
    assert played(kernel.prepare(toy_kernel)) == played(kernel.plain(toy_kernel))
    as_another_process(monkeypatch)
    assert kernel.is_ready(toy_kernel)


def test_what_an_interrupted_compiler_left_is_made_anew(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel.prepare(toy_kernel)
    (kernel.cache_of(toy_kernel) / kernel.READY).unlink()
    for file in compiled_files(cache):
        file.write_bytes(b"")
    as_another_process(monkeypatch)
    assert played(kernel.prepare(toy_kernel)) == played(kernel.plain(toy_kernel))


def test_a_source_that_was_written_again_has_another_cache() -> None:
    before = kernel.cache_of(toy_kernel)
    kernel._made_of.cache_clear()
    source = Path(toy_kernel.__file__)
    time = source.stat().st_mtime_ns
    os.utime(source, ns=(time + 1, time + 1))
    try:
        assert kernel.cache_of(toy_kernel) != before, "numba would not read it"
    finally:
        os.utime(source, ns=(time, time))
        kernel._made_of.cache_clear()


def test_nothing_can_be_kept_where_nothing_can_be_written(cache: Path) -> None:
    assert kernel.can_keep()
    cache.rmdir()
    cache.write_text("a file where a folder should be")
    assert not kernel.can_keep()
