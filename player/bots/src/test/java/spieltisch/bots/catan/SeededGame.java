package spieltisch.bots.catan;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.bots.Level;
import spieltisch.catan.Action;
import spieltisch.catan.Options;
import spieltisch.catan.Refusal;
import spieltisch.catan.View;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.rules.Event;
import spieltisch.catan.rules.State;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;

/// A game of Catan between computer players that follows from its seed. No move may be refused, but
/// for the two reasons that nobody can foresee: what lies face down in the bank, and what a partner
/// still has.
final class SeededGame {
  private static final int MOST_TURNS = 600;
  private static final Catan RULES = new Catan();
  private static final Set<Refusal> UNFORESEEABLE =
      EnumSet.of(Refusal.BANK_LACKS, Refusal.PARTNER_LACKS);

  private final long seed;
  private final long nodes;
  private final SeededChance luck;
  private final List<CatanPlayer> players = new ArrayList<>();
  private State state;
  private BiConsumer<State, Event> follower = (_, _) -> {};

  SeededGame(Options options, List<Level> levels, long seed, long nodes) {
    this.seed = seed;
    this.nodes = nodes;
    luck = new SeededChance(seed);
    state = State.start(options, BoardMaker.variable(options, luck));
    for (var level : levels) players.add(level.catanPlayer(seed + players.size()));
  }

  static SeededGame of(Level level, int players, long seed) {
    return new SeededGame(
        Options.standard(players), Collections.nCopies(players, level), seed, 300);
  }

  /// Plays to the end and shows every decision to a witness.
  State play(BiConsumer<View, Action> witness) {
    while (!state.open().isOver() && state.open().turn() < MOST_TURNS) {
      var seat = Seat.of(state.open().nextToAct());
      var view = RULES.view(state, Viewer.of(seat));
      var action = players.get(seat.index()).choose(view, Deadline.afterNodes(nodes));
      witness.accept(view, action);
      judge(seat, action);
    }
    return state;
  }

  /// Plays to the end and shows every event, with the state after it.
  void follow(BiConsumer<State, Event> newFollower) {
    follower = newFollower;
    play((_, _) -> {});
  }

  private void judge(Seat seat, Action action) {
    switch (RULES.decide(state, seat, action, luck)) {
      case Decision.Accepted(var events) -> events.forEach(this::happen);
      case Decision.Refused(var reason) ->
          assertTrue(UNFORESEEABLE.contains(reason), "seed " + seed + ": " + action + reason);
    }
  }

  private void happen(Event event) {
    state = RULES.evolve(state, event);
    follower.accept(state, event);
    for (int i = 0; i < players.size(); i++)
      players.get(i).see(RULES.observe(event, Viewer.of(Seat.of(i))));
  }
}
