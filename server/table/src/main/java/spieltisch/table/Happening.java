package spieltisch.table;

import java.util.List;

/// What followed from one deed, in whichever game.
public sealed interface Happening {
  record OfCatan(List<spieltisch.catan.rules.Event> events) implements Happening {
    public OfCatan {
      events = List.copyOf(events);
    }
  }

  record OfTorres(List<spieltisch.torres.rules.Event> events) implements Happening {
    public OfTorres {
      events = List.copyOf(events);
    }
  }
}
