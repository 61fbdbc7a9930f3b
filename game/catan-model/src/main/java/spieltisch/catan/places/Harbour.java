package spieltisch.catan.places;

import java.util.Optional;
import spieltisch.catan.cards.Resource;

/// A harbour: a sea hexagon that opens to one land hexagon. Without a special resource it trades
/// any three for one.
public record Harbour(Hex sea, Hex land, Optional<Resource> special) {
  public static Harbour of(Hex sea, Hex land, Resource special) {
    return new Harbour(sea, land, Optional.of(special));
  }

  public static Harbour generic(Hex sea, Hex land) {
    return new Harbour(sea, land, Optional.empty());
  }

  public Edge edge() {
    return new Edge(sea, land);
  }
}
