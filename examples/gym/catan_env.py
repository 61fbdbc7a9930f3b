"""Catan as an environment, played by `spieltisch gym`. It needs only Python 3.

    from catan_env import CatanEnv
    with CatanEnv() as env:
        env.reset(seed=7, players=4)
        while not env.done:
            env.step(random.choice(env.legal()))
        print(env.rewards)

The interface is like the one of turn-based PettingZoo environments: the environment names the seat that
acts next. Observations and action numbers are described in docs/gym.md.
"""
import json
import os
import subprocess

SPIELTISCH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "spieltisch")


class GymError(Exception):
    """The environment refused a request; the game is unchanged."""


class CatanEnv:
    """One process of `spieltisch gym`, which plays one game at a time."""

    ACTION_VERSION = 1

    def __init__(self, command=None):
        self._process = subprocess.Popen(
            command or [SPIELTISCH, "gym"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.seat, self.done, self.truncated = -1, True, False
        self.board, self.rewards, self.points, self.refused = None, None, None, None
        self.players = self.actions = 0
        self._legal, self._observation = [], None

    def reset(self, seed, players=4, options=None, observations=True):
        """Starts a game and returns the observation of the first seat, or None without observations.

        Without observations the answers are short; observe() still works.
        """
        request = {"cmd": "reset", "seed": seed, "players": players, "observations": observations}
        if options is not None:
            request["options"] = options
        answer = self._ask(request)
        if answer["actionVersion"] != self.ACTION_VERSION:
            raise GymError("the action numbers have version %d" % answer["actionVersion"])
        self.board, self.players, self.actions = answer["board"], answer["players"], answer["actions"]
        self.truncated, self.rewards, self.points = False, [0] * self.players, None
        self._turn(answer)
        return self._observation

    def step(self, action):
        """Plays an action of the acting seat. Returns observation, rewards by seat, and whether the game is done.

        The observation is the one of the seat that acts next. If `refused` has a sentence afterwards,
        the action was impossible because of hidden cards, and the same seat acts again.
        """
        self._turn(self._send('{"cmd":"step","action":%d}' % action))
        return self._observation, self.rewards, self.done

    def observe(self, seat=None):
        """Returns what a seat knows, by default the acting seat."""
        request = {"cmd": "observe"}
        if seat is not None:
            request["seat"] = seat
        return self._ask(request)["observation"]

    def legal(self):
        """Returns the legal action numbers of the acting seat."""
        return self._legal

    def mask(self):
        """Returns one byte for each action number: 1 if it is legal. numpy.frombuffer reads it."""
        mask = bytearray(self.actions)
        for number in self._legal:
            mask[number] = 1
        return mask

    def close(self):
        """Ends the process."""
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait()
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _turn(self, answer):
        self.seat, self.done, self._legal = answer["seat"], answer["done"], answer["legal"]
        self.refused, self._observation = answer.get("refused"), answer.get("observation")
        if self.done:
            self.truncated = answer["truncated"]
            self.rewards, self.points = answer["rewards"], answer["points"]

    def _ask(self, request):
        return self._send(json.dumps(request))

    def _send(self, line):
        self._process.stdin.write(line.encode() + b"\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise GymError("the process of the environment has ended")
        answer = json.loads(answer)
        if "error" in answer:
            raise GymError(answer["error"])
        return answer
