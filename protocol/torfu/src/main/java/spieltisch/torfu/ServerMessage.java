package spieltisch.torfu;

import java.util.List;
import spieltisch.torres.Action;
import spieltisch.torres.Colour;
import spieltisch.torres.cards.Card;

/// What a server says to a client.
public sealed interface ServerMessage {
  record GameCreated() implements ServerMessage {}

  /// One line of the list of games.
  record GameListed(String name, int seats, int joined, boolean isOver, boolean isStarted)
      implements ServerMessage {}

  record PlayerJoined() implements ServerMessage {}

  record SpectatorJoined(String name) implements ServerMessage {}

  record KnightCall() implements ServerMessage {}

  record KingCall() implements ServerMessage {}

  record TurnCall() implements ServerMessage {}

  record RoundEnded() implements ServerMessage {}

  record GameEnded() implements ServerMessage {}

  /// An action was done, of a kind whose confirmation does not say by whom.
  record Done(Action action) implements ServerMessage {}

  /// An action was done by somebody.
  record DoneBy(Colour colour, Action action) implements ServerMessage {}

  /// The turn is over.
  record TurnEnded() implements ServerMessage {}

  /// The card that the client drew.
  record CardDrawn(Card card) implements ServerMessage {}

  record Said(Sender sender, String text) implements ServerMessage {}

  /// How the game stands.
  ///
  /// @param active the name of the player on turn, or [#NOBODY]
  /// @param timeout milliseconds for a turn; none if it is not positive
  record Status(
      String game,
      int phase,
      int round,
      int turn,
      String active,
      long timeout,
      List<StatusRow> players,
      List<String> spectators)
      implements ServerMessage {
    public static final String NOBODY = "-";

    public Status {
      players = List.copyOf(players);
      spectators = List.copyOf(spectators);
    }
  }

  /// A player in the status.
  ///
  /// @param blocks what the player can place in this turn, or in his next
  record StatusRow(int number, String name, int points, int age, int blocks) {}

  /// The board, row by row.
  record Plan(List<Cell> cells) implements ServerMessage {
    public Plan {
      cells = List.copyOf(cells);
    }
  }

  record Cell(int height, PlanFigure figure) {}

  /// Everything the client's player knows, in the notation of views; empty before the game.
  record Known(String notation) implements ServerMessage {}

  /// So many milliseconds has the player who must act; an extension.
  record TimeLeft(long millis) implements ServerMessage {}

  /// The finished game is played once more at the table of that name; an extension.
  record Rematch(String game) implements ServerMessage {}

  record Failed(ErrorCode fault) implements ServerMessage {}

  /// A line or block that means nothing.
  record Unknown(String text) implements ServerMessage {}

  record TooLong() implements ServerMessage {}
}
