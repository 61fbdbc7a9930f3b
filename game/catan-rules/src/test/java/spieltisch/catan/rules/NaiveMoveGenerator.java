package spieltisch.catan.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import spieltisch.catan.Action;
import spieltisch.catan.Position;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Seat;

/// Finds the moves of the move generator by trying every action.
///
/// It leaves out what the move generator leaves out: a robber without a victim where there is one,
/// two free roads in the other order, and bank trades of several cards or at a worse rate.
final class NaiveMoveGenerator {
  private static final Catan CATAN = new Catan();

  private NaiveMoveGenerator() {}

  static List<Action> of(State state, int seat) {
    var legal = new ArrayList<Action>();
    for (var action : all(state, seat)) if (isAccepted(state, seat, action)) legal.add(action);
    legal.removeIf(action -> isLeftOut(state, seat, action, legal));
    return legal;
  }

  static boolean isAccepted(State state, int seat, Action action) {
    return CATAN.decide(state, Seat.of(seat), action, bound -> 0) instanceof Decision.Accepted<?>;
  }

  static State after(State state, int seat, Action action, Chance chance) {
    var next = state;
    if (CATAN.decide(state, Seat.of(seat), action, chance) instanceof Decision.Accepted(var events))
      for (var event : events) next = CATAN.evolve(next, event);
    return next;
  }

  private static List<Action> all(State state, int seat) {
    var all = new ArrayList<Action>();
    all.add(new Action.Roll());
    all.add(new Action.EndTurn());
    all.add(new Action.BuyCard());
    var island = state.position().island();
    for (var edge : island.edges()) all.add(new Action.BuildRoad(edge));
    for (var corner : island.corners()) all.add(new Action.BuildSettlement(corner));
    for (var corner : island.corners()) all.add(new Action.BuildCity(corner));
    for (var kind : Resource.values()) all.add(new Action.PlayMonopoly(kind));
    robber(all, state.position());
    if (state.cards(seat) != PackedCounts.NONE) roadBuilding(all, state.position());
    invention(all);
    bankTrades(all);
    discards(all, state.position(), seat, state.hand(seat));
    return all;
  }

  private static void robber(List<Action> all, Position open) {
    for (var hex : open.island().hexes()) {
      all.add(new Action.MoveRobber(hex, Optional.empty()));
      all.add(new Action.PlayKnight(hex, Optional.empty()));
      for (var victim : Seat.first(Seat.MOST)) {
        all.add(new Action.MoveRobber(hex, Optional.of(victim)));
        all.add(new Action.PlayKnight(hex, Optional.of(victim)));
      }
    }
  }

  private static void roadBuilding(List<Action> all, Position open) {
    for (var first : open.island().edges()) {
      all.add(new Action.PlayRoadBuilding(first, Optional.empty()));
      for (var second : open.island().edges())
        all.add(new Action.PlayRoadBuilding(first, Optional.of(second)));
    }
  }

  private static void invention(List<Action> all) {
    var seen = new LinkedHashSet<Resources>(List.of(Resources.NONE));
    for (var first : Resource.values()) {
      seen.add(Resources.of(first, 1));
      for (var second : Resource.values())
        seen.add(Resources.of(first, 1).plus(Resources.of(second, 1)));
    }
    for (var cards : seen) all.add(new Action.PlayInvention(cards));
  }

  private static void bankTrades(List<Action> all) {
    for (var give : Resource.values())
      for (int count = 1; count <= 8; count++)
        for (var want : Resource.values())
          for (int wanted = 1; wanted <= 2; wanted++)
            all.add(
                new Action.TradeWithBank(Resources.of(give, count), Resources.of(want, wanted)));
  }

  /// The discards that the move generator finds: from one kind on, as many as possible of each.
  private static void discards(List<Action> all, Position open, int seat, int hand) {
    var cards = new ArrayList<Integer>();
    for (int card = 0; card < PackedCounts.total(hand); card++)
      cards.add(PackedCounts.fieldAt(hand, card));
    var seen = new LinkedHashSet<Resources>();
    for (int start = 0; start < cards.size(); start++) {
      if (start > 0 && cards.get(start).equals(cards.get(start - 1))) continue;
      var chosen = Resources.NONE;
      for (int i = 0; i < open.owed(seat); i++)
        chosen = chosen.plus(Resources.of(Resource.of(cards.get((start + i) % cards.size())), 1));
      seen.add(chosen);
    }
    for (var chosen : seen) all.add(new Action.Discard(chosen));
  }

  private static boolean isLeftOut(State state, int seat, Action action, List<Action> legal) {
    return switch (action) {
      case Action.MoveRobber(var hex, var victim) ->
          victim.isEmpty() && legal.stream().anyMatch(other -> robsAt(other, hex));
      case Action.PlayKnight(var hex, var victim) ->
          victim.isEmpty() && legal.stream().anyMatch(other -> robsAt(other, hex));
      case Action.PlayRoadBuilding(var first, var second) ->
          second.isPresent()
              && first.compareTo(second.get()) > 0
              && legal.contains(new Action.PlayRoadBuilding(second.get(), Optional.of(first)));
      case Action.TradeWithBank(var give, var want) ->
          want.total() > 1 || hasBetterRate(state, seat, give, want);
      default -> false;
    };
  }

  private static boolean robsAt(Action action, spieltisch.catan.places.Hex hex) {
    return switch (action) {
      case Action.MoveRobber(var there, var victim) -> victim.isPresent() && there.equals(hex);
      case Action.PlayKnight(var there, var victim) -> victim.isPresent() && there.equals(hex);
      default -> false;
    };
  }

  private static boolean hasBetterRate(State state, int seat, Resources give, Resources want) {
    for (var kind : Resource.values())
      for (int count = 1; count < give.count(kind); count++)
        if (isAccepted(state, seat, new Action.TradeWithBank(Resources.of(kind, count), want)))
          return true;
    return false;
  }
}
