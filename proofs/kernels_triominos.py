"""The compiled kernels of Triominos agree with the rules, and choose what they choose without a compiler."""

import random
from pathlib import Path

import msgspec

from tests.games.triominos.bots.twin_games import VARIANTS, TwinGame
from tests.games.triominos.table import options
from tilery.engine.game import CHANCE
from tilery.engine.kernel import plain, prepare
from tilery.games.triominos.bots import kernel, kernel_random
from tilery.games.triominos.bots.desk import Desk
from tilery.games.triominos.bots.expert import ENDGAME, OPENING
from tilery.games.triominos.bots.normal import Normal
from tilery.games.triominos.game import GAME


class Agreed(msgspec.Struct):
    """What was compared, and what differed."""

    games: int = 0
    moments: int = 0
    searches: int = 0
    differing: int = 0

    @property
    def held(self) -> bool:
        return self.differing == 0

    def __str__(self) -> str:
        return (
            f"{self.games:,} games by the rules and by the compiled kernels, {self.moments:,} moments compared; "
            f"{self.searches:,} searches with and without a compiler: {self.differing} differ"
        )


def run(_: Path, times: int) -> Agreed:
    """So many games, of all variants in turn; and a search now and then."""
    found, twin = Agreed(), prepare(kernel_random)
    for number in range(times):
        variant, seats = VARIANTS[number % len(VARIANTS)]
        game = TwinGame(twin, options(**variant.options), seats, random.Random(number))
        found.games += 1
        try:
            game.play()
        except AssertionError:
            found.differing += 1
        found.moments += game.compared
    for number in range(max(1, times // 100)):
        search(number, found)
    return found


def search(number: int, found: Agreed) -> None:
    """One game of a bot: before some of its moves both kinds of kernels are asked."""
    rng, bot, seats = random.Random(number), Normal(GAME), 2 + number % 3
    fast, slow = Desk(prepare(kernel)), Desk(plain(kernel))
    slow.BRAKE = fast.BRAKE = 1e9
    state = GAME.setup(options(), seats)
    while pending := GAME.pending(state):
        seat = min(pending)
        if seat == CHANCE:
            move = GAME.chance(state, rng)
        else:
            view = GAME.view(state, seat)
            if rng.random() < 0.2:
                fast.lay_out(view)
                slow.lay_out(view)
                found.searches += 1
                if seats == 2 and not view.pool:
                    asked = [desk.looked_ahead(ENDGAME, depth=3, wide=4, playouts=40) for desk in (fast, slow)]
                else:
                    asked = [
                        desk.tried_out(OPENING, random.Random(number), wide=3, playouts=20) for desk in (fast, slow)
                    ]
                found.differing += asked[0] != asked[1]
            move = bot.choose(view, rng)
        state = GAME.apply(state, seat, move).state
