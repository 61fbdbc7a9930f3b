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

/// Decides whether a move is legal. A move is a [PackedAction]. The decision uses only what
/// [PlayerKnowledge] tells about the game.
///
/// The order of the checks is fixed: turn and phase, then the variant, then the place or the
/// amounts, then pieces, then cards. The check whether a player may play a development card comes
/// before the checks of the place or the amounts. The first check that fails gives the reason for
/// the refusal.
public final class Legality {
  private Legality() {}

  /// The reason why a move is illegal, or null if it is legal.
  public static @Nullable Refusal refusal(PlayerKnowledge knowledge, int seat, long move) {
    var position = knowledge.position();
    if (position.phaseKind() == OVER) return Refusal.GAME_OVER;
    return switch (PackedAction.kind(move)) {
      case PackedAction.ROLL -> roll(position, seat);
      case PackedAction.END_TURN -> endTurn(position, seat);
      case PackedAction.BUILD_ROAD -> road(knowledge, seat, PackedAction.first(move));
      case PackedAction.BUILD_SETTLEMENT -> settlement(knowledge, seat, PackedAction.first(move));
      case PackedAction.BUILD_CITY -> city(knowledge, seat, PackedAction.first(move));
      case PackedAction.BUY_CARD -> buy(knowledge, seat);
      case PackedAction.DISCARD -> discard(knowledge, seat, PackedAction.cards(move));
      case PackedAction.MOVE_ROBBER -> robber(position, seat, move);
      case PackedAction.PLAY_KNIGHT -> knight(knowledge, seat, move);
      case PackedAction.PLAY_ROAD_BUILDING ->
          roadBuilding(knowledge, seat, PackedAction.first(move), PackedAction.second(move));
      case PackedAction.PLAY_MONOPOLY -> card(knowledge, seat, Card.MONOPOLY);
      case PackedAction.PLAY_INVENTION -> invention(knowledge, seat, PackedAction.cards(move));
      case PackedAction.TRADE_WITH_BANK ->
          bankTrade(knowledge, seat, PackedAction.cards(move), PackedAction.wanted(move));
      case PackedAction.OFFER ->
          offer(knowledge, seat, PackedAction.cards(move), PackedAction.wanted(move));
      case PackedAction.ANSWER ->
          answer(knowledge, seat, PackedAction.offer(move), PackedAction.first(move) != 0);
      case PackedAction.CONCLUDE ->
          conclude(knowledge, seat, PackedAction.offer(move), PackedAction.first(move));
      case PackedAction.WITHDRAW -> withdraw(position, seat, PackedAction.offer(move));
      default -> throw new IllegalArgumentException("unknown move " + move);
    };
  }

  private static @Nullable Refusal roll(Position position, int seat) {
    if (position.actor() == seat && position.phaseKind() == TRADE_AND_BUILD)
      return Refusal.ALREADY_ROLLED;
    return phase(position, seat, 1 << BEFORE_ROLL);
  }

  private static @Nullable Refusal endTurn(Position position, int seat) {
    return phase(position, seat, 1 << TRADE_AND_BUILD | 1 << SPECIAL_BUILD);
  }

  /// Checks that it is the seat's turn to act and that the phase is allowed. Returns null if so,
  /// otherwise the reason for the refusal.
  private static @Nullable Refusal phase(Position position, int seat, int allowed) {
    int phase = position.phaseKind();
    if (phase == DISCARD) return Refusal.DISCARDS_PENDING;
    if (position.actor() != seat) return Refusal.NOT_YOUR_TURN;
    if ((allowed >> phase & 1) != 0) return null;
    return switch (phase) {
      case FOUND_SETTLEMENT -> Refusal.SETTLEMENT_FIRST;
      case FOUND_ROAD -> Refusal.ROAD_FIRST;
      case BEFORE_ROLL -> Refusal.ROLL_FIRST;
      case MOVE_ROBBER -> Refusal.ROBBER_FIRST;
      case SPECIAL_BUILD -> Refusal.ONLY_BUILDING;
      default -> Refusal.ROBBER_NOT_YOURS; // TRADE_AND_BUILD forbids only the robber
    };
  }

  private static final int BUILDING = 1 << TRADE_AND_BUILD | 1 << SPECIAL_BUILD;

