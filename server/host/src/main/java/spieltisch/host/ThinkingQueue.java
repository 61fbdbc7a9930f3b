package spieltisch.host;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.function.LongConsumer;
import spieltisch.store.TableId;

/// The decisions of bots that wait for a thread. Every table has its turn, and tables with people
/// come first.
///
/// A decision gets less time the more tables wait, so that all of them have their turn in about a
/// second for each thread.
final class ThinkingQueue {
  /// The time for a decision while no other table waits.
  static final long MAX_MILLIS = 1_000;

  /// The shortest time for a decision; searching players still compare all their moves once.
  static final long MIN_MILLIS = 10;

  /// After so many decisions at tables with people, one table of bots alone has its turn.
  static final int MAX_IN_A_ROW = 8;

  private final Executor threads;
  private final int threadCount;
  // One decision for each table, in the order of arrival.
  private final Map<TableId, LongConsumer> withPeople = new LinkedHashMap<>();
  private final Map<TableId, LongConsumer> botsOnly = new LinkedHashMap<>();
  private int inARow;

  /// @param threadCount the number of decisions that run at a time
  ThinkingQueue(Executor threads, int threadCount) {
    this.threads = threads;
    this.threadCount = threadCount;
  }

  /// Adds the next decision of a table, which has no other one waiting.
  ///
  /// @param decision receives its time limit in milliseconds
  void add(TableId table, boolean hasPeople, LongConsumer decision) {
    synchronized (this) {
      (hasPeople ? withPeople : botsOnly).put(table, decision);
    }
    threads.execute(this::runNext);
  }

  /// A person has come to the table while its decision waits.
  synchronized void prefer(TableId table) {
    var decision = botsOnly.remove(table);
    if (decision != null) withPeople.put(table, decision);
  }

  private void runNext() {
    LongConsumer decision;
    long millis;
    synchronized (this) {
      decision = next();
      millis = millis(withPeople.size() + botsOnly.size());
    }
    decision.accept(millis);
  }

  private LongConsumer next() {
    boolean isTurnOfBots = withPeople.isEmpty() || inARow >= MAX_IN_A_ROW && !botsOnly.isEmpty();
    inARow = isTurnOfBots ? 0 : inARow + 1;
    var lane = isTurnOfBots ? botsOnly : withPeople;
    var first = lane.keySet().iterator().next();
    return Objects.requireNonNull(lane.remove(first));
  }

  private long millis(int waiting) {
    return Math.clamp(MAX_MILLIS * threadCount / (waiting + 1), MIN_MILLIS, MAX_MILLIS);
  }
}
