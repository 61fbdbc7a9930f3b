package spieltisch.kernel;

/// Who sees a game: a player, with the secrets of one seat, or a spectator, without secrets.
public sealed interface Viewer {
  record Player(Seat seat) implements Viewer {}

  record Spectator() implements Viewer {}

  static Viewer spectator() {
    return new Spectator();
  }

  static Viewer of(Seat seat) {
    return new Player(seat);
  }

  /// Whether the viewer is the player on that seat and may see its secrets.
  default boolean is(Seat seat) {
    return this instanceof Player(var own) && own.equals(seat);
  }
}
