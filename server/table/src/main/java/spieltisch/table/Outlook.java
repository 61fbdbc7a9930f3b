package spieltisch.table;

/// What one viewer knows of a game, whichever it is.
public sealed interface Outlook {
  record OnCatan(spieltisch.catan.View view) implements Outlook {}

  record OnTorres(spieltisch.torres.View view) implements Outlook {}
}