  private static @Nullable Refusal road(PlayerKnowledge knowledge, int seat, int edge) {
    var position = knowledge.position();
    var wrong = phase(position, seat, BUILDING | 1 << FOUND_ROAD);
    if (wrong != null) return wrong;
    if (edge == PackedAction.NONE) return Refusal.NO_SUCH_PLACE;
    if (position.isTaken(edge)) return Refusal.TAKEN;
    if (position.phaseKind() == FOUND_ROAD) {
      boolean touches = (FoundingSites.roads(position, seat, edge >>> 6) >>> edge & 1) != 0;
      return touches ? null : Refusal.NOT_AT_SETTLEMENT;
    }
    if (!position.reaches(seat, edge)) return Refusal.NOT_CONNECTED;
    if (position.roadsLeft(seat) == 0) return Refusal.NO_PIECES;
    return afford(knowledge, seat, Price.ROAD);
  }

  private static @Nullable Refusal settlement(PlayerKnowledge knowledge, int seat, int corner) {
    var position = knowledge.position();
    var wrong = phase(position, seat, BUILDING | 1 << FOUND_SETTLEMENT);
    if (wrong != null) return wrong;
    if (corner == PackedAction.NONE) return Refusal.NO_SUCH_PLACE;
    if (position.isBuilt(corner)) return Refusal.TAKEN;
    if (position.isBlocked(corner)) return Refusal.TOO_CLOSE;
    if (position.phaseKind() == FOUND_SETTLEMENT) {
      boolean isSite = (FoundingSites.settlements(position, corner >>> 6) >>> corner & 1) != 0;
      return isSite ? null : Refusal.NOT_INLAND;
    }
    if (!position.touches(seat, corner)) return Refusal.NOT_CONNECTED;
    if (position.settlementsLeft(seat) == 0) return Refusal.NO_PIECES;
    return afford(knowledge, seat, Price.SETTLEMENT);
  }

  private static @Nullable Refusal city(PlayerKnowledge knowledge, int seat, int corner) {
    var position = knowledge.position();
    var wrong = phase(position, seat, BUILDING);
    if (wrong != null) return wrong;
    if (corner == PackedAction.NONE) return Refusal.NO_SUCH_PLACE;
    if (!position.hasSettlement(seat, corner)) return Refusal.NOT_YOUR_SETTLEMENT;
    if (position.citiesLeft(seat) == 0) return Refusal.NO_PIECES;
    return afford(knowledge, seat, Price.CITY);
  }

  private static @Nullable Refusal afford(PlayerKnowledge knowledge, int seat, int price) {
    return PackedCounts.covers(knowledge.hand(seat), price) ? null : Refusal.TOO_POOR;
  }

  private static @Nullable Refusal buy(PlayerKnowledge knowledge, int seat) {
    var position = knowledge.position();
    var wrong = phase(position, seat, BUILDING);
    if (wrong != null) return wrong;
    if (!position.options().cards()) return Refusal.NOT_IN_VARIANT;
    if (position.deck() == 0) return Refusal.DECK_EMPTY;
    return afford(knowledge, seat, Price.CARD);
  }

  private static @Nullable Refusal discard(PlayerKnowledge knowledge, int seat, int cards) {
    var position = knowledge.position();
    if (position.phaseKind() != DISCARD || position.owed(seat) == 0)
      return Refusal.NOTHING_TO_DISCARD;
    if (!PackedCounts.isValid(cards)) return Refusal.BAD_AMOUNT;
    if (PackedCounts.total(cards) != position.owed(seat)) return Refusal.WRONG_COUNT;
    return PackedCounts.covers(knowledge.hand(seat), cards) ? null : Refusal.NOT_YOUR_CARDS;
  }

  private static @Nullable Refusal robber(Position position, int seat, long move) {
    boolean building = position.phaseKind() == BEFORE_ROLL || position.phaseKind() == SPECIAL_BUILD;
    if (building && position.actor() == seat) return Refusal.ROBBER_NOT_YOURS;
    var wrong = phase(position, seat, 1 << MOVE_ROBBER);
    return wrong != null
        ? wrong
        : target(position, seat, PackedAction.first(move), PackedAction.second(move));
  }

