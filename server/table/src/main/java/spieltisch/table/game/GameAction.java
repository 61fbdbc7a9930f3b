package spieltisch.table.game;

/// What a player does, in whichever game.
public sealed interface GameAction {
  record OfCatan(spieltisch.catan.Action action) implements GameAction {}

  record OfTorres(spieltisch.torres.Action action) implements GameAction {}
}
