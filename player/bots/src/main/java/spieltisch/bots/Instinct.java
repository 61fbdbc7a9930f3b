package spieltisch.bots;

import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Board;
import spieltisch.catan.Facts;
import spieltisch.catan.Move;
import spieltisch.catan.Pack;
import spieltisch.catan.Position;
import spieltisch.catan.Resource;

/// Plays Catan by rules of thumb, in a few millionths of a second: it picks the goal with the best
/// gain for the wait, and does what brings it nearer.
///
/// It looks only at what lies open and at the secrets of the seat that acts, so it may be given a
/// view or a whole world; the searching players let it play their worlds to a later turn.
final class Instinct {
  /// With more cards a seven costs half of them.
  private static final int SAFE_HAND = 7;

  /// So many rolls a purchase on the side may delay the goal.
  private static final double SLACK = 1;

  private static final double LEAST_SIDE_GAIN = 0.3;

  private final Weights weights;
  private final boolean offers;
  private final Land land;
  private final Goals goals;
  private final Robbery robbery;
  private final Founding founding;
  private final Cleverness cleverness;
  private final Bargaining bargaining;
  private final Household house = new Household();

  /// @param offers whether it makes offers to other players
  Instinct(Weights weights, Board board, boolean offers) {
    this.weights = weights;
    this.offers = offers;
    land = new Land(board);
    goals = new Goals(weights, land);
    robbery = new Robbery(weights, land);
    founding = new Founding(weights, land);
    cleverness = new Cleverness(robbery, land);
    bargaining = new Bargaining(weights, goals);
  }

  boolean isOf(Board board) {
    return land.isOf(board);
  }

  Land land() {
    return land;
  }

  Robbery robbery() {
    return robbery;
  }

  Founding founding() {
    return founding;
  }

  /// A legal move of a seat of whom the game awaits one.
  long choose(Facts facts, int seat) {
    var open = facts.open();
    return switch (open.phaseKind()) {
      case Position.FOUND_SETTLEMENT -> founding.settlement(open, founder(open, seat));
      case Position.FOUND_ROAD -> founding.road(open, founder(open, seat));
      case Position.BEFORE_ROLL -> cleverness.beforeRoll(facts, seat).orElse(Move.of(Move.ROLL));
      case Position.DISCARD -> discard(facts, seat);
      case Position.MOVE_ROBBER -> robbery.best(Move.MOVE_ROBBER, facts, seat);
      case Position.TRADE_AND_BUILD ->
          seat == open.active() ? turn(facts, seat) : bargaining.answer(facts, seat).orElseThrow();
      case Position.SPECIAL_BUILD -> build(facts, seat);
      default -> throw new IllegalStateException("nothing to do: " + open);
    };
  }

  private Household founder(Position open, int seat) {
    house.visit(open, seat);
    return house;
  }

  private long discard(Facts facts, int seat) {
    var best = bestGoal(facts, seat);
    return Hand.discard(house, best == null ? Pack.NONE : best.price(), facts.open().owed(seat));
  }

  private @Nullable Goal bestGoal(Facts facts, int seat) {
    house.visit(facts, seat);
    return best(goals.of(facts.open(), house));
  }

  private @Nullable Goal best(List<Goal> all) {
    Goal best = null;
    double patience = weights.of(Weight.PATIENCE);
    for (var goal : all)
      if (best == null || goal.worth(patience) > best.worth(patience)) best = goal;
    return best;
  }

  private long turn(Facts facts, int seat) {
    var deal = facts.open().openOffers() == 0 ? NOTHING : bargaining.conclude(facts, seat);
    if (deal.isPresent()) return deal.getAsLong();
    var best = bestGoal(facts, seat);
    if (best == null) return Move.of(Move.END_TURN);
    if (Pack.covers(house.hand(), best.price())) return best.first();
    var move = cleverness.inTurn(facts, house, best);
    if (move.isPresent()) return move.getAsLong();
    if (Pack.covers(house.hand(), best.firstPrice())) return best.first();
    move = bankTrade(facts, best);
    if (move.isEmpty() && offers) move = bargaining.offer(facts, house, best);
    if (move.isEmpty()) move = onTheSide(best);
    return move.orElse(Move.of(Move.END_TURN));
  }

  private static final OptionalLong NOTHING = OptionalLong.empty();

  private long build(Facts facts, int seat) {
    var best = bestGoal(facts, seat);
    if (best != null && Pack.covers(house.hand(), best.firstPrice())) return best.first();
    return best == null ? Move.of(Move.END_TURN) : onTheSide(best).orElse(Move.of(Move.END_TURN));
  }

  /// Towards a goal that can then be paid, or to get rid of cards that a seven could take.
  private OptionalLong bankTrade(Facts facts, Goal goal) {
    if (!facts.open().options().trade()) return NOTHING;
    boolean isTooRich = Pack.total(house.hand()) > SAFE_HAND;
    if (!house.canPay(goal.price()) && !isTooRich) return NOTHING;
    int spare = house.spare(goal.price());
    int missing = house.missing(goal.price());
    for (int want = 0; want < Resource.KINDS; want++) {
      if (Pack.count(missing, want) == 0 || (facts.bankKinds() >> want & 1) == 0) continue;
      for (int give = 0; give < Resource.KINDS; give++)
        if (Pack.count(spare, give) >= house.rate(give))
          return OptionalLong.of(
              Move.ofCards(Move.TRADE_WITH_BANK, Pack.of(give, house.rate(give)), Pack.one(want)));
    }
    return NOTHING;
  }

  /// Another purchase that hardly delays the goal, or that is better than to be robbed.
  private OptionalLong onTheSide(Goal best) {
    int hand = house.hand();
    boolean isTooRich = Pack.total(hand) > SAFE_HAND;
    Goal side = null;
    double patience = weights.of(Weight.PATIENCE);
    for (var goal : goals.found()) {
      if (!Pack.covers(hand, goal.firstPrice()) || goal.gain() < LEAST_SIDE_GAIN) continue;
      if (side != null && goal.worth(patience) <= side.worth(patience)) continue;
      house.suppose(hand - goal.firstPrice());
      if (isTooRich || house.rolls(best.price()) <= best.rolls() + SLACK) side = goal;
      house.suppose(hand);
    }
    return side == null ? NOTHING : OptionalLong.of(side.first());
  }
}
