package spieltisch.torfu;

import spieltisch.torres.Action;
import spieltisch.torres.ActionKind;
import spieltisch.torres.Square;

/// Message from a client to a server.
public sealed interface ClientMessage {
  /// Creates a game.
  ///
  /// @param timeout milliseconds for a turn; no limit if not positive
  record CreateGame(int players, String name, String password, long timeout)
      implements ClientMessage {}

  record ListGames() implements ClientMessage {}

  record JoinGame(String game, String password, String player, int age) implements ClientMessage {}

  record WatchGame(String game, String spectator) implements ClientMessage {}

  /// Extension: watches a game that has a password.
  record WatchPrivateGame(String game, String password, String spectator)
      implements ClientMessage {}

  /// Registration with a missing line or an invalid value.
  record BadRegistration(Registration what) implements ClientMessage {}

  record BeginTurn() implements ClientMessage {}

  record EndTurn() implements ClientMessage {}

  /// Complete action. For an action with a card, the client named the right card or none.
  record Act(Action action) implements ClientMessage {}

  /// Complete action with the wrong card.
  record ActWithWrongCard(Action action) implements ClientMessage {}

  /// Climb by two levels with one square, as the document prints it. The square is that of the
  /// knight or the target.
  record ClimbWithOneSquare(Square square) implements ClientMessage {}

  /// Action with a square missing or off the board.
  record ActOffBoard(ActionKind kind) implements ClientMessage {}

  /// Unknown action.
  record ActUnknown(String word) implements ClientMessage {}

  record Say(String text) implements ClientMessage {}

  record AskStatus() implements ClientMessage {}

  record AskPlan() implements ClientMessage {}

  /// Extension: requests everything that the player of the client knows.
  record AskPosition() implements ClientMessage {}

  /// Extension: sets the secret with which the player of the next join can return.
  record Secret(String text) implements ClientMessage {}

  /// Extension: returns to the seat of the secret sent before.
  record Return(String game) implements ClientMessage {}

  /// Extension: requests additional messages for the next join.
  record Want(Extra extra) implements ClientMessage {}

  /// Line without a meaning in the protocol.
  record Unknown(String line) implements ClientMessage {}

  record TooLong() implements ClientMessage {}

  /// Additional messages that a client can request.
  enum Extra {
    TIME_LEFT,
    REMATCH
  }

  /// Kind of registration.
  enum Registration {
    NEW_GAME,
    PLAYER,
    SPECTATOR
  }
}
