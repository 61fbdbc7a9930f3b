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
  /// @param passwordProof the stored password hash, after the caller has found that the client's
  ///   password matches it. The caller checks the password because the check takes long.
  /// @param tokenHash the hash of the token with which the player can return after a disconnect
  record Join(String client, Optional<String> passwordProof, Optional<String> tokenHash)
      implements Admission {}

  /// A client joins as a player, states name and age, and is ready at once.
  ///
  /// @param passwordProof the stored password hash that the client's password matches
  /// @param tokenHash the hash of the token with which the player can return after a disconnect
  record JoinReady(
      String client,
      String name,
      int age,
      Optional<String> passwordProof,
      Optional<String> tokenHash)
      implements Admission {
    /// Creates a player who states no password and has no token to return with.
    public JoinReady(String client, String name, int age) {
      this(client, name, age, Optional.empty(), Optional.empty());
    }
  }

  record AddBot(String level) implements Command {}

  /// A client joins as a spectator.
  ///
  /// @param passwordProof the stored password hash that the client's password matches
  record Watch(String name, Optional<String> passwordProof) implements Admission {
    /// Creates a spectator who states no password.
    public Watch(String name) {
      this(name, Optional.empty());
    }
  }

  record StopWatching(int spectator) implements Command {}

  record SetProfile(int member, Optional<String> name, Optional<Colour> colour)
      implements Command {}

  /// A member is ready. The game begins when all members are ready.
  record Ready(int member) implements Command {}

  /// The others wait for this member to become ready. The member gets a warning the first time and
  /// becomes a spectator the second time.
  record UrgeReady(int member) implements Command {}

  /// The host removes a member before the game begins.
  record Kick(int host, int member) implements Command {}

  /// A member adds random bytes to the seed from which the game's random numbers follow.
  record Contribute(int member, Contribution random) implements Command {}

  record Act(int member, GameAction action, Entry.Actor actor) implements Command {}

  record Chat(int member, String text) implements Command {}

  /// Names the new table at which the finished game has its rematch, with the same options.
  ///
  /// @param table the id of the new table
  /// @param commitment the published hash of the new table's seed
  record Rematch(String table, String name, Optional<String> commitment) implements Command {}

  /// A member's connection to this server process has ended.
  record Disconnect(int member) implements Command {}

  /// The server process that held the connection of a member or spectator is down.
  record NodeLost(int id, Optional<String> node) implements Command {}

  /// Another server process declared a member disconnected, but this process holds the member's
  /// connection.
  record StillConnected(int member) implements Command {}

  /// A disconnected player reconnects and gets the old seat back.
  ///
  /// @param random the player's contribution to the game's seed. The command carries it because the
  ///   return of the player may start the game.
  record Return(String tokenHash, Optional<Contribution> random) implements Admission {
    public Return(String tokenHash) {
      this(tokenHash, Optional.empty());
    }
  }

  /// The time of the member whose action the game awaits is up.
  record TurnTimeout(int member) implements Command {}

  /// A bot takes over the seat of a disconnected member.
  record TakeOver(int member) implements Command {}

  /// The table closes because no person has been at it for a long time.
  record Expire() implements Command {}

  /// A member has been disconnected for too long. A running game is aborted; before the game the
  /// seat becomes free.
  record AbandonSeat(int member) implements Command {}
}
