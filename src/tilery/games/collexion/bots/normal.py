"""A bot that plans its whole turn and looks at what the next player can do then."""

import random
from collections.abc import Hashable, Iterator
from functools import cache, lru_cache
from typing import ClassVar, NamedTuple, cast

from tilery.engine.game import AnyGame
from tilery.games.collexion.bots.worth import Outcome, Stacks, best_offer, outcomes
from tilery.games.collexion.heap import Heap, ids_of
from tilery.games.collexion.moves import END, HAND, STEALS, TAKES, Give, Move, Remove, Swap
from tilery.games.collexion.pieces import EXPERT, ONE, SETS, STACK_OF, kinds_in, present, size, top_of
from tilery.games.collexion.scoring import partner
from tilery.games.collexion.state import TAKES as MOST_TAKES
from tilery.games.collexion.state import State, may_act, may_hand, may_stop_taking, takeable
from tilery.games.collexion.view import View, guess


class Table(NamedTuple):
    """What the next player finds: the polygons in the tray, those in reach, their collection and the stacks."""

    left: int
    reachable: int
    collection: int
    stacks: Stacks


class Plan(NamedTuple):
    """What a turn would be worth, what it would be if nobody else played, its first move, and the table after it."""

    worth: float
    alone: float
    move: Move
    after: Table


class Leaf(NamedTuple):
    """A point where taking can end: what is left in the tray, the collection, the first move and the last kind."""

    left: int
    reachable: int
    collection: int
    first: Move | None
    last: int | None
    pair: bool


class Normal:
    """Plans the whole turn: every chain that it can take, an action marker, which sets to score. Weighs the points and
    what stays in the collection against what the next player can do with what it uncovers. For the best few plans it
    looks at every chain that the next player could take.
    """

    THREAT = 0.6
    """What the next player's points count, compared with its own, if all in reach could be taken."""
    REPLY = 0.8
    """What the next player's best turn counts, once it is known."""
    LOOKS = 6
    """For how many plans that turn is looked for."""
    NEAR = (0.0, 0.45, 0.15, 0.04)
    """The share of a set's points that a set is worth when none, one, two or three of its polygons are missing."""
    CHEAP, DEAR = 0.35, 1.0
    """What a polygon in the collection costs: early, while it may still be used, and at the end (CX-12)."""
    ROUNDS = 3.0
    """In this many rounds before the end, a polygon costs more and more."""
    MARKER = 1.3
    """What an action marker is worth: the point for not using it, and a little for the chance to use it."""
    PAIR = 1.5
    """CX-14: what an interruption is worth before it is known what it will be used for."""
    LATER = 0.8
    """CX-13: what the points count that the partner will make in their next turn."""
    LEAVES = 40
    """How many ways to take are weighed against what they leave for the others."""
    ACTING = 12
    """With how many of those all actions are tried."""
    WIDE: ClassVar = {3: 200}
    """For how many chains of so many polygons another one is looked for."""
    WIDE_REPLY: ClassVar = {2: 20, 3: 15}
    """The same in the next player's turn."""

    def __init__(self, game: AnyGame) -> None:
        """Nothing to prepare."""

    def choose(self, view: View, rng: random.Random) -> Move:
        return _Turn(type(self), guess(view, rng), self.WIDE).best().move


