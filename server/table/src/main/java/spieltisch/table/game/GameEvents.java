package spieltisch.table.game;

import java.util.List;

/// What followed from one deed, in whichever game.
public sealed interface GameEvents {
  record OfCatan(List<spieltisch.catan.rules.Event> events) implements GameEvents {
    public OfCatan {
      events = List.copyOf(events);
    }
  }

  record OfTorres(List<spieltisch.torres.rules.Event> events) implements GameEvents {
    public OfTorres {
      events = List.copyOf(events);
    }
  }
}
