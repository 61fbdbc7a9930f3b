package spieltisch.torfu;

import java.util.ArrayList;
import java.util.List;
import spieltisch.torfu.ServerMessage.*;
import spieltisch.torres.Action;
import spieltisch.torres.PackedAction;
import spieltisch.torres.Square;

/// Writes what a server says as lines.
public final class ServerWriter {
  private final KeywordSpelling keywordSpelling;

  public ServerWriter(KeywordSpelling keywordSpelling) {
    this.keywordSpelling = keywordSpelling;
  }

  /// The lines of a message. What can only be heard, not said, is written as it was heard.
  public List<String> lines(ServerMessage message) {
    return switch (message) {
      case GameCreated _ -> one(Keyword.MELDUNG_SPIEL_ANGEMELDET);
      case GameListed game -> List.of(listed(game));
      case PlayerJoined _ -> one(Keyword.MELDUNG_SPIELER_ANGEMELDET);
      case SpectatorJoined(var name) -> List.of(spell(Keyword.MELDUNG_ZUSCHAUER_ANGEMELDET, name));
      case KnightCall _ -> one(Keyword.AUFRUF_RITTER_SETZEN);
      case KingCall _ -> one(Keyword.AUFRUF_KOENIG_SETZEN);
      case TurnCall _ -> one(Keyword.AUFRUF_ZUG_ABGEBEN);
      case RoundEnded _ -> one(Keyword.MELDUNG_RUNDE_BEENDET);
      case GameEnded _ -> one(Keyword.MELDUNG_SPIEL_BEENDET);
      case Done(var action) -> action(action, List.of());
      case DoneBy(var colour, var action) ->
          action(
              action,
              List.of(
                  spell(Keyword.FARBE, keywordSpelling.spell(KeywordSpelling.keyword(colour)))));
      case TurnEnded _ -> one(Keyword.ZUGENDE);
      case CardDrawn(var card) -> List.of(spell(Keyword.KARTE, Integer.toString(card.number())));
      case Said(var sender, var text) ->
          List.of(spell(Keyword.NACHRICHT, keywordSpelling.spell(sender.keyword()) + " " + text));
      case Status status -> status(status);
      case Plan(var cells) -> plan(cells);
      case Known(var notation) -> List.of(spell(Keyword.STELLUNG, notation));
      case TimeLeft(var millis) -> List.of(spell(Keyword.RESTZEIT, Long.toString(millis)));
      case Rematch(var game) -> List.of(spell(Keyword.REVANCHE, game));
      case Failed(var errorCode) -> one(errorCode.keyword());
      case Unknown(var text) -> List.of(oneLine(text));
      case TooLong _ -> List.of();
    };
  }

  private List<String> one(Keyword keyword) {
    return List.of(keywordSpelling.spell(keyword));
  }

  private String spell(Keyword keyword, String value) {
    return (keywordSpelling.spell(keyword) + " " + oneLine(value)).strip();
  }

  private String listed(GameListed game) {
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
    lines.add(spell(Keyword.AKTION, keywordSpelling.spell(KeywordSpelling.keyword(action.kind()))));
    lines.addAll(colour);
    addSquares(lines, PackedAction.of(action), keywordSpelling);
    return lines;
  }

  static void addSquares(List<String> lines, int code, KeywordSpelling keywordSpelling) {
    int squares = PackedAction.kind(code).squares();
    if (squares == 2) addSquare(lines, Square.of(PackedAction.from(code)), keywordSpelling);
    if (squares >= 1) addSquare(lines, Square.of(PackedAction.to(code)), keywordSpelling);
  }

  private static void addSquare(
      List<String> lines, Square square, KeywordSpelling keywordSpelling) {
    lines.add(keywordSpelling.spell(Keyword.X) + " " + square.x());
    lines.add(keywordSpelling.spell(Keyword.Y) + " " + square.y());
  }

  private List<String> status(Status status) {
    var lines = new ArrayList<String>();
    lines.add(spell(Keyword.STATUS, status.game()));
    lines.add(spell(Keyword.PHASE, Integer.toString(status.phase())));
    lines.add(spell(Keyword.RUNDE, Integer.toString(status.round())));
    lines.add(spell(Keyword.ZUG, Integer.toString(status.turn())));
    lines.add(spell(Keyword.ACTIVE, status.active()));
    lines.add(spell(Keyword.TIMEOUT, Long.toString(status.timeout())));
    lines.add(spell(Keyword.SPIELER, Integer.toString(status.players().size())));
    for (var row : status.players()) lines.add(row(row));
    lines.add(keywordSpelling.spell(Keyword.ZUSCHAUER));
    lines.addAll(status.spectators());
    lines.add(keywordSpelling.spell(Keyword.STATUSENDE));
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

  /// Free text with everything that could end or spoil a line replaced by blanks.
  static String oneLine(String text) {
    var line = new StringBuilder();
    text.codePoints().map(c -> Character.isISOControl(c) ? ' ' : c).forEach(line::appendCodePoint);
    return line.toString();
  }
}
