package spieltisch.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

/// The laws that every game of the house obeys, checked along one random game.
///
/// A game's own tests extend this, say how a game begins, and add the laws only they can state.
public abstract class GameLaws<S, A, E, V, O, R extends Enum<R>> {
  protected abstract Game<S, A, E, V, O, R> game();

  protected abstract int seats(S state);

  /// Actions to try besides the legal ones: plausible, odd and impossible.
  protected abstract List<A> pool(S state, SeededChance luck);

  /// The same event with its secrets replaced by others that a viewer who may not know them cannot
  /// rule out; the event itself if it has no secrets from him.
  protected abstract E masked(S before, E event, Viewer viewer, SeededChance luck);

  /// What must hold in every state: conservation of cards and pieces and the like.
  protected abstract void conserved(S state);

  /// Whether a refusal is one that the viewer could not foresee from his view.
  protected boolean isUnforeseeable(R reason) {
    return false;
  }

  /// A random choice; games override it to make their random play livelier.
  protected A choose(S state, Seat seat, List<A> legal, SeededChance luck) {
    return legal.get(luck.below(legal.size()));
  }

  /// The seats that may act next in random play; games add those that may act without being
  /// awaited.
  protected List<Seat> actors(S state) {
    return game().awaited(state);
  }

  public record Played<S, E>(S end, List<E> journal) {}

  /// Plays a random game and checks every law at every step.
  public Played<S, E> playByTheLaws(S start, long seed, int mostActions) {
    var luck = new SeededChance(seed);
    var state = start;
    var journal = new ArrayList<E>();
    for (int step = 0; step < mostActions && !game().awaited(state).isEmpty(); step++) {
      var played = actByTheLaws(state, luck);
      state = played.end();
      journal.addAll(played.journal());
    }
    assertEquals(state, replay(start, journal), "replay");
    return new Played<>(state, journal);
  }

  /// Does one random action and checks every law before, in and after it.
  public Played<S, E> actByTheLaws(S before, SeededChance luck) {
    refusalsChangeNothing(before, luck);
    var seat = pick(actors(before), luck);
    var legal = game().legal(game().view(before, Viewer.of(seat)));
    assertTrue(!legal.isEmpty(), () -> "seat " + seat.index() + " is awaited but can do nothing");
    var events = events(before, seat, new ArrayList<>(legal), luck);
    var state = before;
    for (var event : events) state = record(state, event, luck);
    assertEquals(state, game().evolve(before, events), "events at once");
    conserved(state);
    return new Played<>(state, events);
  }

  /// Chooses until something is accepted; only what a viewer cannot foresee may be refused.
  private List<E> events(S state, Seat seat, List<A> legal, SeededChance luck) {
    while (true) {
      var action = choose(state, seat, legal, luck);
      switch (game().decide(state, seat, action, luck)) {
        case Verdict.Accepted<E, R>(var events) -> {
          return events;
        }
        case Verdict.Refused<E, R>(var reason) -> {
          assertTrue(isUnforeseeable(reason), () -> "legal but refused: " + action + ": " + reason);
          legal.remove(action);
        }
      }
    }
  }

  private S record(S state, E event, SeededChance luck) {
    var next = game().evolve(state, event);
    for (var viewer : viewers(state)) {
      var seen = game().observe(event, viewer);
      assertEquals(
          game().view(next, viewer),
          game().after(game().view(state, viewer), seen),
          () -> "square: " + event);
      assertEquals(game().view(next, viewer), game().sharedView(next, viewer), "shared view");
      var other = masked(state, event, viewer, luck);
      assertEquals(seen, game().observe(other, viewer), () -> "mask: " + event + " for " + viewer);
      assertEquals(
          game().view(next, viewer),
          game().view(game().evolve(state, other), viewer),
          () -> "mask in view: " + event + " for " + viewer);
    }
    return next;
  }

  /// Whatever is tried, legality and verdict agree, nothing throws and the state stays as it was.
  private void refusalsChangeNothing(S state, SeededChance luck) {
    var before = state.hashCode();
    for (int seat = 0; seat < seats(state); seat++) {
      var view = game().view(state, Viewer.of(Seat.of(seat)));
      var listed = game().legal(view);
      for (var action : pool(state, luck)) judge(state, Seat.of(seat), view, action, listed, luck);
    }
    assertEquals(before, state.hashCode(), "a judged action changed the state");
  }

  private void judge(S state, Seat seat, V view, A action, List<A> listed, SeededChance luck) {
    var foreseen = game().refusal(view, action);
    switch (game().decide(state, seat, action, luck)) {
      case Verdict.Accepted<E, R> _ ->
          assertTrue(foreseen.isEmpty(), () -> action + " accepted but refused: " + foreseen);
      case Verdict.Refused<E, R>(var reason) -> {
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

  private static Seat pick(List<Seat> seats, SeededChance luck) {
    return seats.get(luck.below(seats.size()));
  }
}
