package spieltisch.catan;

import java.util.List;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.Seat;

/// An open trade offer of the player whose turn it is.
public record Offer(
    int id, Resources give, Resources want, List<Seat> accepted, List<Seat> declined) {
  public Offer {
    accepted = List.copyOf(accepted);
    declined = List.copyOf(declined);
  }
}
