package spieltisch.table.game;

import java.util.List;
import spieltisch.catan.Action;
import spieltisch.catan.Position;
import spieltisch.catan.TimeoutAction;
import spieltisch.catan.View;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.rules.Event;
import spieltisch.catan.rules.State;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Decision;
import spieltisch.kernel.GameAction;
import spieltisch.kernel.GameEvent;
import spieltisch.kernel.GameObservation;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;

/// The state of a game of Catan.
public record CatanGameState(State state, List<Integer> order) implements GameState {
  private static final Catan RULES = new Catan();

  static CatanGameState of(CatanOpening opening) {
    return new CatanGameState(State.start(opening.options(), opening.board()), opening.order());
  }

  @Override
  public boolean isOver() {
    return state.position().isOver();
  }

  @Override
  public long turnId() {
    var open = state.position();
    return ((long) open.turn() * Seat.MOST + open.actor()) * Seat.MOST + open.active();
  }

  @Override
  public boolean awaitsOthers() {
    return state.position().phaseKind() == Position.DISCARD;
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
    if (isOver() || awaitsOthers()) return awaitedSeats();
    return List.of(Seat.of(state.position().nextToAct()));
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
  public CatanGameState after(List<GameEvent> events) {
    var typed = events.stream().map(Event.class::cast).toList();
    return new CatanGameState(RULES.evolve(state, typed), order);
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
