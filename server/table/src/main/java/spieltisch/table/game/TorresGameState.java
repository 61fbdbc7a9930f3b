package spieltisch.table.game;

import java.util.List;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Verdict;
import spieltisch.kernel.Viewer;
import spieltisch.table.Decision;
import spieltisch.table.Entry;
import spieltisch.table.Notice;
import spieltisch.torres.Observation;
import spieltisch.torres.PhaseKind;
import spieltisch.torres.Refusal;
import spieltisch.torres.legality.TimeoutAction;
import spieltisch.torres.rules.Event;
import spieltisch.torres.rules.State;
import spieltisch.torres.rules.Torres;

/// A running game of Torres.
public record TorresGameState(State state, List<Integer> order) implements GameState {
  private static final Torres RULES = new Torres();
  private static final int MOST_ROUNDS = 16;
  private static final int MOST_TURNS = 16;

  static TorresGameState of(GameOpening.OfTorres opening) {
    var state = RULES.start(opening.options(), opening.order().size(), opening.first());
    return new TorresGameState(state, opening.order());
  }

  /// What a viewer sees of a deed.
  public static List<Observation> seen(GameEvents gameEvents, Viewer viewer) {
    return events(gameEvents).stream().map(event -> RULES.observe(event, viewer)).toList();
  }

  private static List<Event> events(GameEvents gameEvents) {
    if (gameEvents instanceof GameEvents.OfTorres(var events)) return events;
    throw new IllegalStateException("not Torres: " + gameEvents);
  }

  @Override
  public boolean isOver() {
    return RULES.awaited(state).isEmpty();
  }

  @Override
  public long turn() {
    var view = RULES.sharedView(state, Viewer.spectator());
    long course = ((long) view.year() * MOST_ROUNDS + view.round()) * MOST_TURNS + view.turn();
    return (course * PhaseKind.values().length + view.stage().ordinal()) * Seat.MOST
        + view.awaited();
  }

  @Override
  public boolean isInterlude() {
    return false;
  }

  @Override
  public GameAction mildest(Seat seat) {
    return new GameAction.OfTorres(TimeoutAction.action(RULES.sharedView(state, Viewer.of(seat))));
  }

  @Override
  public List<Seat> toAsk() {
    return RULES.awaited(state);
  }

  @Override
  public Judgement judge(Seat seat, GameAction gameAction, Chance chance) {
    if (!(gameAction instanceof GameAction.OfTorres(var action))) return Judgement.wrongGame();
    return switch (RULES.decide(state, seat, action, chance)) {
      case Verdict.Accepted<Event, Refusal>(var events) ->
          new Judgement.Accepted(new GameEvents.OfTorres(events));
      case Verdict.Refused<Event, Refusal>(var refusal) ->
          new Judgement.Rejected(new Decision.RefusedInTorres(refusal));
    };
  }

  @Override
  public GameState after(GameEvents gameEvents) {
    return new TorresGameState(RULES.evolve(state, events(gameEvents)), order);
  }

  @Override
  public Notice tell(Entry.Acted acted, Viewer viewer) {
    return new Notice.ActedInTorres(
        acted.seat(), acted.actor(), seen(acted.happening(), viewer), outlook(viewer).view());
  }

  @Override
  public GameView.OnTorres outlook(Viewer viewer) {
    return new GameView.OnTorres(RULES.sharedView(state, viewer));
  }
}
