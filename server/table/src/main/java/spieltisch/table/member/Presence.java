package spieltisch.table.member;

import java.util.Optional;

/// Whether somebody is there.
///
/// @param node the server process that holds his connection; none for the house's own players
/// @param since when he was last seen, if he is not here
public record Presence(Kind kind, Optional<String> node, long since) {
  public enum Kind {
    HERE,
    /// His connection is gone.
    LOST,
    /// He played the game before; his place is kept for him.
    AWAITED
  }

  public static Presence at(Optional<String> node) {
    return new Presence(Kind.HERE, node, 0);
  }

  public static Presence lost(long at) {
    return new Presence(Kind.LOST, Optional.empty(), at);
  }

  public static Presence awaited(long since) {
    return new Presence(Kind.AWAITED, Optional.empty(), since);
  }

  boolean connected() {
    return kind == Kind.HERE;
  }
}
