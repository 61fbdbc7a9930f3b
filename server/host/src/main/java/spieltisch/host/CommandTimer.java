package spieltisch.host;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import spieltisch.store.TableId;
import spieltisch.table.options.DisconnectTimeouts;

/// Runs the scheduled commands of tables when they are due. Examples of scheduled commands are the
/// time-outs of turns and of disconnected players.
final class CommandTimer {
  private final TimeSource timeSource;
  private final DisconnectTimeouts timeouts;
  // The time at which the timer of each table fires next. Each table needs only one timer.
  private final Map<TableId, Long> scheduled = new ConcurrentHashMap<>();

  CommandTimer(TimeSource timeSource, DisconnectTimeouts timeouts) {
    this.timeSource = timeSource;
    this.timeouts = timeouts;
  }

  /// Schedules the next command of a table that has changed.
  void schedule(TableRunner tableRunner) {
    tableRunner
        .table()
        .nextScheduled(timeouts)
        .ifPresent(next -> scheduleAt(tableRunner, next.at()));
  }

  private void scheduleAt(TableRunner tableRunner, long at) {
    var earlier = scheduled.get(tableRunner.id());
    if (earlier != null && earlier <= at) return;
    scheduled.put(tableRunner.id(), at);
    timeSource.later(
        Duration.ofMillis(Math.max(0, at - timeSource.now())), () -> fire(tableRunner, at));
  }

  private void fire(TableRunner tableRunner, long at) {
    scheduled.remove(tableRunner.id(), at);
    var next = tableRunner.table().nextScheduled(timeouts);
    if (next.isEmpty()) return;
    if (next.get().at() <= timeSource.now()) {
      var _ = tableRunner.ask(next.get().command());
    } else scheduleAt(tableRunner, next.get().at());
  }
}
