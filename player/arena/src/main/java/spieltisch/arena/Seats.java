package spieltisch.arena;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;

/// Counts what the seats of one game do and need.
final class Seats {
  private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();

  private final List<Integer> moves;
  private final List<Long> nanos;
  private final List<Integer> refused;
  private final List<Integer> illegal;
  private final List<List<Integer>> curves = new ArrayList<>();

  Seats(int players) {
    moves = new ArrayList<>(Collections.nCopies(players, 0));
    nanos = new ArrayList<>(Collections.nCopies(players, 0L));
    refused = new ArrayList<>(Collections.nCopies(players, 0));
    illegal = new ArrayList<>(Collections.nCopies(players, 0));
    for (int seat = 0; seat < players; seat++) curves.add(new ArrayList<>());
  }

  /// Lets a seat decide, and measures it.
  <T> T measured(int seat, Supplier<T> decision) {
    long before = CPU.getCurrentThreadCpuTime();
    var decided = decision.get();
    nanos.set(seat, nanos.get(seat) + CPU.getCurrentThreadCpuTime() - before);
    moves.set(seat, moves.get(seat) + 1);
    return decided;
  }

  /// @param isForeseeable whether the seat's own view forbids what it did
  void refused(int seat, boolean isForeseeable) {
    refused.set(seat, refused.get(seat) + 1);
    if (isForeseeable) illegal.set(seat, illegal.get(seat) + 1);
  }

  /// The points of all after another round.
  void round(List<Integer> points) {
    for (int seat = 0; seat < points.size(); seat++) curves.get(seat).add(points.get(seat));
  }

  List<Integer> moves() {
    return List.copyOf(moves);
  }

  List<Long> nanos() {
    return List.copyOf(nanos);
  }

  List<Integer> refusals() {
    return List.copyOf(refused);
  }

  List<Integer> illegal() {
    return List.copyOf(illegal);
  }

  List<List<Integer>> curves() {
    return curves.stream().map(List::copyOf).toList();
  }
}
