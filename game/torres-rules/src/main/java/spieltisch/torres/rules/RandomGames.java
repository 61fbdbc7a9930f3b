package spieltisch.torres.rules;

import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.torres.Options;
import spieltisch.torres.PlayerKnowledge;
import spieltisch.torres.legality.MoveGenerator;

/// Plays random games on the fast path, for benchmarks: each action is drawn evenly from all legal
/// ones.
public final class RandomGames {
  private final State start;
  private final State state;
  private final MoveGenerator moveGenerator = new MoveGenerator();

  public RandomGames(Options options, int players) {
    start = State.start(options, players, Seat.of(0));
    state = start.copy();
  }

  /// What was played: the check is a hash of all final scores, so that no game can be skipped.
  public record Played(long games, long actions, int check) {}

  /// Plays games whose luck and choices follow from the seed.
  public Played play(int games, long seed) {
    var luck = new SeededChance(seed);
    long actions = 0;
    int check = 0;
    for (int game = 0; game < games; game++) {
      actions += playOne(luck);
      for (int seat = 0; seat < state.players(); seat++)
        check = 31 * check + state.position.score(seat);
    }
    return new Played(games, actions, check);
  }

  private int playOne(SeededChance luck) {
    state.copyFrom(start);
    int actions = 0;
    while (state.awaited() != PlayerKnowledge.NOBODY) {
      int count = moveGenerator.find(state);
      state.play(moveGenerator.get(luck.below(count)), luck);
      actions++;
    }
    return actions;
  }
}
