package spieltisch.kernel;

/// Someone who sees a game: a player, who knows the secrets of one seat, or a spectator, who knows
/// no secrets.
public sealed interface Viewer {
  record Player(Seat seat) implements Viewer {}

  record Spectator() implements Viewer {}

  static Viewer spectator() {
    return new Spectator();
  }

  static Viewer of(Seat seat) {
    return new Player(seat);
  }

  /// Whether this viewer is the player on the given seat, and so may see the secrets of that seat.
  default boolean is(Seat seat) {
    return this instanceof Player(var own) && own.equals(seat);
  }
}
