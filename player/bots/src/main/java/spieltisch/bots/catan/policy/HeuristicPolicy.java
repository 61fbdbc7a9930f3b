package spieltisch.bots.catan.policy;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import spieltisch.bots.catan.BoardYield;
import spieltisch.bots.catan.Goal;
import spieltisch.bots.catan.GoalFinder;
import spieltisch.bots.catan.SeatEconomy;
import spieltisch.bots.catan.Weight;
import spieltisch.bots.catan.Weights;
import spieltisch.catan.Board;
import spieltisch.catan.PackedAction;
import spieltisch.catan.PlayerKnowledge;
import spieltisch.catan.Position;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Price;
import spieltisch.catan.cards.Resource;

/// A rule-based Catan policy that decides in a few microseconds. The policy picks the goal with the
/// best gain per waiting time and plays the move that brings this goal closer.
///
/// The policy reads only public information and the secrets of the acting seat, so it works on a
/// view and on a full state. Rollouts use this policy for all players.
public final class HeuristicPolicy {
  /// The largest number of cards with which a player need not discard after a seven.
  private static final int SAFE_HAND = 7;

  /// The longest delay of the goal, in rolls, that the purchase of something else may cause.
  private static final double MAX_DELAY = 1;

  private static final double MIN_SIDE_GAIN = 0.3;

  /// The number of values of [#prospects].
  public static final int PROSPECTS = 7;

  private static final double MOST_GAIN = 5;

  private final Weights weights;
  private final boolean makesOffers;
  private final BoardYield boardYield;
  private final GoalFinder goalFinder;
  private final RobberPolicy robberPolicy;
  private final OpeningPolicy openingPolicy;
  private final DevelopmentCardPolicy developmentCardPolicy;
  private final TradePolicy tradePolicy;
  private final SeatEconomy economy = new SeatEconomy();

  /// @param makesOffers whether the policy makes offers to other players
  public HeuristicPolicy(Weights weights, Board board, boolean makesOffers) {
    this.weights = weights;
    this.makesOffers = makesOffers;
    boardYield = new BoardYield(board);
    goalFinder = new GoalFinder(weights, boardYield);
    robberPolicy = new RobberPolicy(weights, boardYield);
    openingPolicy = new OpeningPolicy(weights, boardYield);
    developmentCardPolicy = new DevelopmentCardPolicy(robberPolicy, boardYield);
    tradePolicy = new TradePolicy(weights, goalFinder);
  }

  public boolean isOf(Board board) {
    return boardYield.isOf(board);
  }

  RobberPolicy robberPolicy() {
    return robberPolicy;
  }

  OpeningPolicy openingPolicy() {
    return openingPolicy;
  }

  /// Returns a legal move of a seat that must act.
  public long choose(PlayerKnowledge knowledge, int seat) {
    var open = knowledge.position();
    return switch (open.phaseKind()) {
      case Position.FOUND_SETTLEMENT -> openingPolicy.settlement(open, openingEconomy(open, seat));
      case Position.FOUND_ROAD -> openingPolicy.road(open, openingEconomy(open, seat));
      case Position.BEFORE_ROLL ->
          developmentCardPolicy
              .beforeRoll(knowledge, seat)
              .orElse(PackedAction.of(PackedAction.ROLL));
      case Position.DISCARD -> discard(knowledge, seat);
      case Position.MOVE_ROBBER -> robberPolicy.best(PackedAction.MOVE_ROBBER, knowledge, seat);
      case Position.TRADE_AND_BUILD ->
          seat == open.active()
              ? chooseInTurn(knowledge, seat)
              : tradePolicy.answer(knowledge, seat).orElseThrow();
      case Position.SPECIAL_BUILD -> chooseSpecialBuild(knowledge, seat);
      default -> throw new IllegalStateException("no move is awaited: " + open);
    };
  }

  /// Forgets which offers the policy has made in this turn, so that the next choice depends only on
  /// the position.
  public void forgetOffers() {
    tradePolicy.forgetOffers();
  }

  /// Describes the goals of a seat whose cards are known by [#PROSPECTS] numbers: the number of
  /// ways to a settlement, then for settlements, cities and the longest road the gain of the best
  /// goal and the best gain per roll. A gain counts at most five points.
  public void prospects(PlayerKnowledge knowledge, int seat, double[] to) {
    Arrays.fill(to, 0, PROSPECTS, 0);
    economy.load(knowledge, seat);
    for (var goal : goalFinder.of(knowledge.position(), economy)) {
      if (goal.price() == Price.CARD) continue;
      boolean isSettlement = PackedCounts.covers(goal.price(), Price.SETTLEMENT);
      int at = isSettlement ? 1 : goal.price() == Price.CITY ? 3 : 5;
      double gain = Math.min(MOST_GAIN, goal.gain());
      if (isSettlement) to[0]++;
      to[at] = Math.max(to[at], gain);
      to[at + 1] = Math.max(to[at + 1], gain / (goal.rolls() + weights.of(Weight.PATIENCE)));
    }
  }

