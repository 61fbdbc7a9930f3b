package spieltisch.torfu;

import java.util.ArrayList;
import java.util.List;
import spieltisch.torfu.ServerMessage.*;
import spieltisch.torres.Action;
import spieltisch.torres.PackedAction;
import spieltisch.torres.Square;

/// Encodes server messages as lines.
public final class ServerWriter {
  private final KeywordSpelling spelling;

  public ServerWriter(KeywordSpelling spelling) {
    this.spelling = spelling;
  }

  /// Returns the lines of a message. An [Unknown] message keeps its received text.
  public List<String> lines(ServerMessage message) {
    return switch (message) {
      case GameCreated _ -> one(Keyword.MELDUNG_SPIEL_ANGEMELDET);
      case GameListed game -> List.of(gameListed(game));
      case PlayerJoined _ -> one(Keyword.MELDUNG_SPIELER_ANGEMELDET);
      case SpectatorJoined(var name) -> List.of(line(Keyword.MELDUNG_ZUSCHAUER_ANGEMELDET, name));
      case KnightCall _ -> one(Keyword.AUFRUF_RITTER_SETZEN);
      case KingCall _ -> one(Keyword.AUFRUF_KOENIG_SETZEN);
      case TurnCall _ -> one(Keyword.AUFRUF_ZUG_ABGEBEN);
      case RoundEnded _ -> one(Keyword.MELDUNG_RUNDE_BEENDET);
      case GameEnded _ -> one(Keyword.MELDUNG_SPIEL_BEENDET);
      case Done(var action) -> action(action, List.of());
      case DoneBy(var colour, var action) ->
          action(
              action,
              List.of(line(Keyword.FARBE, spelling.spelling(KeywordSpelling.keyword(colour)))));
      case TurnEnded _ -> one(Keyword.ZUGENDE);
      case CardDrawn(var card) -> List.of(line(Keyword.KARTE, Integer.toString(card.number())));
      case Said(var sender, var text) ->
          List.of(line(Keyword.NACHRICHT, spelling.spelling(sender.keyword()) + " " + text));
      case Status status -> status(status);
      case Plan(var cells) -> plan(cells);
      case KnownPosition(var notation) -> List.of(line(Keyword.STELLUNG, notation));
      case TimeLeft(var millis) -> List.of(line(Keyword.RESTZEIT, Long.toString(millis)));
      case Rematch(var game) -> List.of(line(Keyword.REVANCHE, game));
      case Pause(var isPaused, var agreed) -> List.of(line(Keyword.PAUSE, pause(isPaused, agreed)));
      case Absent(var player, var millis) ->
          List.of(line(Keyword.VERTRETUNG, player + " " + AbsenceWord.IN + " " + millis));
      case BotPlays(var player) -> List.of(line(Keyword.VERTRETUNG, Integer.toString(player)));
      case Back(var player, var turns) ->
          List.of(line(Keyword.VERTRETUNG, player + " " + AbsenceWord.ENDE + " " + turns));
      case Failed(var code) -> one(code.keyword());
      case Unknown(var text) -> List.of(oneLine(text));
      case TooLong _ -> List.of();
    };
  }

  private static String pause(boolean isPaused, List<Integer> agreed) {
    var text = new StringBuilder(isPaused ? "1" : "0");
    for (int player : agreed) text.append(' ').append(player);
    return text.toString();
  }

  private List<String> one(Keyword keyword) {
    return List.of(spelling.spelling(keyword));
  }

  private String line(Keyword keyword, String value) {
    return (spelling.spelling(keyword) + " " + oneLine(value)).strip();
  }

  private String gameListed(GameListed game) {
    return game.name()
        + " ( "
        + game.seats()
        + " / "
        + game.joined()
        + " )"
        + (game.isOver() ? " (beendet)" : "")
        + (game.isStarted() ? " (gestartet)" : "");
  }

  private List<String> action(Action action, List<String> colour) {
    var lines = new ArrayList<String>();
    lines.add(line(Keyword.AKTION, spelling.spelling(KeywordSpelling.keyword(action.kind()))));
    lines.addAll(colour);
    addSquares(lines, PackedAction.of(action), spelling);
    return lines;
  }

  static void addSquares(List<String> lines, int code, KeywordSpelling spelling) {
    int squares = PackedAction.kind(code).squares();
    if (squares == 2) addSquare(lines, Square.of(PackedAction.from(code)), spelling);
    if (squares >= 1) addSquare(lines, Square.of(PackedAction.to(code)), spelling);
  }

  private static void addSquare(List<String> lines, Square square, KeywordSpelling spelling) {
    lines.add(spelling.spelling(Keyword.X) + " " + square.x());
    lines.add(spelling.spelling(Keyword.Y) + " " + square.y());
  }

  private List<String> status(Status status) {
    var lines = new ArrayList<String>();
    lines.add(line(Keyword.STATUS, status.game()));
    lines.add(line(Keyword.PHASE, Integer.toString(status.phase())));
    lines.add(line(Keyword.RUNDE, Integer.toString(status.round())));
    lines.add(line(Keyword.ZUG, Integer.toString(status.turn())));
    lines.add(line(Keyword.ACTIVE, status.active()));
    lines.add(line(Keyword.TIMEOUT, Long.toString(status.timeout())));
    lines.add(line(Keyword.SPIELER, Integer.toString(status.players().size())));
    for (var row : status.players()) lines.add(row(row));
    lines.add(spelling.spelling(Keyword.ZUSCHAUER));
    lines.addAll(status.spectators());
    lines.add(spelling.spelling(Keyword.STATUSENDE));
    return lines;
  }

  private static String row(StatusRow row) {
    return row.number()
        + " "
        + row.name()
        + " "
        + row.points()
        + " "
        + row.age()
        + " "
        + row.blocks();
  }

  private static List<String> plan(List<Cell> cells) {
    var lines = new ArrayList<String>();
    var head = new StringBuilder();
    for (int x = 0; x < Square.SIDE; x++) head.append('\t').append(x);
    lines.add(head.toString());
    for (int y = 0; y < Square.SIDE; y++) {
      var row = new StringBuilder().append(y);
      for (var cell : cells.subList(Square.SIDE * y, Square.SIDE * (y + 1)))
        row.append('\t').append(cell.height()).append(cell.figure().letter());
      lines.add(row.toString());
    }
    return lines;
  }

  /// Replaces control characters in a free text by blanks, so that the text stays one line.
  static String oneLine(String text) {
    var line = new StringBuilder();
    text.codePoints().map(c -> Character.isISOControl(c) ? ' ' : c).forEach(line::appendCodePoint);
    return line.toString();
  }
}
