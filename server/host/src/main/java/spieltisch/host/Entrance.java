package spieltisch.host;

import spieltisch.table.TableRefusal;

/// What became of somebody who wanted to sit down.
public sealed interface Entrance {
  record Seated(Place place) implements Entrance {}

  record TurnedAway(TableRefusal objection) implements Entrance {}
}
