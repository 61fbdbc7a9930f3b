package spieltisch.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Colour;
import spieltisch.kernel.GameAction;
import spieltisch.kernel.GameEvent;
import spieltisch.kernel.Seat;
import spieltisch.table.chance.Seed;
import spieltisch.table.game.GameOpening;

/// Something that happened at a table. The list of these is the table: all else follows from it.
///
/// `node` is the server process that holds a connection, `at` milliseconds since 1970; journals of
/// the first version have neither.
public sealed interface Entry {
  record Opened(String name, TableOptions options) implements Entry {}

  record Joined(
      int member,
      String client,
      Optional<String> bot,
      Optional<String> tokenHash,
      OptionalInt age,
      Optional<String> node)
      implements Entry {}

  /// A member who was put down for the game before: his place is kept for him.
  ///
  /// @param since when he was last seen there
  record SeatReserved(int member, long since) implements Entry {}

  record ProfileSet(int member, String name, Optional<Colour> colour) implements Entry {}

  record MarkedReady(int member) implements Entry {}

  /// Somebody went away before the game began.
  record Left(int member) implements Entry {}

  record Watched(int spectator, String name, Optional<String> node) implements Entry {}

  record Unwatched(int spectator) implements Entry {}

  /// The game begins. Only the seed's commitment is told to anybody.
  ///
  /// @param luckUsed how much of the seed's luck the opening took
  record Started(Seed seed, GameOpening opening, long luckUsed, long at) implements Entry {}

  /// One action and the events that followed from it.
  ///
  /// @param luckUsed how much of the seed's luck was used up to now
  record Acted(
      Seat seat, GameAction action, List<GameEvent> events, long luckUsed, Actor actor, long at)
      implements Entry {
    public Acted {
      events = List.copyOf(events);
    }
  }

  /// Without a member the table itself speaks.
  record Chatted(OptionalInt member, String text) implements Entry {}

  record Disconnected(int member, long at) implements Entry {}

  record Returned(int member, Optional<String> node) implements Entry {}

  /// A computer player sits in for somebody who is away.
  record TakenOver(int member) implements Entry {}

  /// Those who want to play once more find each other at another table.
  record Continued(String table, String name) implements Entry {}

  /// The game ended otherwise than by its own rules.
  record Aborted(String reason) implements Entry {}

  /// Who really did it.
  enum Actor {
    PLAYER,
    /// A computer player of the house: its own seat, or in for somebody.
    BOT,
    /// Time was up.
    CLOCK
  }
}
