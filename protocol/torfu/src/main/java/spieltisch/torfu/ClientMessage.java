package spieltisch.torfu;

import spieltisch.torres.Action;
import spieltisch.torres.ActionKind;

/// What a client says to a server.
public sealed interface ClientMessage {
  /// Asks for a new game.
  ///
  /// @param timeout milliseconds for a turn; none if it is not positive
  record CreateGame(int players, String name, String password, long timeout)
      implements ClientMessage {}

  record ListGames() implements ClientMessage {}

  record JoinGame(String game, String password, String player, int age) implements ClientMessage {}

  record WatchGame(String game, String spectator) implements ClientMessage {}

  /// A registration with a line missing, or a value that cannot be.
  record BadRegistration(Registration what) implements ClientMessage {}

  record BeginTurn() implements ClientMessage {}

  record EndTurn() implements ClientMessage {}

  /// A complete action; if it is a card's, the client named the right card or none.
  record Act(Action action) implements ClientMessage {}

  /// A complete action with a card that is not its own.
  record ActWithWrongCard(Action action) implements ClientMessage {}

  /// An action with squares missing or off the board.
  record ActOffBoard(ActionKind kind) implements ClientMessage {}

  /// An action that does not exist.
  record ActUnknown(String word) implements ClientMessage {}

  record Say(String text) implements ClientMessage {}

  record AskStatus() implements ClientMessage {}

  record AskPlan() implements ClientMessage {}

  /// Asks for everything the client's player knows; an extension.
  record AskPosition() implements ClientMessage {}

  /// A secret with which the player who joins next may come back; an extension.
  record Secret(String text) implements ClientMessage {}

  /// Comes back to the seat of the secret told before; an extension.
  record Return(String game) implements ClientMessage {}

  /// Whoever joins next also wants to hear that; an extension.
  record Want(Extra extra) implements ClientMessage {}

  /// A line that means nothing.
  record Unknown(String line) implements ClientMessage {}

  record TooLong() implements ClientMessage {}

  /// What a server says only to those who want to hear it.
  enum Extra {
    TIME_LEFT,
    REMATCH
  }

  /// What a client can register for.
  enum Registration {
    NEW_GAME,
    PLAYER,
    SPECTATOR
  }
}
