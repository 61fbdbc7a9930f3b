package spieltisch.arena;

import java.util.ArrayList;
import java.util.List;
import spieltisch.bots.TorresPlayer;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.torres.Action;
import spieltisch.torres.Options;
import spieltisch.torres.PhaseKind;
import spieltisch.torres.PlayerKnowledge;
import spieltisch.torres.rules.State;
import spieltisch.torres.rules.Torres;

/// A game of Torres by the rules of the house; the first seat begins.
public final class TorresContest implements Contest {
  private static final Torres RULES = new Torres();

  @Override
  public GameResult play(ScheduledGame scheduledGame) {
    return new Table(scheduledGame).play();
  }

  private static final class Table {
    private final List<TorresPlayer> players;
    private final PerTurnChance perTurnChance;
    private final SeatCounters seatCounters;
    private State state;
    private int turns;

    Table(ScheduledGame scheduledGame) {
      perTurnChance = scheduledGame.luck();
      seatCounters = new SeatCounters(scheduledGame);
      players = scheduledGame.players(Entrant::torres);
      state = RULES.start(Options.STANDARD, players.size(), Seat.of(0));
    }

    GameResult play() {
      while (state.awaited() != PlayerKnowledge.NOBODY && !seatCounters.isStuck()) {
        if (act(state.awaited()) && ++turns % players.size() == 0) seatCounters.round(points());
      }
      seatCounters.round(points());
      boolean isOver = state.awaited() == PlayerKnowledge.NOBODY;
      return seatCounters.record(isOver ? winners() : List.of(), turns, List.of(), List.of());
    }

    /// Answers whether that was the end of a turn, or a placing before the first.
    private boolean act(int seat) {
      perTurnChance.turn(turns);
      var view = RULES.view(state, Viewer.of(Seat.of(seat)));
      var action =
          seatCounters.measured(seat, deadline -> players.get(seat).choose(view, deadline));
      switch (RULES.decide(state, Seat.of(seat), action, perTurnChance)) {
        case Decision.Accepted(var events) -> {
          seatCounters.accepted();
          state = RULES.evolve(state, events);
          return action.kind().stage() != PhaseKind.TURN || action instanceof Action.EndTurn;
        }
        case Decision.Refused<?> _ -> {
          seatCounters.refused(seat, view.refusal(action).isPresent());
          return false;
        }
      }
    }

    private List<Integer> points() {
      var points = new ArrayList<Integer>();
      for (int seat = 0; seat < players.size(); seat++) points.add(state.score(Seat.of(seat)));
      return points;
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
