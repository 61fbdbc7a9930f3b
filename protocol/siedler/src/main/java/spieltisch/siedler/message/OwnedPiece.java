package spieltisch.siedler.message;

import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;

/// A piece on the board, with the id of its owner.
public sealed interface OwnedPiece {
  int owner();

  record Road(int owner, Edge edge) implements OwnedPiece {}

  record Settlement(int owner, Corner corner) implements OwnedPiece {}

  record City(int owner, Corner corner) implements OwnedPiece {}
}
