package spieltisch.bots.catan;

import java.util.HashSet;
import java.util.OptionalLong;
import java.util.Set;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.PackedAction;
import spieltisch.catan.PlayerKnowledge;
import spieltisch.catan.Position;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;

/// Trading with other players: selfish, never twice the same offer in a turn, and never with
/// somebody who is about to win.
final class TradePolicy {
  /// Who lacks no more points than this gets no card.
  private static final int NEAR_VICTORY = 2;

  private static final int FEWEST_PLAYERS = 3;

  private final Weights weights;
  private final GoalFinder goalFinder;
  private final SeatEconomy house = new SeatEconomy();
  private final Set<Long> made = new HashSet<>();
  private int turn = -1;

  TradePolicy(Weights weights, GoalFinder goalFinder) {
    this.weights = weights;
    this.goalFinder = goalFinder;
  }

  /// A new offer towards a goal, if there is one worth making.
  OptionalLong offer(PlayerKnowledge playerKnowledge, SeatEconomy owner, Goal goal) {
    var open = playerKnowledge.open();
    boolean isPossible =
        open.options().trade()
            && open.players() >= FEWEST_PLAYERS
            && open.offersMade() < MoveGenerator.OFFERS_A_TURN;
    if (!isPossible) return OptionalLong.empty();
    begin(open.turn());
    if (made.size() >= MoveGenerator.OFFERS_A_TURN) return OptionalLong.empty();
    return propose(owner, goal);
  }

  private void begin(int newTurn) {
    if (newTurn != turn) made.clear();
    turn = newTurn;
  }

  /// One of the most plentiful spare cards for one that is missing.
  private OptionalLong propose(SeatEconomy owner, Goal goal) {
    int missing = owner.missing(goal.price());
    int spare = owner.spare(goal.price());
    for (int want = 0; want < Resource.KINDS; want++) {
      if (PackedCounts.count(missing, want) == 0) continue;
      int tried = PackedCounts.NONE;
      for (int give = most(spare); give >= 0; give = most(spare - tried)) {
        long offer =
            PackedAction.ofCards(
                PackedAction.OFFER, PackedCounts.one(give), PackedCounts.one(want));
        if (made.add(offer)) return OptionalLong.of(offer);
        tried += PackedCounts.of(give, PackedCounts.count(spare, give));
      }
    }
    return OptionalLong.empty();
  }

  private static int most(int pack) {
    int most = -1;
    for (int kind = 0; kind < Resource.KINDS; kind++)
      if (PackedCounts.count(pack, kind) > (most < 0 ? 0 : PackedCounts.count(pack, most)))
        most = kind;
    return most;
  }

  /// Concludes an accepted offer with the partner who has fewest points, if it still helps.
  OptionalLong conclude(PlayerKnowledge playerKnowledge, int seat) {
    var open = playerKnowledge.open();
    for (int i = 0; i < open.openOffers(); i++) {
      int partner = partner(playerKnowledge, i);
      if (partner != Position.NOBODY
          && isWelcome(playerKnowledge, seat, open.offerWant(i), open.offerGive(i)))
        return OptionalLong.of(
            PackedAction.ofOffer(PackedAction.CONCLUDE, open.offerId(i), partner));
    }
    return OptionalLong.empty();
  }

  private static int partner(PlayerKnowledge playerKnowledge, int offer) {
    var open = playerKnowledge.open();
    int best = Position.NOBODY;
    for (int left = open.offerAnswers(offer) & 0xff; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      boolean isFit =
          !isNearVictory(open, seat) && playerKnowledge.mayHave(seat, open.offerWant(offer));
      if (isFit && (best == Position.NOBODY || open.openPoints(seat) < open.openPoints(best)))
        best = seat;
    }
    return best;
  }

  /// The answer to the first offer that has none of this seat yet.
  OptionalLong answer(PlayerKnowledge playerKnowledge, int seat) {
    var open = playerKnowledge.open();
    for (int i = 0; i < open.openOffers(); i++) {
      int answers = open.offerAnswers(i);
      if (((answers | answers >> 8) >> seat & 1) != 0) continue;
      boolean accepts =
          open.players() >= FEWEST_PLAYERS
              && !isNearVictory(open, open.active())
              && isWelcome(playerKnowledge, seat, open.offerGive(i), open.offerWant(i));
      return OptionalLong.of(
          PackedAction.ofOffer(PackedAction.ANSWER, open.offerId(i), accepts ? 1 : 0));
    }
    return OptionalLong.empty();
  }

  static boolean isNearVictory(Position open, int seat) {
    int goal = open.options().victoryPoints();
    return goal > 0 && open.openPoints(seat) >= goal - NEAR_VICTORY;
  }

  /// Whether a seat's best goal comes clearly nearer by getting and paying these cards.
  private boolean isWelcome(PlayerKnowledge playerKnowledge, int seat, int gets, int pays) {
    if (!PackedCounts.covers(playerKnowledge.hand(seat), pays)) return false;
    house.visit(playerKnowledge, seat);
    double before = best(playerKnowledge.open());
    house.suppose(playerKnowledge.hand(seat) - pays + gets);
    return best(playerKnowledge.open()) > before * (1 + weights.of(Weight.BARGAIN));
  }

  private double best(Position open) {
    double best = 0;
    double patience = weights.of(Weight.PATIENCE);
    for (var goal : goalFinder.of(open, house)) best = Math.max(best, goal.worth(patience));
    return best;
  }
}
