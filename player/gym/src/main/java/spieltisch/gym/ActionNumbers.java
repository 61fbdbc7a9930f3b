package spieltisch.gym;

import spieltisch.catan.Island;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;

/// The numbers of actions in Catan: a fixed finite numbering for all islands and numbers of
/// players.
///
/// Some actions have too many forms for one number each. A discard has one number for each card,
/// and the road building card one number for each road. Offers of more than one card, bank trades
/// of more than one card and the withdrawal of an acceptance have no number.
public final class ActionNumbers {
  /// The version of the numbering. A numbering that gives any number another meaning needs a new
  /// version.
  public static final int VERSION = 1;

  /// The number of action numbers.
  public static final int COUNT = 931;

  static final int EDGES = 109;
  static final int CORNERS = 80;
  static final int HEXES = 30;
  static final int SEATS = 6;
  static final int VICTIMS = SEATS + 1;
  static final int OFFERS = Position.MOST_OFFERS;

  private static final int[] NO_NUMBERS = {};
  private static final int NONE = -1;
  private static final int FIRST_SINGLE = 1;
  private static final int FIRST_PAIR = FIRST_SINGLE + Resource.KINDS;

  private ActionNumbers() {}

  /// The numbers of a legal action in the order in which they are chosen. The result is empty if
  /// the action has no number.
  public static int[] of(Position position, int seat, long move) {
    return switch (PackedAction.kind(move)) {
      case PackedAction.DISCARD -> discards(PackedAction.cards(move));
      case PackedAction.PLAY_ROAD_BUILDING -> roads(move);
      default -> {
        int number = single(position, seat, move);
        yield number == NONE ? NO_NUMBERS : new int[] {number};
      }
    };
  }

  private static int[] discards(int cards) {
    var numbers = new int[PackedCounts.total(cards)];
    for (int i = 0; i < numbers.length; i++)
      numbers[i] = ActionGroup.DISCARD.number(PackedCounts.fieldAt(cards, i));
    return numbers;
  }

  private static int[] roads(long move) {
    int second = PackedAction.second(move);
    return new int[] {
      ActionGroup.ROAD_BUILDING.number(PackedAction.first(move)),
      second == PackedAction.NONE
          ? ActionGroup.ROAD_BUILDING_END.first()
          : ActionGroup.ROAD_BUILDING.number(second)
    };
  }

  /// The number of an action that is neither a discard nor the road building card, or -1.
  static int single(Position position, int seat, long move) {
    int first = PackedAction.first(move);
    return switch (PackedAction.kind(move)) {
      case PackedAction.ROLL -> ActionGroup.ROLL.first();
      case PackedAction.END_TURN -> ActionGroup.END_TURN.first();
      case PackedAction.BUY_CARD -> ActionGroup.BUY_CARD.first();
      case PackedAction.BUILD_ROAD -> ActionGroup.ROAD.number(first);
      case PackedAction.BUILD_SETTLEMENT -> ActionGroup.SETTLEMENT.number(first);
      case PackedAction.BUILD_CITY -> ActionGroup.CITY.number(first);
      case PackedAction.MOVE_ROBBER -> robber(ActionGroup.MOVE_ROBBER, position.island(), move);
      case PackedAction.PLAY_KNIGHT -> robber(ActionGroup.KNIGHT, position.island(), move);
      case PackedAction.PLAY_MONOPOLY -> ActionGroup.MONOPOLY.number(first);
      case PackedAction.PLAY_INVENTION -> invention(PackedAction.cards(move));
      case PackedAction.TRADE_WITH_BANK -> bankTrade(position, seat, move);
      case PackedAction.OFFER -> trade(ActionGroup.OFFER, 1, move);
      case PackedAction.ANSWER -> answer(position, seat, move);
      case PackedAction.CONCLUDE ->
          ActionGroup.CONCLUDE.number(offerIndex(position, move) * SEATS + first);
      case PackedAction.WITHDRAW ->
          seat == position.active()
              ? ActionGroup.WITHDRAW.number(offerIndex(position, move))
              : NONE;
      default -> NONE;
    };
  }

  private static int robber(ActionGroup group, Island island, long move) {
    int victim = PackedAction.second(move);
    int hex = landIndex(island, PackedAction.first(move));
    return group.number(hex * VICTIMS + (victim == PackedAction.NONE ? SEATS : victim));
  }

  /// The index of a land hexagon among the land hexagons in reading order.
  static int landIndex(Island island, int hex) {
    return Long.bitCount(island.land() & (1L << hex) - 1);
  }

  /// No card has the index 0, then follow five single cards and fifteen pairs of cards.
  private static int invention(int cards) {
    int total = PackedCounts.total(cards);
    if (total == 0) return ActionGroup.INVENTION.first();
    int low = PackedCounts.fieldAt(cards, 0);
    if (total == 1) return ActionGroup.INVENTION.number(FIRST_SINGLE + low);
    int pairsBefore = low * (2 * Resource.KINDS + 1 - low) / 2;
    int high = PackedCounts.fieldAt(cards, 1);
    return ActionGroup.INVENTION.number(FIRST_PAIR + pairsBefore + high - low);
  }

  private static int bankTrade(Position position, int seat, long move) {
    int give = PackedCounts.fieldAt(PackedAction.cards(move), 0);
    return trade(ActionGroup.BANK_TRADE, position.rate(seat, give), move);
  }

  /// The action number of a trade of several cards of one kind for one card.
  private static int trade(ActionGroup group, int given, long move) {
    int cards = PackedAction.cards(move);
    int wanted = PackedAction.wanted(move);
    int give = PackedCounts.fieldAt(cards, 0);
    if (cards != PackedCounts.of(give, given) || PackedCounts.total(wanted) != 1) return NONE;
    int want = PackedCounts.fieldAt(wanted, 0);
    return group.number(give * (Resource.KINDS - 1) + (want < give ? want : want - 1));
  }

  /// An answer has a number only if it is for the oldest offer that the seat has not answered.
  private static int answer(Position position, int seat, long move) {
    if (offerIndex(position, move) != oldestUnanswered(position, seat)) return NONE;
    return (PackedAction.first(move) == 0 ? ActionGroup.DECLINE : ActionGroup.ACCEPT).first();
  }

  private static int oldestUnanswered(Position position, int seat) {
    int index = 0;
    while (index < position.openOffers()
        && ((position.offerAnswers(index) | position.offerAnswers(index) >> 8) >> seat & 1) != 0)
      index++;
    return index;
  }

  private static int offerIndex(Position position, long move) {
    return position.offerIndex(PackedAction.offer(move));
  }
}
