package spieltisch.host;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import spieltisch.store.TableId;
import spieltisch.table.DisconnectTimeouts;

/// Puts to the tables what time asks of them: turns that take too long, players lost for too long.
final class Timekeeper {
  private final Time time;
  private final DisconnectTimeouts disconnectTimeouts;
  // The moment for which a look at a table is arranged; one look at a time is enough.
  private final Map<TableId, Long> arranged = new ConcurrentHashMap<>();

  Timekeeper(Time time, DisconnectTimeouts disconnectTimeouts) {
    this.time = time;
    this.disconnectTimeouts = disconnectTimeouts;
  }

  /// Called whenever a table has changed.
  void look(Room room) {
    room.table().due(disconnectTimeouts).ifPresent(scheduledCommand -> arrange(room, scheduledCommand.at()));
  }

  private void arrange(Room room, long at) {
    var earlier = arranged.get(room.id());
    if (earlier != null && earlier <= at) return;
    arranged.put(room.id(), at);
    time.later(Duration.ofMillis(Math.max(0, at - time.now())), () -> ring(room, at));
  }

  private void ring(Room room, long at) {
    arranged.remove(room.id(), at);
    var scheduledCommand = room.table().due(disconnectTimeouts);
    if (scheduledCommand.isEmpty()) return;
    if (scheduledCommand.get().at() <= time.now()) {
      var _ = room.ask(scheduledCommand.get().command());
    } else arrange(room, scheduledCommand.get().at());
  }
}
