package spieltisch.table.game;

import java.util.List;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Decision;
import spieltisch.kernel.GameAction;
import spieltisch.kernel.GameEvent;
import spieltisch.kernel.GameObservation;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.torres.Action;
import spieltisch.torres.PhaseKind;
import spieltisch.torres.View;
import spieltisch.torres.legality.TimeoutAction;
import spieltisch.torres.rules.Event;
import spieltisch.torres.rules.State;
import spieltisch.torres.rules.Torres;

/// The state of a game of Torres.
public record TorresGameState(State state, List<Integer> order) implements GameState {
  private static final Torres RULES = new Torres();
  private static final int MOST_ROUNDS = 16;
  private static final int MOST_TURNS = 16;

  static TorresGameState of(TorresOpening opening) {
    var state = RULES.start(opening.options(), opening.order().size(), opening.first());
    return new TorresGameState(state, opening.order());
  }

  @Override
  public boolean isOver() {
    return RULES.awaited(state).isEmpty();
  }

  @Override
  public long turnId() {
    var view = RULES.sharedView(state, Viewer.spectator());
    long turn = ((long) view.year() * MOST_ROUNDS + view.round()) * MOST_TURNS + view.turn();
    return (turn * PhaseKind.values().length + view.phaseKind().ordinal()) * Seat.MOST
        + view.awaited();
  }

  @Override
  public boolean awaitsOthers() {
    return false;
  }

  @Override
  public Action timeoutAction(Seat seat) {
    return TimeoutAction.action(view(Viewer.of(seat)));
  }

  @Override
  public List<Seat> awaitedSeats() {
    return RULES.awaited(state);
  }

  @Override
  public List<Seat> seatsToAct() {
    return awaitedSeats();
  }

  @Override
  public boolean hasAction(GameAction action) {
    return action instanceof Action;
  }

  @Override
  public Decision<List<GameEvent>> decide(Seat seat, GameAction action, Chance chance) {
    return RULES.decide(state, seat, (Action) action, chance).map(List::copyOf);
  }

  @Override
  public TorresGameState after(List<GameEvent> events) {
    var typed = events.stream().map(Event.class::cast).toList();
    return new TorresGameState(RULES.evolve(state, typed), order);
  }

  @Override
  public List<GameObservation> observe(List<GameEvent> events, Viewer viewer) {
    return events.stream()
        .<GameObservation>map(event -> RULES.observe((Event) event, viewer))
        .toList();
  }

  @Override
  public View view(Viewer viewer) {
    return RULES.sharedView(state, viewer);
  }
}
