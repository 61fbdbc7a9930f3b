package spieltisch.table.game;

import java.util.List;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.torres.Action;
import spieltisch.torres.Observation;
import spieltisch.torres.PhaseKind;
import spieltisch.torres.View;
import spieltisch.torres.legality.TimeoutAction;
import spieltisch.torres.rules.Event;
import spieltisch.torres.rules.State;
import spieltisch.torres.rules.Torres;

/// The state of a game of Torres.
public record TorresGameState(State state, List<Integer> order)
    implements RulesGameState<State, Action, Event, View, Observation> {
  private static final Torres RULES = new Torres();
  private static final int MOST_ROUNDS = 16;
  private static final int MOST_TURNS = 16;

  static TorresGameState of(TorresOpening opening) {
    var state = RULES.start(opening.options(), opening.order().size(), opening.first());
    return new TorresGameState(state, opening.order());
  }

  @Override
  public Torres rules() {
    return RULES;
  }

  @Override
  public Class<Action> actionType() {
    return Action.class;
  }

  @Override
  public Class<Event> eventType() {
    return Event.class;
  }

  @Override
  public TorresGameState with(State newState) {
    return new TorresGameState(newState, order);
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
  public List<Seat> seatsToAct() {
    return awaitedSeats();
  }
}
