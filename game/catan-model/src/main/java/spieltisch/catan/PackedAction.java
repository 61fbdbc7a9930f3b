package spieltisch.catan;

import java.util.Optional;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Edge;
import spieltisch.kernel.Seat;

/// An [Action] packed into a `long`, so that legality checks and searches need no objects.
///
/// The lowest five bits are the kind. Actions with cards have up to two packed counts above the
/// kind. All other actions have up to two operands of one byte each (places, seats, resources), or
/// a 32-bit offer id and one byte. Every action that a client can send has a packed form: a place
/// outside the island becomes [#NONE], an impossible amount becomes an invalid pack, and the rules
/// refuse both.
public final class PackedAction {
  public static final int ROLL = 0;
  public static final int END_TURN = 1;
  public static final int BUILD_ROAD = 2;
  public static final int BUILD_SETTLEMENT = 3;
  public static final int BUILD_CITY = 4;
  public static final int BUY_CARD = 5;
  public static final int DISCARD = 6;
  public static final int MOVE_ROBBER = 7;
  public static final int PLAY_KNIGHT = 8;
  public static final int PLAY_ROAD_BUILDING = 9;
  public static final int PLAY_MONOPOLY = 10;
  public static final int PLAY_INVENTION = 11;
  public static final int TRADE_WITH_BANK = 12;
  public static final int OFFER = 13;
  public static final int ANSWER = 14;
  public static final int CONCLUDE = 15;
  public static final int WITHDRAW = 16;

  /// The operand that stands for a missing place, seat or second road.
  public static final int NONE = 0xff;

  /// The number of bits of the kind; the first operand begins above them.
  static final int KIND_BITS = 5;

  private static final int KIND = 0x1f;
  private static final int BYTE = 0xff;
  // A valid pack fits in 29 bits because its top guard bit is clear. The next lower guard bit marks
  // an invalid pack.
  private static final int PACK_BITS = 29;
  private static final int PACK = (1 << PACK_BITS) - 1;
  private static final int SECOND = KIND_BITS + 8;
  private static final int SECOND_PACK = KIND_BITS + PACK_BITS;
  private static final int OFFER_OPERAND = KIND_BITS + 8;

  private PackedAction() {}

  public static int kind(long move) {
    return (int) move & KIND;
  }

  public static long of(int kind) {
    return kind;
  }

  public static long of(int kind, int first) {
    return kind | (long) (first & BYTE) << KIND_BITS;
  }

  public static long of(int kind, int first, int second) {
    return kind | (long) (first & BYTE) << KIND_BITS | (long) (second & BYTE) << SECOND;
  }

  public static long ofCards(int kind, int pack) {
    return kind | (long) (pack & PACK) << KIND_BITS;
  }

  public static long ofCards(int kind, int give, int want) {
    return ofCards(kind, give) | wanting(want);
  }

  /// The bits of an action that hold the cards wanted in a trade.
  static long wanting(int pack) {
    return (long) (pack & PACK) << SECOND_PACK;
  }

  public static long ofOffer(int kind, int offer, int operand) {
    return kind | (long) (operand & BYTE) << KIND_BITS | (offer & 0xffffffffL) << OFFER_OPERAND;
  }

  public static int first(long move) {
    return (int) (move >>> KIND_BITS) & BYTE;
  }

  public static int second(long move) {
    return (int) (move >>> SECOND) & BYTE;
  }

  /// The cards of an action with one pack, or the given cards of a trade.
  public static int cards(long move) {
    return (int) (move >>> KIND_BITS) & PACK;
  }

  /// The wanted cards of a trade.
  public static int wanted(long move) {
    return (int) (move >>> SECOND_PACK) & PACK;
  }

  public static int offer(long move) {
    return (int) (move >>> OFFER_OPERAND);
  }

