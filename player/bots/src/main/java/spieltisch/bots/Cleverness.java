package spieltisch.bots;

import java.util.OptionalLong;
import spieltisch.catan.Card;
import spieltisch.catan.Facts;
import spieltisch.catan.Island;
import spieltisch.catan.Legality;
import spieltisch.catan.Move;
import spieltisch.catan.Pack;
import spieltisch.catan.Position;
import spieltisch.catan.Resource;

/// When to play which development card.
final class Cleverness {
  /// A monopoly should bring at least so many cards.
  private static final int RICH = 4;

  private final Robbery robbery;
  private final Land land;

  Cleverness(Robbery robbery, Land land) {
    this.robbery = robbery;
    this.land = land;
  }

  /// A knight before the dice are rolled: to drive the robber away, or to win the largest army.
  OptionalLong beforeRoll(Facts facts, int seat) {
    var open = facts.open();
    if (!isPlayable(facts, seat, Card.KNIGHT)) return OptionalLong.empty();
    boolean isRobbed = (open.hexes(seat) >>> open.robber() & 1) != 0;
    boolean isUseful = isRobbed || Goals.isArmyNear(open, seat);
    return isUseful
        ? OptionalLong.of(robbery.best(Move.PLAY_KNIGHT, facts, seat))
        : OptionalLong.empty();
  }

  /// A card that brings the goal nearer, or else a knight.
  OptionalLong inTurn(Facts facts, Household house, Goal goal) {
    int seat = house.seat();
    if (facts.open().isCardPlayed() || facts.cards(seat) == facts.fresh())
      return OptionalLong.empty();
    var move = OptionalLong.empty();
    if (isPlayable(facts, seat, Card.ROAD_BUILDING)) move = roads(facts, seat, goal);
    if (move.isEmpty() && isPlayable(facts, seat, Card.INVENTION))
      move = invention(facts, house, goal);
    if (move.isEmpty() && isPlayable(facts, seat, Card.MONOPOLY))
      move = monopoly(facts, house, goal);
    if (move.isEmpty() && isPlayable(facts, seat, Card.KNIGHT))
      move = OptionalLong.of(robbery.best(Move.PLAY_KNIGHT, facts, seat));
    return move;
  }

  static boolean isPlayable(Facts facts, int seat, Card card) {
    int held = Pack.count(facts.cards(seat), card.ordinal());
    return held > Pack.count(facts.fresh(), card.ordinal()) && !facts.open().isCardPlayed();
  }

  /// The road of the goal, and one that goes on from it.
  private OptionalLong roads(Facts facts, int seat, Goal goal) {
    var open = facts.open();
    if (Move.kind(goal.first()) != Move.BUILD_ROAD || open.roadsLeft(seat) == 0)
      return OptionalLong.empty();
    int first = Move.first(goal.first());
    int second = open.roadsLeft(seat) > 1 ? onward(open, seat, first) : Move.NONE;
    long move = Move.of(Move.PLAY_ROAD_BUILDING, first, second);
    return Legality.refusal(facts, seat, move) == null
        ? OptionalLong.of(move)
        : OptionalLong.empty();
  }

  private int onward(Position open, int seat, int first) {
    var after = open.copy();
    after.roadPlaced(seat, first);
    int best = Move.NONE;
    int longest = -1;
    for (int edge = 0; edge < land.island().edges().size(); edge++) {
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
    Island island = land.island();
    for (int i = 0; i < 2; i++)
      for (int j = 0; j < 2; j++)
        if (island.endOf(first, i) == island.endOf(second, j)) return true;
    return false;
  }

  /// The one or two cards that the goal still needs.
  private static OptionalLong invention(Facts facts, Household house, Goal goal) {
    int missing = house.missing(goal.price());
    int total = Pack.total(missing);
    if (total == 0 || total > 2) return OptionalLong.empty();
    int pack = total == 2 ? missing : missing + Pack.one(scarcest(house));
    long move = Move.ofCards(Move.PLAY_INVENTION, pack);
    return Legality.refusal(facts, house.seat(), move) == null
        ? OptionalLong.of(move)
        : OptionalLong.empty();
  }

  private static int scarcest(Household house) {
    int scarcest = 0;
    for (int kind = 1; kind < Resource.KINDS; kind++)
      if (house.income(kind) < house.income(scarcest)) scarcest = kind;
    return scarcest;
  }

  /// The kind of which the others must hold most, if it is many or just what is missing.
  private static OptionalLong monopoly(Facts facts, Household house, Goal goal) {
    int missing = house.missing(goal.price());
    int best = -1;
    double most = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      double cards = heldByOthers(facts, house.seat(), kind);
      boolean completes = Pack.total(missing) == Pack.count(missing, kind) && missing != Pack.NONE;
      boolean isEnough = completes ? cards > Pack.count(missing, kind) : cards >= RICH;
      if (isEnough && cards > most) {
        most = cards;
        best = kind;
      }
    }
    return best < 0 ? OptionalLong.empty() : OptionalLong.of(Move.of(Move.PLAY_MONOPOLY, best));
  }

  /// How many cards of a kind the others hold, as far as the bank tells.
  private static double heldByOthers(Facts facts, int seat, int kind) {
    var open = facts.open();
    int hidden =
        open.options().bank() - Pack.count(open.bank(), kind) - Pack.count(facts.hand(seat), kind);
    int held = 0;
    for (int other = 0; other < open.players(); other++)
      if (other != seat) held += open.handSize(other);
    return held == 0 ? 0 : (double) hidden * held / (held + open.faceDown());
  }
}
