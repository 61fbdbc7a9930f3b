package spieltisch.table;

import java.util.Optional;
import spieltisch.catan.Colour;
import spieltisch.kernel.GameAction;

/// What somebody, or time, asks of a table.
public sealed interface Command {
  /// A command that connects a client to the table, as a player or as a spectator.
  sealed interface Admission extends Command {}

  /// Somebody wants to play.
  ///
  /// @param client what the program calls itself
  /// @param tokenHash the hash of a token with which this player may come back
  record Join(String client, Optional<String> password, Optional<String> tokenHash)
      implements Admission {}

  /// Somebody comes with name and age and is ready, all at once.
  ///
  /// @param tokenHash the hash of a token with which this player may come back
  record JoinReady(String client, String name, int age, String password, Optional<String> tokenHash)
      implements Admission {
    /// Who will not come back.
    public JoinReady(String client, String name, int age, String password) {
      this(client, name, age, password, Optional.empty());
    }
  }

  record AddBot(String level) implements Command {}

  record Watch(String name) implements Admission {}

  record StopWatching(int spectator) implements Command {}

  record SetProfile(int member, Optional<String> name, Optional<Colour> colour)
      implements Command {}

  /// The member is ready; when all are, the game begins.
  record Ready(int member) implements Command {}

  record Act(int member, GameAction action, Entry.Actor actor) implements Command {}

  record Chat(int member, String text) implements Command {}

  /// The finished game shall be played once more, at a new table with the same agreement.
  ///
  /// @param table the id that the new table will have
  record Rematch(String table, String name) implements Command {}

  /// The connection of a member to this server is gone.
  record Disconnect(int member) implements Command {}

  /// The server that held the connection of a member or spectator is gone.
  record NodeLost(int id, Optional<String> node) implements Command {}

  /// Others thought that a member is lost, but this server holds his connection.
  record StillConnected(int member) implements Command {}

  record Return(String tokenHash) implements Admission {}

  /// The time of a member who must act is over.
  record TurnTimeout(int member) implements Command {}

  /// A computer player shall sit in for a lost member.
  record TakeOver(int member) implements Command {}

  /// Somebody is lost for too long: the game shall end, or his place be free if it has not begun.
  record AbandonSeat(int member) implements Command {}
}
