package spieltisch.torfu;

import java.util.ArrayList;
import java.util.List;
import spieltisch.torfu.ClientMessage.*;
import spieltisch.torres.Action;
import spieltisch.torres.ActionKind;
import spieltisch.torres.PackedAction;

/// Encodes client messages as lines.
public final class ClientWriter {
  private final KeywordSpelling spelling;

  public ClientWriter(KeywordSpelling spelling) {
    this.spelling = spelling;
  }

  /// Returns the lines of a message. For a message that represents malformed input, the writer
  /// writes the known parts.
  public List<String> lines(ClientMessage message) {
    return switch (message) {
      case CreateGame game -> newGame(game);
      case ListGames _ -> List.of(spelling.spelling(Keyword.LIST));
      case JoinGame join -> join(join);
      case WatchGame(var game, var spectator) ->
          List.of(line(Keyword.WATCH, game), line(Keyword.NAME, spectator));
      case WatchPrivateGame(var game, var password, var spectator) ->
          List.of(
              line(Keyword.WATCH, game),
              line(Keyword.PASSWD, password),
              line(Keyword.NAME, spectator));
      case BeginTurn _ -> List.of(spelling.spelling(Keyword.ZUG));
      case EndTurn _ -> List.of(spelling.spelling(Keyword.ZUGENDE));
      case Act(var action) -> action(action, KeywordSpelling.cardNumber(action.kind()));
      case ActWithWrongCard(var action) -> action(action, 0);
      case ClimbWithOneSquare(var square) ->
          List.of(
              action(ActionKind.CLIMB_TWO_LEVELS),
              line(Keyword.X, Integer.toString(square.x())),
              line(Keyword.Y, Integer.toString(square.y())));
      case ActOffBoard(var kind) -> List.of(action(kind));
      case ActUnknown(var word) -> List.of(line(Keyword.AKTION, word));
      case Say(var text) -> List.of(line(Keyword.NACHRICHT, text));
      case AskStatus _ -> List.of(spelling.spelling(Keyword.STATUS));
      case AskPlan _ -> List.of(spelling.spelling(Keyword.PLAN));
      case AskPosition _ -> List.of(spelling.spelling(Keyword.STELLUNG));
      case Secret(var text) -> List.of(line(Keyword.KENNUNG, text));
      case Return(var game) -> List.of(line(Keyword.WIEDER, game));
      case Want(var extra) -> List.of(spelling.spelling(keyword(extra)));
      case Unknown(var line) -> List.of(ServerWriter.oneLine(line));
      case BadRegistration _, TooLong _ -> List.of();
    };
  }

  private static Keyword keyword(Extra extra) {
    return switch (extra) {
      case TIME_LEFT -> Keyword.RESTZEIT;
      case REMATCH -> Keyword.REVANCHE;
      case PAUSE -> Keyword.PAUSE;
    };
  }

  private List<String> newGame(CreateGame game) {
    return List.of(
        line(Keyword.NEU, Integer.toString(game.players())),
        line(Keyword.NAME, game.name()),
        line(Keyword.PASSWD, game.password()),
        line(Keyword.TIMEOUT, Long.toString(game.timeout())));
  }

  private List<String> join(JoinGame join) {
    return List.of(
        line(Keyword.JOIN, join.game()),
        line(Keyword.PASSWD, join.password()),
        line(Keyword.NAME, join.player()),
        line(Keyword.ALTER, Integer.toString(join.age())));
  }

  private List<String> action(Action action, int card) {
    var lines = new ArrayList<String>();
    lines.add(action(action.kind()));
    if (action.kind().isCard()) lines.add(line(Keyword.KARTE, Integer.toString(card)));
    ServerWriter.addSquares(lines, PackedAction.of(action), spelling);
    return lines;
  }

  private String action(ActionKind kind) {
    return line(Keyword.AKTION, spelling.spelling(KeywordSpelling.keyword(kind)));
  }

  private String line(Keyword keyword, String value) {
    return (spelling.spelling(keyword) + " " + ServerWriter.oneLine(value)).strip();
  }
}
