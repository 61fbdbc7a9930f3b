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

/// Random actions of every kind, legal, illegal and malformed ones.
final class ActionPool {
  private ActionPool() {}

  static List<Action> of(State state, SeededChance chance) {
    var pool = new ArrayList<Action>();
    pool.add(new Action.Roll());
    pool.add(new Action.EndTurn());
    pool.add(new Action.BuyCard());
    pool.add(new Action.BuildRoad(edge(state, chance)));
    pool.add(new Action.BuildSettlement(corner(state, chance)));
    pool.add(new Action.BuildCity(corner(state, chance)));
    pool.add(new Action.BuildCity(ownSettlement(state, chance)));
    pool.add(new Action.MoveRobber(hex(chance), seat(chance)));
    pool.add(new Action.PlayKnight(hex(chance), seat(chance)));
    pool.add(new Action.PlayRoadBuilding(edge(state, chance), Optional.of(edge(state, chance))));
    pool.add(new Action.PlayMonopoly(resource(chance)));
    pool.add(new Action.PlayInvention(cards(chance, 2)));
    pool.add(new Action.Discard(cards(chance, 5)));
    pool.add(
        new Action.TradeWithBank(
            Resources.of(resource(chance), chance.below(5)), Resources.of(resource(chance), 1)));
    pool.add(new Action.Offer(cards(chance, 2), cards(chance, 2)));
    int offer =
        state.position().openOffers() > 0 ? state.position().offerId(0) : chance.below(9) - 4;
    pool.add(new Action.Answer(offer, chance.below(2) == 0));
    pool.add(new Action.Conclude(offer, Seat.of(chance.below(Seat.MOST))));
    pool.add(new Action.Withdraw(offer));
    return pool;
  }

  private static Hex hex(SeededChance chance) {
    return new Hex(chance.below(9) - 4, chance.below(9) - 4);
  }

  private static Optional<Seat> seat(SeededChance chance) {
    int index = chance.below(Seat.MOST + 1);
    return index == Seat.MOST ? Optional.empty() : Optional.of(Seat.of(index));
  }

  private static Resource resource(SeededChance chance) {
    return Resource.of(chance.below(Resource.KINDS));
  }

  private static Edge edge(State state, SeededChance chance) {
    if (chance.below(8) == 0) return new Edge(hex(chance), hex(chance));
    var edges = state.position().island().edges();
    return edges.get(chance.below(edges.size()));
  }

  private static Corner corner(State state, SeededChance chance) {
    if (chance.below(8) == 0) return new Corner(hex(chance), hex(chance), hex(chance));
    var corners = state.position().island().corners();
    return corners.get(chance.below(corners.size()));
  }

  private static Corner ownSettlement(State state, SeededChance chance) {
    long settlements = state.position().settlements(state.position().actor(), 0);
    return settlements == 0
        ? corner(state, chance)
        : state.position().island().corner(Long.numberOfTrailingZeros(settlements));
  }

  private static Resources cards(SeededChance chance, int most) {
    int odd = chance.below(10) == 0 ? chance.below(80) - 40 : 0;
    return Resources.of(resource(chance), chance.below(most + 1))
        .plus(Resources.of(resource(chance), chance.below(most + 1)))
        .plus(Resources.of(resource(chance), odd));
  }
}
