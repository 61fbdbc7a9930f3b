package spieltisch.host;

import spieltisch.table.TableRefusal;

/// What became of somebody who wanted to sit down.
public sealed interface JoinResult {
  record Seated(SeatHandle place) implements JoinResult {}

  record TurnedAway(TableRefusal objection) implements JoinResult {}
}
