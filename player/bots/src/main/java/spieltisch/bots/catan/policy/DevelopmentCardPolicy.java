package spieltisch.bots.catan.policy;

import java.util.OptionalLong;
import spieltisch.bots.catan.BoardYield;
import spieltisch.bots.catan.Goal;
import spieltisch.bots.catan.GoalFinder;
import spieltisch.bots.catan.SeatEconomy;
import spieltisch.catan.Island;
import spieltisch.catan.Legality;
import spieltisch.catan.PackedAction;
import spieltisch.catan.PlayerKnowledge;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;

/// Decides when to play which development card. A method that returns no move plays no card.
final class DevelopmentCardPolicy {
  /// The minimum number of expected cards for which the policy plays a monopoly.
  private static final int MIN_MONOPOLY_CARDS = 4;

  private final RobberPolicy robberPolicy;
  private final BoardYield boardYield;

  DevelopmentCardPolicy(RobberPolicy robberPolicy, BoardYield boardYield) {
    this.robberPolicy = robberPolicy;
    this.boardYield = boardYield;
  }

  /// Plays a knight before the roll if the robber blocks a hexagon of the seat, or if the seat
  /// needs at most two knights for the largest army; otherwise empty.
  OptionalLong beforeRoll(PlayerKnowledge knowledge, int seat) {
    var open = knowledge.position();
    if (!isPlayable(knowledge, seat, Card.KNIGHT)) return OptionalLong.empty();
    boolean isBlocked = (open.hexes(seat) >>> open.robber() & 1) != 0;
    boolean isUseful = isBlocked || GoalFinder.isArmyNear(open, seat);
    return isUseful
        ? OptionalLong.of(robberPolicy.best(PackedAction.PLAY_KNIGHT, knowledge, seat))
        : OptionalLong.empty();
  }

  /// Chooses a card that helps towards the goal, or else a knight; empty if there is neither.
  OptionalLong inTurn(PlayerKnowledge knowledge, SeatEconomy economy, Goal goal) {
    int seat = economy.seat();
    if (knowledge.position().isCardPlayed() || knowledge.cards(seat) == knowledge.fresh())
      return OptionalLong.empty();
    var move = OptionalLong.empty();
    if (isPlayable(knowledge, seat, Card.ROAD_BUILDING)) move = roadBuilding(knowledge, seat, goal);
    if (move.isEmpty() && isPlayable(knowledge, seat, Card.INVENTION))
      move = invention(knowledge, economy, goal);
    if (move.isEmpty() && isPlayable(knowledge, seat, Card.MONOPOLY))
      move = monopoly(knowledge, economy, goal);
    if (move.isEmpty() && isPlayable(knowledge, seat, Card.KNIGHT))
      move = OptionalLong.of(robberPolicy.best(PackedAction.PLAY_KNIGHT, knowledge, seat));
    return move;
  }

  static boolean isPlayable(PlayerKnowledge knowledge, int seat, Card card) {
    int held = PackedCounts.count(knowledge.cards(seat), card.ordinal());
    return held > PackedCounts.count(knowledge.fresh(), card.ordinal())
        && !knowledge.position().isCardPlayed();
  }

  /// Builds the first road of the goal and a second road, preferably one that continues the first.
  private OptionalLong roadBuilding(PlayerKnowledge knowledge, int seat, Goal goal) {
    var open = knowledge.position();
    if (PackedAction.kind(goal.first()) != PackedAction.BUILD_ROAD || open.roadsLeft(seat) == 0)
      return OptionalLong.empty();
    int first = PackedAction.first(goal.first());
    int second = open.roadsLeft(seat) > 1 ? secondRoad(open, seat, first) : PackedAction.NONE;
    long move = PackedAction.of(PackedAction.PLAY_ROAD_BUILDING, first, second);
    return Legality.refusal(knowledge, seat, move) == null
        ? OptionalLong.of(move)
        : OptionalLong.empty();
  }

  private int secondRoad(Position open, int seat, int first) {
    var after = open.copy();
    after.roadPlaced(seat, first);
    int best = PackedAction.NONE;
    int bestScore = -1;
    for (int edge = 0; edge < boardYield.island().edges().size(); edge++) {
      if ((after.roadSites(seat, edge >>> 6) >>> edge & 1) == 0) continue;
      int score = isAdjacent(first, edge) ? 1 : 0;
      if (score > bestScore) {
        bestScore = score;
        best = edge;
      }
    }
    return best;
  }

  private boolean isAdjacent(int first, int second) {
    Island island = boardYield.island();
    for (int i = 0; i < 2; i++)
      for (int j = 0; j < 2; j++)
        if (island.endOf(first, i) == island.endOf(second, j)) return true;
    return false;
  }

  /// Takes the cards that the goal still needs, if these are one or two. If the goal needs only one
  /// card, the other card is of the kind with the lowest income.
  private static OptionalLong invention(PlayerKnowledge knowledge, SeatEconomy economy, Goal goal) {
    int missing = economy.missing(goal.price());
    int total = PackedCounts.total(missing);
    if (total == 0 || total > 2) return OptionalLong.empty();
    int pack = total == 2 ? missing : missing + PackedCounts.one(scarcest(economy));
    long move = PackedAction.ofCards(PackedAction.PLAY_INVENTION, pack);
    return Legality.refusal(knowledge, economy.seat(), move) == null
        ? OptionalLong.of(move)
        : OptionalLong.empty();
  }

  private static int scarcest(SeatEconomy economy) {
    int scarcest = 0;
    for (int kind = 1; kind < Resource.KINDS; kind++)
      if (economy.income(kind) < economy.income(scarcest)) scarcest = kind;
    return scarcest;
  }

  /// Plays a monopoly on the resource of which the other players hold the most cards, if the
  /// monopoly gives many cards or completes the goal.
  private static OptionalLong monopoly(PlayerKnowledge knowledge, SeatEconomy economy, Goal goal) {
    int missing = economy.missing(goal.price());
    int best = -1;
    double most = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      double cards = heldByOthers(knowledge, economy.seat(), kind);
      boolean completes =
          PackedCounts.total(missing) == PackedCounts.count(missing, kind)
              && missing != PackedCounts.NONE;
      boolean isEnough =
          completes ? cards > PackedCounts.count(missing, kind) : cards >= MIN_MONOPOLY_CARDS;
      if (isEnough && cards > most) {
        most = cards;
        best = kind;
      }
    }
    return best < 0
        ? OptionalLong.empty()
        : OptionalLong.of(PackedAction.of(PackedAction.PLAY_MONOPOLY, best));
  }

  /// The expected number of cards of a kind in the other players' hands, derived from the bank.
  private static double heldByOthers(PlayerKnowledge knowledge, int seat, int kind) {
    var open = knowledge.position();
    int hidden =
        open.options().bank()
            - PackedCounts.count(open.bank(), kind)
            - PackedCounts.count(knowledge.hand(seat), kind);
    int held = 0;
    for (int other = 0; other < open.players(); other++)
      if (other != seat) held += open.handSize(other);
    return held == 0 ? 0 : (double) hidden * held / (held + open.faceDown());
  }
}
