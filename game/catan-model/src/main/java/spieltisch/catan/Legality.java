package spieltisch.catan;

import static spieltisch.catan.Position.BEFORE_ROLL;
import static spieltisch.catan.Position.DISCARD;
import static spieltisch.catan.Position.FOUND_ROAD;
import static spieltisch.catan.Position.FOUND_SETTLEMENT;
import static spieltisch.catan.Position.MOVE_ROBBER;
import static spieltisch.catan.Position.OVER;
import static spieltisch.catan.Position.SPECIAL_BUILD;
import static spieltisch.catan.Position.TRADE_AND_BUILD;

import org.jspecify.annotations.Nullable;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Price;

/// Judges any move on what its player knows: the first reason against it, or null if there is none.
///
/// The order of the checks is fixed: whose turn and which phase, then whether the variant has it,
/// then the place or the amounts, then pieces, then cards.
public final class Legality {
  private Legality() {}

  public static @Nullable Refusal refusal(PlayerKnowledge playerKnowledge, int seat, long move) {
    var open = playerKnowledge.open();
    if (open.phaseKind() == OVER) return Refusal.GAME_OVER;
    return switch (PackedAction.kind(move)) {
      case PackedAction.ROLL -> roll(open, seat);
      case PackedAction.END_TURN -> endTurn(open, seat);
      case PackedAction.BUILD_ROAD -> road(playerKnowledge, seat, PackedAction.first(move));
      case PackedAction.BUILD_SETTLEMENT ->
          settlement(playerKnowledge, seat, PackedAction.first(move));
      case PackedAction.BUILD_CITY -> city(playerKnowledge, seat, PackedAction.first(move));
      case PackedAction.BUY_CARD -> buy(playerKnowledge, seat);
      case PackedAction.DISCARD -> discard(playerKnowledge, seat, PackedAction.cards(move));
      case PackedAction.MOVE_ROBBER -> robber(open, seat, move);
      case PackedAction.PLAY_KNIGHT -> knight(playerKnowledge, seat, move);
      case PackedAction.PLAY_ROAD_BUILDING ->
          roadBuilding(playerKnowledge, seat, PackedAction.first(move), PackedAction.second(move));
      case PackedAction.PLAY_MONOPOLY -> card(playerKnowledge, seat, Card.MONOPOLY);
      case PackedAction.PLAY_INVENTION ->
          invention(playerKnowledge, seat, PackedAction.cards(move));
      case PackedAction.TRADE_WITH_BANK ->
          bankTrade(playerKnowledge, seat, PackedAction.cards(move), PackedAction.wanted(move));
      case PackedAction.OFFER ->
          offer(playerKnowledge, seat, PackedAction.cards(move), PackedAction.wanted(move));
      case PackedAction.ANSWER ->
          answer(playerKnowledge, seat, PackedAction.offer(move), PackedAction.first(move) != 0);
      case PackedAction.CONCLUDE ->
          conclude(playerKnowledge, seat, PackedAction.offer(move), PackedAction.first(move));
      case PackedAction.WITHDRAW -> withdraw(open, seat, PackedAction.offer(move));
      default -> throw new IllegalArgumentException("no move " + move);
    };
  }

  private static @Nullable Refusal roll(Position open, int seat) {
    if (open.actor() == seat && open.phaseKind() == TRADE_AND_BUILD) return Refusal.ALREADY_ROLLED;
    return phase(open, seat, 1 << BEFORE_ROLL);
  }

  private static @Nullable Refusal endTurn(Position open, int seat) {
    return phase(open, seat, 1 << TRADE_AND_BUILD | 1 << SPECIAL_BUILD);
  }

  /// Whether the seat is to act, in one of the given phases; else what it must do first.
  private static @Nullable Refusal phase(Position open, int seat, int allowed) {
    int phase = open.phaseKind();
    if (phase == DISCARD) return Refusal.DISCARDS_PENDING;
    if (open.actor() != seat) return Refusal.NOT_YOUR_TURN;
    if ((allowed >> phase & 1) != 0) return null;
    return switch (phase) {
      case FOUND_SETTLEMENT -> Refusal.SETTLEMENT_FIRST;
      case FOUND_ROAD -> Refusal.ROAD_FIRST;
      case BEFORE_ROLL -> Refusal.ROLL_FIRST;
      case MOVE_ROBBER -> Refusal.ROBBER_FIRST;
      case SPECIAL_BUILD -> Refusal.ONLY_BUILDING;
      default ->
          Refusal.ROBBER_NOT_YOURS; // only the robber is forbidden while trading and building
    };
  }

