package spieltisch.table;

import java.util.Optional;

/// Whether somebody is connected.
///
/// @param node the server process that holds his connection; none for the house's own players
/// @param since when he was lost, if he is
public record Presence(boolean connected, Optional<String> node, long since) {
  static Presence at(Optional<String> node) {
    return new Presence(true, node, 0);
  }

  static Presence lost(long at) {
    return new Presence(false, Optional.empty(), at);
  }
}
