package spieltisch.torfu;

import spieltisch.torres.Action;
import spieltisch.torres.ActionKind;
import spieltisch.torres.Square;

/// A message from a client to a server.
public sealed interface ClientMessage {
  /// Creates a game.
  ///
  /// @param timeout the time limit of a turn in milliseconds; a value below 1 means no limit
  record CreateGame(int players, String name, String password, long timeout)
      implements ClientMessage {}

  record ListGames() implements ClientMessage {}

  record JoinGame(String game, String password, String player, int age) implements ClientMessage {}

  record WatchGame(String game, String spectator) implements ClientMessage {}

  /// Extension: watches a game that has a password.
  record WatchPrivateGame(String game, String password, String spectator)
      implements ClientMessage {}

  /// A registration with a missing line or an invalid value.
  record BadRegistration(Registration what) implements ClientMessage {}

  record BeginTurn() implements ClientMessage {}

  record EndTurn() implements ClientMessage {}

  /// A complete action. If the action needs a card, the client named the right card or no card.
  record Act(Action action) implements ClientMessage {}

  /// A complete action for which the client named the wrong card.
  record ActWithWrongCard(Action action) implements ClientMessage {}

  /// A climb by two levels with one square, as in the examples of the document. The square is
  /// either the knight's square or the target.
  record ClimbWithOneSquare(Square square) implements ClientMessage {}

  /// An action with a square that is missing or not on the board.
  record ActOffBoard(ActionKind kind) implements ClientMessage {}

  /// An action whose name is unknown.
  record ActUnknown(String word) implements ClientMessage {}

  record Say(String text) implements ClientMessage {}

  record AskStatus() implements ClientMessage {}

  record AskPlan() implements ClientMessage {}

  /// Extension: requests everything that the client's player knows.
  record AskPosition() implements ClientMessage {}

  /// Extension: sets a secret. The player who joins next on this connection can later return with
  /// this secret.
  record Secret(String text) implements ClientMessage {}

  /// Extension: returns to the seat that belongs to the secret sent before.
  record Return(String game) implements ClientMessage {}

  /// Extension: requests additional messages for the game that the client joins next.
  record Want(Extra extra) implements ClientMessage {}

  /// A line that has no meaning in the protocol.
  record Unknown(String line) implements ClientMessage {}

  record TooLong() implements ClientMessage {}

  /// The additional messages that a client can request.
  enum Extra {
    TIME_LEFT,
    REMATCH,
    PAUSE
  }

  /// The kinds of registration.
  enum Registration {
    NEW_GAME,
    PLAYER,
    SPECTATOR
  }
}