  private static final int BUILDING = 1 << TRADE_AND_BUILD | 1 << SPECIAL_BUILD;

  private static @Nullable Refusal road(PlayerKnowledge playerKnowledge, int seat, int edge) {
    var open = playerKnowledge.open();
    var wrong = phase(open, seat, BUILDING | 1 << FOUND_ROAD);
    if (wrong != null) return wrong;
    if (edge == PackedAction.NONE) return Refusal.NO_SUCH_PLACE;
    if (open.isTaken(edge)) return Refusal.TAKEN;
    if (open.phaseKind() == FOUND_ROAD) {
      boolean touches = BitSets.has(open.island().cornerEdgeSet, open.foundedAt() * 2, edge);
      return touches ? null : Refusal.NOT_AT_SETTLEMENT;
    }
    if (!open.reaches(seat, edge)) return Refusal.NOT_CONNECTED;
    if (open.roadsLeft(seat) == 0) return Refusal.NO_PIECES;
    return afford(playerKnowledge, seat, Price.ROAD);
  }

  private static @Nullable Refusal settlement(
      PlayerKnowledge playerKnowledge, int seat, int corner) {
    var open = playerKnowledge.open();
    var wrong = phase(open, seat, BUILDING | 1 << FOUND_SETTLEMENT);
    if (wrong != null) return wrong;
    if (corner == PackedAction.NONE) return Refusal.NO_SUCH_PLACE;
    if (open.isBuilt(corner)) return Refusal.TAKEN;
    if (open.isBlocked(corner)) return Refusal.TOO_CLOSE;
    if (open.phaseKind() == FOUND_SETTLEMENT) return null;
    if (!open.touches(seat, corner)) return Refusal.NOT_CONNECTED;
    if (open.settlementsLeft(seat) == 0) return Refusal.NO_PIECES;
    return afford(playerKnowledge, seat, Price.SETTLEMENT);
  }

  private static @Nullable Refusal city(PlayerKnowledge playerKnowledge, int seat, int corner) {
    var open = playerKnowledge.open();
    var wrong = phase(open, seat, BUILDING);
    if (wrong != null) return wrong;
    if (corner == PackedAction.NONE) return Refusal.NO_SUCH_PLACE;
    if (!open.hasSettlement(seat, corner)) return Refusal.NOT_YOUR_SETTLEMENT;
    if (open.citiesLeft(seat) == 0) return Refusal.NO_PIECES;
    return afford(playerKnowledge, seat, Price.CITY);
  }

  private static @Nullable Refusal afford(PlayerKnowledge playerKnowledge, int seat, int price) {
    return PackedCounts.covers(playerKnowledge.hand(seat), price) ? null : Refusal.TOO_POOR;
  }

  private static @Nullable Refusal buy(PlayerKnowledge playerKnowledge, int seat) {
    var open = playerKnowledge.open();
    var wrong = phase(open, seat, BUILDING);
    if (wrong != null) return wrong;
    if (!open.options().cards()) return Refusal.NOT_IN_VARIANT;
    if (open.deck() == 0) return Refusal.DECK_EMPTY;
    return afford(playerKnowledge, seat, Price.CARD);
  }

  private static @Nullable Refusal discard(PlayerKnowledge playerKnowledge, int seat, int cards) {
    var open = playerKnowledge.open();
    if (open.phaseKind() != DISCARD || open.owed(seat) == 0) return Refusal.NOTHING_TO_DISCARD;
    if (!PackedCounts.isValid(cards)) return Refusal.BAD_AMOUNT;
    if (PackedCounts.total(cards) != open.owed(seat)) return Refusal.WRONG_COUNT;
    return PackedCounts.covers(playerKnowledge.hand(seat), cards) ? null : Refusal.NOT_YOUR_CARDS;
  }

