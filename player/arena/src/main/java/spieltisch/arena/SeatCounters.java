package spieltisch.arena;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import spieltisch.bots.Deadline;

/// Counts what the seats of one game do and need.
final class SeatCounters {
  private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();

  /// After so many refusals in a row a player has nothing left to say.
  private static final int MOST_REFUSALS = 50;

  private final ScheduledGame scheduledGame;
  private final List<Integer> moves;
  private final List<Long> nanos;
  private final List<Integer> refused;
  private final List<Integer> illegal;
  private final List<List<Integer>> curves = new ArrayList<>();
  private int refusalsInARow;

  SeatCounters(ScheduledGame scheduledGame) {
    this.scheduledGame = scheduledGame;
    int players = scheduledGame.entrants().size();
    moves = new ArrayList<>(Collections.nCopies(players, 0));
    nanos = new ArrayList<>(Collections.nCopies(players, 0L));
    refused = new ArrayList<>(Collections.nCopies(players, 0));
    illegal = new ArrayList<>(Collections.nCopies(players, 0));
    for (int seat = 0; seat < players; seat++) curves.add(new ArrayList<>());
  }

  /// Lets a seat decide, and measures it.
  <T> T measured(int seat, Function<Deadline, T> decision) {
    long before = CPU.getCurrentThreadCpuTime();
    var decided = decision.apply(scheduledGame.thinking().deadline());
    nanos.set(seat, nanos.get(seat) + CPU.getCurrentThreadCpuTime() - before);
    moves.set(seat, moves.get(seat) + 1);
    return decided;
  }

  void accepted() {
    refusalsInARow = 0;
  }

  /// @param isForeseeable whether the seat's own view forbids what it did
  void refused(int seat, boolean isForeseeable) {
    refusalsInARow++;
    refused.set(seat, refused.get(seat) + 1);
    if (isForeseeable) illegal.set(seat, illegal.get(seat) + 1);
  }

  boolean isStuck() {
    return refusalsInARow > MOST_REFUSALS;
  }

  /// The points of all after another round, or at the end.
  void round(List<Integer> points) {
    for (int seat = 0; seat < points.size(); seat++) curves.get(seat).add(points.get(seat));
  }

  /// What is kept of the game after its last round; see [GameResult].
  GameResult record(List<Integer> winners, int turns, List<Integer> rolls, List<String> reasons) {
    return new GameResult(
        scheduledGame.number(),
        scheduledGame.deal(),
        scheduledGame.entrants().stream().map(Entrant::name).toList(),
        winners,
        turns,
        curves.stream().map(List::getLast).toList(),
        curves.stream().map(List::copyOf).toList(),
        List.copyOf(rolls),
        reasons,
        List.copyOf(moves),
        List.copyOf(nanos),
        List.copyOf(refused),
        List.copyOf(illegal));
  }
}
