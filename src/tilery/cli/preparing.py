"""Before bots play: what the strongest of them think with is compiled, so that nobody waits for it in a game."""

from collections.abc import Iterable

import typer

from tilery.arena import command_of
from tilery.cli.progress import progress_line
from tilery.engine.kernel import cache_folder, can_compile, can_keep, is_ready, prepare
from tilery.games import GAMES, kernels, levels, usual_level


def prepare_bots(game: str, bots: Iterable[str]) -> bool | None:
    """Whether the strongest bots think with compiled kernels; None if none of these bots thinks with any."""
    modules = kernels(GAMES.get(game))
    if not modules or not any(looks_ahead(game, bot) for bot in bots):
        return None
    if not can_compile():
        tell("numba is not installed, so strong bots think less: they are weaker than on a server.")
        return False
    if not all(map(is_ready, modules)):
        if not can_keep():
            tell(f"{cache_folder()} can't be written, so strong bots think less: they are weaker than on a server.")
            return False
        tell(f"Preparing the bots of {game}. This takes about a minute, once.")
        with progress_line() as line:
            task = line.add_task("Compiling", total=len(modules))
            for module in modules:
                prepare(module)
                line.advance(task)
    return True


def looks_ahead(game: str, bot: str) -> bool:
    """Whether a bot may think with kernels: one above *normal*, a class of somebody's own, or one that says so."""
    if command_of(bot):
        return False
    rules = GAMES.get(game)
    known = levels(rules).names()
    if bot not in known[: known.index(usual_level(rules)) + 1]:
        return True
    return bool(getattr(levels(rules).get(bot), "KERNELS", False))


def tell(text: str) -> None:
    """Say something beside the results."""
    typer.echo(text, err=True)