  private static @Nullable Refusal robber(Position open, int seat, long move) {
    boolean building = open.phaseKind() == BEFORE_ROLL || open.phaseKind() == SPECIAL_BUILD;
    if (building && open.actor() == seat) return Refusal.ROBBER_NOT_YOURS;
    var wrong = phase(open, seat, 1 << MOVE_ROBBER);
    return wrong != null
        ? wrong
        : target(open, seat, PackedAction.first(move), PackedAction.second(move));
  }

  private static @Nullable Refusal knight(PlayerKnowledge playerKnowledge, int seat, long move) {
    var wrong = card(playerKnowledge, seat, Card.KNIGHT);
    return wrong != null
        ? wrong
        : target(playerKnowledge.open(), seat, PackedAction.first(move), PackedAction.second(move));
  }

  private static @Nullable Refusal target(Position open, int seat, int hex, int victim) {
    if (hex == PackedAction.NONE) return Refusal.NO_SUCH_PLACE;
    if ((open.island().land() >>> hex & 1) == 0) return Refusal.NOT_LAND;
    if (hex == open.robber()) return Refusal.SAME_HEX;
    if (victim == PackedAction.NONE) return null;
    if (victim == seat || victim >= open.players() || (open.hexes(victim) >>> hex & 1) == 0)
      return Refusal.BAD_VICTIM;
    boolean spared =
        open.options().robbing() == Options.RobberRule.ONLY_WITH_CARDS
            && open.handSize(victim) == 0;
    return spared ? Refusal.VICTIM_EMPTY : null;
  }

  private static @Nullable Refusal card(PlayerKnowledge playerKnowledge, int seat, Card card) {
    var open = playerKnowledge.open();
    var wrong = phase(open, seat, 1 << BEFORE_ROLL | 1 << TRADE_AND_BUILD);
    if (wrong != null) return wrong;
    if (!open.options().cards()) return Refusal.NOT_IN_VARIANT;
    int held = PackedCounts.count(playerKnowledge.cards(seat), card.ordinal());
    if (held == 0) return Refusal.NO_SUCH_CARD;
    if (held == PackedCounts.count(playerKnowledge.fresh(), card.ordinal()))
      return Refusal.CARD_TOO_NEW;
    return open.isCardPlayed() ? Refusal.CARD_ALREADY_PLAYED : null;
  }

  private static @Nullable Refusal roadBuilding(
      PlayerKnowledge playerKnowledge, int seat, int first, int second) {
    var wrong = card(playerKnowledge, seat, Card.ROAD_BUILDING);
    if (wrong != null) return wrong;
    var open = playerKnowledge.open();
    int edges = open.island().edges().size();
    if (first >= edges || second >= edges && second != PackedAction.NONE)
      return Refusal.NO_SUCH_PLACE;
    if (open.isTaken(first)
        || second != PackedAction.NONE && (open.isTaken(second) || first == second))
      return Refusal.TAKEN;
    if (!open.reaches(seat, first)) return Refusal.NOT_CONNECTED;
    if (second != PackedAction.NONE
        && !open.reaches(seat, second)
        && !continues(open, seat, first, second)) return Refusal.NOT_CONNECTED;
    return open.roadsLeft(seat) < (second == PackedAction.NONE ? 1 : 2) ? Refusal.NO_PIECES : null;
  }

  /// Whether a second road could start at an end of a first that is not there yet.
  static boolean continues(Position open, int seat, int first, int second) {
    var island = open.island();
    for (int end = 0; end < 2; end++) {
      int corner = island.edgeCorners[first * 2 + end];
      boolean foreign = (open.foreignBuildings(seat, corner >>> 6) >>> corner & 1) != 0;
      if (!foreign && BitSets.has(island.cornerEdgeSet, corner * 2, second)) return true;
    }
    return false;
  }

  private static @Nullable Refusal invention(PlayerKnowledge playerKnowledge, int seat, int cards) {
    var wrong = card(playerKnowledge, seat, Card.INVENTION);
    if (wrong != null) return wrong;
    if (!PackedCounts.isValid(cards)) return Refusal.BAD_AMOUNT;
    if (PackedCounts.total(cards) != inventible(playerKnowledge.open())) return Refusal.BAD_AMOUNT;
    return playerKnowledge.bankMayHave(cards) ? null : Refusal.BANK_LACKS;
  }

  /// How many cards an invention takes: two, or all the bank has left.
  static int inventible(Position open) {
    return Math.min(2, PackedCounts.total(open.bank()) + open.faceDown());
  }

