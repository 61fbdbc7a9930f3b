package spieltisch.catan.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.catan.Action;
import spieltisch.catan.Legality;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;
import spieltisch.catan.Refusal;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Game;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;

/// The rules of Catan as pure functions.
public final class Catan implements Game<State, Action, Event, View, Observation> {
  @Override
  public Decision<List<Event>> decide(State state, Seat seat, Action action, Chance chance) {
    if (seat.index() >= state.position().players())
      return new Decision.Refused<>(Refusal.NOT_YOUR_TURN);
    long move = PackedAction.of(state.position().island(), action);
    var refusal = Legality.refusal(state, seat.index(), move);
    if (refusal != null) return new Decision.Refused<>(refusal);
    var next = state.copy();
    var recorder = new EventRecorder(next);
    Referee.play(next, recorder, seat.index(), move, chance);
    return new Decision.Accepted<>(recorder.events());
  }

  /// Applies all events to a single copy of the state.
  @Override
  public State evolve(State state, List<Event> events) {
    var next = state.copy();
    for (var event : events) event.apply(next, next.position().island());
    return next;
  }

  @Override
  public View view(State state, Viewer viewer) {
    return HiddenInformation.view(state, state.position().copy(), viewer);
  }

  @Override
  public View sharedView(State state, Viewer viewer) {
    return HiddenInformation.view(state, state.position(), viewer);
  }

  @Override
  public Observation observe(Event event, Viewer viewer) {
    return HiddenInformation.observe(event, viewer);
  }

  @Override
  public View after(View view, Observation observation) {
    return view.after(observation);
  }

  @Override
  public List<Action> legal(View view) {
    return view.legal();
  }

  @Override
  public Optional<Refusal> refusal(View view, Action action) {
    return view.refusal(action);
  }

  @Override
  public List<Seat> awaited(State state) {
    return awaited(state.position());
  }

  /// The seats from which the game awaits an action. A seat that has not answered an offer is not
  /// among them, because the game goes on without the answer. The result depends only on public
  /// information.
  public static List<Seat> awaited(Position position) {
    if (position.isOver()) return List.of();
    if (position.phaseKind() != Position.DISCARD) return List.of(Seat.of(position.actor()));
    var owing = new ArrayList<Seat>();
    for (int seat = 0; seat < position.players(); seat++)
      if (position.owed(seat) > 0) owing.add(Seat.of(seat));
    return owing;
  }
}
