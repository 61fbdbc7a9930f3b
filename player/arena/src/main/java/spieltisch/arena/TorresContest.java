package spieltisch.arena;

import java.util.ArrayList;
import java.util.List;
import spieltisch.bots.TorresPlayer;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Verdict;
import spieltisch.kernel.Viewer;
import spieltisch.torres.Action;
import spieltisch.torres.Facts;
import spieltisch.torres.Options;
import spieltisch.torres.Refusal;
import spieltisch.torres.Stage;
import spieltisch.torres.rules.Event;
import spieltisch.torres.rules.State;
import spieltisch.torres.rules.Torres;

/// A game of Torres by the rules of the house; the first seat begins.
public final class TorresContest implements Contest {
  private static final int MOST_REFUSALS = 50;
  private static final Torres RULES = new Torres();

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
    private final List<TorresPlayer> players = new ArrayList<>();
    private final Luck luck;
    private final Seats seats;
    private State state;
    private int turns;
    private int refusals;

    Table(List<Entrant> entrants, long seed, int deal, int number, Thinking thinking) {
      this.entrants = entrants;
      this.deal = deal;
      this.number = number;
      this.thinking = thinking;
      luck = new Luck(Luck.mixed(seed, deal));
      seats = new Seats(entrants.size());
      state = RULES.start(Options.STANDARD, entrants.size(), Seat.of(0));
      for (int seat = 0; seat < entrants.size(); seat++)
        players.add(entrants.get(seat).torres().apply(Luck.mixed(seed + seat, number)));
    }

    GameRecord play() {
      while (state.awaited() != Facts.NOBODY && refusals <= MOST_REFUSALS) {
        if (act(state.awaited()) && ++turns % players.size() == 0) seats.round(points());
      }
      seats.round(points());
      return record();
    }

    /// Answers whether that was the end of a turn, or a placing before the first.
    private boolean act(int seat) {
      luck.turn(turns);
      var view = RULES.view(state, Viewer.of(Seat.of(seat)));
      var action = seats.measured(seat, () -> players.get(seat).choose(view, thinking.deadline()));
      switch (RULES.decide(state, Seat.of(seat), action, luck)) {
        case Verdict.Accepted<Event, Refusal>(var events) -> {
          refusals = 0;
          state = RULES.evolve(state, events);
          return action.kind().stage() != Stage.TURN || action instanceof Action.EndTurn;
        }
        case Verdict.Refused<Event, Refusal> _ -> {
          seats.refused(seat, view.refusal(action).isPresent());
          refusals++;
          return false;
        }
      }
    }

    private List<Integer> points() {
      var points = new ArrayList<Integer>();
      for (int seat = 0; seat < players.size(); seat++) points.add(state.score(Seat.of(seat)));
      return points;
    }

    private GameRecord record() {
      return new GameRecord(
          number,
          deal,
          entrants.stream().map(Entrant::name).toList(),
          state.awaited() == Facts.NOBODY ? winners() : List.of(),
          turns,
          points(),
          seats.curves(),
          List.of(),
          List.of(),
          seats.moves(),
          seats.nanos(),
          seats.refusals(),
          seats.illegal());
    }

    private List<Integer> winners() {
      int most = points().stream().mapToInt(Integer::intValue).max().orElse(0);
      var winners = new ArrayList<Integer>();
      for (int seat = 0; seat < players.size(); seat++)
        if (points().get(seat) == most) winners.add(seat);
      return winners;
    }
  }
}
