package spieltisch.siedler.message;

import java.util.List;
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

/// A message from a client to a server. Players are identified by the ids that the server gives
/// them, not by their seats.
public sealed interface ClientMessage {
  /// The client's greeting. The version text of a computer player contains `(KI)`.
  record Hello(String version, Set<Extension> extensions) implements ClientMessage {
    public Hello {
      extensions = Extensions.of(extensions);
    }

    public boolean isComputer() {
      return version.contains("(KI)");
    }
  }

  record SendChat(String text) implements ClientMessage {}

  /// Sets the name and the colour of the player. A name or colour that the message omits stays
  /// unchanged.
  record SetProfile(Optional<String> name, Optional<Colour> colour) implements ClientMessage {}

  record Start() implements ClientMessage {}

  /// Extension: joins a table after the greeting.
  ///
  /// @param table the chosen table; if it is absent, the server chooses
  /// @param watch whether the client joins as a spectator
  /// @param token the token of the seat to which the player returns; absent for a new seat
  /// @param lastEvent the last event number that the client received, see [Extension#EVENT_NUMBER]
  /// @param password the password of the table
  /// @param random a contribution to the seed of the game; only together with the token of a
  ///   reserved seat
  record Join(
      Optional<String> table,
      boolean watch,
      Optional<String> token,
      OptionalLong lastEvent,
      Optional<String> password,
      Optional<String> random)
      implements ClientMessage {
    /// Joins without a password.
    public Join(
        Optional<String> table, boolean watch, Optional<String> token, OptionalLong lastEvent) {
      this(table, watch, token, lastEvent, Optional.empty());
    }

    /// Joins without a contribution.
    public Join(
        Optional<String> table,
        boolean watch,
        Optional<String> token,
        OptionalLong lastEvent,
        Optional<String> password) {
      this(table, watch, token, lastEvent, password, Optional.empty());
    }
  }

  /// Extension: contributes random bytes to the seed of a game before the game starts.
  ///
  /// @param random the 32 bytes of the contribution in hexadecimal digits
  record DiceContribution(String random) implements ClientMessage {}

  /// Extension: makes an offer to some of the players. The server declines the offer for all other
  /// players.
  ///
  /// @param partners the ids of the players to whom the offer is made
  record OfferTo(Resources give, Resources want, List<Integer> partners) implements ClientMessage {
    public OfferTo {
      partners = List.copyOf(partners);
    }
  }

  /// Extension: declines an offer and tells the player who made the offer which exchange the sender
  /// would accept.
  ///
  /// @param give what the sender would give
  /// @param want what the sender would get
  record CounterOffer(int offer, Resources give, Resources want) implements ClientMessage {}

  /// Takes back the last placement.
  record Undo() implements ClientMessage {}

  /// A message that requests a game action.
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