  private static @Nullable Refusal knight(PlayerKnowledge knowledge, int seat, long move) {
    var wrong = card(knowledge, seat, Card.KNIGHT);
    return wrong != null
        ? wrong
        : target(knowledge.position(), seat, PackedAction.first(move), PackedAction.second(move));
  }

  private static @Nullable Refusal target(Position position, int seat, int hex, int victim) {
    if (hex == PackedAction.NONE) return Refusal.NO_SUCH_PLACE;
    if ((position.island().land() >>> hex & 1) == 0) return Refusal.NOT_LAND;
    if (hex == position.robber()) return Refusal.SAME_HEX;
    if (victim == PackedAction.NONE) return null;
    if (victim == seat || victim >= position.players() || (position.hexes(victim) >>> hex & 1) == 0)
      return Refusal.BAD_VICTIM;
    boolean spared =
        position.options().robbing() == Options.RobberRule.ONLY_WITH_CARDS
            && position.handSize(victim) == 0;
    return spared ? Refusal.VICTIM_EMPTY : null;
  }

  private static @Nullable Refusal card(PlayerKnowledge knowledge, int seat, Card card) {
    var position = knowledge.position();
    var wrong = phase(position, seat, 1 << BEFORE_ROLL | 1 << TRADE_AND_BUILD);
    if (wrong != null) return wrong;
    if (!position.options().cards()) return Refusal.NOT_IN_VARIANT;
    int held = PackedCounts.count(knowledge.cards(seat), card.ordinal());
    if (held == 0) return Refusal.NO_SUCH_CARD;
    if (held == PackedCounts.count(knowledge.fresh(), card.ordinal())) return Refusal.CARD_TOO_NEW;
    return position.isCardPlayed() ? Refusal.CARD_ALREADY_PLAYED : null;
  }

  private static @Nullable Refusal roadBuilding(
      PlayerKnowledge knowledge, int seat, int first, int second) {
    var wrong = card(knowledge, seat, Card.ROAD_BUILDING);
    if (wrong != null) return wrong;
    var position = knowledge.position();
    int edges = position.island().edges().size();
    if (first >= edges || second >= edges && second != PackedAction.NONE)
      return Refusal.NO_SUCH_PLACE;
    if (position.isTaken(first)
        || second != PackedAction.NONE && (position.isTaken(second) || first == second))
      return Refusal.TAKEN;
    if (!position.reaches(seat, first)) return Refusal.NOT_CONNECTED;
    if (second != PackedAction.NONE
        && !position.reaches(seat, second)
        && !continues(position, seat, first, second)) return Refusal.NOT_CONNECTED;
    return position.roadsLeft(seat) < (second == PackedAction.NONE ? 1 : 2)
        ? Refusal.NO_PIECES
        : null;
  }

  /// Whether the second road of the road building card would connect to its first road. Neither
  /// road is built yet.
  static boolean continues(Position position, int seat, int first, int second) {
    var island = position.island();
    for (int end = 0; end < 2; end++) {
      int corner = island.edgeCorners[first * 2 + end];
      boolean foreign = (position.foreignBuildings(seat, corner >>> 6) >>> corner & 1) != 0;
      if (!foreign && BitSets.has(island.cornerEdgeSet, corner * 2, second)) return true;
    }
    return false;
  }

  private static @Nullable Refusal invention(PlayerKnowledge knowledge, int seat, int cards) {
    var wrong = card(knowledge, seat, Card.INVENTION);
    if (wrong != null) return wrong;
    if (!PackedCounts.isValid(cards)) return Refusal.BAD_AMOUNT;
    int most = inventible(knowledge.position());
    int total = PackedCounts.total(cards);
    if (total != most && !(total == 1 && mayInventOne(knowledge.position(), most)))
      return Refusal.BAD_AMOUNT;
    return knowledge.bankMayHave(cards) ? null : Refusal.BANK_LACKS;
  }

  /// The number of cards that a player takes from the bank with the invention card: two, or fewer
  /// if the bank has fewer.
  static int inventible(Position position) {
    return Math.min(2, PackedCounts.total(position.bank()) + position.faceDown());
  }

  /// Whether the invention card may take a single card although the bank has more than one.
  static boolean mayInventOne(Position position, int most) {
    return most == 2 && position.options().invention() == Options.Invention.ONE_OR_TWO;
  }

