package spieltisch.table;

import java.util.List;
import spieltisch.catan.TimeoutAction;
import spieltisch.catan.Observation;
import spieltisch.catan.Position;
import spieltisch.catan.Refusal;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.rules.Event;
import spieltisch.catan.rules.State;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Verdict;
import spieltisch.kernel.Viewer;

/// A running game of Catan.
public record CatanMatch(State state, List<Integer> order) implements Match {
  private static final Catan RULES = new Catan();

  static CatanMatch of(Opening.OfCatan opening) {
    return new CatanMatch(new State(opening.options(), opening.board()), opening.order());
  }

  /// What a viewer sees of a deed.
  public static List<Observation> seen(Happening happening, Viewer viewer) {
    return events(happening).stream().map(event -> RULES.observe(event, viewer)).toList();
  }

  private static List<Event> events(Happening happening) {
    if (happening instanceof Happening.OfCatan(var events)) return events;
    throw new IllegalStateException("not Catan: " + happening);
  }

  @Override
  public boolean isOver() {
    return state.open().isOver();
  }

  @Override
  public long turn() {
    var open = state.open();
    return ((long) open.turn() * Seat.MOST + open.actor()) * Seat.MOST + open.active();
  }

  @Override
  public boolean isInterlude() {
    return state.open().phaseKind() == Position.DISCARD;
  }

  @Override
  public Deed mildest(Seat seat) {
    return new Deed.OfCatan(TimeoutAction.action(RULES.sharedView(state, Viewer.of(seat))));
  }

  @Override
  public List<Seat> toAsk() {
    if (isOver() || isInterlude()) return RULES.awaited(state);
    return List.of(Seat.of(state.open().nextToAct()));
  }

  @Override
  public Judgement judge(Seat seat, Deed deed, Chance chance) {
    if (!(deed instanceof Deed.OfCatan(var action))) return Judgement.wrongGame();
    return switch (RULES.decide(state, seat, action, chance)) {
      case Verdict.Accepted<Event, Refusal>(var events) ->
          new Judgement.Accepted(new Happening.OfCatan(events));
      case Verdict.Refused<Event, Refusal>(var refusal) ->
          new Judgement.Rejected(new Ruling.RefusedInCatan(refusal));
    };
  }

  @Override
  public Match after(Happening happening) {
    return new CatanMatch(RULES.evolve(state, events(happening)), order);
  }

  @Override
  public Notice tell(Entry.Acted acted, Viewer viewer) {
    return new Notice.ActedInCatan(
        acted.seat(), acted.actor(), seen(acted.happening(), viewer), outlook(viewer).view());
  }

  @Override
  public Outlook.OnCatan outlook(Viewer viewer) {
    return new Outlook.OnCatan(RULES.sharedView(state, viewer));
  }
}
