package spieltisch.table;

import java.util.List;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Verdict;
import spieltisch.kernel.Viewer;
import spieltisch.torres.legality.TimeoutAction;
import spieltisch.torres.Observation;
import spieltisch.torres.Refusal;
import spieltisch.torres.PhaseKind;
import spieltisch.torres.rules.Event;
import spieltisch.torres.rules.State;
import spieltisch.torres.rules.Torres;

/// A running game of Torres.
public record TorresMatch(State state, List<Integer> order) implements Match {
  private static final Torres RULES = new Torres();
  private static final int MOST_ROUNDS = 16;
  private static final int MOST_TURNS = 16;

  static TorresMatch of(Opening.OfTorres opening) {
    var state = RULES.start(opening.options(), opening.order().size(), opening.first());
    return new TorresMatch(state, opening.order());
  }

  /// What a viewer sees of a deed.
  public static List<Observation> seen(Happening happening, Viewer viewer) {
    return events(happening).stream().map(event -> RULES.observe(event, viewer)).toList();
  }

  private static List<Event> events(Happening happening) {
    if (happening instanceof Happening.OfTorres(var events)) return events;
    throw new IllegalStateException("not Torres: " + happening);
  }

  @Override
  public boolean isOver() {
    return RULES.awaited(state).isEmpty();
  }

  @Override
  public long turn() {
    var view = RULES.sharedView(state, Viewer.spectator());
    long course = ((long) view.year() * MOST_ROUNDS + view.round()) * MOST_TURNS + view.turn();
    return (course * PhaseKind.values().length + view.stage().ordinal()) * Seat.MOST + view.awaited();
  }

  @Override
  public boolean isInterlude() {
    return false;
  }

  @Override
  public Deed mildest(Seat seat) {
    return new Deed.OfTorres(TimeoutAction.action(RULES.sharedView(state, Viewer.of(seat))));
  }

  @Override
  public List<Seat> toAsk() {
    return RULES.awaited(state);
  }

  @Override
  public Judgement judge(Seat seat, Deed deed, Chance chance) {
    if (!(deed instanceof Deed.OfTorres(var action))) return Judgement.wrongGame();
    return switch (RULES.decide(state, seat, action, chance)) {
      case Verdict.Accepted<Event, Refusal>(var events) ->
          new Judgement.Accepted(new Happening.OfTorres(events));
      case Verdict.Refused<Event, Refusal>(var refusal) ->
          new Judgement.Rejected(new Ruling.RefusedInTorres(refusal));
    };
  }

  @Override
  public Match after(Happening happening) {
    return new TorresMatch(RULES.evolve(state, events(happening)), order);
  }

  @Override
  public Notice tell(Entry.Acted acted, Viewer viewer) {
    return new Notice.ActedInTorres(
        acted.seat(), acted.actor(), seen(acted.happening(), viewer), outlook(viewer).view());
  }

  @Override
  public Outlook.OnTorres outlook(Viewer viewer) {
    return new Outlook.OnTorres(RULES.sharedView(state, viewer));
  }
}
