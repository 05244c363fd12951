"""One 64-bit generator word: draws that are equal in plain, compiled, everywhere.

The generator is Marsaglia's multiply-with-carry of lag 1: low word times A plus
carry, both halves mixed into 32 bits.  A is below 2**31, so no product reaches 2**63
and signed arithmetic is enough.
"""

from __future__ import annotations

import hashlib

from .choices import Choices
from .kernel import kernel
from .layout import Record, number, record

MULTIPLIER = 2_001_022_695
LOW = 0xFFFF_FFFF
HALF = 32


@record
class Generator(Record):
    """A source of draws."""

    word: int = number("i8")  # carry and low half, never 0


def seed_word(*parts: int | str) -> int:
    """Return a word hashed from any integers or texts, so that neighbours differ."""
    # in base 16, for Python writes no decimal of more than 4300 digits
    words = (f"{part:#x}" if isinstance(part, int) else part for part in parts)
    text = ":".join(words).encode()
    number = int.from_bytes(hashlib.blake2b(text, digest_size=16).digest(), "big")
    return 1 + number % ((MULTIPLIER << HALF) - 2)


def generator(*parts: int | str) -> Generator:
    """Return a generator seeded with these integers or texts."""
    made = Generator()
    made.word = seed_word(*parts)
    return made


@kernel
def advance(generator: Generator) -> int:
    """Step the generator; 32 random bits."""
    word = generator.word
    word = MULTIPLIER * (word & LOW) + (word >> HALF)
    generator.word = word
    return (word & LOW) ^ (word >> HALF)


@kernel
def draw(generator: Generator, limit: int) -> int:
    """Draw from 0 to limit - 1, for limits below 2**31; uneven by limit / 2**32."""
    return (advance(generator) * limit) >> HALF


@kernel
def draw_outcome(generator: Generator, choices: Choices) -> int:
    """Draw the index of one of chance's outcomes by their weights."""
    left = draw(generator, choices.total)
    if choices.total == choices.count:
        return left  # each weighs 1
    index = 0
    while left >= choices.weights[index]:
        left -= choices.weights[index]
        index += 1
    return index
