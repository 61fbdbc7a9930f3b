package spieltisch.torfu;

import java.util.List;
import spieltisch.torres.Action;
import spieltisch.torres.Colour;
import spieltisch.torres.cards.Card;

/// A message from a server to a client.
public sealed interface ServerMessage {
  record GameCreated() implements ServerMessage {}

  /// One game in the list of games.
  record GameListed(String name, int seats, int joined, boolean isOver, boolean isStarted)
      implements ServerMessage {}

  record PlayerJoined() implements ServerMessage {}

  record SpectatorJoined(String name) implements ServerMessage {}

  record KnightCall() implements ServerMessage {}

  record KingCall() implements ServerMessage {}

  record TurnCall() implements ServerMessage {}

  record RoundEnded() implements ServerMessage {}

  record GameEnded() implements ServerMessage {}

  /// Confirms an action without naming its player.
  record Done(Action action) implements ServerMessage {}

  /// Confirms an action and names the colour of its player.
  record DoneBy(Colour colour, Action action) implements ServerMessage {}

  record TurnEnded() implements ServerMessage {}

  /// Tells the client which card its player drew.
  record CardDrawn(Card card) implements ServerMessage {}

  record Said(Sender sender, String text) implements ServerMessage {}

  /// The status of the game.
  ///
  /// @param phase the number of the year, which the protocol calls a phase; 0 before the first year
  /// @param active the name of the awaited player, or [#NOBODY]
  /// @param timeout the time limit of a turn in milliseconds; a value below 1 means no limit
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

  /// One player in the status of the game.
  ///
  /// @param blocks the number of blocks that the player can place in this turn or, if it is another
  ///   player's turn, in the player's next turn
  record StatusRow(int number, String name, int points, int age, int blocks) {}

  /// The board, row by row.
  record Plan(List<Cell> cells) implements ServerMessage {
    public Plan {
      cells = List.copyOf(cells);
    }
  }

  record Cell(int height, PlanFigure figure) {}

  /// Extension: everything that the client's player knows, as text in the form of `ViewNotation`.
  /// The text is empty before the game.
  record KnownPosition(String notation) implements ServerMessage {}

  /// Extension: the time in milliseconds that the awaited player has left.
  record TimeLeft(long millis) implements ServerMessage {}

  /// Extension: the name of the table at which the rematch takes place.
  record Rematch(String game) implements ServerMessage {}

  /// Extension: whether the game is paused, and the numbers of the players who ask for a pause that
  /// has not begun.
  record Pause(boolean isPaused, List<Integer> agreed) implements ServerMessage {
    public Pause {
      agreed = List.copyOf(agreed);
    }
  }

  /// Extension: a player is absent, and a bot takes over the seat in `millis`.
  record Absent(int player, long millis) implements ServerMessage {}

  /// Extension: a bot plays for a player.
  record BotPlays(int player) implements ServerMessage {}

  /// Extension: a player is back. A bot has played `turns` turns for the player.
  record Back(int player, int turns) implements ServerMessage {}

  record Failed(ErrorCode fault) implements ServerMessage {}

  /// A line or block that has no meaning in the protocol.
  record Unknown(String text) implements ServerMessage {}

  record TooLong() implements ServerMessage {}
}
