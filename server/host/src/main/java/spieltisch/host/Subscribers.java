package spieltisch.host;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import spieltisch.table.Entry;
import spieltisch.table.Notice;
import spieltisch.table.Table;

/// Those who follow a table through this server.
final class Subscribers {
  private final List<Follower> followers = new CopyOnWriteArrayList<>();

  private record Follower(int id, TableListener listener) {}

  boolean isEmpty() {
    return followers.isEmpty();
  }

  boolean has(int id) {
    return followers.stream().anyMatch(follower -> follower.id() == id);
  }

  /// Who was here before is told what happens through the new listener only.
  void add(int id, TableListener tableListener) {
    remove(id);
    followers.add(new Follower(id, tableListener));
  }

  void remove(int id) {
    followers.removeIf(follower -> follower.id() == id);
  }

  /// Answers false if he is no longer told anything through that listener.
  boolean remove(int id, TableListener tableListener) {
    return followers.removeIf(
        follower -> follower.id() == id && follower.listener().equals(tableListener));
  }

  /// @param table how it stands with that entry
  void tell(Entry entry, Table table) {
    for (var follower : followers) {
      var notices = Notice.of(entry, table, table.viewer(follower.id()));
      if (!notices.isEmpty()) follower.listener().told(table.version(), notices);
    }
  }
}
