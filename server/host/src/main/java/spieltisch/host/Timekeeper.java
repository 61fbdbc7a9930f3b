package spieltisch.host;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import spieltisch.store.TableId;
import spieltisch.table.Grace;

/// Puts to the tables what time asks of them: turns that take too long, players lost for too long.
final class Timekeeper {
  private final Time time;
  private final Grace grace;
  // The moment for which a look at a table is arranged; one look at a time is enough.
  private final Map<TableId, Long> arranged = new ConcurrentHashMap<>();

  Timekeeper(Time time, Grace grace) {
    this.time = time;
    this.grace = grace;
  }

  /// Called whenever a table has changed.
  void look(Room room) {
    room.table().due(grace).ifPresent(due -> arrange(room, due.at()));
  }

  private void arrange(Room room, long at) {
    var earlier = arranged.get(room.id());
    if (earlier != null && earlier <= at) return;
    arranged.put(room.id(), at);
    time.later(Duration.ofMillis(Math.max(0, at - time.now())), () -> ring(room, at));
  }

  private void ring(Room room, long at) {
    arranged.remove(room.id(), at);
    var due = room.table().due(grace);
    if (due.isEmpty()) return;
    if (due.get().at() <= time.now()) {
      var _ = room.ask(due.get().command());
    } else arrange(room, due.get().at());
  }
}
