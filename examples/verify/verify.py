#!/usr/bin/env python3
"""Verifies the dice of finished games of Spieltisch. docs/dice.md describes every step.

    python3 verify.py [--commitment HEX] FILE...

A file is the answer of GET /api/v1/games/ID, the output of "spieltisch export", or a journal with
one entry per line. The exit code is 0 if all games follow from their seeds.
"""

import hashlib
import json
import sys

from board import BoardMaker
from games import CatanGame, TorresGame
from random_words import BoardWords, GameWords

PREFIX = b"spieltisch-seed-1"


class Verification:
    RANDOM = ("rolled", "card bought", "robber moved", "stolen", "card drawn")

    def __init__(self, record, commitment):
        self.entries = record["entries"]
        self.commitments = [c.lower() for c in (commitment, record.get("commitment")) if c]
        self.findings, self.members, self.contributions = [], [], {}
        self.game, self.words, self.actions = None, None, 0

    def compare(self, number, what, recorded, computed):
        if recorded != computed:
            self.findings.append(f"entry {number}: {what}: the record says {recorded}, the seed gives {computed}")

    def run(self):
        self.opened = self.entries[0]
        # A placement that was taken back must use no random words; it leaves the game as it was.
        undone = {entry["placement"] for entry in self.entries if entry["is"] == "undone"}
        for number, entry in enumerate(self.entries, 1):
            member = entry.get("member")
            if entry["is"] == "joined":
                self.members.append(member)
            elif entry["is"] in ("left", "kicked"):
                self.members.remove(member)
                self.contributions.pop(member, None)
            elif entry["is"] == "contributed":
                allowed = member in self.members and member not in self.contributions and self.game is None
                self.compare(number, "contribution allowed", True, allowed)
                self.contributions[member] = bytes.fromhex(entry["random"])
            elif entry["is"] == "started":
                self.start(number, entry)
            elif entry["is"] == "acted" and number in undone:
                self.compare(number, "luckUsed of an undone placement", entry["luckUsed"], self.words.used)
            elif entry["is"] == "acted":
                self.act(number, entry)
        if self.game is None:
            self.findings.append("no game began")

    def start(self, number, started):
        seed = bytes.fromhex(started["seed"])
        published = seed
        if "seed" in self.opened:
            published = bytes.fromhex(self.opened["seed"])
            parts = [n.to_bytes(4, "big") + self.contributions[n] for n in sorted(self.contributions)]
            seed = hashlib.sha256(PREFIX + published + b"".join(parts)).digest()
            self.compare(number, "seed of the game", started["seed"], seed.hex())
        for commitment in self.commitments:
            self.compare(number, "commitment", commitment, hashlib.sha256(published).hexdigest())
        self.words = GameWords(seed)
        opening = started["opening"]
        options = opening["options"]
        if opening["is"] == "catan":
            self.start_catan(number, opening, options)
        self.game = (CatanGame if opening["is"] == "catan" else TorresGame)(options, self.words)
        self.compare(number, "luckUsed", started["luckUsed"], self.words.used)

    def start_catan(self, number, opening, options):
        rolls, best = [], []
        while len(best) != 1:
            turn = [{"member": m, "first": self.words.below(6) + 1, "second": self.words.below(6) + 1} for m in self.members]
            highest = max(r["first"] + r["second"] for r in turn)
            best = [r["member"] for r in turn if r["first"] + r["second"] == highest]
            rolls += turn
        at = self.members.index(best[0])
        order = self.members[at:] + self.members[:at]
        if options["order"] == "RANDOM":
            for i in range(1, len(order)):
                j = i + self.words.below(len(order) - i)
                order[i], order[j] = order[j], order[i]
        own = self.opened["options"].get("boardSeed")
        board = BoardMaker(options, self.words if own is None else BoardWords(own)).make()
        for what, computed in (("rolls", rolls), ("order", order), ("board", board)):
            self.compare(number, what, opening[what], computed)

    def act(self, number, acted):
        self.actions += 1
        events = [event.get("fact", event) for event in acted["happening"]["events"]]
        expected = self.game.drawn(acted["seat"], acted["deed"]["action"])
        recorded = [{k: v for k, v in e.items() if k != "left"} for e in events if e["is"] in self.RANDOM]
        self.compare(number, acted["deed"]["action"]["is"], recorded, expected)
        self.compare(number, "luckUsed", acted["luckUsed"], self.words.used)
        for event in events:
            self.game.apply(event)


def read(text):
    if text.startswith('{"is":'):
        return {"entries": [json.loads(line) for line in text.splitlines() if line.strip()]}
    return json.loads(text)


def verify(name, commitment):
    try:
        with open(name, encoding="utf-8") as file:
            verification = Verification(read(file.read()), commitment)
        verification.run()
    except (OSError, ValueError, KeyError, IndexError, TypeError, AttributeError, StopIteration) as problem:
        print(f"{name}: not a possible record: {problem!r}")
        return False
    for finding in verification.findings[:10]:
        print(f"{name}: {finding}")
    if not verification.findings:
        print(f"{name}: {verification.actions} actions and {verification.words.used} random words follow from the seed, "
              f"to which {len(verification.contributions)} players contributed")
    return not verification.findings


def main(arguments):
    commitment = None
    if arguments[:1] == ["--commitment"]:
        commitment, arguments = arguments[1], arguments[2:]
    if not arguments:
        sys.exit(__doc__)
    sys.exit(0 if all([verify(name, commitment) for name in arguments]) else 1)


if __name__ == "__main__":
    main(sys.argv[1:])
