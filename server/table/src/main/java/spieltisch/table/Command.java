package spieltisch.table;

import java.util.Optional;
import spieltisch.catan.Colour;
import spieltisch.kernel.GameAction;
import spieltisch.table.chance.Contribution;

/// A request to a table, from a client, a bot or a timer.
public sealed interface Command {
  /// A command that connects a client to the table, as a player or as a spectator.
  sealed interface Admission extends Command {}

  /// A client joins as a player.
  ///
  /// @param client the name and version of the client program
  /// @param passwordProof the stored hash that the password of the client matches. The caller has
  ///   checked the password, because that takes long.
  /// @param tokenHash the hash of a token with which the player may return
  record Join(String client, Optional<String> passwordProof, Optional<String> tokenHash)
      implements Admission {}

  /// A client joins as a player with name and age and is ready at once.
  ///
  /// @param passwordProof the stored hash that the password of the client matches
  /// @param tokenHash the hash of a token with which the player may return
  record JoinReady(
      String client,
      String name,
      int age,
      Optional<String> passwordProof,
      Optional<String> tokenHash)
      implements Admission {
    /// A player without a password who cannot return.
    public JoinReady(String client, String name, int age) {
      this(client, name, age, Optional.empty(), Optional.empty());
    }
  }

  record AddBot(String level) implements Command {}

  /// A client joins as a spectator.
  ///
  /// @param passwordProof the stored hash that the password of the client matches
  record Watch(String name, Optional<String> passwordProof) implements Admission {
    /// A spectator without a password.
    public Watch(String name) {
      this(name, Optional.empty());
    }
  }

  record StopWatching(int spectator) implements Command {}

  record SetProfile(int member, Optional<String> name, Optional<Colour> colour)
      implements Command {}

  /// A member is ready; when all are, the game begins.
  record Ready(int member) implements Command {}

  /// A member adds random bytes to the seed of the game.
  record Contribute(int member, Contribution random) implements Command {}

  record Act(int member, GameAction action, Entry.Actor actor) implements Command {}

  record Chat(int member, String text) implements Command {}

  /// A rematch of the finished game at a new table with the same options.
  ///
  /// @param table the id of the new table
  /// @param commitment the commitment of the new table
  record Rematch(String table, String name, Optional<String> commitment) implements Command {}

  /// A member has disconnected from this server.
  record Disconnect(int member) implements Command {}

  /// The server that held the connection of a member or spectator is down.
  record NodeLost(int id, Optional<String> node) implements Command {}

  /// Another server declared a member disconnected, but this server holds the connection.
  record StillConnected(int member) implements Command {}

  /// A player returns.
  ///
  /// @param random a contribution to the seed of the game, which may begin at once
  record Return(String tokenHash, Optional<Contribution> random) implements Admission {
    public Return(String tokenHash) {
      this(tokenHash, Optional.empty());
    }
  }

  /// The time of the member that must act is up.
  record TurnTimeout(int member) implements Command {}

  /// A bot takes over the seat of a disconnected member.
  record TakeOver(int member) implements Command {}

  /// Nobody has been at the table for a long time.
  record Expire() implements Command {}

  /// A member is disconnected for too long: a running game is aborted, before the game the seat
  /// becomes free.
  record AbandonSeat(int member) implements Command {}
}
