package spieltisch.catan.places;

import java.util.Optional;
import spieltisch.catan.cards.Resource;

/// A harbour on the edge between a sea and a land hexagon. A special harbour trades its own
/// resource at 2:1; a generic harbour trades any resource at 3:1.
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
