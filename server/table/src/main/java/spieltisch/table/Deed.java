package spieltisch.table;

import spieltisch.catan.Action;

/// What a player does, in whichever game.
public sealed interface Deed {
  record OfCatan(Action action) implements Deed {}
}
