package spieltisch.torres;

import java.util.List;
import spieltisch.kernel.Seat;

/// The colours of the knights, in seat order.
public enum Colour {
  ORANGE,
  BLUE,
  GREEN,
  BLACK;

  private static final List<Colour> ALL = List.of(values());

  public static Colour of(Seat seat) {
    return ALL.get(seat.index());
  }

  @SuppressWarnings("EnumOrdinal") // the order is part of the contract
  public Seat seat() {
    return Seat.of(ordinal());
  }
}
