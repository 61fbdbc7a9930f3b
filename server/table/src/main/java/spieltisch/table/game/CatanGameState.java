package spieltisch.table.game;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.Action;
import spieltisch.catan.Position;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.rules.Event;
import spieltisch.catan.rules.State;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.TimeoutAction;
import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;

/// The state of a game of Catan.
public record CatanGameState(State state, List<Integer> order)
    implements RulesGameState<State, Action, Event, View, Observation> {
  private static final Catan RULES = new Catan();

  static CatanGameState of(CatanOpening opening) {
    return new CatanGameState(State.start(opening.options(), opening.board()), opening.order());
  }

  @Override
  public Catan rules() {
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
  public CatanGameState with(State newState) {
    return new CatanGameState(newState, order);
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
  public List<PendingAnswer> pendingAnswers() {
    if (isOver()) return List.of();
    var all = new ArrayList<PendingAnswer>();
    for (var offer : state.position().offers())
      for (int i = 0; i < state.position().players(); i++) {
        var seat = Seat.of(i);
        boolean isPending =
            i != state.position().active()
                && !offer.accepted().contains(seat)
                && !offer.declined().contains(seat);
        if (isPending)
          all.add(new PendingAnswer(seat, offer.id(), new Action.Answer(offer.id(), false)));
      }
    return all;
  }

  @Override
  public List<Seat> seatsToAct() {
    var answers = pendingAnswers();
    if (awaitsOthers() || answers.isEmpty()) return awaitedSeats();
    return answers.stream().map(PendingAnswer::seat).distinct().toList();
  }
}