class _Turn:
    """One turn, prepared for weighing."""

    def __init__(self, bot: type[Normal], state: State, wide: dict[int, int]) -> None:
        self.bot, self.s, self.seat, self.wide = bot, state, state.turn, wide
        self.kinds = {polygon.id: polygon.kind for polygon in state.tray}
        self.following = (state.turn + 1) % state.seats
        self.partner = partner(state.turn) if state.options.team else None
        rounds = min(len(state.tray) / (2.5 * state.seats), sum(state.stacks) / state.seats)
        self.late = 1.0 if state.last else max(0.0, 1.0 - rounds / bot.ROUNDS)
        self.cost = bot.CHEAP + (bot.DEAR - bot.CHEAP) * self.late
        self._standing: dict[tuple[int, Stacks], float] = {}
        self._scored: dict[int, list[Outcome]] = {}
        self._best: dict[int, float] = {}
        self._threats: dict[Table, float] = {}
        self.in_tray = present(sum(ONE[kind] for kind in set(self.kinds.values())))

    def best(self) -> Plan:
        leaves = sorted(self._leaves(), key=self._rough, reverse=True)[: self.bot.LEAVES]
        plans = [plan for leaf in leaves for plan in self._plans(leaf)]
        plans += self._acting(leaves[: self.bot.ACTING])
        plans.sort(key=lambda plan: plan.worth, reverse=True)
        return plans[0] if self._ends_the_game() else self._looked_at(plans)

    def _ends_the_game(self) -> bool:
        return bool(self.s.last) and self.following == self.s.start

    def _looked_at(self, plans: list[Plan]) -> Plan:
        """The best plan, after a look at the next player's best turns after the most promising ones."""
        promising: dict[Table, Plan] = {}
        for plan in plans:
            promising.setdefault(plan.after, plan)
            if len(promising) == self.bot.LOOKS:
                break
        if len({plan.move for plan in promising.values()}) == 1:
            return plans[0]
        return max(promising.values(), key=lambda plan: plan.alone - self.bot.REPLY * self._reply(plan.after))

    def _reply(self, after: Table) -> float:
        """What the next player's best turn is worth to them."""
        s, collections = self.s, [0] * self.s.seats
        tray = Heap(polygon for polygon in s.tray if after.left >> polygon.id & 1)
        tray.pile, tray.left, tray.reachable = s.tray.pile, after.left, after.reachable
        collections[self.following] = after.collection
        state = State(
            s.options,
            s.seats,
            s.phase,
            start=s.start,
            turn=self.following,
            tray=tray,
            collections=tuple(collections),
            stacks=after.stacks,
            last=s.last,
        )
        return best_turn(cast(Hashable, self.bot), state)  # mypy doesn't see that a class is hashable

    def most(self) -> float:
        """What the best way to take is worth, leaving out the other players and all actions."""
        return max(map(self._rough, self._leaves()), default=0.0)

    def _leaves(self) -> list[Leaf]:
        """Every set of polygons that can be taken from now on, each once."""
        s = self.s
        last = s.chain[-1].kind if s.chain else None
        now = Leaf(s.tray.left, s.tray.reachable, s.collections[self.seat], None, last, s.pair)
        found = [now] if may_stop_taking(s) else []
        layer = [now]
        for depth in range(len(s.chain), MOST_TAKES if takeable(s) else 0):
            following: dict[tuple[int, int], Leaf] = {}
            for leaf in layer:
                matching = s.tray.pile.matching[leaf.last] if leaf.last is not None else leaf.left
                for id_ in ids_of(leaf.reachable & matching):
                    kind = self.kinds[id_]
                    left = leaf.left & ~(1 << id_)
                    key = (left, kind)
                    if key not in following:
                        pair = leaf.last == kind
                        first = leaf.first or TAKES[id_]
                        collection = leaf.collection + ONE[kind]
                        following[key] = Leaf(left, self._reach(leaf, id_, left), collection, first, kind, pair)
            layer = list(following.values())
            wide = self.wide.get(depth + 1, len(layer))
            if len(layer) > wide:
                layer = sorted(layer, key=self._rough, reverse=True)[:wide]
            found += layer
        return found

    def _reach(self, leaf: Leaf, id_: int, left: int) -> int:
        reachable = leaf.reachable & ~(1 << id_)
        over = self.s.tray.pile.over
        for lower in self.s.tray.pile.under[id_]:
            if left >> lower & 1 and not over[lower] & left:
                reachable |= 1 << lower
        return reachable

    def _rough(self, leaf: Leaf) -> float:
        """What a leaf is worth, leaving out the other players."""
        worth = self._best.get(leaf.collection)
        if worth is None:
            scored = self.scored(leaf.collection)
            worth = max(outcome.points + self.standing(outcome.rest, outcome.stacks) for outcome in scored)
            self._best[leaf.collection] = worth
        return worth + (self.bot.PAIR if leaf.pair and self.s.options.expert else 0.0)

    def scored(self, collection: int) -> list[Outcome]:
        found = self._scored.get(collection)
        if found is None:
            found = self._scored[collection] = list(outcomes(collection, self.s.stacks))
        return found

    def standing(self, collection: int, stacks: Stacks) -> float:
        """What it is worth to keep a collection: sets that are nearly complete, minus the cost of its polygons."""
        key = (collection, stacks)
        found = self._standing.get(key)
        if found is None:
            there, hopes = present(collection), []
            for four, points in prizes(stacks):
                lacking = four & ~there
                if lacking != four and not lacking & ~self.in_tray:
                    hopes.append((points + 1) * self.bot.NEAR[lacking.bit_count()])
            hopes.sort(reverse=True)
            found = (1.0 - self.late) * sum(hopes[:2]) - self.cost * size(collection)
            self._standing[key] = found
        return found

    def _plan(self, leaf: Leaf, outcome: Outcome, move: Move, theirs: int | None = None, extra: float = 0.0) -> Plan:
        """The plan to score a leaf like this. `theirs` is the next player's collection if that changes."""
        collection = self.s.collections[self.following] if theirs is None else theirs
        after = Table(leaf.left, leaf.reachable, collection, outcome.stacks)
        alone = outcome.points + self.standing(outcome.rest, outcome.stacks) + extra
        return Plan(alone - self._threat(after), alone, move, after)

    def _threat(self, after: Table) -> float:
        """What the next player can do with the tray at most."""
        found = self._threats.get(after)
        if found is None:
            if self._ends_the_game():
                found = 0.0
            else:
                available = sum(ONE[self.kinds[id_]] for id_ in ids_of(after.reachable))
                found = self.bot.THREAT * best_offer(after.collection, available, after.stacks)
            self._threats[after] = found
        return found

    def _plans(self, leaf: Leaf) -> Iterator[Plan]:
        """Plans that score what was taken, or hand the last of it to the partner first (CX-13)."""
        for outcome in self.scored(leaf.collection):
            yield self._plan(leaf, outcome, leaf.first or outcome.first or END)
        if self.partner is not None and leaf.last is not None and (leaf.first or may_hand(self.s)):
            theirs = self.s.collections[self.partner]
            before = self._hope(theirs, self.s.stacks)
            for outcome in self.scored(leaf.collection - ONE[leaf.last]):
                after = self._hope(theirs + ONE[leaf.last], outcome.stacks)
                yield self._plan(leaf, outcome, leaf.first or HAND, extra=after - before)

    def _hope(self, collection: int, stacks: Stacks) -> float:
        """What a collection is worth to somebody who scores it in their next turn, if the stacks stay as they are."""
        scored = outcomes(collection, stacks)
        return max(self.bot.LATER * outcome.points + self.standing(outcome.rest, outcome.stacks) for outcome in scored)

    def _acting(self, leaves: list[Leaf]) -> Iterator[Plan]:
        """CX-9: plans with an action now, followed by one of these ways to take. CX-14: or the action comes after
        taking, if that ends with a pair."""
        s, expert = self.s, self.s.options.expert
        now = may_act(s)
        actions = EXPERT if expert else s.actions[self.seat]
        price = 0.0 if expert else self.bot.MARKER
        for leaf in leaves:
            if now or (expert and leaf.pair):
                mine = s.collections[self.seat] if now else leaf.collection
                for move, change, theirs in self._exchanges(actions, mine):
                    for outcome in self.scored(leaf.collection + change):
                        yield self._plan(leaf, outcome, move if now else leaf.first or move, theirs, -price)
        if now and "remove" in actions and leaves:
            yield from self._removing(leaves[0], price)

    def _exchanges(self, actions: tuple[str, ...], collection: int) -> Iterator[tuple[Move, int, int | None]]:
        """The move, what it changes in its own collection, and the next player's new collection if that changes."""
        s = self.s
        mine = kinds_in(collection)
        for other in range(s.seats):
            if other in (self.seat, self.partner):
                continue
            their = s.collections[other]
            for kind in kinds_in(their):
                if "steal" in actions:
                    after = their - ONE[kind] if other == self.following else None
                    yield STEALS[other][kind], ONE[kind], after
                if "swap" in actions:
                    for own in mine:
                        after = their - ONE[kind] + ONE[own] if other == self.following else None
                        yield Swap(own, kind, other), ONE[kind] - ONE[own], after
            if "give" in actions:
                for own in mine:
                    yield Give(own, other), -ONE[own], their + ONE[own] if other == self.following else None

    def _removing(self, leaf: Leaf, price: float) -> Iterator[Plan]:
        """Plans that remove a polygon, which the next player may need."""
        for id_ in ids_of(self.s.tray.reachable & leaf.left):
            left = leaf.left & ~(1 << id_)
            after = leaf._replace(left=left, reachable=self._reach(leaf, id_, left))
            for outcome in self.scored(leaf.collection):
                yield self._plan(after, outcome, Remove(id_), extra=-price)


@cache
def prizes(stacks: Stacks) -> tuple[tuple[int, int], ...]:
    """CX-8: the polygons of each set, and the most points that it brings."""
    most = max(map(top_of, stacks))
    return tuple((four, top_of(stacks[STACK_OF[name]]) if name in STACK_OF else most) for name, four in SETS.items())


@lru_cache(maxsize=64)
def best_turn(bot: type[Normal], state: State) -> float:
    """What the best turn is worth to the player to move. It is kept, as it comes up again with the next move."""
    return _Turn(bot, state, bot.WIDE_REPLY).most()
