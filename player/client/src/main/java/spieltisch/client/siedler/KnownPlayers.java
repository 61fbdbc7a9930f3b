package spieltisch.client.siedler;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import spieltisch.siedler.message.PlayerStatus;

/// Everybody of whom the server spoke, and which of them we are.
final class KnownPlayers {
  private final Map<Integer, PlayerInfo> playerInfos = new TreeMap<>();
  private OptionalInt me = OptionalInt.empty();

  OptionalInt me() {
    return me;
  }

  boolean isMe(int id) {
    return me.isPresent() && me.getAsInt() == id;
  }

  Optional<PlayerInfo> own() {
    return me.isPresent() ? fellow(me.getAsInt()) : Optional.empty();
  }

  Optional<PlayerInfo> fellow(int id) {
    return Optional.ofNullable(playerInfos.get(id));
  }

  Collection<PlayerInfo> fellows() {
    return playerInfos.values();
  }

  void welcomed(int id) {
    me = OptionalInt.of(id);
  }

  /// The fellow of that number, who may be new.
  PlayerInfo met(int id) {
    return playerInfos.computeIfAbsent(id, PlayerInfo::new);
  }

  /// Those who are gone are not waited for.
  void gameBegan() {
    playerInfos
        .values()
        .removeIf(it -> it.status() == PlayerStatus.CONNECTION_LOST && !isMe(it.id()));
    playerInfos.values().forEach(PlayerInfo::gameBegan);
  }

  /// In the order of play as far as it is known, then by number.
  ///
  /// @param order those whose turns were seen
  /// @param chairs how many can play
  SeatNumbers seating(List<Integer> order, int chairs) {
    var ids = new ArrayList<>(order);
    ids.removeIf(id -> !playerInfos.containsKey(id));
    int last = ids.isEmpty() ? -1 : ids.getLast();
    var others = playerInfos.keySet().stream().filter(id -> !ids.contains(id)).toList();
    for (int id : others) if (id > last) ids.add(id);
    for (int id : others) if (id < last) ids.add(id);
    if (ids.size() > chairs)
      ids.removeIf(id -> !isMe(id) && fellow(id).filter(PlayerInfo::isInGame).isEmpty());
    dismissSurplus(ids, chairs);
    return new SeatNumbers(ids);
  }

  /// There are only so many chairs, and one is ours.
  private void dismissSurplus(List<Integer> ids, int chairs) {
    var last = ids.listIterator(ids.size());
    while (ids.size() > chairs && last.hasPrevious()) if (!isMe(last.previous())) last.remove();
  }
}
