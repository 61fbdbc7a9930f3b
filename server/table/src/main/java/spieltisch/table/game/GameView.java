package spieltisch.table.game;

/// What one viewer knows of a game, whichever it is.
public sealed interface GameView {
  record OnCatan(spieltisch.catan.View view) implements GameView {}

  record OnTorres(spieltisch.torres.View view) implements GameView {}
}
