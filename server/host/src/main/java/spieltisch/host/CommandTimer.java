package spieltisch.host;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import spieltisch.store.TableId;
import spieltisch.table.DisconnectTimeouts;

/// Puts to the tables what time asks of them: turns that take too long, players lost for too long.
final class CommandTimer {
  private final TimeSource timeSource;
  private final DisconnectTimeouts disconnectTimeouts;
  // The moment for which a look at a table is arranged; one look at a time is enough.
  private final Map<TableId, Long> arranged = new ConcurrentHashMap<>();

  CommandTimer(TimeSource timeSource, DisconnectTimeouts disconnectTimeouts) {
    this.timeSource = timeSource;
    this.disconnectTimeouts = disconnectTimeouts;
  }

  /// Called whenever a table has changed.
  void look(TableRunner tableRunner) {
    tableRunner
        .table()
        .due(disconnectTimeouts)
        .ifPresent(scheduledCommand -> arrange(tableRunner, scheduledCommand.at()));
  }

  private void arrange(TableRunner tableRunner, long at) {
    var earlier = arranged.get(tableRunner.id());
    if (earlier != null && earlier <= at) return;
    arranged.put(tableRunner.id(), at);
    timeSource.later(
        Duration.ofMillis(Math.max(0, at - timeSource.now())), () -> ring(tableRunner, at));
  }

  private void ring(TableRunner tableRunner, long at) {
    arranged.remove(tableRunner.id(), at);
    var scheduledCommand = tableRunner.table().due(disconnectTimeouts);
    if (scheduledCommand.isEmpty()) return;
    if (scheduledCommand.get().at() <= timeSource.now()) {
      var _ = tableRunner.ask(scheduledCommand.get().command());
    } else arrange(tableRunner, scheduledCommand.get().at());
  }
}
