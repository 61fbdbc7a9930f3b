package spieltisch.table.member;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The players and spectators of a table.
///
/// @param takenOver the ids of the players for whom a bot plays
/// @param botTurns the number of turns that bots have played for each player since the player last
///   acted
/// @param nextId the id that the next player or spectator gets
public record Members(
    List<Member> players,
    List<Spectator> spectators,
    List<Integer> takenOver,
    Map<Integer, Integer> botTurns,
    int nextId) {
  public static final Members EMPTY = new Members(List.of(), List.of(), List.of(), Map.of(), 1);

  /// A client that watches the game without playing.
  public record Spectator(int id, String name, Optional<String> node) {}

  public Members {
    players = List.copyOf(players);
    spectators = List.copyOf(spectators);
    takenOver = List.copyOf(takenOver);
    botTurns = Map.copyOf(botTurns);
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

  /// Returns whether at least one connected player is not a bot of this server.
  public boolean hasConnectedPlayer() {
    return players.stream().anyMatch(player -> player.bot().isEmpty() && player.connected());
  }

  public Members plus(Member player) {
    return new Members(
        plus(players, player), spectators, takenOver, botTurns, idAfter(player.id()));
  }

  public Members plus(Spectator spectator) {
    return new Members(
        players, plus(spectators, spectator), takenOver, botTurns, idAfter(spectator.id()));
  }

  /// Returns the next free id. A player who becomes a spectator keeps the old id, so the next free
  /// id may stay the same.
  private int idAfter(int id) {
    return Math.max(nextId, id + 1);
  }

  /// Returns the host, who is the first connected player that is not a bot of this server; empty if
  /// there is no such player.
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
        botTurns,
        nextId);
  }

  /// Replaces the player that has the same id as `changed`.
  public Members with(Member changed) {
    return new Members(
        players.stream().map(player -> player.id() == changed.id() ? changed : player).toList(),
        spectators,
        takenOver,
        botTurns,
        nextId);
  }

  public Members withTakenOver(int id) {
    return new Members(players, spectators, plus(takenOver, id), botTurns, nextId);
  }

  public Members withoutTakenOver(int id) {
    return new Members(
        players,
        spectators,
        takenOver.stream().filter(other -> other != id).toList(),
        botTurns,
        nextId);
  }

  /// Returns the number of turns that bots have played for the player since the player last acted.
  public int botTurns(int id) {
    return botTurns.getOrDefault(id, 0);
  }

  public Members withBotTurn(int id) {
    var turns = new HashMap<>(botTurns);
    turns.merge(id, 1, Integer::sum);
    return new Members(players, spectators, takenOver, turns, nextId);
  }

  public Members withoutBotTurns(int id) {
    if (!botTurns.containsKey(id)) return this;
    var turns = new HashMap<>(botTurns);
    turns.remove(id);
    return new Members(players, spectators, takenOver, turns, nextId);
  }

  private static <T> List<T> plus(List<T> list, T one) {
    var longer = new ArrayList<>(list);
    longer.add(one);
    return longer;
  }
}
