package spieltisch.table.entry;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Colour;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.GameAction;
import spieltisch.kernel.GameEvent;
import spieltisch.kernel.Seat;
import spieltisch.table.chance.Contribution;
import spieltisch.table.chance.Seed;
import spieltisch.table.game.GameOpening;
import spieltisch.table.options.TableOptions;

/// Something that happened at a table. The state of a table follows from the list of its entries.
///
/// In all entries, `node` is the server process that holds the connection, and `at` is the time in
/// milliseconds since 1970. Journals in the first version of the journal format contain neither.
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

  /// The others wait for this member to be ready. The table records this entry when the wait
  /// begins, and again when the member is warned.
  ///
  /// @param at the time at which the wait began, also in the entry for the warning
  ///
  /// @param warned whether the member has been warned
  record ReadyAwaited(int member, long at, boolean warned) implements Entry {}

  /// A member was removed before the game began.
  ///
  /// @param by the host who removed the member; empty if the server removed the member
  record Kicked(int member, OptionalInt by) implements Entry {}

  /// A member left before the game began.
  record Left(int member) implements Entry {}

  record Watched(int spectator, String name, Optional<String> node) implements Entry {}

  record Unwatched(int spectator) implements Entry {}

  /// The game begins. Clients do not get the seed, only the table's commitment.
  ///
  /// @param seed the seed of the game's random numbers
  /// @param luckUsed the number of 32-bit random words that the setup of the game used
  record Started(Seed seed, GameOpening opening, long luckUsed, long at) implements Entry {}

  /// One action of a player and the events that followed.
  ///
  /// @param luckUsed the number of 32-bit random words that the game has used so far
  record Acted(
      Seat seat, GameAction action, List<GameEvent> events, long luckUsed, Actor actor, long at)
      implements Entry {
    public Acted {
      events = List.copyOf(events);
    }
  }

  /// A player declined an offer and would accept another exchange. The entry changes nothing in the
  /// game.
  ///
  /// @param offer the id of the declined offer
  /// @param give what the player would give
  /// @param want what the player would get
  record CounterOffered(Seat seat, int offer, Resources give, Resources want) implements Entry {}

  /// A player took back the last placement. The game is as it was before the placement.
  ///
  /// @param placement the version of the table after the placement
  record Undone(Seat seat, long placement, long at) implements Entry {}

  /// A chat message from a member, or from the table itself if `member` is empty.
  record Chatted(OptionalInt member, String text) implements Entry {}

  record Disconnected(int member, long at) implements Entry {}

  record Returned(int member, Optional<String> node) implements Entry {}

  /// A bot plays for a disconnected member.
  record TakenOver(int member) implements Entry {}

  /// The host changed the options of the table.
  record OptionsChanged(int member, TableOptions options) implements Entry {}

  /// A member asks for a pause, or agrees to one.
  record PauseAsked(int member) implements Entry {}

  /// The game pauses. Clocks stop, and nobody acts.
  ///
  /// @param automatic whether the game pauses because the only person has left
  record Paused(boolean automatic, long at) implements Entry {}

  /// A pause has ended, or a member has declined the request for a pause.
  record Resumed(long at) implements Entry {}

  /// The finished game has a rematch at another table.
  ///
  /// @param commitment the published hash of the new table's seed; empty if the new table has no
  ///   seed
  record Continued(String table, String name, Optional<String> commitment) implements Entry {}

  /// The game was aborted before it was over by its rules.
  record Aborted(String reason) implements Entry {}

  /// The table closed before a game because no person had been at it for a long time.
  record Expired(long at) implements Entry {}

  /// Who chose an action.
  enum Actor {
    PLAYER,
    /// A bot chose the action, at its own seat or at a seat that it took over.
    BOT,
    /// The server chose the action because the player's time was up.
    CLOCK,
    /// The server declined an offer for a player to whom it was not made.
    OFFERER
  }
}
