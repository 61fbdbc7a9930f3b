package spieltisch.host;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.function.LongConsumer;
import spieltisch.store.TableId;

/// The queue of bot decisions that wait for a thread. Tables with people come first, but no table
/// waits for ever.
///
/// The more tables wait, the less time a decision gets. With the reduced time, all waiting tables
/// together get one decision each within about a second.
final class ThinkingQueue {
  /// The time for a decision while no other table is waiting.
  static final long MAX_MILLIS = 1_000;

  /// The shortest time for a decision. Within this time, a bot that searches can compare all its
  /// moves at least once.
  static final long MIN_MILLIS = 10;

  /// The number of consecutive decisions at tables with people, after which a table without people
  /// comes next.
  static final int MAX_IN_A_ROW = 8;

  private final Executor threads;
  private final int threadCount;
  // The waiting decisions of tables with people, at most one for each table, in the order of
  // arrival.
  private final Map<TableId, LongConsumer> withPeople = new LinkedHashMap<>();
  private final Map<TableId, LongConsumer> botsOnly = new LinkedHashMap<>();
  private int inARow;

  /// @param threadCount the number of decisions that run at the same time
  ThinkingQueue(Executor threads, int threadCount) {
    this.threads = threads;
    this.threadCount = threadCount;
  }

  /// Adds the next decision of a table. The table must not have another waiting decision.
  ///
  /// @param decision the task that makes the decision; its argument is the time limit in
  ///   milliseconds
  void add(TableId table, boolean hasPeople, LongConsumer decision) {
    synchronized (this) {
      (hasPeople ? withPeople : botsOnly).put(table, decision);
    }
    threads.execute(this::runNext);
  }

  /// Moves the waiting decision of a table to the tables with people, because a person has come to
  /// the table.
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