  private static @Nullable Refusal bankTrade(
      PlayerKnowledge playerKnowledge, int seat, int give, int want) {
    var open = playerKnowledge.open();
    var wrong = trading(open, seat);
    if (wrong == null) wrong = exchange(give, want);
    if (wrong != null) return wrong;
    int given = PackedCounts.kinds(give);
    int wanted = PackedCounts.kinds(want);
    if (Integer.bitCount(given) != 1 || Integer.bitCount(wanted) != 1) return Refusal.BAD_RATE;
    int kind = Integer.numberOfTrailingZeros(given);
    if (!isRate(open.harbours(seat), kind, PackedCounts.total(give), PackedCounts.total(want)))
      return Refusal.BAD_RATE;
    if (!PackedCounts.covers(playerKnowledge.hand(seat), give)) return Refusal.NOT_YOUR_CARDS;
    return playerKnowledge.bankMayHave(want) ? null : Refusal.BANK_LACKS;
  }

  /// Four for one always; three or two for one with the harbour for it.
  private static boolean isRate(int harbours, int kind, int give, int want) {
    return give == 4 * want
        || give == 3 * want && (harbours & Board.GENERIC) != 0
        || give == 2 * want && (harbours >> kind & 1) != 0;
  }

  private static @Nullable Refusal trading(Position open, int seat) {
    var wrong = phase(open, seat, 1 << TRADE_AND_BUILD);
    if (wrong != null) return wrong;
    return open.options().trade() ? null : Refusal.NOT_IN_VARIANT;
  }

  private static @Nullable Refusal exchange(int give, int want) {
    if (!PackedCounts.isValid(give) || !PackedCounts.isValid(want)) return Refusal.BAD_AMOUNT;
    if (give == 0 || want == 0) return Refusal.GIFT;
    return (PackedCounts.kinds(give) & PackedCounts.kinds(want)) != 0 ? Refusal.SAME_KIND : null;
  }

  private static @Nullable Refusal offer(
      PlayerKnowledge playerKnowledge, int seat, int give, int want) {
    var open = playerKnowledge.open();
    var wrong = trading(open, seat);
    if (wrong == null) wrong = exchange(give, want);
    if (wrong != null) return wrong;
    if (!PackedCounts.covers(playerKnowledge.hand(seat), give)) return Refusal.NOT_YOUR_CARDS;
    boolean full = open.openOffers() == Position.MOST_OFFERS || open.offersMade() == 0xff;
    return full ? Refusal.TOO_MANY_OFFERS : null;
  }

  private static @Nullable Refusal answer(
      PlayerKnowledge playerKnowledge, int seat, int offer, boolean accept) {
    var open = playerKnowledge.open();
    int index = open.offerIndex(offer);
    if (index < 0) return Refusal.NO_SUCH_OFFER;
    if (open.active() == seat) return Refusal.OWN_OFFER;
    return !accept || PackedCounts.covers(playerKnowledge.hand(seat), open.offerWant(index))
        ? null
        : Refusal.NOT_YOUR_CARDS;
  }

  private static @Nullable Refusal conclude(
      PlayerKnowledge playerKnowledge, int seat, int offer, int partner) {
    var open = playerKnowledge.open();
    var wrong = trading(open, seat);
    if (wrong != null) return wrong;
    int index = open.offerIndex(offer);
    if (index < 0) return Refusal.NO_SUCH_OFFER;
    if (partner == seat) return Refusal.OWN_OFFER;
    if ((open.offerAnswers(index) >> partner & 1) == 0) return Refusal.NOT_ACCEPTED;
    if (!PackedCounts.covers(playerKnowledge.hand(seat), open.offerGive(index)))
      return Refusal.NOT_YOUR_CARDS;
    return playerKnowledge.mayHave(partner, open.offerWant(index)) ? null : Refusal.PARTNER_LACKS;
  }

  private static @Nullable Refusal withdraw(Position open, int seat, int offer) {
    int index = open.offerIndex(offer);
    if (index < 0) return Refusal.NO_SUCH_OFFER;
    if (open.active() == seat) return null;
    return (open.offerAnswers(index) >> seat & 1) != 0 ? null : Refusal.NOT_ACCEPTED;
  }
}
