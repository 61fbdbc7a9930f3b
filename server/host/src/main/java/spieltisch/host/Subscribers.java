package spieltisch.host;

import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import spieltisch.table.Entry;
import spieltisch.table.Notice;
import spieltisch.table.Table;

/// The members and spectators of a table that are connected to this server.
final class Subscribers {
  private final List<Subscriber> subscribers = new CopyOnWriteArrayList<>();

  private record Subscriber(int id, TableListener listener) {}

  boolean isEmpty() {
    return subscribers.isEmpty();
  }

  boolean contains(int id) {
    return subscribers.stream().anyMatch(subscriber -> subscriber.id() == id);
  }

  /// Adds a listener; it replaces an earlier one with the same id.
  void add(int id, TableListener listener) {
    removeReplaced(id);
    subscribers.add(new Subscriber(id, listener));
  }

  /// Removes a listener whose member has returned through another connection, and tells it.
  void removeReplaced(int id) {
    var replaced = subscribers.stream().filter(subscriber -> subscriber.id() == id).toList();
    subscribers.removeAll(replaced);
    for (var subscriber : replaced) subscriber.listener().onReplaced();
  }

  /// Removes a listener; false if it is not subscribed.
  boolean remove(int id, TableListener listener) {
    return subscribers.removeIf(
        subscriber -> subscriber.id() == id && subscriber.listener().equals(listener));
  }

  /// Sends all subscribers a chat message of the table that is not in the log.
  void tell(long version, String text) {
    var notices = List.<Notice>of(new Notice.Chatted(OptionalInt.empty(), text));
    for (var subscriber : subscribers) subscriber.listener().onNotices(version, notices);
  }

  /// Sends each subscriber its notices of an entry.
  ///
  /// @param after the table after the entry
  void publish(Entry entry, Table after) {
    for (var subscriber : subscribers) {
      var notices = Notice.of(entry, after, after.viewer(subscriber.id()));
      if (!notices.isEmpty()) subscriber.listener().onNotices(after.version(), notices);
    }
  }
}