  private static @Nullable Refusal bankTrade(
      PlayerKnowledge knowledge, int seat, int give, int want) {
    var position = knowledge.position();
    var wrong = trading(position, seat);
    if (wrong == null) wrong = exchange(give, want);
    if (wrong != null) return wrong;
    int given = PackedCounts.kinds(give);
    int wanted = PackedCounts.kinds(want);
    if (Integer.bitCount(given) != 1 || Integer.bitCount(wanted) != 1) return Refusal.BAD_RATE;
    int kind = Integer.numberOfTrailingZeros(given);
    if (!isRate(position.harbours(seat), kind, PackedCounts.total(give), PackedCounts.total(want)))
      return Refusal.BAD_RATE;
    if (!PackedCounts.covers(knowledge.hand(seat), give)) return Refusal.NOT_YOUR_CARDS;
    return knowledge.bankMayHave(want) ? null : Refusal.BANK_LACKS;
  }

  /// Whether a bank trade has a legal rate: 4:1 is always legal, 3:1 and 2:1 only with a matching
  /// harbour.
  private static boolean isRate(int harbours, int kind, int give, int want) {
    return give == 4 * want
        || give == 3 * want && (harbours & Board.GENERIC) != 0
        || give == 2 * want && (harbours >> kind & 1) != 0;
  }

  private static @Nullable Refusal trading(Position position, int seat) {
    var wrong = phase(position, seat, 1 << TRADE_AND_BUILD);
    if (wrong != null) return wrong;
    return position.options().trade() ? null : Refusal.NOT_IN_VARIANT;
  }

  private static @Nullable Refusal exchange(int give, int want) {
    if (!PackedCounts.isValid(give) || !PackedCounts.isValid(want)) return Refusal.BAD_AMOUNT;
    if (give == 0 || want == 0) return Refusal.GIFT;
    return (PackedCounts.kinds(give) & PackedCounts.kinds(want)) != 0 ? Refusal.SAME_KIND : null;
  }

  private static @Nullable Refusal offer(PlayerKnowledge knowledge, int seat, int give, int want) {
    var position = knowledge.position();
    var wrong = trading(position, seat);
    if (wrong == null) wrong = exchange(give, want);
    if (wrong != null) return wrong;
    if (!PackedCounts.covers(knowledge.hand(seat), give)) return Refusal.NOT_YOUR_CARDS;
    if (position.offersMade() >= position.mostOffersInTurn()) return Refusal.OFFERS_USED_UP;
    return position.openOffers() >= position.mostOpenOffers() ? Refusal.TOO_MANY_OFFERS : null;
  }

  private static @Nullable Refusal answer(
      PlayerKnowledge knowledge, int seat, int offer, boolean accept) {
    var position = knowledge.position();
    int index = position.offerIndex(offer);
    if (index < 0) return Refusal.NO_SUCH_OFFER;
    if (position.active() == seat) return Refusal.OWN_OFFER;
    return !accept || PackedCounts.covers(knowledge.hand(seat), position.offerWant(index))
        ? null
        : Refusal.NOT_YOUR_CARDS;
  }

  private static @Nullable Refusal conclude(
      PlayerKnowledge knowledge, int seat, int offer, int partner) {
    var position = knowledge.position();
    var wrong = trading(position, seat);
    if (wrong != null) return wrong;
    int index = position.offerIndex(offer);
    if (index < 0) return Refusal.NO_SUCH_OFFER;
    if (partner == seat) return Refusal.OWN_OFFER;
    if ((position.offerAnswers(index) >> partner & 1) == 0) return Refusal.NOT_ACCEPTED;
    if (!PackedCounts.covers(knowledge.hand(seat), position.offerGive(index)))
      return Refusal.NOT_YOUR_CARDS;
    return knowledge.mayHave(partner, position.offerWant(index)) ? null : Refusal.PARTNER_LACKS;
  }

  private static @Nullable Refusal withdraw(Position position, int seat, int offer) {
    int index = position.offerIndex(offer);
    if (index < 0) return Refusal.NO_SUCH_OFFER;
    if (position.active() == seat) return null;
    return (position.offerAnswers(index) >> seat & 1) != 0 ? null : Refusal.NOT_ACCEPTED;
  }
}
