package spieltisch.table.member;

import java.util.Optional;

/// The state of a player's connection.
///
/// @param node the server process that holds the connection; empty for bots and for players who are
///   not connected
/// @param since when the player was last connected, in milliseconds since 1970; 0 while connected
public record Presence(Kind kind, Optional<String> node, long since) {
  public enum Kind {
    CONNECTED,
    DISCONNECTED,
    /// The seat is reserved for a player of the previous game who has not returned yet.
    RESERVED
  }

  public static Presence connectedTo(Optional<String> node) {
    return new Presence(Kind.CONNECTED, node, 0);
  }

  public static Presence disconnected(long at) {
    return new Presence(Kind.DISCONNECTED, Optional.empty(), at);
  }

  public static Presence reserved(long since) {
    return new Presence(Kind.RESERVED, Optional.empty(), since);
  }

  boolean connected() {
    return kind == Kind.CONNECTED;
  }
}
