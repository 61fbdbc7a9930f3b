package spieltisch.catan;

import java.util.Optional;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.kernel.GameAction;
import spieltisch.kernel.Seat;

/// An action that a player requests, as in the protocols. The rules decide whether it is legal.
public sealed interface Action extends GameAction {
  record Roll() implements Action {}

  record EndTurn() implements Action {}

  /// A free road in the set-up, a paid one later.
  record BuildRoad(Edge edge) implements Action {}

  /// A free settlement in the set-up, a paid one later.
  record BuildSettlement(Corner corner) implements Action {}

  record BuildCity(Corner corner) implements Action {}

  record BuyCard() implements Action {}

  record Discard(Resources cards) implements Action {}

  /// Without a victim, chance selects one of the players who can be robbed.
  record MoveRobber(Hex hex, Optional<Seat> victim) implements Action {}

  record PlayKnight(Hex hex, Optional<Seat> victim) implements Action {}

  record PlayRoadBuilding(Edge first, Optional<Edge> second) implements Action {}

  record PlayMonopoly(Resource resource) implements Action {}

  record PlayInvention(Resources cards) implements Action {}

  record TradeWithBank(Resources give, Resources want) implements Action {}

  record Offer(Resources give, Resources want) implements Action {}

  record Answer(int offer, boolean accept) implements Action {}

  record Conclude(int offer, Seat partner) implements Action {}

  /// Withdraws an offer, or the acceptance of one.
  record Withdraw(int offer) implements Action {}
}
