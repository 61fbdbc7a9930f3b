package spieltisch.table.member;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The players and spectators of a table.
///
/// @param takenOver the ids of the players for whom a bot plays
/// @param nextId the id that the next player or spectator gets
public record Members(
    List<Member> players, List<Spectator> spectators, List<Integer> takenOver, int nextId) {
  public static final Members EMPTY = new Members(List.of(), List.of(), List.of(), 1);

  /// A client that watches the game without playing.
  public record Spectator(int id, String name, Optional<String> node) {}

  public Members {
    players = List.copyOf(players);
    spectators = List.copyOf(spectators);
    takenOver = List.copyOf(takenOver);
  }

  public Optional<Member> find(int id) {
    return players.stream().filter(player -> player.id() == id).findFirst();
  }

  /// Returns whether a player or a spectator has the id.
  public boolean contains(int id) {
    return find(id).isPresent() || spectators.stream().anyMatch(spectator -> spectator.id() == id);
  }

  public Member member(int id) {
    return find(id).orElseThrow(() -> new IllegalStateException("no member " + id));
  }

  /// Returns whether a player is connected who is not a bot of this server.
  public boolean hasConnectedPlayer() {
    return players.stream().anyMatch(player -> player.bot().isEmpty() && player.connected());
  }

  public Members plus(Member player) {
    return new Members(plus(players, player), spectators, takenOver, idAfter(player.id()));
  }

  public Members plus(Spectator spectator) {
    return new Members(players, plus(spectators, spectator), takenOver, idAfter(spectator.id()));
  }

  /// Returns the next free id. A player who becomes a spectator keeps the old id, so the next free
  /// id may stay the same.
  private int idAfter(int id) {
    return Math.max(nextId, id + 1);
  }

  /// Returns the host: the connected person who joined first.
  public Optional<Member> host() {
    return players.stream()
        .filter(player -> player.bot().isEmpty() && player.connected())
        .findFirst();
  }

  public Members without(int id) {
    return new Members(
        players.stream().filter(player -> player.id() != id).toList(),
        spectators.stream().filter(spectator -> spectator.id() != id).toList(),
        takenOver,
        nextId);
  }

  /// Replaces the player that has the same id as `changed`.
  public Members with(Member changed) {
    return new Members(
        players.stream().map(player -> player.id() == changed.id() ? changed : player).toList(),
        spectators,
        takenOver,
        nextId);
  }

  public Members withTakenOver(int id) {
    return new Members(players, spectators, plus(takenOver, id), nextId);
  }

  public Members withoutTakenOver(int id) {
    return new Members(
        players, spectators, takenOver.stream().filter(other -> other != id).toList(), nextId);
  }

  private static <T> List<T> plus(List<T> list, T one) {
    var longer = new ArrayList<>(list);
    longer.add(one);
    return longer;
  }
}
