package spieltisch.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import spieltisch.analysis.LuckMeter;
import spieltisch.bots.CatanPlayer;
import spieltisch.catan.Action;
import spieltisch.catan.Options;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.rules.Event;
import spieltisch.catan.rules.State;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;

/// Plays games of Catan by the official rules on random boards.
public final class CatanContest implements Contest {
  /// The maximum number of turns; a longer game counts as unfinished.
  private static final int MAX_TURNS = 1_000;

  private static final Catan RULES = new Catan();

  private final boolean measuresLuck;
  private final DecisionListener decisionListener;

  public CatanContest() {
    this(false);
  }

  /// @param measuresLuck whether the results contain the luck of each seat
  public CatanContest(boolean measuresLuck) {
    this(measuresLuck, (_, _, _) -> {});
  }

  /// @param decisionListener is called by the thread that plays
  public CatanContest(DecisionListener decisionListener) {
    this(false, decisionListener);
  }

  private CatanContest(boolean measuresLuck, DecisionListener decisionListener) {
    this.measuresLuck = measuresLuck;
    this.decisionListener = decisionListener;
  }

  @Override
  public GameResult play(ScheduledGame scheduledGame) {
    return new Game(scheduledGame, measuresLuck, decisionListener).play();
  }

  private static final class Game {
    private final List<CatanPlayer> players;
    private final List<Integer> rolls = new ArrayList<>(Collections.nCopies(13, 0));
    private final PerTurnChance chance;
    private final SeatCounters counters;
    private final Optional<LuckMeter> luckMeter;
    private final DecisionListener decisionListener;
    private State state;

    Game(ScheduledGame scheduledGame, boolean measuresLuck, DecisionListener decisionListener) {
      this.decisionListener = decisionListener;
      chance = scheduledGame.chance();
      counters = new SeatCounters(scheduledGame);
      players = scheduledGame.players(Entrant::catan);
      var options = Options.standard(players.size());
      var boardChance =
          new SeededChance(PerTurnChance.mix(scheduledGame.seed(), ~scheduledGame.deal()));
      state = State.start(options, BoardMaker.variable(options, boardChance));
      luckMeter =
          measuresLuck ? Optional.of(new LuckMeter(state.position().board())) : Optional.empty();
    }

    GameResult play() {
      int round = 0;
      while (!isDone()) {
        act(state.position().nextToAct());
        for (; round < state.position().turn() / players.size(); round++)
          counters.addRound(points());
      }
      counters.addRound(points());
      return result();
    }

    private boolean isDone() {
      return state.position().isOver() || state.position().turn() > MAX_TURNS || counters.isStuck();
    }

    private void act(int seat) {
      chance.beginTurn(state.position().turn());
      var view = RULES.view(state, Viewer.of(Seat.of(seat)));
      var action = counters.measure(seat, deadline -> players.get(seat).choose(view, deadline));
      switch (RULES.decide(state, Seat.of(seat), action, chance)) {
        case Decision.Accepted(var events) -> accept(seat, action, events);
        case Decision.Refused<?> _ -> counters.refused(seat, view.refusal(action).isPresent());
      }
    }

    private void accept(int seat, Action action, List<Event> events) {
      counters.accepted();
      var before = state;
      long move = PackedAction.of(before.position().island(), action);
      decisionListener.decided(before, seat, move);
      state = RULES.evolve(state, events);
      luckMeter.ifPresent(meter -> counters.lucky(meter.luck(before, seat, move, state)));
      for (var event : events) counters.traded(trade(event));
      for (var event : events)
        for (int viewer = 0; viewer < players.size(); viewer++)
          players.get(viewer).observe(RULES.observe(event, Viewer.of(Seat.of(viewer))));
      int sum = state.position().rolledSum();
      if (isRoll(events)) rolls.set(sum, rolls.get(sum) + 1);
    }

    private static TradeCounts trade(Event event) {
      if (!(event instanceof Event.Open(var observation))) return TradeCounts.NONE;
      return switch (observation) {
        case Observation.Offered _ -> new TradeCounts(1, 0, 0, 0);
        case Observation.Answered it -> new TradeCounts(0, it.accept() ? 1 : 0, 0, 0);
        case Observation.Traded _ -> new TradeCounts(0, 0, 1, 0);
        case Observation.BankTraded _ -> new TradeCounts(0, 0, 0, 1);
        default -> TradeCounts.NONE;
      };
    }

    private static boolean isRoll(List<Event> events) {
      return events.getFirst() instanceof Event.Open(var observation)
          && observation instanceof Observation.Rolled;
    }

    private List<Integer> points() {
      var points = new ArrayList<Integer>();
      for (int seat = 0; seat < players.size(); seat++) points.add(state.points(seat));
      return points;
    }

    private GameResult result() {
      var open = state.position();
      return open.isOver()
          ? counters.result(List.of(open.actor()), open.turn(), rolls, reasons(open))
          : counters.result(List.of(), open.turn(), rolls, List.of());
    }

    private static List<String> reasons(Position open) {
      int winner = open.actor();
      var reasons = new ArrayList<String>();
      if (open.longestRoad() == winner) reasons.add("longest road");
      if (open.largestArmy() == winner) reasons.add("largest army");
      if (open.revealedPoints() > 0) reasons.add("victory point cards");
      if (open.citiesLeft(winner) <= 1) reasons.add("three or four cities");
      return reasons;
    }
  }
}
