package spieltisch.catan.rules;

import java.util.Optional;
import spieltisch.catan.Action;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.kernel.Seat;

/// Short names for the actions of the tests.
final class TestActions {
  private TestActions() {}

  static final Action ROLL = new Action.Roll();
  static final Action END_TURN = new Action.EndTurn();
  static final Action BUY = new Action.BuyCard();

  static Action road(Edge edge) {
    return new Action.BuildRoad(edge);
  }

  static Action road(String edge) {
    return road(TestPlaces.edge(edge));
  }

  static Action settlement(Corner corner) {
    return new Action.BuildSettlement(corner);
  }

  static Action settlement(String corner) {
    return settlement(TestPlaces.corner(corner));
  }

  static Action city(Corner corner) {
    return new Action.BuildCity(corner);
  }

  static Action discard(String cards) {
    return new Action.Discard(TestPlaces.cards(cards));
  }

  static Action robber(Hex hex, Seat... victim) {
    return new Action.MoveRobber(hex, optional(victim));
  }

  static Action knight(Hex hex, Seat... victim) {
    return new Action.PlayKnight(hex, optional(victim));
  }

  private static Optional<Seat> optional(Seat... seat) {
    return seat.length == 0 ? Optional.empty() : Optional.of(seat[0]);
  }

  static Action roadBuilding(Edge first) {
    return new Action.PlayRoadBuilding(first, Optional.empty());
  }

  static Action roadBuilding(Edge first, Edge second) {
    return new Action.PlayRoadBuilding(first, Optional.of(second));
  }

  static Action monopoly(Resource resource) {
    return new Action.PlayMonopoly(resource);
  }

  static Action invention(String cards) {
    return new Action.PlayInvention(TestPlaces.cards(cards));
  }

  static Action bank(String give, String want) {
    return new Action.TradeWithBank(TestPlaces.cards(give), TestPlaces.cards(want));
  }

  static Action offer(String give, String want) {
    return new Action.Offer(TestPlaces.cards(give), TestPlaces.cards(want));
  }

  static Action accept(int offer) {
    return new Action.Answer(offer, true);
  }

  static Action decline(int offer) {
    return new Action.Answer(offer, false);
  }

  static Action conclude(int offer, Seat partner) {
    return new Action.Conclude(offer, partner);
  }

  static Action withdraw(int offer) {
    return new Action.Withdraw(offer);
  }
}
