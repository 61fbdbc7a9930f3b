package spieltisch.table.game;

import java.util.List;
import spieltisch.catan.Observation;
import spieltisch.catan.Position;
import spieltisch.catan.Refusal;
import spieltisch.catan.TimeoutAction;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.rules.Event;
import spieltisch.catan.rules.State;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Verdict;
import spieltisch.kernel.Viewer;
import spieltisch.table.Decision;
import spieltisch.table.Entry;
import spieltisch.table.Notice;

/// A running game of Catan.
public record CatanGameState(State state, List<Integer> order) implements GameState {
  private static final Catan RULES = new Catan();

  static CatanGameState of(GameOpening.OfCatan opening) {
    return new CatanGameState(State.start(opening.options(), opening.board()), opening.order());
  }

  /// What a viewer sees of a deed.
  public static List<Observation> seen(GameEvents gameEvents, Viewer viewer) {
    return events(gameEvents).stream().map(event -> RULES.observe(event, viewer)).toList();
  }

  private static List<Event> events(GameEvents gameEvents) {
    if (gameEvents instanceof GameEvents.OfCatan(var events)) return events;
    throw new IllegalStateException("not Catan: " + gameEvents);
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
  public GameAction mildest(Seat seat) {
    return new GameAction.OfCatan(TimeoutAction.action(RULES.sharedView(state, Viewer.of(seat))));
  }

  @Override
  public List<Seat> toAsk() {
    if (isOver() || isInterlude()) return RULES.awaited(state);
    return List.of(Seat.of(state.open().nextToAct()));
  }

  @Override
  public Judgement judge(Seat seat, GameAction gameAction, Chance chance) {
    if (!(gameAction instanceof GameAction.OfCatan(var action))) return Judgement.wrongGame();
    return switch (RULES.decide(state, seat, action, chance)) {
      case Verdict.Accepted<Event, Refusal>(var events) ->
          new Judgement.Accepted(new GameEvents.OfCatan(events));
      case Verdict.Refused<Event, Refusal>(var refusal) ->
          new Judgement.Rejected(new Decision.RefusedInCatan(refusal));
    };
  }

  @Override
  public GameState after(GameEvents gameEvents) {
    return new CatanGameState(RULES.evolve(state, events(gameEvents)), order);
  }

  @Override
  public Notice tell(Entry.Acted acted, Viewer viewer) {
    return new Notice.ActedInCatan(
        acted.seat(), acted.actor(), seen(acted.happening(), viewer), outlook(viewer).view());
  }

  @Override
  public GameView.OnCatan outlook(Viewer viewer) {
    return new GameView.OnCatan(RULES.sharedView(state, viewer));
  }
}
