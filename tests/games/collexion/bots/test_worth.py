"""How a mind weighs: what it counts on is exact."""

import random

from tests.games.collexion.table import shaken
from tilery.games.collexion.bots.as_numbers import LOW, heap_numbers
from tilery.games.collexion.bots.kernel.bits import HALF
from tilery.games.collexion.bots.kernel.leaves import KNOWN_ENTRIES, ROOM, STAMP, known_way
from tilery.games.collexion.bots.kernel.worth import best_way, offer, one_or_two
from tilery.games.collexion.bots.mind import KNOBS
from tilery.games.collexion.bots.worth import best_offer
from tilery.games.collexion.heap import ids_of
from tilery.games.collexion.pieces import ONE, counts


def some(rng: random.Random, most: int) -> int:
    """A collection with up to this many polygons of each kind."""
    return sum(rng.randint(0, most) * one for one in ONE)


def test_what_a_player_can_make_is_what_normal_reckons() -> None:
    rng = random.Random(1)
    for _ in range(300):
        collection, reach, heights = some(rng, 1), some(rng, 2), [rng.randrange(4) for _ in range(4)]
        stacks = sum(height << 2 * stack for stack, height in enumerate(heights))
        assert offer(collection, reach, stacks) == best_offer(collection, reach, tuple(heights))


def test_of_what_lies_in_the_tray_one_or_two_of_each_kind_are_counted() -> None:
    rng, heap = random.Random(2), shaken(2).tray
    numbers, kinds = heap_numbers(heap), [polygon.kind for polygon in heap]
    for _ in range(50):
        part = rng.getrandbits(80) & rng.getrandbits(80)
        found = counts(one_or_two(part & LOW, part >> HALF, numbers))
        lying = [kinds[id_] for id_ in ids_of(part)]
        assert found == tuple(min(lying.count(kind), 2) for kind in range(16))


def test_what_is_remembered_of_a_collection_is_true_until_the_table_changes() -> None:
    rng, work, knobs = random.Random(3), [0] * ROOM, list(KNOBS)
    collections = [some(rng, 1) for _ in range(20)]
    collections += [collection + KNOWN_ENTRIES for collection in collections]  # these share their places
    for stacks, tray, late in ((255, some(rng, 1), 0), (27, some(rng, 1), 60)):
        work[STAMP] += 1
        for collection in rng.choices(collections, k=200):
            known = known_way(collection, stacks, tray, late, work, knobs)
            assert known == best_way(collection, stacks, tray, late, [0] * ROOM, knobs)
