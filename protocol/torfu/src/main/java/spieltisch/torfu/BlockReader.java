package spieltisch.torfu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.torfu.ServerMessage.*;
import spieltisch.torres.PositionNotation;
import spieltisch.torres.Square;

/// Decodes single lines and whole blocks that a server sent. Malformed input becomes [Unknown].
final class BlockReader {
  static final int PLAN_LINES = Square.SIDE + 1;

  private static final int HEAD_LINES = 7;

  private final KeywordSpelling spelling;

  BlockReader(KeywordSpelling spelling) {
    this.spelling = spelling;
  }

  ServerMessage single(Keyword keyword, TextLine.Text line) {
    return switch (keyword) {
      case MELDUNG_SPIEL_ANGEMELDET -> new GameCreated();
      case MELDUNG_SPIELER_ANGEMELDET -> new PlayerJoined();
      case MELDUNG_ZUSCHAUER_ANGEMELDET -> new SpectatorJoined(line.value());
      case MELDUNG_RUNDE_BEENDET -> new RoundEnded();
      case MELDUNG_SPIEL_BEENDET -> new GameEnded();
      case AUFRUF_RITTER_SETZEN -> new KnightCall();
      case AUFRUF_KOENIG_SETZEN -> new KingCall();
      case AUFRUF_ZUG_ABGEBEN -> new TurnCall();
      case ZUGENDE -> new TurnEnded();
      case KARTE -> card(line);
      case STELLUNG -> new KnownPosition(line.value());
      case RESTZEIT -> timeLeft(line);
      case REVANCHE -> new Rematch(line.value());
      case PAUSE -> pause(line);
      case VERTRETUNG -> absence(line);
      case NACHRICHT -> chat(line);
      default -> ErrorCode.of(keyword).<ServerMessage>map(Failed::new).orElse(unknown(line));
    };
  }

  private static ServerMessage unknown(TextLine.Text line) {
    return new Unknown(line.text());
  }

  private ServerMessage card(TextLine.Text line) {
    var number = NumberReader.parse(line.value());
    return KeywordSpelling.card(number.orElse(0))
        .<ServerMessage>map(CardDrawn::new)
        .orElse(unknown(line));
  }

  private static ServerMessage timeLeft(TextLine.Text line) {
    var millis = NumberReader.parseLong(line.value());
    return millis.isPresent() ? new TimeLeft(millis.getAsLong()) : unknown(line);
  }

  private static ServerMessage pause(TextLine.Text line) {
    var numbers = new ArrayList<Integer>();
    for (var part : parts(line.value())) numbers.add(NumberReader.parse(part).orElse(-1));
    int first = numbers.removeFirst();
    boolean isWellFormed = (first == 0 || first == 1) && !numbers.contains(-1);
    return isWellFormed ? new Pause(first == 1, numbers) : unknown(line);
  }

  private static ServerMessage absence(TextLine.Text line) {
    var parts = parts(line.value());
    var player = NumberReader.parse(parts.getFirst());
    if (player.isEmpty()) return unknown(line);
    if (parts.size() == 1) return new BotPlays(player.getAsInt());
    var number = parts.size() == 3 ? NumberReader.parse(parts.get(2)) : OptionalInt.empty();
    if (number.isEmpty()) return unknown(line);
    if (parts.get(1).equals(AbsenceWord.IN.name()))
      return new Absent(player.getAsInt(), number.getAsInt());
    return parts.get(1).equals(AbsenceWord.ENDE.name())
        ? new Back(player.getAsInt(), number.getAsInt())
        : unknown(line);
  }

  private ServerMessage chat(TextLine.Text line) {
    var text = new TextLine.Text(line.value());
    return spelling
        .find(text.word())
        .flatMap(Sender::of)
        .<ServerMessage>map(sender -> new Said(sender, text.value()))
        .orElse(unknown(line));
  }

