package spieltisch.table;

/// What a player does, in whichever game.
public sealed interface Deed {
  record OfCatan(spieltisch.catan.Action action) implements Deed {}

  record OfTorres(spieltisch.torres.Action action) implements Deed {}
}
