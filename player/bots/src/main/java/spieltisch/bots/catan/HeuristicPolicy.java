package spieltisch.bots.catan;

import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Board;
import spieltisch.catan.PackedAction;
import spieltisch.catan.PlayerKnowledge;
import spieltisch.catan.Position;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;

/// Plays Catan by rules of thumb, in a few millionths of a second: it picks the goal with the best
/// gain for the wait, and does what brings it nearer.
///
/// It looks only at what lies open and at the secrets of the seat that acts, so it may be given a
/// view or a whole world; the searching players let it play their worlds to a later turn.
public final class HeuristicPolicy {
  /// With more cards a seven costs half of them.
  private static final int SAFE_HAND = 7;

  /// So many rolls a purchase on the side may delay the goal.
  private static final double SLACK = 1;

  private static final double LEAST_SIDE_GAIN = 0.3;

  private final Weights weights;
  private final boolean offers;
  private final BoardYield boardYield;
  private final GoalFinder goalFinder;
  private final RobberPolicy robberPolicy;
  private final OpeningPolicy openingPolicy;
  private final DevelopmentCardPolicy developmentCardPolicy;
  private final TradePolicy tradePolicy;
  private final SeatEconomy house = new SeatEconomy();

  /// @param offers whether it makes offers to other players
  public HeuristicPolicy(Weights weights, Board board, boolean offers) {
    this.weights = weights;
    this.offers = offers;
    boardYield = new BoardYield(board);
    goalFinder = new GoalFinder(weights, boardYield);
    robberPolicy = new RobberPolicy(weights, boardYield);
    openingPolicy = new OpeningPolicy(weights, boardYield);
    developmentCardPolicy = new DevelopmentCardPolicy(robberPolicy, boardYield);
    tradePolicy = new TradePolicy(weights, goalFinder);
  }

  boolean isOf(Board board) {
    return boardYield.isOf(board);
  }

  BoardYield land() {
    return boardYield;
  }

  RobberPolicy robbery() {
    return robberPolicy;
  }

  OpeningPolicy founding() {
    return openingPolicy;
  }

  /// A legal move of a seat of whom the game awaits one.
  public long choose(PlayerKnowledge playerKnowledge, int seat) {
    var open = playerKnowledge.open();
    return switch (open.phaseKind()) {
      case Position.FOUND_SETTLEMENT -> openingPolicy.settlement(open, founder(open, seat));
      case Position.FOUND_ROAD -> openingPolicy.road(open, founder(open, seat));
      case Position.BEFORE_ROLL ->
          developmentCardPolicy
              .beforeRoll(playerKnowledge, seat)
              .orElse(PackedAction.of(PackedAction.ROLL));
      case Position.DISCARD -> discard(playerKnowledge, seat);
      case Position.MOVE_ROBBER ->
          robberPolicy.best(PackedAction.MOVE_ROBBER, playerKnowledge, seat);
      case Position.TRADE_AND_BUILD ->
          seat == open.active()
              ? turn(playerKnowledge, seat)
              : tradePolicy.answer(playerKnowledge, seat).orElseThrow();
      case Position.SPECIAL_BUILD -> build(playerKnowledge, seat);
      default -> throw new IllegalStateException("nothing to do: " + open);
    };
  }

  private SeatEconomy founder(Position open, int seat) {
    house.visit(open, seat);
    return house;
  }

  private long discard(PlayerKnowledge playerKnowledge, int seat) {
    var best = bestGoal(playerKnowledge, seat);
    return DiscardPolicy.discard(
        house, best == null ? PackedCounts.NONE : best.price(), playerKnowledge.open().owed(seat));
  }

  private @Nullable Goal bestGoal(PlayerKnowledge playerKnowledge, int seat) {
    house.visit(playerKnowledge, seat);
    return best(goalFinder.of(playerKnowledge.open(), house));
  }

  private @Nullable Goal best(List<Goal> all) {
    Goal best = null;
    double patience = weights.of(Weight.PATIENCE);
    for (var goal : all)
      if (best == null || goal.worth(patience) > best.worth(patience)) best = goal;
    return best;
  }

  private long turn(PlayerKnowledge playerKnowledge, int seat) {
    var deal =
        playerKnowledge.open().openOffers() == 0
            ? NOTHING
            : tradePolicy.conclude(playerKnowledge, seat);
    if (deal.isPresent()) return deal.getAsLong();
    var best = bestGoal(playerKnowledge, seat);
    if (best == null) return PackedAction.of(PackedAction.END_TURN);
    if (PackedCounts.covers(house.hand(), best.price())) return best.first();
    var move = developmentCardPolicy.inTurn(playerKnowledge, house, best);
    if (move.isPresent()) return move.getAsLong();
    if (PackedCounts.covers(house.hand(), best.firstPrice())) return best.first();
    move = bankTrade(playerKnowledge, best);
    if (move.isEmpty() && offers) move = tradePolicy.offer(playerKnowledge, house, best);
    if (move.isEmpty()) move = onTheSide(best);
    return move.orElse(PackedAction.of(PackedAction.END_TURN));
  }

  private static final OptionalLong NOTHING = OptionalLong.empty();

  private long build(PlayerKnowledge playerKnowledge, int seat) {
    var best = bestGoal(playerKnowledge, seat);
    if (best != null && PackedCounts.covers(house.hand(), best.firstPrice())) return best.first();
    return best == null
        ? PackedAction.of(PackedAction.END_TURN)
        : onTheSide(best).orElse(PackedAction.of(PackedAction.END_TURN));
  }

  /// Towards a goal that can then be paid, or to get rid of cards that a seven could take.
  private OptionalLong bankTrade(PlayerKnowledge playerKnowledge, Goal goal) {
    if (!playerKnowledge.open().options().trade()) return NOTHING;
    boolean isTooRich = PackedCounts.total(house.hand()) > SAFE_HAND;
    if (!house.canPay(goal.price()) && !isTooRich) return NOTHING;
    int spare = house.spare(goal.price());
    int missing = house.missing(goal.price());
    for (int want = 0; want < Resource.KINDS; want++) {
      if (PackedCounts.count(missing, want) == 0 || (playerKnowledge.bankKinds() >> want & 1) == 0)
        continue;
      for (int give = 0; give < Resource.KINDS; give++)
        if (PackedCounts.count(spare, give) >= house.rate(give))
          return OptionalLong.of(
              PackedAction.ofCards(
                  PackedAction.TRADE_WITH_BANK,
                  PackedCounts.of(give, house.rate(give)),
                  PackedCounts.one(want)));
    }
    return NOTHING;
  }

  /// Another purchase that hardly delays the goal, or that is better than to be robbed.
  private OptionalLong onTheSide(Goal best) {
    int hand = house.hand();
    boolean isTooRich = PackedCounts.total(hand) > SAFE_HAND;
    Goal side = null;
    double patience = weights.of(Weight.PATIENCE);
    for (var goal : goalFinder.found()) {
      if (!PackedCounts.covers(hand, goal.firstPrice()) || goal.gain() < LEAST_SIDE_GAIN) continue;
      if (side != null && goal.worth(patience) <= side.worth(patience)) continue;
      house.suppose(hand - goal.firstPrice());
      if (isTooRich || house.rolls(best.price()) <= best.rolls() + SLACK) side = goal;
      house.suppose(hand);
    }
    return side == null ? NOTHING : OptionalLong.of(side.first());
  }
}
