package spieltisch.client;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import spieltisch.siedler.message.PlayerStatus;

/// Everybody of whom the server spoke, and which of them we are.
final class Company {
  private final Map<Integer, Fellow> fellows = new TreeMap<>();
  private OptionalInt me = OptionalInt.empty();

  OptionalInt me() {
    return me;
  }

  boolean isMe(int id) {
    return me.isPresent() && me.getAsInt() == id;
  }

  Optional<Fellow> own() {
    return me.isPresent() ? fellow(me.getAsInt()) : Optional.empty();
  }

  Optional<Fellow> fellow(int id) {
    return Optional.ofNullable(fellows.get(id));
  }

  Collection<Fellow> fellows() {
    return fellows.values();
  }

  void welcomed(int id) {
    me = OptionalInt.of(id);
  }

  /// The fellow of that number, who may be new.
  Fellow met(int id) {
    return fellows.computeIfAbsent(id, Fellow::new);
  }

  /// Those who are gone are not waited for.
  void gameBegan() {
    fellows.values().removeIf(it -> it.status() == PlayerStatus.GONE && !isMe(it.id()));
    fellows.values().forEach(Fellow::gameBegan);
  }

  /// In the order of play as far as it is known, then by number.
  ///
  /// @param order those whose turns were seen
  /// @param chairs how many can play
  Seating seating(List<Integer> order, int chairs) {
    var ids = new ArrayList<>(order);
    ids.removeIf(id -> !fellows.containsKey(id));
    int last = ids.isEmpty() ? -1 : ids.getLast();
    var others = fellows.keySet().stream().filter(id -> !ids.contains(id)).toList();
    for (int id : others) if (id > last) ids.add(id);
    for (int id : others) if (id < last) ids.add(id);
    if (ids.size() > chairs)
      ids.removeIf(id -> !isMe(id) && fellow(id).filter(Fellow::isInGame).isEmpty());
    dismissSurplus(ids, chairs);
    return new Seating(ids);
  }

  /// There are only so many chairs, and one is ours.
  private void dismissSurplus(List<Integer> ids, int chairs) {
    var last = ids.listIterator(ids.size());
    while (ids.size() > chairs && last.hasPrevious()) if (!isMe(last.previous())) last.remove();
  }
}
