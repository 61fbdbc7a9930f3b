"""Random numbers that follow from a seed: chapters 3 and 5 of docs/dice.md."""

import hashlib


class GameWords:
    """The random words of a game, and numbers below a bound made of them."""

    def __init__(self, seed):
        self.seed, self.used = seed, 0

    def word(self):
        block, index = divmod(self.used, 8)
        self.used += 1
        digest = hashlib.sha256(self.seed + block.to_bytes(8, "big")).digest()
        return int.from_bytes(digest[4 * index:4 * index + 4], "big")

    def below(self, bound):
        usable = 2**32 - 2**32 % bound
        word = self.word()
        while word >= usable:
            word = self.word()
        return word % bound


class BoardWords:
    """The generator sfc32 for a board with its own seed."""

    def __init__(self, seed):
        self.a, self.b, self.c, self.counter = 0, seed % 2**32, (seed >> 32) % 2**32, 1
        for _ in range(12):
            self.word()

    def word(self):
        result = (self.a + self.b + self.counter) % 2**32
        self.counter = (self.counter + 1) % 2**32
        self.a = self.b ^ self.b >> 9
        self.b = self.c * 9 % 2**32
        self.c = ((self.c << 21 | self.c >> 11) % 2**32 + result) % 2**32
        return result

    def below(self, bound):
        product = (self.word() >> 16) * bound
        while product % 2**16 < 2**16 % bound:
            product = (self.word() >> 16) * bound
        return product >> 16


def shuffled(items, words):
    items = list(items)
    for i in range(len(items) - 1, 0, -1):
        j = words.below(i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def pick(items, words):
    return items[0] if len(items) == 1 else items[words.below(len(items))]


def kind_at(counts, index):
    """The kind of a card, counted from 0 through the kinds in order."""
    for kind, count in enumerate(counts):
        if index < count:
            return kind
        index -= count
    raise ValueError("a pile has too few cards")
