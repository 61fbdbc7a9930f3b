"""The board of Catan: chapter 5 of docs/dice.md."""

from random_words import pick, shuffled

TERRAIN = ["FOREST", "HILLS", "PASTURE", "FIELDS", "MOUNTAINS", "DESERT"]
RESOURCES = ["WOOD", "BRICK", "WOOL", "GRAIN", "ORE"]
SMALL = {"least": -3, "most": 3, "rows": 3, "terrain": [4, 3, 4, 4, 3, 1], "deck": [14, 5, 2, 2, 2],
         "tokens": [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11],
         "harbours": RESOURCES + [None] * 4, "centre": [(0, 0)]}
LARGE = {"least": -3, "most": 4, "rows": 4, "terrain": [6, 5, 6, 6, 5, 2], "deck": [20, 5, 3, 3, 3],
         "tokens": [2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6],
         "harbours": ["WOOD", "BRICK", "WOOL", "WOOL", "GRAIN", "ORE"] + [None] * 5, "centre": [(0, 0), (1, 0)]}
STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]  # counter-clockwise from the east


class BoardMaker:
    def __init__(self, options, words):
        self.options, self.words = options, words
        self.box = SMALL if options["players"] <= 4 else LARGE
        rows, columns = range(self.box["rows"], -self.box["rows"] - 1, -1), range(self.box["least"], self.box["most"] + 1)
        self.hexes = [(x, y) for y in rows for x in columns if self.within((x, y), 0)]
        self.land = [h for h in self.hexes if self.within(h, 1)]

    def within(self, place, margin):
        low, high = self.box["least"] + margin, self.box["most"] - margin
        x, y = place
        return low <= x <= high and low <= x + y <= high and abs(y) <= self.box["rows"] - margin

    def neighbour(self, place, direction):
        dx, dy = STEPS[direction % 6]
        return place[0] + dx, place[1] + dy

    def neighbours(self, place):
        return [self.neighbour(place, d) for d in range(6)]

    def make(self):
        terrain = self.terrain()
        tokens = self.spiral(terrain) if self.options["tokens"] == "SPIRAL" else self.scattered(terrain, self.options["tokens"] == "RANDOM")
        harbours = self.harbours()
        robber = pick([h for h in self.land if terrain[h] == "DESERT"], self.words)
        return {"terrain": [terrain.get(h, "SEA") for h in self.hexes], "tokens": [tokens.get(h, 0) for h in self.hexes],
                "harbours": harbours, "robber": list(robber)}

    def terrain(self):
        tiles = shuffled([t for t, n in zip(TERRAIN, self.box["terrain"]) for _ in range(n)], self.words)
        if self.options["desert"] == "CENTRE":
            for centre in self.box["centre"]:
                at = self.land.index(centre)
                outside = [i for i, t in enumerate(tiles) if t == "DESERT" and self.land[i] not in self.box["centre"]]
                if tiles[at] != "DESERT" and outside:
                    tiles[outside[-1]], tiles[at] = tiles[at], "DESERT"
        return dict(zip(self.land, tiles))

    def spiral(self, terrain):
        corners = [h for h in self.land if sum(n not in self.land for n in self.neighbours(h)) == 3]
        here = pick(corners, self.words)
        heading = next(d for d in range(6) if self.neighbour(here, d) in self.land and self.neighbour(here, d - 1) not in self.land)
        path = [here]
        while len(path) < len(self.land):
            while self.neighbour(here, heading) not in self.land or self.neighbour(here, heading) in path:
                heading += 1
            here = self.neighbour(here, heading)
            path.append(here)
        return dict(zip([h for h in path if terrain[h] != "DESERT"], self.box["tokens"]))

    def scattered(self, terrain, apart):
        while True:
            drawn = shuffled(self.box["tokens"], self.words)
            tokens = dict(zip([h for h in self.land if terrain[h] != "DESERT"], drawn))
            red = {h for h, token in tokens.items() if token in (6, 8)}
            if not apart or not any(n in red for h in red for n in self.neighbours(h)):
                return tokens

    def harbours(self):
        kinds = shuffled(self.box["harbours"], self.words)
        sea = [h for h in self.hexes if h not in self.land]
        ring = [sea[0]]
        while len(ring) < len(sea):
            ring.append(next(h for h in sea if h not in ring and h in self.neighbours(ring[-1])))
        made = []
        for place in ring[self.words.below(2)::2]:
            land = pick([n for n in self.neighbours(place) if n in self.land], self.words)
            kind = kinds.pop(0)
            made.append({"sea": list(place), "land": list(land), **({"special": kind} if kind else {})})
        return made
