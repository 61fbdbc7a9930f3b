package spieltisch.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

/// Laws of every game, checked at each step of a random game.
///
/// The tests of a game extend this class, provide its start and add laws of that game.
public abstract class GameLaws<
    S, A extends GameAction, E extends GameEvent, V extends GameView, O extends GameObservation> {
  protected abstract Game<S, A, E, V, O> game();

  protected abstract int seats(S state);

  /// Actions to try besides the legal ones: plausible, odd and impossible.
  protected abstract List<A> pool(S state, SeededChance chance);

  /// The same event with the secrets that are hidden from the viewer replaced by other possible
  /// ones; the event itself if it hides nothing from the viewer.
  protected abstract E masked(S before, E event, Viewer viewer, SeededChance chance);

  /// Asserts the invariants of every state, such as the number of cards and pieces.
  protected abstract void assertConserved(S state);

  /// Whether the reason depends on secrets, so that a view cannot predict the refusal.
  protected boolean isUnforeseeable(RefusalReason reason) {
    return false;
  }

  /// Chooses an action at random. Games override it so that random play reaches more situations.
  protected A choose(S state, Seat seat, List<A> legal, SeededChance chance) {
    return legal.get(chance.below(legal.size()));
  }

  /// The seats that may act next in random play. Games add those that may act without being
  /// awaited.
  protected List<Seat> actors(S state) {
    return game().awaited(state);
  }

  public record Played<S, E>(S end, List<E> journal) {}

  /// Plays a random game and checks every law at every step.
  public Played<S, E> playByTheLaws(S start, long seed, int mostActions) {
    var chance = new SeededChance(seed);
    var state = start;
    var journal = new ArrayList<E>();
    for (int step = 0; step < mostActions && !game().awaited(state).isEmpty(); step++) {
      var played = actByTheLaws(state, chance);
      state = played.end();
      journal.addAll(played.journal());
    }
    assertEquals(state, replay(start, journal), "replay");
    return new Played<>(state, journal);
  }

  /// Plays one random action and checks every law before, during and after it.
  public Played<S, E> actByTheLaws(S before, SeededChance chance) {
    refusalsChangeNothing(before, chance);
    var seat = pick(actors(before), chance);
    var legal = game().legal(game().view(before, Viewer.of(seat)));
    assertTrue(
        !legal.isEmpty(), () -> "seat " + seat.index() + " is awaited but has no legal action");
    var events = events(before, seat, new ArrayList<>(legal), chance);
    assertFalse(events.isEmpty(), "an accepted action has events");
    var state = before;
    for (var event : events) state = record(state, event, chance);
    assertEquals(state, game().evolve(before, events), "events at once");
    assertConserved(state);
    return new Played<>(state, events);
  }

  /// Chooses until an action is accepted. Listed actions may only be refused for reasons that a
  /// view cannot predict.
  private List<E> events(S state, Seat seat, List<A> legal, SeededChance chance) {
    while (true) {
      var action = choose(state, seat, legal, chance);
      switch (game().decide(state, seat, action, chance)) {
        case Decision.Accepted(var events) -> {
          return events;
        }
        case Decision.Refused(var reason) -> {
          assertTrue(isUnforeseeable(reason), () -> "legal but refused: " + action + ": " + reason);
          legal.remove(action);
        }
      }
    }
  }

  private S record(S state, E event, SeededChance chance) {
    var next = game().evolve(state, event);
    for (var viewer : viewers(state)) {
      var seen = game().observe(event, viewer);
      assertEquals(
          game().view(next, viewer),
          game().after(game().view(state, viewer), seen),
          () -> "square: " + event);
      assertEquals(game().view(next, viewer), game().sharedView(next, viewer), "shared view");
      var other = masked(state, event, viewer, chance);
      assertEquals(seen, game().observe(other, viewer), () -> "mask: " + event + " for " + viewer);
      assertEquals(
          game().view(next, viewer),
          game().view(game().evolve(state, other), viewer),
          () -> "mask in view: " + event + " for " + viewer);
    }
    return next;
  }

  /// Checks that `refusal` and `decide` agree on any action, never throw and leave the state
  /// unchanged.
  private void refusalsChangeNothing(S state, SeededChance chance) {
    var before = state.hashCode();
    for (int seat = 0; seat < seats(state); seat++) {
      var view = game().view(state, Viewer.of(Seat.of(seat)));
      var listed = game().legal(view);
      for (var action : pool(state, chance))
        compareDecisions(state, Seat.of(seat), view, action, listed, chance);
    }
    assertEquals(before, state.hashCode(), "decide changed the state");
  }

  private void compareDecisions(
      S state, Seat seat, V view, A action, List<A> listed, SeededChance chance) {
    var foreseen = game().refusal(view, action);
    switch (game().decide(state, seat, action, chance)) {
      case Decision.Accepted<?> _ ->
          assertTrue(foreseen.isEmpty(), () -> action + " accepted but refused: " + foreseen);
      case Decision.Refused(var reason) -> {
        if (foreseen.isEmpty())
          assertTrue(isUnforeseeable(reason), () -> action + " refused only by decide: " + reason);
        else assertEquals(foreseen.get(), reason, () -> "reasons differ for " + action);
        if (!isUnforeseeable(reason))
          assertTrue(!listed.contains(action), () -> action + " is listed but refused: " + reason);
      }
    }
  }

  private S replay(S start, List<E> journal) {
    var state = start;
    for (var event : journal) state = game().evolve(state, event);
    return state;
  }

  private List<Viewer> viewers(S state) {
    var viewers = new ArrayList<Viewer>();
    for (int i = 0; i < seats(state); i++) viewers.add(Viewer.of(Seat.of(i)));
    viewers.add(Viewer.spectator());
    return viewers;
  }

  private static Seat pick(List<Seat> seats, SeededChance chance) {
    return seats.get(chance.below(seats.size()));
  }
}
