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
import spieltisch.catan.rules.BoardMaker;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.rules.Event;
import spieltisch.catan.rules.State;
import spieltisch.catan.view.View;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;

/// A reproducible game of Catan between computer players. No action may be refused, except for
/// reasons that a player cannot know: face-down cards of the bank, and the cards of a trade
/// partner.
public final class SeededGame {
  private static final int MAX_TURNS = 600;
  private static final Catan RULES = new Catan();
  private static final Set<Refusal> UNFORESEEABLE =
      EnumSet.of(Refusal.BANK_LACKS, Refusal.PARTNER_LACKS);

  private final long seed;
  private final long nodes;
  private final SeededChance chance;
  private final List<CatanPlayer> players = new ArrayList<>();
  private State state;
  private BiConsumer<State, Event> eventObserver = (_, _) -> {};

  public SeededGame(Options options, List<Level> levels, long seed, long nodes) {
    this.seed = seed;
    this.nodes = nodes;
    chance = new SeededChance(seed);
    state = State.start(options, BoardMaker.variable(options, chance));
    for (var level : levels) players.add(level.catanPlayer(seed + players.size()));
  }

  public static SeededGame of(Level level, int players, long seed) {
    return new SeededGame(
        Options.standard(players), Collections.nCopies(players, level), seed, 300);
  }

  /// Plays to the end and passes every decision to an observer.
  public State play(BiConsumer<View, Action> decisionObserver) {
    while (!state.position().isOver() && state.position().turn() < MAX_TURNS) {
      var seat = Seat.of(state.position().nextToAct());
      var view = RULES.view(state, Viewer.of(seat));
      var action = players.get(seat.index()).choose(view, Deadline.afterNodes(nodes));
      decisionObserver.accept(view, action);
      apply(seat, action);
    }
    return state;
  }

  /// Plays to the end and passes every event to an observer, with the state after it.
  public void playWithEvents(BiConsumer<State, Event> observer) {
    eventObserver = observer;
    play((_, _) -> {});
  }

  private void apply(Seat seat, Action action) {
    switch (RULES.decide(state, seat, action, chance)) {
      case Decision.Accepted(var events) -> events.forEach(this::evolve);
      case Decision.Refused(var reason) ->
          assertTrue(UNFORESEEABLE.contains(reason), "seed " + seed + ": " + action + reason);
    }
  }

  private void evolve(Event event) {
    state = RULES.evolve(state, event);
    eventObserver.accept(state, event);
    for (int i = 0; i < players.size(); i++)
      players.get(i).observe(RULES.observe(event, Viewer.of(Seat.of(i))));
  }
}
