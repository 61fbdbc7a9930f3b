package spieltisch.kernel;

import java.util.List;

/// A seat at the table, numbered from 0 in the order of play.
public record Seat(int index) implements Comparable<Seat> {
  /// The largest number of seats that any game allows.
  public static final int MOST = 6;

  private static final List<Seat> ALL =
      List.of(new Seat(0), new Seat(1), new Seat(2), new Seat(3), new Seat(4), new Seat(5));

  public Seat {
    if (index < 0 || index >= MOST) throw new IllegalArgumentException("no seat " + index);
  }

  public static Seat of(int index) {
    return ALL.get(index);
  }

  /// The seats from 0 to `count - 1`, in order.
  public static List<Seat> first(int count) {
    return ALL.subList(0, count);
  }

  /// The next seat in the order of play among `count` players.
  public Seat next(int count) {
    return of((index + 1) % count);
  }

  @Override
  public int compareTo(Seat other) {
    return Integer.compare(index, other.index);
  }
}
