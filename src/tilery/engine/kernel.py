"""Kernels: the inner loops of a search, which numba compiles. Without numba the same functions run as they are, slower.

A room writes its kernels in modules of their own (`bots/kernel.py`), as plain functions marked with `@kernel`. Such a
function knows integers, floats and flat arrays of integers that are passed to it, calls only other kernels, doesn't
recurse, and uses tuples of the module as constants. So it means the same to Python and to numba:

- Numbers fit into 64 bits with their sign, and what may overflow is masked. Floats are only added, subtracted,
  multiplied, divided and compared.
- It makes no arrays: whoever calls it passes room to work in (`Twin.ints`).

`twin_of(module)` gives the functions of such a module: compiled ones if they lie ready, else the functions themselves.
Compiling takes up to a minute, so it is done once, by `prepare`, which keeps the result in a cache. A module has a
function `practise(twin)`, which calls each of its kernels that are called from outside, so that all gets compiled.
"""

import hashlib
import importlib.metadata
import importlib.util
import os
import platform
import shutil
import sys
from collections.abc import Callable, Iterable, MutableSequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import gettempdir
from types import FunctionType, ModuleType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

Ints = MutableSequence[int]
"""An array of integers, as a kernel sees it: a list, or an array of numpy."""

READY = "ready"
"""The file in a cache that says that all is compiled. It holds the SHA-256 of the rest: a cache that a power cut or a
cleaner has damaged is not ready."""


def kernel(function: F) -> F:
    """Marks a function as a kernel. It can be called as it is."""
    function.__kernel__ = True  # type: ignore[attr-defined]
    return function


class Twin:
    """The kernels of a module, ready to be called, each under its own name."""

    def __init__(self, module: ModuleType, functions: dict[str, Any], array: Callable[[Iterable[int]], Any]) -> None:
        self.module = module
        self.compiled = array is not list
        """Whether these are fast."""
        self.ints: Callable[[Iterable[int]], Ints] = array
        """Makes an array of integers that the kernels can work with."""
        self.__dict__.update(functions)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{self.module.__name__} has no kernel '{name}'")


def twin_of(module: ModuleType) -> Twin:
    """The kernels of a module: compiled if `prepare` has compiled them, on this machine, as they are now."""
    if (found := _compiled.get(module.__name__)) is not None:
        return found
    return _compile(module) if is_ready(module) else plain(module)


def is_ready(module: ModuleType) -> bool:
    """Whether the kernels of a module lie ready, compiled."""
    return module.__name__ in _compiled or (can_compile() and _is_whole(cache_of(module)))


def plain(module: ModuleType) -> Twin:
    """The kernels of a module as they are."""
    return Twin(module, _kernels_in(module), list)


def prepare(module: ModuleType) -> Twin:
    """The kernels of a module, compiled; this takes up to a minute if it was not done before. Without numba, the
    kernels as they are."""
    if not can_compile():
        return plain(module)
    if not is_ready(module):
        try:
            _fill_cache(module)
        except Exception:  # noqa: BLE001 - numba says in many ways that it can't read what an interrupted compiler left
            shutil.rmtree(cache_of(module), ignore_errors=True)
            _fill_cache(module)
    return _compile(module)


def _fill_cache(module: ModuleType) -> None:
    """Compile all kernels of a module, and keep them."""
    folder = cache_of(module)
    for old in folder.parent.glob(f"{module.__name__}-{_place_of(module)}-*"):
        if old != folder or (old / READY).exists():  # compiled from older sources of this installation, or damaged
            shutil.rmtree(old, ignore_errors=True)
    try:
        module.practise(_compile(module))
    except BaseException:
        _compiled.pop(module.__name__, None)
        raise
    with suppress(OSError):  # a cache that can't be written only costs time
        (folder / READY).write_text(_seal(folder))


def _is_whole(folder: Path) -> bool:
    """Whether a cache is as the compiler left it. That is read once in each process: a server asks often."""
    try:
        seal = (folder / READY).read_text()
    except (OSError, UnicodeDecodeError):
        return False
    if _found_whole.get(folder) != seal and seal == _seal(folder):
        _found_whole[folder] = seal
    return _found_whole.get(folder) == seal


