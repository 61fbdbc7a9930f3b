package spieltisch.siedler;

import java.util.EnumMap;
import java.util.Map;
import spieltisch.catan.Refusal;

/// What a server answers to people, in German; clients of other people know some of it by heart.
public enum Sentence {
  ILLEGAL("Unzulässige Aktion"),
  TOO_POOR("Ungenügend Rohstoffe"),
  TAKEN("Schon belegt"),
  DECK_EMPTY("Es gibt keine Entwicklungskarten mehr"),
  COLOUR_TAKEN("Farbe bereits vergeben"),
  NAME_AND_COLOUR_FIRST("Wähle zuerst einen Namen und eine Farbe."),
  GREETING_FIRST("Begrüße zuerst den Server mit „Hallo“."),
  GREETED_ALREADY("Du hast den Server schon begrüßt."),
  ALREADY_READY("Du hast das Spiel schon gestartet."),
  NOT_STARTED("Das Spiel hat noch nicht begonnen."),
  RUNNING("Das Spiel läuft schon."),
  TABLE_FULL("Am Tisch ist kein Platz mehr frei."),
  NO_SUCH_TABLE("Diesen Tisch gibt es nicht."),
  NO_SUCH_SEAT("Zu dieser Kennung gibt es keinen Platz."),
  ONLY_WATCHING("Du siehst nur zu."),
  VERSION_UNKNOWN("Diese Protokollversion wird nicht unterstützt."),
  CONNECTION_LOST("Verbindung zu einem Spieler verloren");

  private static final Map<Refusal, Sentence> ANSWERS =
      new EnumMap<>(
          Map.of(
              Refusal.TOO_POOR, TOO_POOR,
              Refusal.NOT_YOUR_CARDS, TOO_POOR,
              Refusal.TAKEN, TAKEN,
              Refusal.DECK_EMPTY, DECK_EMPTY));

  private final String german;

  Sentence(String german) {
    this.german = german;
  }

  public String german() {
    return german;
  }

  /// The short answer to a refused action.
  static Sentence to(Refusal refusal) {
    return ANSWERS.getOrDefault(refusal, ILLEGAL);
  }

  static String won(String name) {
    return "Spieler " + name + " hat das Spiel gewonnen.";
  }
}
