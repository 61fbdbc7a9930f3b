#!/usr/bin/env python3
"""Plays random games of Catan in the environment of `spieltisch gym`.

    python3 random_player.py [--games N] [--players N] [--seed N] [--no-observations] [--speed] [-- COMMAND …]

The seed determines all games. COMMAND starts the environment, by default `spieltisch gym` of this folder's project.
"""
import argparse
import random
import time

from catan_env import CatanEnv


def play(env, seed, arguments):
    """Plays one game and returns the number of its steps."""
    luck, steps = random.Random(seed), 0
    env.reset(seed, arguments.players, observations=arguments.observations)
    while not env.done:
        legal = env.legal()
        env.step(legal[int(luck.random() * len(legal))])
        steps += 1
    return steps


def main():
    parser = argparse.ArgumentParser(description="Plays random games of Catan.")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-observations", dest="observations", action="store_false")
    parser.add_argument("--speed", action="store_true", help="print the steps a second")
    parser.add_argument("command", nargs="*")
    arguments = parser.parse_args()
    total, start = 0, time.monotonic()
    with CatanEnv(arguments.command or None) as env:
        for game in range(arguments.games):
            steps = play(env, arguments.seed + game, arguments)
            total += steps
            print("game %d: %d steps, points %s, rewards %s" % (game + 1, steps, env.points, env.rewards))
    if arguments.speed:
        print("%.0f steps a second" % (total / (time.monotonic() - start)))


if __name__ == "__main__":
    main()
