package spieltisch.table;

/// A sentence that a table says to its members, usually in the chat. `%s` stands for a name or a
/// number; both languages have the same parts in the same order.
public enum TableSentence {
  TIME_UP(
      "Die Zeit von %s ist um; der Tisch zieht weiter.",
      "The time of %s is up; the table plays on."),
  PAUSE_ASKED(
      "%s möchte eine Pause. Sie beginnt, wenn alle zustimmen.",
      "%s would like a pause. It begins when everybody agrees."),
  PAUSE_ENDED("%s hat die Pause beendet.", "%s has ended the pause."),
  PAUSE_DECLINED("%s möchte weiterspielen.", "%s would like to play on."),
  READY_WARNING(
      "%s, die anderen warten auf dich. Dein Platz wird in %s s frei.",
      "%s, the others are waiting for you. Your seat becomes free in %s s."),
  NOT_READY("%s war nicht bereit und schaut jetzt zu.", "%s was not ready and is watching now."),
  ABSENT("%s ist weg. In %s s spielt ein Bot weiter.", "%s is away. A bot takes over in %s s."),
  REMATCH("Noch einmal gespielt wird am Tisch „%s“.", "The rematch is at table “%s”."),
  OPTIONS_CHANGED(
      "%s hat die Regeln des Tisches geändert.", "%s has changed the rules of the table."),
  KICKED("Du wurdest von diesem Tisch genommen.", "You were removed from this table."),
  SEAT_LOST(
      "Du warst nicht bereit; dein Platz ist wieder frei.",
      "You were not ready; your seat is free again.");

  private final String german;
  private final String english;

  TableSentence(String german, String english) {
    this.german = german;
    this.english = english;
  }

  /// Returns the German sentence with `%s` for its parts.
  public String german() {
    return german;
  }

  /// Returns the English sentence with `%s` for its parts.
  public String english() {
    return english;
  }

  /// Returns the German sentence with its parts. A formatter of the Java library would make the
  /// tables that run in the browser a tenth larger.
  public String with(Object... parts) {
    var text = new StringBuilder();
    int from = 0;
    for (var part : parts) {
      int at = german.indexOf("%s", from);
      text.append(german, from, at).append(part);
      from = at + 2;
    }
    return text.append(german, from, german.length()).toString();
  }
}
