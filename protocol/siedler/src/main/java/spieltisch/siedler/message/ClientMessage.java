package spieltisch.siedler.message;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import spieltisch.catan.Colour;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;

/// What a client says to a server. Players are numbers here, as on the wire.
public sealed interface ClientMessage {
  /// The greeting; a computer player says so in its version.
  record Hello(String version, Set<Extension> extensions) implements ClientMessage {
    public Hello {
      extensions = Extensions.of(extensions);
    }

    public boolean isComputer() {
      return version.contains("(KI)");
    }
  }

  record Say(String text) implements ClientMessage {}

  /// Name and colour; what is left out stays as it is.
  record Introduce(Optional<String> name, Optional<Colour> colour) implements ClientMessage {}

  record Start() implements ClientMessage {}

  /// Extension: takes a place, after the greeting.
  ///
  /// @param table the chosen table; without it any
  /// @param watch whether as a spectator
  /// @param token of a seat to come back to
  /// @param after the number of the last event that was seen
  /// @param password of the table, if it has one
  record Join(
      Optional<String> table,
      boolean watch,
      Optional<String> token,
      OptionalLong after,
      Optional<String> password)
      implements ClientMessage {
    /// Without a password.
    public Join(Optional<String> table, boolean watch, Optional<String> token, OptionalLong after) {
      this(table, watch, token, after, Optional.empty());
    }
  }

  /// What is an action in the game.
  sealed interface Move extends ClientMessage {}

  record Roll() implements Move {}

  record EndTurn() implements Move {}

  record BuildRoad(Edge edge) implements Move {}

  record BuildSettlement(Corner corner) implements Move {}

  record BuildCity(Corner corner) implements Move {}

  record BuyCard() implements Move {}

  record Discard(Resources cards) implements Move {}

  record MoveRobber(Hex hex, OptionalInt victim) implements Move {}

  record PlayKnight(Hex hex, OptionalInt victim) implements Move {}

  record PlayRoadBuilding(Edge first, Optional<Edge> second) implements Move {}

  record PlayMonopoly(Resource resource) implements Move {}

  record PlayInvention(Resources cards) implements Move {}

  record TradeWithBank(Resources give, Resources want) implements Move {}

  record Offer(Resources give, Resources want) implements Move {}

  record Answer(int offer, boolean accept) implements Move {}

  record Conclude(int offer, int partner) implements Move {}

  record Withdraw(int offer) implements Move {}
}
