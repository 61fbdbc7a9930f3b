package spieltisch.kernel;

/// Somebody who looks at a game: a player, who sees his own cards, or a spectator, who sees
/// nobody's.
public sealed interface Viewer {
  record Player(Seat seat) implements Viewer {}

  record Spectator() implements Viewer {}

  static Viewer spectator() {
    return new Spectator();
  }

  static Viewer of(Seat seat) {
    return new Player(seat);
  }

  /// Whether this viewer sits on that seat and so may see its secrets.
  default boolean is(Seat seat) {
    return this instanceof Player(var own) && own.equals(seat);
  }
}
