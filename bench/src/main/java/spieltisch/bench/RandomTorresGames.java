package spieltisch.bench;

import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.torres.Options;
import spieltisch.torres.PlayerKnowledge;
import spieltisch.torres.legality.MoveGenerator;
import spieltisch.torres.rules.MutableState;
import spieltisch.torres.rules.State;

/// Plays games of Torres with uniformly random legal actions. An instance belongs to one thread.
final class RandomTorresGames {
  private final State start;
  private final MutableState state;
  private final MoveGenerator moveGenerator = new MoveGenerator();

  RandomTorresGames(Options options, int players) {
    start = State.start(options, players, Seat.of(0));
    state = start.copy();
  }

  /// The number of actions of several games, and a hash of all final scores.
  record Played(long actions, int scoreHash) {}

  /// Plays games whose random moves depend only on the seed.
  Played play(int games, long seed) {
    var chance = new SeededChance(seed);
    long actions = 0;
    int scoreHash = 0;
    for (int game = 0; game < games; game++) {
      actions += playOne(chance);
      for (int seat = 0; seat < state.players(); seat++)
        scoreHash = 31 * scoreHash + state.position().score(seat);
    }
    return new Played(actions, scoreHash);
  }

  private int playOne(SeededChance chance) {
    state.copyFrom(start);
    int actions = 0;
    while (state.awaited() != PlayerKnowledge.NOBODY) {
      int count = moveGenerator.find(state);
      state.play(moveGenerator.get(chance.below(count)), chance);
      actions++;
    }
    return actions;
  }
}
