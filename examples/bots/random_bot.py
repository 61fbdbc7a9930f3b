#!/usr/bin/env python3
"""A small bot for the Catan protocol 1.0 over TCP. It needs only Python 3.

    python3 random_bot.py HOST PORT [NAME] [COLOUR]

The bot tracks the map and its own hand from the messages. It builds something random that it can
afford, declines every offer, and tries something else after a refusal. It disconnects when the game
is over. The protocol is described in docs/protocol/siedler-1.0.md, this program in docs/bots.md.
"""
import codecs, json, random, socket, sys

ROAD, SETTLEMENT, CITY = "Straße", "Dorf", "Stadt"
KINDS = ["Holz", "Lehm", "Wolle", "Getreide", "Erz"]
COLOURS = ["Rot", "Orange", "Blau", "Weiß"]
PRICES = {
    ROAD: {"Holz": 1, "Lehm": 1},
    SETTLEMENT: {"Holz": 1, "Lehm": 1, "Wolle": 1, "Getreide": 1},
    CITY: {"Getreide": 2, "Erz": 3},
}
STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]  # counter-clockwise from the east


def neighbour(field, direction):
    return tuple(at + by for at, by in zip(field, STEPS[direction % 6]))


def read(place):
    """Returns a field as a pair, and a road or corner as a set of pairs, because their order is free."""
    return frozenset((p["x"], p["y"]) for p in place) if isinstance(place, list) else (place["x"], place["y"])


def write(place):
    return [{"x": x, "y": y} for x, y in sorted(place)]