  /// Packs an action. The packed form does not contain the acting seat.
  public static long of(Island island, Action action) {
    return switch (action) {
      case Action.Roll _ -> of(ROLL);
      case Action.EndTurn _ -> of(END_TURN);
      case Action.BuildRoad(var edge) -> of(BUILD_ROAD, island.indexOf(edge));
      case Action.BuildSettlement(var corner) -> of(BUILD_SETTLEMENT, island.indexOf(corner));
      case Action.BuildCity(var corner) -> of(BUILD_CITY, island.indexOf(corner));
      case Action.BuyCard _ -> of(BUY_CARD);
      case Action.Discard(var cards) -> ofCards(DISCARD, cards.packed());
      case Action.MoveRobber(var hex, var victim) ->
          of(MOVE_ROBBER, island.indexOf(hex), seat(victim));
      case Action.PlayKnight(var hex, var victim) ->
          of(PLAY_KNIGHT, island.indexOf(hex), seat(victim));
      case Action.PlayRoadBuilding(var first, var second) -> roads(island, first, second);
      case Action.PlayMonopoly(var resource) -> of(PLAY_MONOPOLY, resource.ordinal());
      case Action.PlayInvention(var cards) -> ofCards(PLAY_INVENTION, cards.packed());
      case Action.TradeWithBank(var give, var want) ->
          ofCards(TRADE_WITH_BANK, give.packed(), want.packed());
      case Action.Offer(var give, var want) -> ofCards(OFFER, give.packed(), want.packed());
      case Action.Answer(var offer, var accept) -> ofOffer(ANSWER, offer, accept ? 1 : 0);
      case Action.Conclude(var offer, var partner) -> ofOffer(CONCLUDE, offer, partner.index());
      case Action.Withdraw(var offer) -> ofOffer(WITHDRAW, offer, 0);
    };
  }

  private static int seat(Optional<Seat> seat) {
    return seat.map(Seat::index).orElse(NONE);
  }

  /// Packs road building. A second road outside the island and a missing second road get different
  /// operands.
  private static long roads(Island island, Edge first, Optional<Edge> second) {
    if (second.isEmpty()) return of(PLAY_ROAD_BUILDING, island.indexOf(first), NONE);
    int index = island.indexOf(second.get());
    return of(
        PLAY_ROAD_BUILDING, island.indexOf(first), index == Island.NOWHERE ? NONE - 1 : index);
  }

  /// Unpacks a packed action, which must be legal.
  public static Action action(Island island, long move) {
    int first = first(move);
    return switch (kind(move)) {
      case ROLL -> new Action.Roll();
      case END_TURN -> new Action.EndTurn();
      case BUILD_ROAD -> new Action.BuildRoad(island.edge(first));
      case BUILD_SETTLEMENT -> new Action.BuildSettlement(island.corner(first));
      case BUILD_CITY -> new Action.BuildCity(island.corner(first));
      case BUY_CARD -> new Action.BuyCard();
      case DISCARD -> new Action.Discard(Resources.unpacked(cards(move)));
      case MOVE_ROBBER -> new Action.MoveRobber(island.hex(first), seat(second(move)));
      case PLAY_KNIGHT -> new Action.PlayKnight(island.hex(first), seat(second(move)));
      case PLAY_ROAD_BUILDING ->
          new Action.PlayRoadBuilding(island.edge(first), edge(island, second(move)));
      case PLAY_MONOPOLY -> new Action.PlayMonopoly(Resource.of(first));
      case PLAY_INVENTION -> new Action.PlayInvention(Resources.unpacked(cards(move)));
      case TRADE_WITH_BANK ->
          new Action.TradeWithBank(
              Resources.unpacked(cards(move)), Resources.unpacked(wanted(move)));
      case OFFER ->
          new Action.Offer(Resources.unpacked(cards(move)), Resources.unpacked(wanted(move)));
      case ANSWER -> new Action.Answer(offer(move), first != 0);
      case CONCLUDE -> new Action.Conclude(offer(move), Seat.of(first));
      case WITHDRAW -> new Action.Withdraw(offer(move));
      default -> throw new IllegalArgumentException("unknown move " + move);
    };
  }

  private static Optional<Seat> seat(int index) {
    return index == NONE ? Optional.empty() : Optional.of(Seat.of(index));
  }

  private static Optional<Edge> edge(Island island, int index) {
    return index == NONE ? Optional.empty() : Optional.of(island.edge(index));
  }
}