def _seal(folder: Path) -> str:
    """The SHA-256 of all files of a cache and their names."""
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.name != READY and file.is_file():
            digest.update(f"{file.relative_to(folder)}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


@cache
def can_compile() -> bool:
    """Whether numba is installed."""
    return importlib.util.find_spec("numba") is not None


def cache_of(module: ModuleType) -> Path:
    """Where the compiled kernels of a module are kept. The name depends on all that they are made of, and on where the
    module lies: two installations share a cache folder, and a server of one may run while the other compiles."""
    return cache_folder() / f"{module.__name__}-{_place_of(module)}-{_made_of(module)}"


def _place_of(module: ModuleType) -> str:
    """A text of its own for each place on the disk."""
    return hashlib.sha256(str(module.__file__).encode()).hexdigest()[:8]


@cache
def _made_of(module: ModuleType) -> str:
    """A text that changes with the sources of a module's kernels, and with whatever compiles them."""
    sources = {Path(sys.modules[function.__module__].__file__ or "") for function in _reachable(module)}
    made_of = hashlib.sha256(f"{sys.version}{platform.machine()}{importlib.metadata.version('numba')}".encode())
    for source in sorted(sources):
        # Numba also looks at where a source lies, and at its time.
        made_of.update(f"{source}\0{source.stat().st_mtime_ns}\0".encode() + source.read_bytes())
    return made_of.hexdigest()[:16]


def can_keep() -> bool:
    """Whether compiled kernels can be kept, so that other processes have them, too."""
    folder = cache_folder()
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return os.access(folder, os.W_OK) and folder.is_dir()


def cache_folder() -> Path:
    """Where all compiled kernels are kept: the folder that TILERY_CACHE names, or one in the user's own cache."""
    if own := os.environ.get("TILERY_CACHE"):
        return Path(own)
    try:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tilery"
    except RuntimeError:  # a service without a home
        return Path(gettempdir()) / "tilery"


_compiled: dict[str, Twin] = {}
"""What this process has compiled or read from the cache, by the name of the module."""


_found_whole: dict[Path, str] = {}
"""The caches that were whole when this process looked, with their seals."""


def _compile(module: ModuleType) -> Twin:
    """The kernels of a module for numba, which compiles each with its first call or reads it from the cache."""
    if (found := _compiled.get(module.__name__)) is not None:
        return found
    import numba  # takes a second, and not everybody has it
    import numpy as np

    folder = cache_of(module)
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    made: dict[FunctionType, Any] = {}

    def make(function: FunctionType) -> Any:
        """The function for numba, in a world where the kernels that it calls are made for numba, too."""
        if function not in made:
            world = dict(function.__globals__)
            copy = FunctionType(function.__code__, world, function.__name__, function.__defaults__)
            copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
            made[function] = numba.njit(cache=folder.exists())(copy)
            world.update({name: make(other) for name, other in _called(function).items()})
        return made[function]

    functions = {name: make(function) for name, function in _kernels_in(module).items()}
    twin = _compiled[module.__name__] = Twin(module, functions, lambda values: np.array(list(values), np.int64))
    return twin


def _kernels_in(module: ModuleType) -> dict[str, FunctionType]:
    return {name: thing for name, thing in vars(module).items() if getattr(thing, "__kernel__", False)}


def _called(function: FunctionType) -> dict[str, FunctionType]:
    """The kernels that a kernel calls."""
    world = function.__globals__
    named = {name: world[name] for name in function.__code__.co_names if name in world}
    return {name: thing for name, thing in named.items() if getattr(thing, "__kernel__", False)}


def _reachable(module: ModuleType) -> set[FunctionType]:
    """The kernels of a module and all that they call."""
    found: set[FunctionType] = set()
    ahead = list(_kernels_in(module).values())
    while ahead:
        function = ahead.pop()
        if function not in found:
            found.add(function)
            ahead.extend(_called(function).values())
    return found
