package spieltisch.torres.rules;

import spieltisch.kernel.Viewer;
import spieltisch.torres.Observation;

/// Determines what each player and the spectators see of an event. Only the player who drew a card
/// sees which card it is.
final class HiddenInformation {
  private HiddenInformation() {}

  static Observation observe(Event event, Viewer viewer) {
    return switch (event) {
      case Event.Open(var publicEvent) -> publicEvent;
      case Event.CardDrawn drawn -> observe(drawn, viewer);
    };
  }

  private static Observation observe(Event.CardDrawn drawn, Viewer viewer) {
    return viewer.is(drawn.seat())
        ? new Observation.CardReceived(drawn.seat(), drawn.card(), drawn.left())
        : new Observation.CardDrawn(drawn.seat(), drawn.left());
  }
}
