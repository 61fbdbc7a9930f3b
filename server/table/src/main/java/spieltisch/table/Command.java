package spieltisch.table;

import java.util.Optional;
import spieltisch.catan.Colour;

/// What somebody, or time, asks of a table.
public sealed interface Command {
  /// Somebody wants to play.
  ///
  /// @param client what the program calls itself
  /// @param tokenHash the hash of a token with which this player may come back
  record Join(String client, Optional<String> password, Optional<String> tokenHash)
      implements Command {}

  /// Somebody comes with name and age and is ready, all at once.
  record SitDown(String client, String name, int age, String password, Optional<String> tokenHash)
      implements Command {}

  record AddBot(String level) implements Command {}

  record Watch(String name) implements Command {}

  record StopWatching(int spectator) implements Command {}

  record Dress(int member, Optional<String> name, Optional<Colour> colour) implements Command {}

  /// The member is ready; when all are, the game begins.
  record Ready(int member) implements Command {}

  record Act(int member, Deed deed, Entry.Actor actor) implements Command {}

  record Say(int member, String text) implements Command {}

  /// The connection of a member is gone.
  record Lose(int member) implements Command {}

  record Return(String tokenHash) implements Command {}

  /// A computer player shall sit in for a lost member.
  record Cover(int member) implements Command {}

  /// The game shall end because somebody is lost for too long.
  record GiveUp(int member) implements Command {}
}
