package spieltisch.siedler.message;

import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Colour;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resources;

/// The state of a player in a status update, as one viewer sees it. Fields that a server may omit
/// are optional.
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

  /// Returns this state with the status [PlayerStatus#WAIT].
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
