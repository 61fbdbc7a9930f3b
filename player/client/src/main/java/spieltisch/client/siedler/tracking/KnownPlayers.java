package spieltisch.client.siedler.tracking;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import spieltisch.siedler.message.PlayerStatus;

/// The players that the server has mentioned, including this client's player.
final class KnownPlayers {
  private final Map<Integer, PlayerInfo> players = new TreeMap<>();
  private OptionalInt me = OptionalInt.empty();

  OptionalInt me() {
    return me;
  }

  boolean isMe(int id) {
    return me.isPresent() && me.getAsInt() == id;
  }

  Optional<PlayerInfo> own() {
    return me.isPresent() ? player(me.getAsInt()) : Optional.empty();
  }

  Optional<PlayerInfo> player(int id) {
    return Optional.ofNullable(players.get(id));
  }

  Collection<PlayerInfo> players() {
    return players.values();
  }

  void setOwnId(int id) {
    me = OptionalInt.of(id);
  }

  /// Returns the player with the given number. A player with a new number is added.
  PlayerInfo getOrAdd(int id) {
    return players.computeIfAbsent(id, PlayerInfo::new);
  }

  /// Removes the players that left before the game began.
  void gameBegan() {
    players.values().removeIf(it -> it.status() == PlayerStatus.CONNECTION_LOST && !isMe(it.id()));
    players.values().forEach(PlayerInfo::gameBegan);
  }

  /// The numbers of all players by seat: first the players in the known order of play, then the
  /// other players in ascending order. The ascending order starts after the last known player and
  /// continues with the lowest number.
  ///
  /// @param order the players whose turns were seen, in the order of their turns
  /// @param seatCount the number of seats
  SeatNumbers seatNumbers(List<Integer> order, int seatCount) {
    var ids = new ArrayList<>(order);
    ids.removeIf(id -> !players.containsKey(id));
    int last = ids.isEmpty() ? -1 : ids.getLast();
    var others = players.keySet().stream().filter(id -> !ids.contains(id)).toList();
    for (int id : others) if (id > last) ids.add(id);
    for (int id : others) if (id < last) ids.add(id);
    if (ids.size() > seatCount)
      ids.removeIf(id -> !isMe(id) && player(id).filter(PlayerInfo::isInGame).isEmpty());
    removeSurplus(ids, seatCount);
    return new SeatNumbers(ids);
  }

  /// Removes players that exceed the number of seats, but never this client's player.
  private void removeSurplus(List<Integer> ids, int seatCount) {
    var last = ids.listIterator(ids.size());
    while (ids.size() > seatCount && last.hasPrevious()) if (!isMe(last.previous())) last.remove();
  }
}
