package spieltisch.catan;

import java.util.Optional;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.kernel.GameAction;
import spieltisch.kernel.Seat;

/// An action that a player requests. The action may be illegal; [Legality] decides.
public sealed interface Action extends GameAction {
  record Roll() implements Action {}

  record EndTurn() implements Action {}

  /// Builds a road. Roads are free in the set-up and cost resources later.
  record BuildRoad(Edge edge) implements Action {}

  /// Builds a settlement. Settlements are free in the set-up and cost resources later.
  record BuildSettlement(Corner corner) implements Action {}

  record BuildCity(Corner corner) implements Action {}

  record BuyCard() implements Action {}

  record Discard(Resources cards) implements Action {}

  /// Moves the robber. If no victim is named, a random player who has cards and a building at the
  /// hexagon is robbed. If there is no such player, nobody is robbed.
  record MoveRobber(Hex hex, Optional<Seat> victim) implements Action {}

  record PlayKnight(Hex hex, Optional<Seat> victim) implements Action {}

  record PlayRoadBuilding(Edge first, Optional<Edge> second) implements Action {}

  record PlayMonopoly(Resource resource) implements Action {}

  record PlayInvention(Resources cards) implements Action {}

  record TradeWithBank(Resources give, Resources want) implements Action {}

  record Offer(Resources give, Resources want) implements Action {}

  record Answer(int offer, boolean accept) implements Action {}

  record Conclude(int offer, Seat partner) implements Action {}

  /// Withdraws the player's own offer, or the player's acceptance of another player's offer.
  record Withdraw(int offer) implements Action {}
}
