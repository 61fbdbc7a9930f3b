package spieltisch.catan.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.catan.Action;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;

/// Random actions of every kind: plausible, odd and impossible ones.
final class ActionPool {
  private ActionPool() {}

  static List<Action> of(State state, SeededChance luck) {
    var pool = new ArrayList<Action>();
    pool.add(new Action.Roll());
    pool.add(new Action.EndTurn());
    pool.add(new Action.BuyCard());
    pool.add(new Action.BuildRoad(edge(state, luck)));
    pool.add(new Action.BuildSettlement(corner(state, luck)));
    pool.add(new Action.BuildCity(corner(state, luck)));
    pool.add(new Action.BuildCity(ownSettlement(state, luck)));
    pool.add(new Action.MoveRobber(hex(luck), seat(luck)));
    pool.add(new Action.PlayKnight(hex(luck), seat(luck)));
    pool.add(new Action.PlayRoadBuilding(edge(state, luck), Optional.of(edge(state, luck))));
    pool.add(new Action.PlayMonopoly(resource(luck)));
    pool.add(new Action.PlayInvention(cards(luck, 2)));
    pool.add(new Action.Discard(cards(luck, 5)));
    pool.add(
        new Action.TradeWithBank(
            Resources.of(resource(luck), luck.below(5)), Resources.of(resource(luck), 1)));
    pool.add(new Action.Offer(cards(luck, 2), cards(luck, 2)));
    int offer = state.open().openOffers() > 0 ? state.open().offerId(0) : luck.below(9) - 4;
    pool.add(new Action.Answer(offer, luck.below(2) == 0));
    pool.add(new Action.Conclude(offer, Seat.of(luck.below(Seat.MOST))));
    pool.add(new Action.Withdraw(offer));
    return pool;
  }

  private static Hex hex(SeededChance luck) {
    return new Hex(luck.below(9) - 4, luck.below(9) - 4);
  }

  private static Optional<Seat> seat(SeededChance luck) {
    int index = luck.below(Seat.MOST + 1);
    return index == Seat.MOST ? Optional.empty() : Optional.of(Seat.of(index));
  }

  private static Resource resource(SeededChance luck) {
    return Resource.of(luck.below(Resource.KINDS));
  }

  private static Edge edge(State state, SeededChance luck) {
    if (luck.below(8) == 0) return new Edge(hex(luck), hex(luck));
    var edges = state.open().island().edges();
    return edges.get(luck.below(edges.size()));
  }

  private static Corner corner(State state, SeededChance luck) {
    if (luck.below(8) == 0) return new Corner(hex(luck), hex(luck), hex(luck));
    var corners = state.open().island().corners();
    return corners.get(luck.below(corners.size()));
  }

  private static Corner ownSettlement(State state, SeededChance luck) {
    long settlements = state.open().settlements(state.open().actor(), 0);
    return settlements == 0
        ? corner(state, luck)
        : state.open().island().corner(Long.numberOfTrailingZeros(settlements));
  }

  private static Resources cards(SeededChance luck, int most) {
    int odd = luck.below(10) == 0 ? luck.below(80) - 40 : 0;
    return Resources.of(resource(luck), luck.below(most + 1))
        .plus(Resources.of(resource(luck), luck.below(most + 1)))
        .plus(Resources.of(resource(luck), odd));
  }
}
