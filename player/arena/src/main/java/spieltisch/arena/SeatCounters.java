package spieltisch.arena;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import spieltisch.bots.Deadline;

/// Counts the decisions, refusals and points of each seat in one game.
final class SeatCounters {
  private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();

  /// The number of consecutive refusals after which the game counts as stuck.
  private static final int MAX_CONSECUTIVE_REFUSALS = 50;

  private final ScheduledGame game;
  private final List<Integer> moves;
  private final List<Long> nanos;
  private final List<Integer> refused;
  private final List<Integer> illegal;
  private final List<Double> luck = new ArrayList<>();
  private final List<List<Integer>> curves = new ArrayList<>();
  private TradeCounts trades = TradeCounts.NONE;
  private int consecutiveRefusals;

  SeatCounters(ScheduledGame game) {
    this.game = game;
    int players = game.entrants().size();
    moves = new ArrayList<>(Collections.nCopies(players, 0));
    nanos = new ArrayList<>(Collections.nCopies(players, 0L));
    refused = new ArrayList<>(Collections.nCopies(players, 0));
    illegal = new ArrayList<>(Collections.nCopies(players, 0));
    for (int seat = 0; seat < players; seat++) curves.add(new ArrayList<>());
  }

  /// Runs a decision of a seat and measures its CPU time.
  <T> T measure(int seat, Function<Deadline, T> decision) {
    long before = CPU.getCurrentThreadCpuTime();
    var result = decision.apply(game.thinking().deadline());
    nanos.set(seat, nanos.get(seat) + CPU.getCurrentThreadCpuTime() - before);
    moves.set(seat, moves.get(seat) + 1);
    return result;
  }

  void accepted() {
    consecutiveRefusals = 0;
  }

  /// Adds the luck of a move, for each seat.
  void lucky(double[] more) {
    while (luck.size() < more.length) luck.add(0.0);
    for (int seat = 0; seat < more.length; seat++) luck.set(seat, luck.get(seat) + more[seat]);
  }

  void traded(TradeCounts more) {
    trades = trades.plus(more);
  }

  /// @param isForeseeable whether the action is illegal in the seat's own view, so that the player
  ///   could have avoided the refusal
  void refused(int seat, boolean isForeseeable) {
    consecutiveRefusals++;
    refused.set(seat, refused.get(seat) + 1);
    if (isForeseeable) illegal.set(seat, illegal.get(seat) + 1);
  }

  boolean isStuck() {
    return consecutiveRefusals > MAX_CONSECUTIVE_REFUSALS;
  }

  /// Adds the points of all seats after a round, or at the end of the game.
  void addRound(List<Integer> points) {
    for (int seat = 0; seat < points.size(); seat++) curves.get(seat).add(points.get(seat));
  }

  /// Returns the result of the game. The caller must have added the points after the last round.
  GameResult result(List<Integer> winners, int turns, List<Integer> rolls, List<String> reasons) {
    return new GameResult(
        game.number(),
        game.deal(),
        game.entrants().stream().map(Entrant::name).toList(),
        winners,
        turns,
        curves.stream().map(List::getLast).toList(),
        curves.stream().map(List::copyOf).toList(),
        List.copyOf(rolls),
        reasons,
        trades,
        List.copyOf(moves),
        List.copyOf(nanos),
        List.copyOf(refused),
        List.copyOf(illegal),
        List.copyOf(luck));
  }
}
