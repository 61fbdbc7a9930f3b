package spieltisch.bots.catan.policy;

import java.util.HashSet;
import java.util.OptionalLong;
import java.util.Set;
import spieltisch.bots.catan.Goal;
import spieltisch.bots.catan.GoalFinder;
import spieltisch.bots.catan.SeatEconomy;
import spieltisch.bots.catan.Weight;
import spieltisch.bots.catan.Weights;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.PackedAction;
import spieltisch.catan.PlayerKnowledge;
import spieltisch.catan.Position;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;

/// Decides about trades with other players. The policy makes no offer twice in a turn and never
/// trades with a seat that is about to win.
final class TradePolicy {
  /// A seat that needs at most this many points to win gets no cards in trades.
  private static final int NEAR_VICTORY = 2;

  private static final int MIN_PLAYERS = 3;

  private final Weights weights;
  private final GoalFinder goalFinder;
  private final SeatEconomy economy = new SeatEconomy();
  private final Set<Long> offered = new HashSet<>();
  private int turn = -1;

  TradePolicy(Weights weights, GoalFinder goalFinder) {
    this.weights = weights;
    this.goalFinder = goalFinder;
  }

  /// Returns a new offer that helps towards a goal; empty if there is none.
  OptionalLong offer(PlayerKnowledge knowledge, SeatEconomy owner, Goal goal) {
    var open = knowledge.position();
    boolean isPossible =
        open.options().trade() && open.players() >= MIN_PLAYERS && MoveGenerator.mayOffer(open);
    if (!isPossible) return OptionalLong.empty();
    startTurn(open.turn());
    if (offered.size() >= MoveGenerator.OFFERS_A_TURN) return OptionalLong.empty();
    return propose(owner, goal);
  }

  void forgetOffers() {
    offered.clear();
  }

  private void startTurn(int newTurn) {
    if (newTurn != turn) offered.clear();
    turn = newTurn;
  }

  /// Offers one of the most frequent spare cards for one missing card.
  private OptionalLong propose(SeatEconomy owner, Goal goal) {
    int missing = owner.missing(goal.price());
    int spare = owner.spare(goal.price());
    for (int want = 0; want < Resource.KINDS; want++) {
      if (PackedCounts.count(missing, want) == 0) continue;
      int tried = PackedCounts.NONE;
      for (int give = mostFrequent(spare); give >= 0; give = mostFrequent(spare - tried)) {
        long offer =
            PackedAction.ofCards(
                PackedAction.OFFER, PackedCounts.one(give), PackedCounts.one(want));
        if (offered.add(offer)) return OptionalLong.of(offer);
        tried += PackedCounts.of(give, PackedCounts.count(spare, give));
      }
    }
    return OptionalLong.empty();
  }

  private static int mostFrequent(int counts) {
    int best = -1;
    for (int kind = 0; kind < Resource.KINDS; kind++)
      if (PackedCounts.count(counts, kind) > (best < 0 ? 0 : PackedCounts.count(counts, best)))
        best = kind;
    return best;
  }

  /// Concludes an accepted offer with the partner that has the fewest points; empty if no accepted
  /// offer still helps the seat.
  OptionalLong conclude(PlayerKnowledge knowledge, int seat) {
    var open = knowledge.position();
    for (int i = 0; i < open.openOffers(); i++) {
      int partner = partner(knowledge, i);
      if (partner != Position.NOBODY
          && improvesBestGoal(knowledge, seat, open.offerWant(i), open.offerGive(i)))
        return OptionalLong.of(
            PackedAction.ofOffer(PackedAction.CONCLUDE, open.offerId(i), partner));
    }
    return OptionalLong.empty();
  }

  private static int partner(PlayerKnowledge knowledge, int offer) {
    var open = knowledge.position();
    int best = Position.NOBODY;
    for (int left = open.offerAnswers(offer) & 0xff; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      boolean isAcceptable =
          !isNearVictory(open, seat) && knowledge.mayHave(seat, open.offerWant(offer));
      if (isAcceptable
          && (best == Position.NOBODY || open.publicPoints(seat) < open.publicPoints(best)))
        best = seat;
    }
    return best;
  }

  /// Answers the first offer that this seat has not answered yet; empty if there is none.
  OptionalLong answer(PlayerKnowledge knowledge, int seat) {
    var open = knowledge.position();
    for (int i = 0; i < open.openOffers(); i++) {
      int answers = open.offerAnswers(i);
      if (((answers | answers >> 8) >> seat & 1) != 0) continue;
      boolean accepts =
          open.players() >= MIN_PLAYERS
              && !isNearVictory(open, open.active())
              && improvesBestGoal(knowledge, seat, open.offerGive(i), open.offerWant(i));
      return OptionalLong.of(
          PackedAction.ofOffer(PackedAction.ANSWER, open.offerId(i), accepts ? 1 : 0));
    }
    return OptionalLong.empty();
  }

  static boolean isNearVictory(Position open, int seat) {
    int goal = open.options().victoryPoints();
    return goal > 0 && open.publicPoints(seat) >= goal - NEAR_VICTORY;
  }

  /// Returns whether the exchange clearly improves the seat's best goal.
  private boolean improvesBestGoal(PlayerKnowledge knowledge, int seat, int received, int given) {
    if (!PackedCounts.covers(knowledge.hand(seat), given)) return false;
    economy.load(knowledge, seat);
    double before = bestGain(knowledge.position());
    economy.setHand(knowledge.hand(seat) - given + received);
    return bestGain(knowledge.position()) > before * (1 + weights.of(Weight.BARGAIN));
  }

  private double bestGain(Position open) {
    double best = 0;
    double waitOffset = weights.of(Weight.PATIENCE);
    for (var goal : goalFinder.of(open, economy))
      best = Math.max(best, goal.gainPerRoll(waitOffset));
    return best;
  }
}
