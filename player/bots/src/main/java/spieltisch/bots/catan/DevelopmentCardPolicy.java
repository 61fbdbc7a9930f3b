package spieltisch.bots.catan;

import java.util.OptionalLong;
import spieltisch.catan.Island;
import spieltisch.catan.Legality;
import spieltisch.catan.PackedAction;
import spieltisch.catan.PlayerKnowledge;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;

/// When to play which development card.
final class DevelopmentCardPolicy {
  /// A monopoly should bring at least so many cards.
  private static final int RICH = 4;

  private final RobberPolicy robberPolicy;
  private final BoardYield boardYield;

  DevelopmentCardPolicy(RobberPolicy robberPolicy, BoardYield boardYield) {
    this.robberPolicy = robberPolicy;
    this.boardYield = boardYield;
  }

  /// A knight before the dice are rolled: to drive the robber away, or to win the largest army.
  OptionalLong beforeRoll(PlayerKnowledge playerKnowledge, int seat) {
    var open = playerKnowledge.open();
    if (!isPlayable(playerKnowledge, seat, Card.KNIGHT)) return OptionalLong.empty();
    boolean isRobbed = (open.hexes(seat) >>> open.robber() & 1) != 0;
    boolean isUseful = isRobbed || GoalFinder.isArmyNear(open, seat);
    return isUseful
        ? OptionalLong.of(robberPolicy.best(PackedAction.PLAY_KNIGHT, playerKnowledge, seat))
        : OptionalLong.empty();
  }

  /// A card that brings the goal nearer, or else a knight.
  OptionalLong inTurn(PlayerKnowledge playerKnowledge, SeatEconomy house, Goal goal) {
    int seat = house.seat();
    if (playerKnowledge.open().isCardPlayed()
        || playerKnowledge.cards(seat) == playerKnowledge.fresh()) return OptionalLong.empty();
    var move = OptionalLong.empty();
    if (isPlayable(playerKnowledge, seat, Card.ROAD_BUILDING))
      move = roads(playerKnowledge, seat, goal);
    if (move.isEmpty() && isPlayable(playerKnowledge, seat, Card.INVENTION))
      move = invention(playerKnowledge, house, goal);
    if (move.isEmpty() && isPlayable(playerKnowledge, seat, Card.MONOPOLY))
      move = monopoly(playerKnowledge, house, goal);
    if (move.isEmpty() && isPlayable(playerKnowledge, seat, Card.KNIGHT))
      move = OptionalLong.of(robberPolicy.best(PackedAction.PLAY_KNIGHT, playerKnowledge, seat));
    return move;
  }

  static boolean isPlayable(PlayerKnowledge playerKnowledge, int seat, Card card) {
    int held = PackedCounts.count(playerKnowledge.cards(seat), card.ordinal());
    return held > PackedCounts.count(playerKnowledge.fresh(), card.ordinal())
        && !playerKnowledge.open().isCardPlayed();
  }

  /// The road of the goal, and one that goes on from it.
  private OptionalLong roads(PlayerKnowledge playerKnowledge, int seat, Goal goal) {
    var open = playerKnowledge.open();
    if (PackedAction.kind(goal.first()) != PackedAction.BUILD_ROAD || open.roadsLeft(seat) == 0)
      return OptionalLong.empty();
    int first = PackedAction.first(goal.first());
    int second = open.roadsLeft(seat) > 1 ? onward(open, seat, first) : PackedAction.NONE;
    long move = PackedAction.of(PackedAction.PLAY_ROAD_BUILDING, first, second);
    return Legality.refusal(playerKnowledge, seat, move) == null
        ? OptionalLong.of(move)
        : OptionalLong.empty();
  }

  private int onward(Position open, int seat, int first) {
    var after = open.copy();
    after.roadPlaced(seat, first);
    int best = PackedAction.NONE;
    int longest = -1;
    for (int edge = 0; edge < boardYield.island().edges().size(); edge++) {
      if ((after.roadSites(seat, edge >>> 6) >>> edge & 1) == 0) continue;
      int length = meets(first, edge) ? 1 : 0;
      if (length > longest) {
        longest = length;
        best = edge;
      }
    }
    return best;
  }

  private boolean meets(int first, int second) {
    Island island = boardYield.island();
    for (int i = 0; i < 2; i++)
      for (int j = 0; j < 2; j++)
        if (island.endOf(first, i) == island.endOf(second, j)) return true;
    return false;
  }

  /// The one or two cards that the goal still needs.
  private static OptionalLong invention(
      PlayerKnowledge playerKnowledge, SeatEconomy house, Goal goal) {
    int missing = house.missing(goal.price());
    int total = PackedCounts.total(missing);
    if (total == 0 || total > 2) return OptionalLong.empty();
    int pack = total == 2 ? missing : missing + PackedCounts.one(scarcest(house));
    long move = PackedAction.ofCards(PackedAction.PLAY_INVENTION, pack);
    return Legality.refusal(playerKnowledge, house.seat(), move) == null
        ? OptionalLong.of(move)
        : OptionalLong.empty();
  }

  private static int scarcest(SeatEconomy house) {
    int scarcest = 0;
    for (int kind = 1; kind < Resource.KINDS; kind++)
      if (house.income(kind) < house.income(scarcest)) scarcest = kind;
    return scarcest;
  }

  /// The kind of which the others must hold most, if it is many or just what is missing.
  private static OptionalLong monopoly(
      PlayerKnowledge playerKnowledge, SeatEconomy house, Goal goal) {
    int missing = house.missing(goal.price());
    int best = -1;
    double most = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      double cards = heldByOthers(playerKnowledge, house.seat(), kind);
      boolean completes =
          PackedCounts.total(missing) == PackedCounts.count(missing, kind)
              && missing != PackedCounts.NONE;
      boolean isEnough = completes ? cards > PackedCounts.count(missing, kind) : cards >= RICH;
      if (isEnough && cards > most) {
        most = cards;
        best = kind;
      }
    }
    return best < 0
        ? OptionalLong.empty()
        : OptionalLong.of(PackedAction.of(PackedAction.PLAY_MONOPOLY, best));
  }

  /// How many cards of a kind the others hold, as far as the bank tells.
  private static double heldByOthers(PlayerKnowledge playerKnowledge, int seat, int kind) {
    var open = playerKnowledge.open();
    int hidden =
        open.options().bank()
            - PackedCounts.count(open.bank(), kind)
            - PackedCounts.count(playerKnowledge.hand(seat), kind);
    int held = 0;
    for (int other = 0; other < open.players(); other++)
      if (other != seat) held += open.handSize(other);
    return held == 0 ? 0 : (double) hidden * held / (held + open.faceDown());
  }
}
