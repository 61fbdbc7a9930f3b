package spieltisch.siedler.message;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import spieltisch.catan.Refusal;

/// The German sentences that the server sends to players. Existing clients compare some of these
/// sentences literally.
public enum ServerSentence {
  ILLEGAL("Unzulässige Aktion", "Not allowed"),
  TOO_POOR("Ungenügend Rohstoffe", "Not enough resources"),
  TAKEN("Schon belegt", "Taken already"),
  DECK_EMPTY("Es gibt keine Entwicklungskarten mehr", "There are no development cards left"),
  COLOUR_TAKEN("Farbe bereits vergeben", "The colour is taken already"),
  NAME_AND_COLOUR_FIRST(
      "Wähle zuerst einen Namen und eine Farbe.", "Choose a name and a colour first."),
  GREETING_FIRST("Begrüße zuerst den Server mit „Hallo“.", "Greet the server with “Hallo” first."),
  GREETED_ALREADY("Du hast den Server schon begrüßt.", "You have greeted the server already."),
  ALREADY_READY("Du hast das Spiel schon gestartet.", "You have started the game already."),
  NOT_STARTED("Das Spiel hat noch nicht begonnen.", "The game has not begun."),
  RUNNING("Das Spiel läuft schon.", "The game is running already."),
  TABLE_FULL("Am Tisch ist kein Platz mehr frei.", "There is no free place at the table."),
  NO_SUCH_TABLE("Diesen Tisch gibt es nicht.", "There is no such table."),
  ONLY_WATCHING("Du siehst nur zu.", "You only watch."),
  VERSION_UNKNOWN(
      "Diese Protokollversion wird nicht unterstützt.",
      "This version of the protocol is not supported."),
  /// The answer to a request that the server could not save. The same request may succeed later.
  NOT_SAVED(
      "Der Server kann gerade nicht speichern. Bitte versuche es gleich noch einmal.",
      "The server cannot save at the moment. Please try again soon."),
  /// The last sentence on a connection whose player has returned through another connection.
  REPLACED(
      "Du bist jetzt über eine andere Verbindung am Tisch; diese wird beendet.",
      "You are at the table through another connection now; this one is ended."),
  /// The last sentence on the connection of a player whom the host has removed.
  REMOVED("Du wurdest von diesem Tisch genommen.", "You were removed from this table."),
  CONNECTION_LOST("Verbindung zu einem Spieler verloren", "The connection to a player was lost");

  private static final Map<Refusal, ServerSentence> ANSWERS =
      new EnumMap<>(
          Map.of(
              Refusal.TOO_POOR, TOO_POOR,
              Refusal.NOT_YOUR_CARDS, TOO_POOR,
              Refusal.TAKEN, TAKEN,
              Refusal.DECK_EMPTY, DECK_EMPTY));

  private final String german;
  private final String english;

  ServerSentence(String german, String english) {
    this.german = german;
    this.english = english;
  }

  public String german() {
    return german;
  }

  /// Returns the English translation for web pages. On the wire the sentence is always German.
  public String english() {
    return english;
  }

  /// Returns the short answer to a refused action.
  public static ServerSentence forRefusal(Refusal refusal) {
    return ANSWERS.getOrDefault(refusal, ILLEGAL);
  }

  /// Returns the sentence with which the server ends a connection for good, if the text is one.
  public static Optional<ServerSentence> farewell(String text) {
    return Stream.of(REPLACED, REMOVED).filter(it -> it.german.equals(text)).findFirst();
  }

  public static String won(String name) {
    return "Spieler " + name + " hat das Spiel gewonnen.";
  }
}
