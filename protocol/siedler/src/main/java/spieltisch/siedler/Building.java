package spieltisch.siedler;

import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;

/// A piece on the board with the number of its owner.
public sealed interface Building {
  int owner();

  record Road(int owner, Edge edge) implements Building {}

  record Settlement(int owner, Corner corner) implements Building {}

  record City(int owner, Corner corner) implements Building {}
}
