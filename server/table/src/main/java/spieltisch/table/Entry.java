package spieltisch.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Colour;
import spieltisch.kernel.GameAction;
import spieltisch.kernel.GameEvent;
import spieltisch.kernel.Seat;
import spieltisch.table.chance.Contribution;
import spieltisch.table.chance.Seed;
import spieltisch.table.game.GameOpening;

/// Something that happened at a table. The state of a table follows from the list of its entries.
///
/// `node` is the server process that holds a connection, `at` is in milliseconds since 1970;
/// journals of the first version have neither.
public sealed interface Entry {
  /// The table opens.
  ///
  /// @param seed the server seed, which is secret until the game is over; journals before dice
  ///   contributions have none
  record Opened(String name, TableOptions options, Optional<Seed> seed) implements Entry {
    /// A table without a server seed.
    public Opened(String name, TableOptions options) {
      this(name, options, Optional.empty());
    }
  }

  record Joined(
      int member,
      String client,
      Optional<String> bot,
      Optional<String> tokenHash,
      OptionalInt age,
      Optional<String> node)
      implements Entry {}

  /// The seat of a member is reserved for a player of the previous game.
  ///
  /// @param since when the player was last connected
  record SeatReserved(int member, long since) implements Entry {}

  record ProfileSet(int member, String name, Optional<Colour> colour) implements Entry {}

  record MarkedReady(int member) implements Entry {}

  /// A member adds random bytes to the seed of the game.
  record Contributed(int member, Contribution random) implements Entry {}

  /// A member left before the game began.
  record Left(int member) implements Entry {}

  record Watched(int spectator, String name, Optional<String> node) implements Entry {}

  record Unwatched(int spectator) implements Entry {}

  /// The game begins. Clients get the table's commitment only.
  ///
  /// @param seed the seed of the game's random numbers
  /// @param luckUsed the number of random words that the opening used
  record Started(Seed seed, GameOpening opening, long luckUsed, long at) implements Entry {}

  /// One action and the events that followed from it.
  ///
  /// @param luckUsed the number of random words used so far
  record Acted(
      Seat seat, GameAction action, List<GameEvent> events, long luckUsed, Actor actor, long at)
      implements Entry {
    public Acted {
      events = List.copyOf(events);
    }
  }

  /// A chat message; without a member it is one of the table itself.
  record Chatted(OptionalInt member, String text) implements Entry {}

  record Disconnected(int member, long at) implements Entry {}

  record Returned(int member, Optional<String> node) implements Entry {}

  /// A bot plays for a disconnected member.
  record TakenOver(int member) implements Entry {}

  /// The game has a rematch at another table.
  ///
  /// @param commitment the commitment of the new table
  record Continued(String table, String name, Optional<String> commitment) implements Entry {}

  /// The game ended before its rules ended it.
  record Aborted(String reason) implements Entry {}

  /// The table closed without a game, because nobody came.
  record Expired(long at) implements Entry {}

  /// Who chose an action.
  enum Actor {
    PLAYER,
    /// A bot, at its own seat or at one that it took over.
    BOT,
    /// The server, because the time was up.
    CLOCK
  }
}
