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
/// In all entries, `node` is the server process that holds the connection, and `at` is the time in
/// milliseconds since 1970. Journals of the first version contain neither.
public sealed interface Entry {
  /// The table opens.
  ///
  /// @param seed the server seed, which is secret until the game is over; empty in journals from
  ///   versions that had no dice contributions
  record Opened(String name, TableOptions options, Optional<Seed> seed) implements Entry {
    /// Creates the opening of a table without a server seed.
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
  /// @param since when the player was last connected, in milliseconds since 1970
  record SeatReserved(int member, long since) implements Entry {}

  record ProfileSet(int member, String name, Optional<Colour> colour) implements Entry {}

  record MarkedReady(int member) implements Entry {}

  /// A member adds random bytes to the seed from which the game's random numbers follow.
  record Contributed(int member, Contribution random) implements Entry {}

  /// The others begin to wait until this member is ready, or go on waiting after a warning.
  ///
  /// @param warned whether the member has been warned
  record ReadyAwaited(int member, long at, boolean warned) implements Entry {}

  /// A member was removed before the game began.
  ///
  /// @param by the host who removed the member; empty if the server did
  record Kicked(int member, OptionalInt by) implements Entry {}

  /// A member left before the game began.
  record Left(int member) implements Entry {}

  record Watched(int spectator, String name, Optional<String> node) implements Entry {}

  record Unwatched(int spectator) implements Entry {}

  /// The game begins. Clients do not get the seed, only the table's commitment.
  ///
  /// @param seed the seed of the game's random numbers
  /// @param luckUsed the number of random words that the setup of the game used
  record Started(Seed seed, GameOpening opening, long luckUsed, long at) implements Entry {}

  /// One action and the events that followed from it.
  ///
  /// @param luckUsed the number of random words that the game has used so far
  record Acted(
      Seat seat, GameAction action, List<GameEvent> events, long luckUsed, Actor actor, long at)
      implements Entry {
    public Acted {
      events = List.copyOf(events);
    }
  }

  /// A chat message from a member, or from the table itself if `member` is empty.
  record Chatted(OptionalInt member, String text) implements Entry {}

  record Disconnected(int member, long at) implements Entry {}

  record Returned(int member, Optional<String> node) implements Entry {}

  /// A bot plays for a disconnected member.
  record TakenOver(int member) implements Entry {}

  /// The finished game has a rematch at another table.
  ///
  /// @param commitment the published hash of the new table's seed
  record Continued(String table, String name, Optional<String> commitment) implements Entry {}

  /// The game was aborted before it was over by its rules.
  record Aborted(String reason) implements Entry {}

  /// The table closed before a game because no person came.
  record Expired(long at) implements Entry {}

  /// Who chose an action.
  enum Actor {
    PLAYER,
    /// A bot chose the action, at its own seat or at a seat that it took over.
    BOT,
    /// The server chose the action because the player's time was up.
    CLOCK
  }
}
