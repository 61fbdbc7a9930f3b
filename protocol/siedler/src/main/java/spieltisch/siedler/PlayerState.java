package spieltisch.siedler;

import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.Colour;
import spieltisch.catan.cards.Resources;

/// A player as a status update shows him to somebody. What a server may leave out is optional here,
/// so that nothing is invented about other people's servers.
public record PlayerState(
    int id,
    Optional<Colour> colour,
    Optional<String> name,
    Status status,
    OptionalInt points,
    Optional<Held<Resources>> resources,
    OptionalInt knights,
    Optional<Held<Cards>> cards,
    Optional<Boolean> largestArmy,
    Optional<Boolean> longestRoad) {

  /// The same player while he waits.
  PlayerState waiting() {
    return new PlayerState(
        id, colour, name, Status.WAIT, points, resources, knights, cards, largestArmy, longestRoad);
  }
}
