package spieltisch.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import spieltisch.bots.CatanPlayer;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.rules.Event;
import spieltisch.catan.rules.State;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;

/// A game of Catan by the official rules on a random board.
public final class CatanContest implements Contest {
  /// A game that takes longer is left unfinished.
  private static final int MOST_TURNS = 1_000;

  private static final Catan RULES = new Catan();

  @Override
  public GameResult play(ScheduledGame scheduledGame) {
    return new Table(scheduledGame).play();
  }

  private static final class Table {
    private final List<CatanPlayer> players;
    private final List<Integer> rolls = new ArrayList<>(Collections.nCopies(13, 0));
    private final PerTurnChance perTurnChance;
    private final SeatCounters seatCounters;
    private State state;

    Table(ScheduledGame scheduledGame) {
      perTurnChance = scheduledGame.luck();
      seatCounters = new SeatCounters(scheduledGame);
      players = scheduledGame.players(Entrant::catan);
      var options = Options.standard(players.size());
      var dealer =
          new SeededChance(PerTurnChance.mixed(scheduledGame.seed(), ~scheduledGame.deal()));
      state = State.start(options, BoardMaker.variable(options, dealer));
    }

    GameResult play() {
      int round = 0;
      while (!isDone()) {
        act(state.open().nextToAct());
        for (; round < state.open().turn() / players.size(); round++) seatCounters.round(points());
      }
      seatCounters.round(points());
      return record();
    }

    private boolean isDone() {
      return state.open().isOver() || state.open().turn() > MOST_TURNS || seatCounters.isStuck();
    }

    private void act(int seat) {
      perTurnChance.turn(state.open().turn());
      var view = RULES.view(state, Viewer.of(Seat.of(seat)));
      var action =
          seatCounters.measured(seat, deadline -> players.get(seat).choose(view, deadline));
      switch (RULES.decide(state, Seat.of(seat), action, perTurnChance)) {
        case Decision.Accepted(var events) -> accept(events);
        case Decision.Refused<?> _ -> seatCounters.refused(seat, view.refusal(action).isPresent());
      }
    }

    private void accept(List<Event> events) {
      seatCounters.accepted();
      state = RULES.evolve(state, events);
      for (var event : events)
        for (int seat = 0; seat < players.size(); seat++)
          players.get(seat).see(RULES.observe(event, Viewer.of(Seat.of(seat))));
      int sum = state.open().rolledSum();
      if (isRoll(events)) rolls.set(sum, rolls.get(sum) + 1);
    }

    private static boolean isRoll(List<Event> events) {
      return events.getFirst() instanceof Event.Open(var fact)
          && fact instanceof spieltisch.catan.Observation.Rolled;
    }

    private List<Integer> points() {
      var points = new ArrayList<Integer>();
      for (int seat = 0; seat < players.size(); seat++) points.add(state.points(seat));
      return points;
    }

    private GameResult record() {
      var open = state.open();
      return open.isOver()
          ? seatCounters.record(List.of(open.actor()), open.turn(), rolls, reasons(open))
          : seatCounters.record(List.of(), open.turn(), rolls, List.of());
    }

    private static List<String> reasons(Position open) {
      int winner = open.actor();
      var reasons = new ArrayList<String>();
      if (open.longestRoad() == winner) reasons.add("longest road");
      if (open.largestArmy() == winner) reasons.add("largest army");
      if (open.shownPoints() > 0) reasons.add("victory point cards");
      if (open.citiesLeft(winner) <= 1) reasons.add("three or four cities");
      return reasons;
    }
  }
}
