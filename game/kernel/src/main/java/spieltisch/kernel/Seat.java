package spieltisch.kernel;

import java.util.List;

/// A seat at the table, numbered from 0 in the order of play.
public record Seat(int index) implements Comparable<Seat> {
  /// The largest number of seats of any game.
  public static final int MOST = 6;

  private static final List<Seat> ALL =
      List.of(new Seat(0), new Seat(1), new Seat(2), new Seat(3), new Seat(4), new Seat(5));

  public Seat {
    if (index < 0 || index >= MOST) throw new IllegalArgumentException("no seat " + index);
  }

  public static Seat of(int index) {
    return ALL.get(index);
  }

  /// The first `count` seats in order.
  public static List<Seat> first(int count) {
    return ALL.subList(0, count);
  }

  /// The seat to the left, among `count` players.
  public Seat next(int count) {
    return of((index + 1) % count);
  }

  @Override
  public int compareTo(Seat other) {
    return Integer.compare(index, other.index);
  }
}
