package spieltisch.torres.rules;

import java.util.List;
import java.util.Optional;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Game;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.torres.Action;
import spieltisch.torres.Observation;
import spieltisch.torres.Options;
import spieltisch.torres.PackedAction;
import spieltisch.torres.Refusal;
import spieltisch.torres.View;
import spieltisch.torres.legality.Legality;

/// The rules of Torres as pure functions.
public final class Torres implements Game<State, Action, Event, View, Observation> {
  /// Starts a new game, in which the seat `first` begins.
  public State start(Options options, int players, Seat first) {
    return State.start(options, players, first);
  }

  /// The seat of the youngest player. If several players have the lowest age, the result is the
  /// first of their seats.
  public static Seat youngest(List<Integer> ages) {
    int youngest = 0;
    for (int i = 1; i < ages.size(); i++) if (ages.get(i) < ages.get(youngest)) youngest = i;
    return Seat.of(youngest);
  }

  @Override
  public Decision<List<Event>> decide(State state, Seat seat, Action action, Chance chance) {
    int code = PackedAction.of(action);
    var reason = Legality.refusal(state, seat.index(), code);
    if (reason != null) return new Decision.Refused<>(reason);
    var next = state.copy();
    var recorder = new EventRecorder(next);
    Referee.play(next, code, chance, recorder);
    return new Decision.Accepted<>(recorder.events());
  }

  /// Applies all events to a single copy of the state.
  @Override
  public State evolve(State state, List<Event> events) {
    var next = state.copy();
    for (var event : events) event.apply(next);
    return next;
  }

  @Override
  public View view(State state, Viewer viewer) {
    return HiddenInformation.view(state, state.position.copy(), viewer);
  }

  @Override
  public View sharedView(State state, Viewer viewer) {
    return HiddenInformation.view(state, state.position, viewer);
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
    return state.awaitedSeat().map(List::of).orElse(List.of());
  }
}