  private SeatEconomy openingEconomy(Position open, int seat) {
    economy.load(open, seat);
    return economy;
  }

  private long discard(PlayerKnowledge knowledge, int seat) {
    var best = bestGoal(knowledge, seat);
    return DiscardPolicy.discard(
        economy, best == null ? PackedCounts.NONE : best.price(), knowledge.position().owed(seat));
  }

  private @Nullable Goal bestGoal(PlayerKnowledge knowledge, int seat) {
    economy.load(knowledge, seat);
    return best(goalFinder.of(knowledge.position(), economy));
  }

  private @Nullable Goal best(List<Goal> all) {
    Goal best = null;
    double waitOffset = weights.of(Weight.PATIENCE);
    for (var goal : all)
      if (best == null || goal.gainPerRoll(waitOffset) > best.gainPerRoll(waitOffset)) best = goal;
    return best;
  }

  private long chooseInTurn(PlayerKnowledge knowledge, int seat) {
    var deal =
        knowledge.position().openOffers() == 0 ? NOTHING : tradePolicy.conclude(knowledge, seat);
    if (deal.isPresent()) return deal.getAsLong();
    var best = bestGoal(knowledge, seat);
    if (best == null) return PackedAction.of(PackedAction.END_TURN);
    if (PackedCounts.covers(economy.hand(), best.price())) return best.first();
    var move = developmentCardPolicy.inTurn(knowledge, economy, best);
    if (move.isPresent()) return move.getAsLong();
    if (PackedCounts.covers(economy.hand(), best.firstPrice())) return best.first();
    move = bankTrade(knowledge, best);
    if (move.isEmpty() && makesOffers) move = tradePolicy.offer(knowledge, economy, best);
    if (move.isEmpty()) move = sidePurchase(best);
    return move.orElse(PackedAction.of(PackedAction.END_TURN));
  }

  private static final OptionalLong NOTHING = OptionalLong.empty();

  private long chooseSpecialBuild(PlayerKnowledge knowledge, int seat) {
    var best = bestGoal(knowledge, seat);
    if (best != null && PackedCounts.covers(economy.hand(), best.firstPrice())) return best.first();
    return best == null
        ? PackedAction.of(PackedAction.END_TURN)
        : sidePurchase(best).orElse(PackedAction.of(PackedAction.END_TURN));
  }

  /// Trades with the bank if the trade makes the goal affordable, or if the hand is so large that a
  /// seven would cost cards.
  private OptionalLong bankTrade(PlayerKnowledge knowledge, Goal goal) {
    if (!knowledge.position().options().trade()) return NOTHING;
    boolean isOverHandLimit = PackedCounts.total(economy.hand()) > SAFE_HAND;
    if (!economy.canPay(goal.price()) && !isOverHandLimit) return NOTHING;
    int spare = economy.spare(goal.price());
    int missing = economy.missing(goal.price());
    for (int want = 0; want < Resource.KINDS; want++) {
      if (PackedCounts.count(missing, want) == 0 || (knowledge.bankKinds() >> want & 1) == 0)
        continue;
      for (int give = 0; give < Resource.KINDS; give++)
        if (PackedCounts.count(spare, give) >= economy.rate(give))
          return OptionalLong.of(
              PackedAction.ofCards(
                  PackedAction.TRADE_WITH_BANK,
                  PackedCounts.of(give, economy.rate(give)),
                  PackedCounts.one(want)));
    }
    return NOTHING;
  }

  /// Buys something other than the goal if that hardly delays the goal, or if the hand is so large
  /// that a seven would cost cards.
  private OptionalLong sidePurchase(Goal best) {
    int hand = economy.hand();
    boolean isOverHandLimit = PackedCounts.total(hand) > SAFE_HAND;
    Goal side = null;
    double waitOffset = weights.of(Weight.PATIENCE);
    for (var goal : goalFinder.found()) {
      if (!PackedCounts.covers(hand, goal.firstPrice()) || goal.gain() < MIN_SIDE_GAIN) continue;
      if (side != null && goal.gainPerRoll(waitOffset) <= side.gainPerRoll(waitOffset)) continue;
      economy.setHand(hand - goal.firstPrice());
      if (isOverHandLimit || economy.rolls(best.price()) <= best.rolls() + MAX_DELAY) side = goal;
      economy.setHand(hand);
    }
    return side == null ? NOTHING : OptionalLong.of(side.first());
  }
}
