package spieltisch.torfu;

import java.util.List;
import spieltisch.torres.Action;
import spieltisch.torres.Colour;
import spieltisch.torres.cards.Card;

/// Message from a server to a client.
public sealed interface ServerMessage {
  record GameCreated() implements ServerMessage {}

  /// Line of the list of games.
  record GameListed(String name, int seats, int joined, boolean isOver, boolean isStarted)
      implements ServerMessage {}

  record PlayerJoined() implements ServerMessage {}

  record SpectatorJoined(String name) implements ServerMessage {}

  record KnightCall() implements ServerMessage {}

  record KingCall() implements ServerMessage {}

  record TurnCall() implements ServerMessage {}

  record RoundEnded() implements ServerMessage {}

  record GameEnded() implements ServerMessage {}

  /// Confirmed action of a kind whose confirmation does not name the player.
  record Done(Action action) implements ServerMessage {}

  /// Confirmed action of a player.
  record DoneBy(Colour colour, Action action) implements ServerMessage {}

  record TurnEnded() implements ServerMessage {}

  /// Card that the player of the client drew.
  record CardDrawn(Card card) implements ServerMessage {}

  record Said(Sender sender, String text) implements ServerMessage {}

  /// Status of the game.
  ///
  /// @param active the name of the player on turn, or [#NOBODY]
  /// @param timeout milliseconds for a turn; no limit if not positive
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

  /// Player in the status.
  ///
  /// @param blocks number of blocks that the player can place in this turn, or in the next one
  record StatusRow(int number, String name, int points, int age, int blocks) {}

  /// Board, row by row.
  record Plan(List<Cell> cells) implements ServerMessage {
    public Plan {
      cells = List.copyOf(cells);
    }
  }

  record Cell(int height, PlanFigure figure) {}

  /// Extension: everything that the player of the client knows, in view notation; empty before the
  /// game.
  record KnownPosition(String notation) implements ServerMessage {}

  /// Extension: milliseconds left for the player who must act.
  record TimeLeft(long millis) implements ServerMessage {}

  /// Extension: name of the table at which the rematch takes place.
  record Rematch(String game) implements ServerMessage {}

  record Failed(ErrorCode fault) implements ServerMessage {}

  /// Line or block without a meaning in the protocol.
  record Unknown(String text) implements ServerMessage {}

  record TooLong() implements ServerMessage {}
}
