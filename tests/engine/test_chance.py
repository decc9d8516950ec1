"""Fair chance: the same on every machine, equally likely, and bound by a commitment."""

import hashlib
import random
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilery.engine import Dice, below, commit, pick, shuffled
from tilery.engine.chance import SEED_BYTES, derived_seed, fresh_seed

ZEROS = bytes(32)
# head -c 48 /dev/zero | sha256sum: the seed, the number of the move and of the block, all zero.
FIRST_BLOCK = "17b0761f87b081d5cf10757ccc89f12be355c70e2e29df288b65b30710dcbcd1"


def stream(seed: bytes, number: int, blocks: int) -> str:
    """The bits of a chance move as a string of 0 and 1, computed in another way than the engine's."""
    text = ""
    for block in range(blocks):
        message = seed + bytes.fromhex(f"{number:016x}{block:016x}")
        text += "".join(f"{byte:08b}" for byte in hashlib.sha256(message).digest())
    return text


def test_the_first_bits_are_those_of_a_published_hash() -> None:
    assert Dice(ZEROS, 0).getrandbits(256) == int(FIRST_BLOCK, 16)


@given(
    seed=st.binary(min_size=32, max_size=32),
    number=st.integers(0, 2**40),
    sizes=st.lists(st.integers(0, 300), max_size=12),
)
def test_dice_give_one_stream_of_bits_in_whatever_portions_they_are_asked(
    seed: bytes, number: int, sizes: list[int]
) -> None:
    dice = Dice(seed, number)
    bits = stream(seed, number, sum(sizes) // 256 + 2)
    for size in sizes:
        assert dice.getrandbits(size) == int(bits[:size] or "0", 2)
        bits = bits[size:]


def test_each_chance_move_and_each_seed_has_dice_of_its_own() -> None:
    throws = {Dice(seed, number).getrandbits(64) for seed in (ZEROS, bytes([1]) * 32) for number in range(50)}
    assert len(throws) == 100


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 72])
def test_a_number_below_n_is_each_equally_likely(n: int) -> None:
    dice = Dice(ZEROS, n)
    throws = 600 * n
    counts = Counter(below(dice, n) for _ in range(throws))
    assert set(counts) == set(range(n))
    surprise = sum((count - 600) ** 2 / 600 for count in counts.values())
    assert surprise < n + 4 * (2 * n) ** 0.5 + 4


def test_a_number_too_high_is_thrown_again_and_not_folded_back() -> None:
    class Loaded:
        def __init__(self, *throws: int) -> None:
            self.throws = list(throws)

        def getrandbits(self, k: int, /) -> int:
            assert k == 3
            return self.throws.pop(0)

    loaded = Loaded(7, 6, 5, 4, 1)
    assert below(loaded, 5) == 4
    assert loaded.throws == [1]


@pytest.mark.parametrize("n", [0, -1])
def test_there_is_no_number_below_zero_and_nothing_to_pick_from_nothing(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        below(random.Random(0), n)
    with pytest.raises(ValueError, match="below"):
        pick(random.Random(0), [])


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    dice = Dice(ZEROS, 9)
    counts = Counter("".join(shuffled(dice, "abcd")) for _ in range(24 * 300))
    assert set(counts) == {"".join(order) for order in permutations("abcd")}
    assert sum((count - 300) ** 2 / 300 for count in counts.values()) < 60


@given(items=st.lists(st.integers()), seed=st.integers())
def test_a_shuffle_keeps_all_items_and_leaves_the_original_alone(items: list[int], seed: int) -> None:
    before = list(items)
    assert sorted(shuffled(random.Random(seed), items)) == sorted(items)
    assert items == before


def test_a_shuffle_is_that_of_fisher_and_yates_from_the_end() -> None:
    """Spelled out once more, since every record depends on it."""
    bits = stream(ZEROS, 4, 4)
    items = list("abcdefgh")
    for i in range(7, 0, -1):
        while True:
            size = (i + 1).bit_length()
            j, bits = int(bits[:size], 2), bits[size:]
            if j <= i:
                break
        items[i], items[j] = items[j], items[i]
    assert shuffled(Dice(ZEROS, 4), "abcdefgh") == items


def test_everything_can_be_picked() -> None:
    assert {pick(Dice(ZEROS, number), "xyz") for number in range(40)} == set("xyz")


def test_a_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commit(ZEROS) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert commit(bytes([1]) + bytes(31)) != commit(ZEROS)


def test_a_fresh_seed_has_256_bits_and_is_another_each_time() -> None:
    seeds = {fresh_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert {len(seed) for seed in seeds} == {SEED_BYTES}


def test_a_derived_seed_depends_on_all_its_parts_and_on_where_they_are_parted() -> None:
    assert derived_seed("a", 1) == derived_seed("a", 1)
    parts = [("a", 1), ("a", 2), ("b", 1), ("a1",), ("", "a1")]
    assert len({derived_seed(*some) for some in parts}) == 5
