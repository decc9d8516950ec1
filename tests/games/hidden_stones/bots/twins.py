"""Rules and kernels side by side: the same game, move by move."""

import random
from collections.abc import Iterator

from tilery.engine.chance import derived_seed
from tilery.engine.game import CHANCE
from tilery.engine.kernel import Ints, Twin, plain
from tilery.engine.match import Match
from tilery.engine.options import settle
from tilery.games import make_bot
from tilery.games.hidden_stones.bots import kernel
from tilery.games.hidden_stones.bots import kernel_rules as k
from tilery.games.hidden_stones.bots.alone import Alone, hardness
from tilery.games.hidden_stones.bots.expert import best_end
from tilery.games.hidden_stones.bots.kernel_alone import BEST, COUNT, PLAN, STEPS
from tilery.games.hidden_stones.bots.kernel_turn import WORK
from tilery.games.hidden_stones.bots.solo import last_cards
from tilery.games.hidden_stones.bots.tables import card_index, deck_numbers
from tilery.games.hidden_stones.bots.twin_table import table_of_state
from tilery.games.hidden_stones.game import GAME
from tilery.games.hidden_stones.moves import END, PASS, Draw, Move, Score, score, spendings
from tilery.games.hidden_stones.state import State

WAYS = [(variant, seats) for variant in GAME.info.variants for seats in variant.seats]
"""Every variant with every number of players."""
FEW = ((6, 1), (2, 1))
"""So few ends and deals that plain Python is quick enough."""
EAGER = 4
"""Only random moves would hardly ever end a game: what can be scored mostly is, and a turn ends after a few moves."""


def in_step(twin: Twin, number: int, longest: int = 400) -> Iterator[State]:
    """Plays a game by rules and kernels; fails as soon as they differ in a state, the legal moves or the points. Gives
    the state after every move."""
    variant, seats = WAYS[number % len(WAYS)]
    rng = random.Random(number)
    state = GAME.setup(GAME.options(settle(GAME.info, variant.options)), seats)
    while state.phase not in ("play", "refill", "over"):
        state = GAME.apply(state, CHANCE, GAME.chance(state, rng)).state
    deck, found = twin.ints(deck_numbers(state.options.deck)), twin.ints([0] * 200)
    table, moves = table_of_state(state, twin), 0
    while state.phase != "over" and moves < longest:
        if state.phase == "refill":
            move = GAME.chance(state, rng)
            assert isinstance(move, Draw)
            if table[k.DRAW] == 0:
                twin.reshuffle(table, deck)
            pile = [int(card) for card in table[k.PILES : k.PILES + int(table[k.DRAW])]]
            twin.draw(table, deck, pile.index(card_index(state.deck)[move.card]))
            state = GAME.apply(state, CHANCE, move).state
        else:
            legal = GAME.moves(state, state.turn)
            numbers = [int(number) for number in found[: twin.list_moves(table, deck, found)]]
            assert [_move(state, number) for number in numbers] == legal
            chosen = _chosen(legal, rng)
            twin.play(table, deck, numbers[chosen])
            state = GAME.apply(state, state.turn, legal[chosen]).state
        moves += 1
        assert _facts(table) == _facts(table_of_state(state, twin))
        yield state
    totals = tuple(int(twin.total(table, seat)) for seat in range(seats))
    if state.phase == "over":
        assert totals == GAME.result(state).points


def turns_alone(twin: Twin, state: State, rng: random.Random) -> Iterator[State]:
    """Plays a solo game on as the kernel does, by kernels and by rules; fails as soon as a move is not legal or they
    differ. Gives the state after every turn."""
    deck, hard, work, plan = _room(twin, state)
    while state.phase != "over":
        while GAME.pending(state) == {CHANCE}:
            state = GAME.apply(state, CHANCE, GAME.chance(state, rng)).state
        table, turn = table_of_state(state, twin), turn_alone(twin, state)
        twin.take_turn_alone(table, deck, hard, work, plan)
        assert turn[-1] in (END, PASS)
        for move in turn:
            if state.phase != "over":  # HS-15: the last card ends the game in the middle of a turn
                assert GAME.check(state, 0, move) == ()
                state = GAME.apply(state, 0, move).state
        assert _facts(table) == _facts(table_of_state(state, twin))
        yield state


def turn_alone(twin: Twin, state: State) -> list[Move]:
    """The rest of a turn as the kernel plays it. It names each card by its place in the hand before the first move."""
    deck, hard, work, plan = _room(twin, state)
    twin.plan_turn(table_of_state(state, twin), deck, hard, work, plan)
    return [_move(state, int(step)) for step in plan[BEST + STEPS :][: int(plan[BEST + COUNT])]]


def _room(twin: Twin, state: State) -> tuple[Ints, ...]:
    name = state.options.deck
    return tuple(map(twin.ints, (deck_numbers(name), hardness(name), [0] * WORK, [0] * PLAN)))


def same_choice(twin: Twin, number: int) -> None:
    """Fails if the expert chooses another move with these kernels than with plain ones, for the same small effort."""
    for seats in (1, 2, 3):
        match = Match(GAME, seats=seats, options={}, seed=derived_seed("choices", number))
        bot, rng = make_bot(GAME, "easy"), random.Random(number)
        for _ in range(rng.randrange(5, 60)):
            if not match.over:
                seat = min(match.pending)
                match.play(seat, bot.choose(match.view(seat), rng))
        if not match.over:
            view = match.view(min(match.pending))
            chosen = [
                last_cards(view, 6, 30, kernels) if seats == 1 else best_end(view, kernels, FEW)
                for kernels in (twin, plain(kernel))
            ]
            assert chosen[0] == chosen[1]
            if seats == 1:
                same_playouts(twin, match.state)


def same_playouts(twin: Twin, state: State) -> None:
    """Fails if solo games are played on in another way with these kernels than with plain ones."""
    one, other = Alone(twin), Alone(plain(kernel))
    view = GAME.view(state, 0)
    assert turn_alone(twin, state) == turn_alone(plain(kernel), state)
    assert one.offer(view, state) == other.offer(view, state)
    assert [one.ending(state, seed) for seed in range(3)] == [other.ending(state, seed) for seed in range(3)]


def _chosen(legal: list[Move], rng: random.Random) -> int:
    scores = [number for number, move in enumerate(legal) if isinstance(move, Score)]
    if scores and rng.randrange(EAGER):
        return rng.choice(scores)
    return rng.randrange(2) % len(legal) if rng.randrange(EAGER) == 0 else rng.randrange(len(legal))


def _move(state: State, number: int) -> Move:
    if number <= k.PASS:
        return PASS if number else END
    place, what = divmod(number - k.SPEND, k.PER_CARD)
    card = state.hands[state.turn][place]
    return score(card) if what == k.SCORE else spendings(card)[what]


def _facts(table: Ints) -> list[object]:
    """All that a table says; the draw pile has no order, and what is left of cards that were taken means nothing."""
    numbers = [int(number) for number in table]
    cards = (len(numbers) - k.PILES) // 2
    facts: list[object] = [numbers[: k.SEAT]]
    for at in range(k.SEAT, k.PILES, k.BLOCK):
        facts.append(numbers[at + k.FIRST_CARD : at + k.FIRST_CARD + numbers[at + k.HELD]])
        facts.append(numbers[at + k.WON : at + k.BLOCK])
    facts.append(sorted(numbers[k.PILES : k.PILES + numbers[k.DRAW]]))
    facts.append(numbers[k.PILES + cards : k.PILES + cards + numbers[k.DISCARD]])
    return facts
