"""Where the games of a contest are played: in processes of this machine, or on a Ray cluster."""

import os

from tilery.arena.executors.executor import Executor
from tilery.arena.executors.processes import Here, Processes
from tilery.arena.executors.ray_cluster import RayCluster
from tilery.engine.errors import Unknown

PROCESSES, RAY = "processes", "ray"


def check_executor(name: str) -> None:
    """Raise Unknown if there is no such executor.

    >>> check_executor("processes")
    >>> check_executor("moon")
    Traceback (most recent call last):
    tilery.engine.errors.Unknown: There is no executor 'moon'. There is: processes, ray.
    """
    if name not in (PROCESSES, RAY):
        raise Unknown("executor", name, (PROCESSES, RAY))


def executor(name: str, workers: int | None, games: int) -> Executor:
    """The executor with this name, ready for so many games. Without a number of workers, it uses all cores."""
    check_executor(name)
    if name == RAY:
        return RayCluster(workers)
    workers = min(workers or os.cpu_count() or 1, games)
    return Here() if workers <= 1 else Processes(workers)


__all__ = ["PROCESSES", "RAY", "Executor", "check_executor", "executor"]