  /// Decodes a line of the list of games: name, seats, taken seats, and marks for a finished and
  /// for a started game.
  ServerMessage gameListed(String text) {
    var parts = parts(text);
    boolean isWellFormed =
        parts.size() >= 6
            && parts.get(1).equals("(")
            && parts.get(3).equals("/")
            && parts.get(5).equals(")");
    if (!isWellFormed) return new Unknown(text);
    var seats = NumberReader.parse(parts.get(2));
    var joined = NumberReader.parse(parts.get(4));
    if (seats.isEmpty() || joined.isEmpty()) return new Unknown(text);
    var marks = parts.subList(6, parts.size());
    return new GameListed(
        parts.get(0),
        seats.getAsInt(),
        joined.getAsInt(),
        marks.contains("(beendet)"),
        marks.contains("(gestartet)"));
  }

  private static List<String> parts(String text) {
    return List.of(text.strip().split("[ \t]+", -1));
  }

  ServerMessage plan(List<String> lines) {
    var cells = new ArrayList<Cell>();
    for (var line : lines.subList(1, PLAN_LINES)) {
      var parts = line.strip().split("\t", -1);
      for (int i = 1; i < parts.length; i++) cell(parts[i]).ifPresent(cells::add);
    }
    return cells.size() == Square.COUNT ? new Plan(cells) : new Unknown(String.join(" ", lines));
  }

  private static Optional<Cell> cell(String text) {
    int end = 0;
    while (end < text.length() && Character.isDigit(text.charAt(end))) end++;
    var height = NumberReader.parse(text.substring(0, end), PositionNotation.MAX_HEIGHT);
    var figure = PlanFigure.ofLetter(text.substring(end));
    return height.isPresent() && figure.isPresent()
        ? Optional.of(new Cell(height.getAsInt(), figure.get()))
        : Optional.empty();
  }

  ServerMessage status(List<String> lines) {
    var malformed = new Unknown(String.join(" ", lines));
    if (!hasHead(lines)) return malformed;
    int players = number(lines, 6);
    int spectators = HEAD_LINES + players;
    if (players < 0 || lines.size() < spectators + 2) return malformed;
    if (spelling.find(lines.get(spectators)).orElse(null) != Keyword.ZUSCHAUER) return malformed;
    var rows = new ArrayList<StatusRow>();
    for (var line : lines.subList(HEAD_LINES, spectators)) row(line).ifPresent(rows::add);
    if (rows.size() != players) return malformed;
    return new Status(
        value(lines, 0),
        number(lines, 1),
        number(lines, 2),
        number(lines, 3),
        value(lines, 4),
        NumberReader.parseLong(value(lines, 5)).orElse(0),
        rows,
        lines.subList(spectators + 1, lines.size() - 1));
  }

  private boolean hasHead(List<String> lines) {
    var head =
        List.of(
            Keyword.STATUS,
            Keyword.PHASE,
            Keyword.RUNDE,
            Keyword.ZUG,
            Keyword.ACTIVE,
            Keyword.TIMEOUT,
            Keyword.SPIELER);
    if (lines.size() < head.size()) return false;
    for (int i = 0; i < head.size(); i++)
      if (spelling.find(new TextLine.Text(lines.get(i)).word()).orElse(null) != head.get(i))
        return false;
    return true;
  }

  private static String value(List<String> lines, int index) {
    return new TextLine.Text(lines.get(index)).value();
  }

  private static int number(List<String> lines, int index) {
    return NumberReader.parse(value(lines, index)).orElse(-1);
  }

  private static Optional<StatusRow> row(String line) {
    var parts = parts(line);
    if (parts.size() != 5) return Optional.empty();
    var number = NumberReader.parse(parts.get(0));
    var points = NumberReader.parse(parts.get(2));
    var age = NumberReader.parse(parts.get(3));
    var blocks = NumberReader.parse(parts.get(4));
    if (number.isEmpty() || points.isEmpty() || age.isEmpty() || blocks.isEmpty())
      return Optional.empty();
    return Optional.of(
        new StatusRow(
            number.getAsInt(), parts.get(1), points.getAsInt(), age.getAsInt(), blocks.getAsInt()));
  }
}
