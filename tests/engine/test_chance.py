"""Draws: equal everywhere, even, and different for every seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielkiste import Match, load_game
from spielkiste.engine.chance import (
    HALF,
    MULTIPLIER,
    Generator,
    advance,
    draw,
    draw_outcome,
    generator,
    seed_word,
)
from spielkiste.engine.choices import Choices, choices_kind, offer_outcome
from spielkiste.engine.kernel import compiled, kernel
from spielkiste.engine.layout import dtype

MODULUS = MULTIPLIER * 2**HALF - 1
SEEDS = st.integers(-(2**200), 2**200)
WITNESSES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
"""Enough to prove any number below 3·10**24 prime or not."""


def is_prime(number: int) -> bool:
    """Decide by Miller and Rabin's test, certain below 3·10**24."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for witness in WITNESSES:
        power = pow(witness, odd, number)
        if power in (1, number - 1):
            continue
        for _ in range(twos - 1):
            power = power * power % number
            if power == number - 1:
                break
        else:
            return False
    return True


def test_the_multiplier_gives_the_longest_period() -> None:
    """A·2³²-1 is a safe prime: so 2³², no ±1 root, has order p-1 or (p-1)/2."""
    assert is_prime(MODULUS)
    assert is_prime((MODULUS - 1) // 2)
    order = (MODULUS - 1) // 2
    assert pow(2**HALF, order, MODULUS) in (1, MODULUS - 1)
    assert pow(2**HALF, 2, MODULUS) != 1
    assert order > 2**61


def test_the_primality_test_knows_primes_and_others() -> None:
    small = [n for n in range(41, 1000) if all(n % d for d in range(2, n))]
    assert [n for n in range(41, 1000) if is_prime(n)] == small
    assert not is_prime(3215031751)  # fools the witnesses 2, 3, 5 and 7


def test_a_step_multiplies_with_carry() -> None:
    """The word stands for a residue: each step multiplies by 2⁻³² mod A·2³²-1."""
    source = generator(5)
    inverse = pow(2**HALF, -1, MODULUS)
    for _ in range(1000):
        expected = source.word * inverse % MODULUS
        advance(source)
        assert source.word == expected
        assert 0 < source.word < 2**63


@given(SEEDS)
def test_any_integer_is_a_seed(seed: int) -> None:
    word = seed_word(seed)
    assert 0 < word < MODULUS
    assert word == seed_word(seed) != seed_word(seed + 1)


@pytest.mark.parametrize("digits", [0, 1, 20, 5000])
def test_seeds_may_be_huge_and_negative(digits: int) -> None:
    for seed in (10**digits, -(10**digits)):
        assert 0 <= draw(generator(seed), 6) < 6
        assert generator(seed).word != generator(-seed).word
        match = Match(load_game("twisty"), seats=2, seed=seed)
        assert len(match.run_chance()) == 58


@kernel
def fill(source: Generator, limit: int, draws: object) -> None:
    """Write many draws down."""
    for place in range(len(draws)):  # type: ignore[arg-type]
        draws[place] = draw(source, limit)  # type: ignore[index]


@kernel
def fill_outcomes(source: Generator, choices: Choices, draws: object) -> None:
    """Write many weighted outcomes down."""
    for place in range(len(draws)):  # type: ignore[arg-type]
        draws[place] = draw_outcome(source, choices)  # type: ignore[index]


@given(SEEDS, st.integers(1, 2**31 - 1))
def test_plain_and_compiled_draw_the_same(seed: int, limit: int) -> None:
    packed = np.zeros(1, dtype(Generator))
    packed["word"] = seed_word(seed)
    numbers = np.zeros(20, np.int64)
    compiled(fill)(packed[0], limit, numbers)
    source, plain = generator(seed), [0] * 20
    fill(source, limit, plain)
    assert numbers.tolist() == plain
    assert int(packed[0]["word"]) == source.word
    assert all(0 <= each < limit for each in plain)


def test_equal_seeds_draw_the_same_in_another_process() -> None:
    script = (
        "from spielkiste.engine.chance import *; import json; g = generator(-7, 'x');"
        "print(json.dumps([draw(g, 1000) for _ in range(50)]))"
    )
    env = {**os.environ, "PYTHONHASHSEED": "123"}
    done = subprocess.run(
        [sys.executable, "-c", script], env=env, capture_output=True, check=True
    )
    source = generator(-7, "x")
    assert json.loads(done.stdout) == [draw(source, 1000) for _ in range(50)]


def chi_squared(counts: list[int], expected: list[float]) -> float:
    """Return how badly counts fit, divided by the degrees of freedom."""
    terms = ((c - e) ** 2 / e for c, e in zip(counts, expected, strict=True))
    return sum(terms) / (len(counts) - 1)


def fits(counts: Counter[int], expected: list[float]) -> bool:
    """Tell whether counts are as even as chance makes them, within 5 deviations."""
    found = chi_squared([counts[n] for n in range(len(expected))], expected)
    return bool(abs(found - 1) < 5 * (2 / (len(expected) - 1)) ** 0.5)


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 44, 1000])
def test_draws_are_even(limit: int) -> None:
    source, count = generator("even", limit), 200 * max(limit, 100)
    counts = Counter(draw(source, limit) for _ in range(count))
    assert fits(counts, [count / limit] * limit)


def test_pairs_of_draws_are_even() -> None:
    """What comes next does not depend on what came."""
    source, count = generator("pairs"), 60_000
    counts = Counter(draw(source, 7) * 7 + draw(source, 7) for _ in range(count))
    assert fits(counts, [count / 49] * 49)


@pytest.mark.parametrize("step", [1, 2, 1000, 2**32, 2**64])
def test_first_draws_of_neighbouring_seeds_are_even_and_unrelated(step: int) -> None:
    count = 20_000
    first = [draw(generator(number * step), 10) for number in range(count + 1)]
    pairs = Counter(a * 10 + b for a, b in pairwise(first))
    assert fits(pairs, [count / 100] * 100)


def test_half_the_bits_differ_between_neighbours() -> None:
    words = [advance(generator(seed)) for seed in range(4000)]
    flips = [(a ^ b).bit_count() for a, b in pairwise(words)]
    assert abs(sum(flips) / len(flips) - 16) < 0.25
    for bit in range(32):
        ones = sum(word >> bit & 1 for word in words)
        assert abs(ones - 2000) < 5 * 1000**0.5


def test_outcomes_come_by_their_weights_both_ways() -> None:
    weights, count = [1, 6, 3, 10, 4], 24_000
    kind = choices_kind(8)
    choices = kind()
    packed = np.zeros(1, dtype(kind))
    for action, weight in enumerate(weights):
        offer_outcome(choices, action, weight)
    packed["count"], packed["weights"] = choices.count, choices.weights
    packed["total"] = choices.total
    plain = [0] * count
    fill_outcomes(generator("weights"), choices, plain)
    total = sum(weights)
    assert fits(Counter(plain), [count * weight / total for weight in weights])
    source = np.zeros(1, dtype(Generator))
    source["word"] = generator("weights").word
    numbers = np.zeros(count, np.int64)
    compiled(fill_outcomes)(source[0], packed[0], numbers)
    assert numbers.tolist() == plain
