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

/// Plays games of Torres by the standard rules. Seat 0 begins.
public final class TorresContest implements Contest {
  private static final Torres RULES = new Torres();

  @Override
  public GameResult play(ScheduledGame scheduledGame) {
    return new Game(scheduledGame).play();
  }

  private static final class Game {
    private final List<TorresPlayer> players;
    private final PerTurnChance chance;
    private final SeatCounters counters;
    private State state;

    /// The number of finished turns and placements, which determines the random numbers.
    private int steps;

    private int turns;

    Game(ScheduledGame scheduledGame) {
      chance = scheduledGame.chance();
      counters = new SeatCounters(scheduledGame);
      players = scheduledGame.players(Entrant::torres);
      state = RULES.start(Options.STANDARD, players.size(), Seat.of(0));
    }

    GameResult play() {
      while (state.awaited() != PlayerKnowledge.NOBODY && !counters.isStuck()) {
        if (act(state.awaited()) && ++turns % players.size() == 0) counters.addRound(points());
      }
      counters.addRound(points());
      boolean isOver = state.awaited() == PlayerKnowledge.NOBODY;
      return counters.result(isOver ? winners() : List.of(), turns, List.of(), List.of());
    }

    /// Plays one action. Returns whether the action ended a turn.
    private boolean act(int seat) {
      chance.beginTurn(steps);
      var view = RULES.view(state, Viewer.of(Seat.of(seat)));
      var action = counters.measure(seat, deadline -> players.get(seat).choose(view, deadline));
      switch (RULES.decide(state, Seat.of(seat), action, chance)) {
        case Decision.Accepted(var events) -> {
          counters.accepted();
          state = RULES.evolve(state, events);
          boolean isTurnOver = action instanceof Action.EndTurn;
          if (isTurnOver || action.kind().phaseKind() != PhaseKind.TURN) steps++;
          return isTurnOver;
        }
        case Decision.Refused<?> _ -> {
          counters.refused(seat, view.refusal(action).isPresent());
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
      int highest = points().stream().mapToInt(Integer::intValue).max().orElse(0);
      var winners = new ArrayList<Integer>();
      for (int seat = 0; seat < players.size(); seat++)
        if (points().get(seat) == highest) winners.add(seat);
      return winners;
    }
  }
}
