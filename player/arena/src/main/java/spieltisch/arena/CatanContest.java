package spieltisch.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import spieltisch.bots.CatanPlayer;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.catan.Refusal;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.rules.Event;
import spieltisch.catan.rules.State;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Verdict;
import spieltisch.kernel.Viewer;

/// A game of Catan by the official rules on a random board.
public final class CatanContest implements Contest {
  /// A game that takes longer is left unfinished.
  private static final int MOST_TURNS = 1_000;

  /// After so many refusals in a row a player has nothing left to say.
  private static final int MOST_REFUSALS = 50;

  private static final Catan RULES = new Catan();

  @Override
  public GameRecord play(
      List<Entrant> entrants, long seed, int deal, int number, Thinking thinking) {
    return new Table(entrants, seed, deal, number, thinking).play();
  }

  private static final class Table {
    private final List<Entrant> entrants;
    private final int deal;
    private final int number;
    private final Thinking thinking;
    private final List<CatanPlayer> players = new ArrayList<>();
    private final List<Integer> rolls = new ArrayList<>(Collections.nCopies(13, 0));
    private final Luck luck;
    private final Seats seats;
    private State state;
    private int refusals;

    Table(List<Entrant> entrants, long seed, int deal, int number, Thinking thinking) {
      this.entrants = entrants;
      this.deal = deal;
      this.number = number;
      this.thinking = thinking;
      luck = new Luck(Luck.mixed(seed, deal));
      seats = new Seats(entrants.size());
      var options = Options.standard(entrants.size());
      var dealer = new SeededChance(Luck.mixed(seed, ~deal));
      state = new State(options, BoardMaker.variable(options, dealer));
      for (int seat = 0; seat < entrants.size(); seat++)
        players.add(entrants.get(seat).catan().apply(Luck.mixed(seed + seat, number)));
    }

    GameRecord play() {
      int round = 0;
      while (!isDone()) {
        act(state.open().nextToAct());
        for (; round < state.open().turn() / players.size(); round++) seats.round(points());
      }
      seats.round(points());
      return record();
    }

    private boolean isDone() {
      return state.open().isOver() || state.open().turn() > MOST_TURNS || refusals > MOST_REFUSALS;
    }

    private void act(int seat) {
      luck.turn(state.open().turn());
      var view = RULES.view(state, Viewer.of(Seat.of(seat)));
      var action = seats.measured(seat, () -> players.get(seat).choose(view, thinking.deadline()));
      switch (RULES.decide(state, Seat.of(seat), action, luck)) {
        case Verdict.Accepted<Event, Refusal>(var events) -> accept(events);
        case Verdict.Refused<Event, Refusal> _ -> {
          seats.refused(seat, view.refusal(action).isPresent());
          refusals++;
        }
      }
    }

    private void accept(List<Event> events) {
      refusals = 0;
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

    private GameRecord record() {
      var open = state.open();
      return new GameRecord(
          number,
          deal,
          entrants.stream().map(Entrant::name).toList(),
          open.isOver() ? List.of(open.actor()) : List.of(),
          open.turn(),
          points(),
          seats.curves(),
          List.copyOf(rolls),
          open.isOver() ? reasons(open) : List.of(),
          seats.moves(),
          seats.nanos(),
          seats.refusals(),
          seats.illegal());
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
