package spieltisch.table;

import java.util.List;
import spieltisch.catan.rules.Event;

/// What followed from one deed, in whichever game.
public sealed interface Happening {
  record OfCatan(List<Event> events) implements Happening {
    public OfCatan {
      events = List.copyOf(events);
    }
  }
}