class Bot:
    def __init__(self, connection, name, colour):
        self.connection, self.name = connection, name
        self.colours = [colour] + [other for other in COLOURS if other != colour]
        self.me = self.status = self.winner = self.robber = None
        self.is_waiting = self.is_introduced = self.is_ready = self.is_over = False
        self.refusals, self.last = 0, None
        self.hand, self.land, self.corners = {}, set(), set()
        self.roads, self.buildings = {}, {}  # place -> owner, place -> (owner, type)
        self.offers = []

    # Splits the byte stream into JSON objects. A read may end anywhere, even inside a character.
    def messages(self):
        decode, parse, text = codecs.getincrementaldecoder("utf-8")().decode, json.JSONDecoder().raw_decode, ""
        while not self.is_over:
            data = self.connection.recv(65536)
            if not data:
                return
            text = (text + decode(data)).lstrip()
            while text:
                try:
                    message, end = parse(text)
                except ValueError:
                    break  # incomplete: read more
                text = text[end:].lstrip()
                yield message

    def send(self, kind, **body):
        body = {key.replace("_", " "): value for key, value in body.items()}
        self.connection.sendall((json.dumps({kind: body}, ensure_ascii=False) + "\n").encode())
        self.is_waiting = kind != "Hallo"

    def play(self):
        for message in self.messages():
            for kind, body in message.items():
                self.receive(kind, body)
                self.act()
        return self.winner

    def receive(self, kind, body):
        if kind == "Hallo":
            self.send("Hallo", Version="random_bot.py 1 (KI)")
        elif kind == "Willkommen":
            self.me = body["id"]
        elif kind == "Statusupdate" and body["Spieler"]["id"] == self.me:
            self.update(body["Spieler"])
        elif kind == "Serverantwort" or kind == "Fehler" and not self.land:  # Fehler: the colour is taken
            self.answered(body)
        elif kind == "Spiel gestartet":
            self.started(body["Karte"])
        elif kind == "Bauvorgang":
            self.built(body["Gebäude"])
        elif kind == "Räuber versetzt":
            self.robber = read(body["Ort"])
        elif kind == "Handelsangebot" and body["Spieler"] != self.me:
            self.offers.append(body["Handel id"])
        elif kind == "Spiel beendet":
            self.winner, self.is_over = body.get("Sieger"), True

    def update(self, player):
        if player["Status"] != self.status:
            self.status, self.refusals = player["Status"], 0
        self.hand = player.get("Rohstoffe", self.hand)

    def answered(self, text):
        self.is_waiting = False
        if text == "OK":
            self.is_ready, self.is_introduced = self.is_introduced, True
        elif not self.land:  # before the game: the colour is already taken
            self.colours.append(self.colours.pop(0))
            self.is_introduced = False
        else:
            self.refusals += 1

    def started(self, board):
        self.land = {read(field["Ort"]) for field in board["Felder"] if field["Typ"] != "Meer"}
        corner = lambda field, i: frozenset((field, neighbour(field, i), neighbour(field, i + 1)))
        self.corners = {corner(field, i) for field in self.land for i in range(6)}
        self.robber = read(board["Räuber"])
        for building in board["Gebäude"]:
            self.built(building)

    def built(self, building):
        place, owner = read(building["Ort"]), building["Eigentümer"]
        if building["Typ"] == ROAD:
            self.roads[place] = owner
        else:
            self.buildings[place] = (owner, building["Typ"])
            self.last = place if owner == self.me else self.last

    # Sends one request at a time, and only when the status asks for it.

    def act(self):
        if self.is_waiting or self.is_over or self.me is None:
            return
        if not self.is_introduced:
            self.send("Spieler", Name=self.name, Farbe=self.colours[0])
        elif not self.is_ready:
            self.send("Spiel starten")
        elif self.offers:
            self.send("Handel annehmen", Handel_id=self.offers.pop(), Annehmen=False)
        elif self.status == "Dorf bauen":
            self.build(SETTLEMENT, [corner for corner in self.corners if self.is_free(corner)])
        elif self.status == "Straße bauen":
            self.build(ROAD, [edge for edge in self.edges(self.last) if edge not in self.roads])
        elif self.status == "Würfeln":
            self.send("Würfeln")
        elif self.status == "Karten wegen Räuber abgeben":
            cards = [kind for kind in KINDS for _ in range(self.hand.get(kind, 0))]
            given = random.sample(cards, len(cards) // 2)
            self.send("Karten abgeben", Abgeben={kind: given.count(kind) for kind in KINDS})
        elif self.status == "Räuber versetzen":
            self.rob()
        elif self.status in ("Handeln oder Bauen", "Bauen"):
            self.trade_and_build()

    def build(self, kind, places):
        if places:
            self.send("Bauen", Typ=kind, Ort=write(random.choice(places)))
        return bool(places)

    def rob(self):
        field = random.choice(sorted(self.land - {self.robber}))
        victims = [owner for place, (owner, _) in self.buildings.items() if field in place and owner != self.me]
        target = {"Ziel": random.choice(victims)} if victims else {}
        self.send("Räuber versetzen", Ort={"x": field[0], "y": field[1]}, **target)

    def trade_and_build(self):
        own = [place for place, owner in self.roads.items() if owner == self.me]
        settlements = [place for place, building in self.buildings.items() if building == (self.me, SETTLEMENT)]
        sites = [corner for corner in self.corners if self.is_free(corner) and any(road < corner for road in own)]
        if self.refusals > 3:
            return self.send("Zug beenden")
        for kind, places in [(CITY, settlements), (SETTLEMENT, sites), (ROAD, [] if sites else self.road_sites(own))]:
            if self.can_pay(kind) and self.build(kind, places):
                return
        plenty = [kind for kind in KINDS if self.hand.get(kind, 0) >= 4]
        scarce = [kind for kind in KINDS if kind not in plenty]
        if plenty and scarce and self.status != "Bauen":
            return self.send("Seehandel", Angebot={plenty[0]: 4}, Nachfrage={random.choice(scarce): 1})
        self.send("Zug beenden")

    def can_pay(self, kind):
        return all(self.hand.get(resource, 0) >= count for resource, count in PRICES[kind].items())

    def edges(self, corner):
        pairs = [frozenset((a, b)) for a in corner for b in corner if a < b]
        return [pair for pair in pairs if pair & self.land]

    def is_free(self, corner):
        return not any(len(corner & place) >= 2 for place in self.buildings)  # the distance rule

    def road_sites(self, own):
        ends = [corner for corner in self.corners if any(road < corner for road in own)]
        ends = [corner for corner in ends if self.buildings.get(corner, (self.me,))[0] == self.me]
        return [edge for corner in ends for edge in self.edges(corner) if edge not in self.roads]


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    host, port, name, colour = (sys.argv[1:] + ["Python", "Blau"][len(sys.argv) - 3 :])[:4]
    with socket.create_connection((host, int(port))) as connection:
        print("winner:", Bot(connection, name, colour).play())
