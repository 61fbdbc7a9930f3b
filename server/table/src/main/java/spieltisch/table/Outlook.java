package spieltisch.table;

import spieltisch.catan.View;

/// What one viewer knows of a game, whichever it is.
public sealed interface Outlook {
  record OnCatan(View view) implements Outlook {}
}
