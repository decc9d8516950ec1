"""Find how steady the strong bot is alone: python -m tests.games.hidden_stones.bots.steady FIRST GAMES.

Solo games of *strong*, from this number on; each is looked at once in every turn, as long as more cards are left than
are planned to the end. It tells how many more penalties the bot got from there than a playout: so often none, one, two…
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator

from tilery.arena import Fixture, play
from tilery.engine.kernel import prepare
from tilery.engine.record import Record
from tilery.games.hidden_stones.bots import kernel
from tilery.games.hidden_stones.bots.alone import Alone, is_planned
from tilery.games.hidden_stones.game import GAME
from tilery.games.hidden_stones.rules import PENALTIES_LOSE
from tilery.games.hidden_stones.state import State

LEVEL = "strong"


def moments(number: int) -> Iterator[tuple[State, int]]:
    """The beginnings of the turns of a game, and how many penalties it had in the end."""
    match = Record.parse(play(Fixture(GAME.info.id, {}, (LEVEL,), (LEVEL,), 17, number)).record).replay(GAME)
    for entry in match.log:
        state = entry.step.state
        if state.phase == "play" and not state.acted and not is_planned(state):
            yield state, match.state.penalties


def main(first: int, games: int) -> None:
    """Tell in how many of all turns the bot got so many penalties more, and what it won for each number before."""
    alone, rng = Alone(prepare(kernel)), random.Random(first)
    more: Counter[int] = Counter()
    for number in range(first, first + games):
        for state, penalties in moments(number):
            more[penalties - alone.ending(state, rng.getrandbits(32))[1]] += 1
    print("more penalties:", dict(sorted(more.items())))
    for penalties in range(PENALTIES_LOSE):
        won = sum(count for each, count in more.items() if penalties + each < PENALTIES_LOSE)
        print(f"{penalties} in the playout: won {won / more.total():.4f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
