package spieltisch.siedler.message;

import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Colour;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resources;

/// A player as a status update shows him to somebody. What a server may leave out is optional here,
/// so that nothing is invented about other people's servers.
public record PlayerState(
    int id,
    Optional<Colour> colour,
    Optional<String> name,
    PlayerStatus status,
    OptionalInt points,
    Optional<MaybeHidden<Resources>> resources,
    OptionalInt knights,
    Optional<MaybeHidden<Cards>> cards,
    Optional<Boolean> largestArmy,
    Optional<Boolean> longestRoad) {

  /// The same player while he waits.
  public PlayerState waiting() {
    return new PlayerState(
        id,
        colour,
        name,
        PlayerStatus.WAIT,
        points,
        resources,
        knights,
        cards,
        largestArmy,
        longestRoad);
  }
}
