package spieltisch.table;

import java.util.List;
import java.util.Optional;
import spieltisch.catan.Action;
import spieltisch.catan.Colour;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.GameAction;
import spieltisch.table.chance.Contribution;
import spieltisch.table.entry.Entry;
import spieltisch.table.options.TableOptions;

/// A request or a report to a table, from a client, a bot, a timer or the server itself.
public sealed interface Command {
  /// A command that connects a client to the table, as a player or as a spectator.
  sealed interface Admission extends Command {}

  /// A client joins as a player.
  ///
  /// @param client the name and version of the client program
  /// @param passwordProof the table's password hash, which the caller passes only after it has
  ///   checked that the client's password matches; empty if the table has no password, or if the
  ///   client's password is missing or wrong. The caller checks the password before the command is
  ///   made, because the check is slow.
  /// @param tokenHash the hash of the token with which the player can return after a disconnect;
  ///   empty if the player has no token
  record Join(String client, Optional<String> passwordProof, Optional<String> tokenHash)
      implements Admission {}

  /// A client joins as a player, states name and age, and is ready at once.
  ///
  /// @param passwordProof as in [Join]
  /// @param tokenHash the hash of the token with which the player can return after a disconnect;
  ///   empty if the player has no token
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
  /// @param passwordProof as in [Join]
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

  /// A member who is not ready has kept the others waiting for too long. The first command warns
  /// the member. The second command makes the member a spectator, or removes the member if the
  /// table allows no spectators.
  record UrgeReady(int member) implements Command {}

  /// The host removes a member before the game begins.
  record Kick(int host, int member) implements Command {}

  /// A member adds random bytes to the seed from which the game's random numbers follow.
  record Contribute(int member, Contribution random) implements Command {}

  record Act(int member, GameAction action, Entry.Actor actor) implements Command {}

  /// A player makes an offer to some of the other players.
  ///
  /// @param partners the ids of the members to whom the offer is made
  record OfferTo(int member, Action.Offer offer, List<Integer> partners) implements Command {
    public OfferTo {
      partners = List.copyOf(partners);
    }
  }

  /// A player declines an offer and says which exchange the player would accept.
  ///
  /// @param offer the id of the declined offer
  /// @param give what the player would give
  /// @param want what the player would get
  record CounterOffer(int member, int offer, Resources give, Resources want) implements Command {}

  /// A player takes back the last placement.
  record Undo(int member) implements Command {}

  record Chat(int member, String text) implements Command {}

  /// The finished game has a rematch at a new table. The new table has the same options as the
  /// finished game.
  ///
  /// @param table the id of the new table
  /// @param commitment the published hash of the new table's seed; empty if the new table has no
  ///   seed
  record Rematch(String table, String name, Optional<String> commitment) implements Command {}

  /// The host changes the options of the table.
  record ChangeOptions(int member, TableOptions options) implements Command {}

  /// A member asks for a pause, or agrees to the request of another member.
  record AskPause(int member) implements Command {}

  /// A member ends the pause, or declines the request for a pause.
  record Resume(int member) implements Command {}

  /// The pause has lasted too long.
  record EndPause() implements Command {}

  /// A member's connection to this server process has ended.
  record Disconnect(int member) implements Command {}

  /// The server process that held the connection of a member or spectator is down.
  ///
  /// @param id the id of the member or spectator
  /// @param node the server process that is down; empty if the journal does not name it
  record NodeLost(int id, Optional<String> node) implements Command {}

  /// Another server process declared a member disconnected, but this process holds the member's
  /// connection.
  record StillConnected(int member) implements Command {}

  /// A disconnected player reconnects and gets the old seat back.
  ///
  /// @param random the player's contribution to the game's seed. The command contains the
  ///   contribution because the return of the player may start the game.
  record Return(String tokenHash, Optional<Contribution> random) implements Admission {
    public Return(String tokenHash) {
      this(tokenHash, Optional.empty());
    }
  }

  /// The time of the member whose action the game awaits is up.
  record TurnTimeout(int member) implements Command {}

  /// The time for at least one answer to an open offer is up. The table declines the offer for
  /// every seat that is late.
  record AnswerTimeout() implements Command {}

  /// A bot takes over the seat of a disconnected member.
  record TakeOver(int member) implements Command {}

  /// The table closes because no person has been at it for a long time.
  record Expire() implements Command {}

  /// A member has been disconnected for too long. A running game is aborted; before the game the
  /// seat becomes free.
  record AbandonSeat(int member) implements Command {}
}
