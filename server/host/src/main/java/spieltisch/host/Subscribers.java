package spieltisch.host;

import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import spieltisch.table.Notice;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.options.DisconnectTimeouts;

/// The members and spectators of a table who are connected to this server.
final class Subscribers {
  private final List<Subscriber> subscribers = new CopyOnWriteArrayList<>();

  private final DisconnectTimeouts timeouts;

  Subscribers(DisconnectTimeouts timeouts) {
    this.timeouts = timeouts;
  }

  private record Subscriber(int id, TableListener listener) {}

  boolean isEmpty() {
    return subscribers.isEmpty();
  }

  boolean contains(int id) {
    return subscribers.stream().anyMatch(subscriber -> subscriber.id() == id);
  }

  /// Adds a listener. The new listener replaces an earlier listener with the same id.
  void add(int id, TableListener listener) {
    removeReplaced(id);
    subscribers.add(new Subscriber(id, listener));
  }

  /// Removes the listener of a member who has returned through another connection, and notifies
  /// that listener.
  void removeReplaced(int id) {
    var replaced = subscribers.stream().filter(subscriber -> subscriber.id() == id).toList();
    subscribers.removeAll(replaced);
    for (var subscriber : replaced) subscriber.listener().onReplaced();
  }

  /// Removes a listener. Returns false if the listener is not subscribed.
  boolean remove(int id, TableListener listener) {
    return subscribers.removeIf(
        subscriber -> subscriber.id() == id && subscriber.listener().equals(listener));
  }

  /// Sends a chat message from the table to all subscribers. The message is not in the log.
  void tell(long version, String text) {
    var notices = List.<Notice>of(new Notice.Chatted(OptionalInt.empty(), text));
    for (var subscriber : subscribers) subscriber.listener().onNotices(version, notices);
  }

  /// Tells all subscribers that the log works again.
  void tellSavingAgain() {
    for (var subscriber : subscribers) subscriber.listener().onSavingAgain();
  }

  /// Sends each subscriber the notices about an entry.
  ///
  /// @param after the table after the entry
  void publish(Entry entry, Table after) {
    for (var subscriber : subscribers) {
      var notices = Notice.of(entry, after, after.viewer(subscriber.id()), timeouts);
      if (!notices.isEmpty()) subscriber.listener().onNotices(after.version(), notices);
    }
  }
}
