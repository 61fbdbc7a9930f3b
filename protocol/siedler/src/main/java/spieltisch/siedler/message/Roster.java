package spieltisch.siedler.message;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import spieltisch.catan.Colour;
import spieltisch.kernel.Seat;

/// The players of a table, sorted by id, with the data that the game does not have: ids, names and
/// colours.
public record Roster(List<Player> players) {
  public Roster {
    players = players.stream().sorted(Comparator.comparingInt(Player::id)).toList();
  }

  /// A player of the table.
  ///
  /// @param seat the seat of the player; absent before the game starts
  /// @param isReady whether the player has sent the start message
  /// @param isConnected whether other players see the player as connected
  public record Player(
      int id,
      Optional<String> name,
      Optional<Colour> colour,
      Optional<Seat> seat,
      boolean isReady,
      boolean isConnected) {
    public Player {
      if (id <= 0) throw new IllegalArgumentException("player id must be positive: " + id);
    }

    /// Returns a player who has just joined: connected, but without name, colour and seat.
    public static Player joined(int id) {
      return new Player(id, Optional.empty(), Optional.empty(), Optional.empty(), false, true);
    }
  }

  public Optional<Player> player(int id) {
    return players.stream().filter(player -> player.id() == id).findFirst();
  }

  public Optional<Player> playerAt(Seat seat) {
    // This is a loop instead of a stream, because the method runs many times for every action.
    var wanted = Optional.of(seat);
    for (var player : players) if (player.seat().equals(wanted)) return Optional.of(player);
    return Optional.empty();
  }

  public Optional<Seat> seat(int id) {
    return player(id).flatMap(Player::seat);
  }

  /// Returns the id of the player on an occupied seat.
  public int id(Seat seat) {
    return playerAt(seat).orElseThrow().id();
  }

  public int idAt(int seat) {
    return id(Seat.of(seat));
  }
}
