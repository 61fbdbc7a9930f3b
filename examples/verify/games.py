"""What the actions of a game draw: chapters 6 and 7 of docs/dice.md."""

from board import LARGE, RESOURCES, SMALL
from random_words import kind_at, pick

CARDS = ["KNIGHT", "VICTORY_POINT", "ROAD_BUILDING", "INVENTION", "MONOPOLY"]
TORRES_CARDS = ["MOVE_BLOCK", "MOVE_DIAGONALLY", "MOVE_THROUGH_DOORS", "PUSH_BLOCK_UNDER", "TRANSFER_KNIGHT",
                "CLIMB_TWO_LEVELS", "JUMP_FIGURE", "PLACE_SUPPLY_BLOCK", "SIX_POINTS", "SEVEN_POINTS"]


class CatanGame:
    """Follows hands, deck and buildings, and draws what each action draws."""

    def __init__(self, options, words):
        self.options, self.words = options, words
        self.hands = [[0] * 5 for _ in range(options["players"])]
        self.deck = list((SMALL if options["players"] <= 4 else LARGE)["deck"])
        self.dice = list(range(36))
        self.buildings = []  # (seat, corner)

    def drawn(self, seat, action):
        """The random events that must follow from an action."""
        if action["is"] == "roll":
            balanced = self.options["dice"] == "BALANCED"
            outcome = self.dice[self.words.below(len(self.dice))] if balanced else self.words.below(36)
            return [{"is": "rolled", "seat": seat, "first": outcome // 6 + 1, "second": outcome % 6 + 1}]
        if action["is"] == "buy card":
            card = CARDS[kind_at(self.deck, self.words.below(sum(self.deck)))]
            return [{"is": "card bought", "seat": seat, "card": card}]
        return self.robbed(seat, action) if action["is"] in ("move robber", "play knight") else []

    def robbed(self, seat, action):
        place, victim = action["hex"], action.get("victim")
        if victim is None:
            near = {owner for owner, corner in self.buildings if place in corner and owner != seat}
            candidates = sorted(other for other in near if sum(self.hands[other]) > 0)
            victim = pick(candidates, self.words) if candidates else None
        moved = {"is": "robber moved", "seat": seat, "hex": place, **({} if victim is None else {"victim": victim})}
        if victim is None or sum(self.hands[victim]) == 0:
            return [moved]
        card = RESOURCES[kind_at(self.hands[victim], self.words.below(sum(self.hands[victim])))]
        return [moved, {"is": "stolen", "thief": seat, "victim": victim, "card": card}]

    def move(self, seat, cards, sign):
        self.hands[seat] = [had + sign * more for had, more in zip(self.hands[seat], cards)]
        if min(self.hands[seat]) < 0:
            raise ValueError("a player has fewer than no cards")

    def apply(self, event):
        kind = event["is"]
        if kind == "rolled":
            self.dice = [o for o in self.dice if o != 6 * event["first"] + event["second"] - 7] or list(range(36))
        elif kind in ("produced", "invention played"):
            self.move(event["seat"], event["cards"], 1)
        elif kind in ("paid", "discarded"):
            self.move(event["seat"], event["cards"], -1)
        elif kind in ("settlement placed", "city placed"):
            self.buildings.append((event["seat"], event["corner"]))
        elif kind == "card bought":
            self.deck[CARDS.index(event["card"])] -= 1
        elif kind in ("stolen", "surrendered"):
            resource = event["card"] if kind == "stolen" else event["resource"]
            cards = [event.get("count", 1) * (resource == r) for r in RESOURCES]
            giver, taker = (event["victim"], event["thief"]) if kind == "stolen" else (event["from"], event["to"])
            self.move(giver, cards, -1)
            self.move(taker, cards, 1)
        elif kind in ("bank traded", "traded"):
            self.move(event["seat"], event["give"], -1)
            self.move(event["seat"], event["want"], 1)
            if kind == "traded":
                self.move(event["partner"], event["want"], -1)
                self.move(event["partner"], event["give"], 1)


class TorresGame:
    def __init__(self, options, words):
        self.words, self.own = words, "own-decks" in options
        self.decks = [[1 if self.own else 4] * 10 for _ in range(4)]

    def deck(self, seat):
        return self.decks[seat if self.own else 0]

    def drawn(self, seat, action):
        if action["is"] != "draw card":
            return []
        deck = self.deck(seat)
        return [{"is": "card drawn", "seat": seat, "card": TORRES_CARDS[kind_at(deck, self.words.below(sum(deck)))]}]

    def apply(self, event):
        if event["is"] == "card drawn":
            self.deck(event["seat"])[TORRES_CARDS.index(event["card"])] -= 1
