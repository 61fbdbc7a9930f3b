package spieltisch.catan;

import java.util.ArrayList;
import java.util.List;
import spieltisch.kernel.Chance;

/// The legal moves of a seat from a finite menu, in a fixed order.
///
/// Everything legal is on it except: offers other than one card for one card (and no more than
/// three a turn), second thoughts about an offer once declined, discards other than a few, bank
/// trades of several cards at once or at a worse rate, a robber without a named victim where there
/// is one to name, and two free roads in the other order. Nothing is on it twice. The same
/// generator either lists the moves, or counts them and then finds one by its rank, which needs no
/// list. A menu is reused and belongs to one thread.
public final class Menu {
  /// How many offers a turn the menu proposes.
  public static final int OFFERS_A_TURN = 3;

  private static final int MOST_MOVES = 8192;

  private enum Mode {
    LIST,
    COUNT,
    FIND
  }

  private final boolean withOffers;
  private final long[] moves = new long[MOST_MOVES];
  private Mode mode = Mode.LIST;
  private int count;
  private int rank;
  private long found;

  public Menu() {
    this(true);
  }

  /// @param withOffers whether offers to other players are on the menu
  public Menu(boolean withOffers) {
    this.withOffers = withOffers;
  }

  /// Lists the moves of a seat; answers how many there are.
  public int list(Facts facts, int seat) {
    return run(Mode.LIST, facts, seat);
  }

  /// A move from the last list.
  public long get(int index) {
    return moves[index];
  }

  public int count(Facts facts, int seat) {
    return run(Mode.COUNT, facts, seat);
  }

  /// One of the legal moves, each equally likely. There must be one.
  public long pick(Facts facts, int seat, Chance chance) {
    int all = run(Mode.COUNT, facts, seat);
    rank = all == 1 ? 0 : chance.below(all);
    run(Mode.FIND, facts, seat);
    return found;
  }

  /// The moves as actions.
  public List<Action> actions(Facts facts, int seat) {
    int size = list(facts, seat);
    var island = facts.open().island();
    var actions = new ArrayList<Action>(size);
    for (int i = 0; i < size; i++) actions.add(Move.action(island, moves[i]));
    return actions;
  }

  private int run(Mode mode, Facts facts, int seat) {
    this.mode = mode;
    count = 0;
    var open = facts.open();
    switch (open.phaseKind()) {
      case Position.FOUND_SETTLEMENT -> foundSettlement(open, seat);
      case Position.FOUND_ROAD -> foundRoad(open, seat);
      case Position.BEFORE_ROLL -> beforeRoll(facts, seat);
      case Position.DISCARD -> discard(facts, seat);
      case Position.MOVE_ROBBER -> moveRobber(open, seat);
      case Position.TRADE_AND_BUILD -> tradeAndBuild(facts, seat);
      case Position.SPECIAL_BUILD -> specialBuild(facts, seat);
      default -> {}
    }
    return count;
  }

  private void foundSettlement(Position open, int seat) {
    if (seat != open.actor()) return;
    var island = open.island();
    places(
        Move.BUILD_SETTLEMENT,
        island.cornerSet(0) & ~open.blocked(0),
        island.cornerSet(1) & ~open.blocked(1));
  }

  private void foundRoad(Position open, int seat) {
    if (seat != open.actor()) return;
    var edges = open.island().cornerEdgeSet;
    int at = open.foundedAt() * 2;
    places(Move.BUILD_ROAD, edges[at] & ~open.taken(0), edges[at + 1] & ~open.taken(1));
  }

  private void beforeRoll(Facts facts, int seat) {
    if (seat != facts.open().actor()) return;
    one(Move.of(Move.ROLL));
    cards(facts, seat);
  }

  private void moveRobber(Position open, int seat) {
    if (seat == open.actor()) robber(Move.MOVE_ROBBER, open, seat);
  }

  private void specialBuild(Facts facts, int seat) {
    if (seat != facts.open().actor()) return;
    one(Move.of(Move.END_TURN));
    build(facts, seat);
  }

  private void tradeAndBuild(Facts facts, int seat) {
    var open = facts.open();
    if (seat != open.actor()) {
      if (open.openOffers() > 0) answers(facts, seat);
      return;
    }
    one(Move.of(Move.END_TURN));
    build(facts, seat);
    if (!open.isCardPlayed()) cards(facts, seat);
    if (open.options().trade()) trade(facts, seat);
  }

  private void build(Facts facts, int seat) {
    var open = facts.open();
    int hand = facts.hand(seat);
    if (Pack.covers(hand, Price.ROAD) && open.roadsLeft(seat) > 0)
      places(Move.BUILD_ROAD, open.roadSites(seat, 0), open.roadSites(seat, 1));
    if (Pack.covers(hand, Price.SETTLEMENT) && open.settlementsLeft(seat) > 0)
      places(Move.BUILD_SETTLEMENT, open.settlementSites(seat, 0), open.settlementSites(seat, 1));
    if (Pack.covers(hand, Price.CITY) && open.citiesLeft(seat) > 0)
      places(Move.BUILD_CITY, open.settlements(seat, 0), open.settlements(seat, 1));
    if (Pack.covers(hand, Price.CARD) && open.deck() > 0) one(Move.of(Move.BUY_CARD));
  }

  private void trade(Facts facts, int seat) {
    var open = facts.open();
    int hand = facts.hand(seat);
    int owned = Pack.kinds(hand);
    int tradable = 0;
    for (int kinds = owned; kinds != 0; kinds &= kinds - 1) {
      int kind = Integer.numberOfTrailingZeros(kinds);
      if (Pack.count(hand, kind) >= open.rate(seat, kind)) tradable |= 1 << kind;
    }
    if (tradable != 0) bankTrades(facts, seat, tradable);
    if (withOffers && open.offersMade() < OFFERS_A_TURN) offers(owned);
    if (open.openOffers() > 0) concludeOrWithdraw(facts, seat);
  }

  private void bankTrades(Facts facts, int seat, int tradable) {
    for (int gives = tradable; gives != 0; gives &= gives - 1) {
      int give = Integer.numberOfTrailingZeros(gives);
      int price = Pack.of(give, facts.open().rate(seat, give));
      for (int want = 0; want < Resource.KINDS; want++)
        if (want != give && facts.bankMayHave(Pack.one(want)))
          one(Move.ofCards(Move.TRADE_WITH_BANK, price, Pack.one(want)));
    }
  }

  /// One card for one card of another kind.
  private void offers(int owned) {
    int all = Integer.bitCount(owned) * (Resource.KINDS - 1);
    if (mode == Mode.COUNT || mode == Mode.FIND && rank >= count + all) {
      count += all;
      return;
    }
    for (int gives = owned; gives != 0; gives &= gives - 1) {
      int give = Integer.numberOfTrailingZeros(gives);
      for (int want = 0; want < Resource.KINDS; want++)
        if (want != give) one(Move.ofCards(Move.OFFER, Pack.one(give), Pack.one(want)));
    }
  }

  private void concludeOrWithdraw(Facts facts, int seat) {
    var open = facts.open();
    for (int i = 0; i < open.openOffers(); i++) {
      int id = open.offerId(i);
      one(Move.ofOffer(Move.WITHDRAW, id, 0));
      if (!Pack.covers(facts.hand(seat), open.offerGive(i))) continue;
      for (int left = open.offerAnswers(i) & 0xff; left != 0; left &= left - 1) {
        int partner = Integer.numberOfTrailingZeros(left);
        if (facts.mayHave(partner, open.offerWant(i)))
          one(Move.ofOffer(Move.CONCLUDE, id, partner));
      }
    }
  }

  private void answers(Facts facts, int seat) {
    var open = facts.open();
    for (int i = 0; i < open.openOffers(); i++) {
      int id = open.offerId(i);
      int answers = open.offerAnswers(i);
      if ((answers >> seat & 1) != 0) one(Move.ofOffer(Move.WITHDRAW, id, 0));
      if (((answers | answers >> 8) >> seat & 1) != 0) continue;
      one(Move.ofOffer(Move.ANSWER, id, 0));
      if (Pack.covers(facts.hand(seat), open.offerWant(i))) one(Move.ofOffer(Move.ANSWER, id, 1));
    }
  }

  private void cards(Facts facts, int seat) {
    int held = facts.cards(seat);
    if (held == 0 || facts.open().isCardPlayed()) return;
    int playable = Pack.kinds(held - facts.fresh());
    if ((playable >> Card.KNIGHT.ordinal() & 1) != 0) robber(Move.PLAY_KNIGHT, facts.open(), seat);
    if ((playable >> Card.ROAD_BUILDING.ordinal() & 1) != 0) roadBuilding(facts.open(), seat);
    if ((playable >> Card.INVENTION.ordinal() & 1) != 0) invention(facts);
    if ((playable >> Card.MONOPOLY.ordinal() & 1) != 0) places(Move.PLAY_MONOPOLY, 0x1f, 0);
  }

  /// Every other hexagon with every neighbour there; hexagons without one stand alone.
  private void robber(int kind, Position open, int seat) {
    long targets = open.island().land() & ~(1L << open.robber());
    boolean onlyRich = open.options().robbing() == Options.Robbing.ONLY_WITH_CARDS;
    long lonely = targets;
    for (int victim = 0; victim < open.players(); victim++) {
      if (victim == seat || onlyRich && open.handSize(victim) == 0) continue;
      long here = open.hexes(victim) & targets;
      lonely &= ~here;
      pairs(kind, here, victim);
    }
    pairs(kind, lonely, Move.NONE);
  }

  private void roadBuilding(Position open, int seat) {
    if (open.roadsLeft(seat) == 0) return;
    for (int word = 0; word < 2; word++)
      for (long left = open.roadSites(seat, word); left != 0; left &= left - 1)
        roadBuildingFrom(open, seat, word * 64 + Long.numberOfTrailingZeros(left));
  }

  private void roadBuildingFrom(Position open, int seat, int first) {
    one(Move.of(Move.PLAY_ROAD_BUILDING, first, Move.NONE));
    if (open.roadsLeft(seat) < 2) return;
    for (int word = 0; word < 2; word++)
      for (long left = open.roadSites(seat, word); left != 0; left &= left - 1) {
        int second = word * 64 + Long.numberOfTrailingZeros(left);
        if (second > first) one(Move.of(Move.PLAY_ROAD_BUILDING, first, second));
      }
    for (int end = 0; end < 2; end++)
      continuations(open, seat, first, open.island().edgeCorners[first * 2 + end]);
  }

  private void continuations(Position open, int seat, int first, int corner) {
    for (int i = 0; i < 3; i++) {
      int second = open.island().cornerEdges[corner * 3 + i];
      if (second == Island.NOWHERE
          || second == first
          || open.isTaken(second)
          || open.reaches(seat, second)) continue;
      if (Legality.continues(open, seat, first, second))
        one(Move.of(Move.PLAY_ROAD_BUILDING, first, second));
    }
  }

  private void invention(Facts facts) {
    int take = Legality.inventible(facts.open());
    if (take == 0) one(Move.ofCards(Move.PLAY_INVENTION, Pack.NONE));
    for (int a = 0; a < Resource.KINDS && take > 0; a++)
      for (int b = take == 1 ? Resource.KINDS - 1 : a; b < Resource.KINDS; b++) {
        int pack = take == 1 ? Pack.one(a) : Pack.one(a) + Pack.one(b);
        if (facts.bankMayHave(pack)) one(Move.ofCards(Move.PLAY_INVENTION, pack));
      }
  }

  /// A discard from the kinds in order, beginning with each kind of the hand in turn. No two are
  /// equal, since a discard is never the whole hand.
  private void discard(Facts facts, int seat) {
    int owed = facts.open().owed(seat);
    if (owed == 0) return;
    int hand = facts.hand(seat);
    for (int starts = Pack.kinds(hand); starts != 0; starts &= starts - 1)
      one(Move.ofCards(Move.DISCARD, inOrder(hand, Integer.numberOfTrailingZeros(starts), owed)));
  }

  private static int inOrder(int hand, int start, int owed) {
    int pack = Pack.NONE;
    int left = owed;
    for (int i = 0; i < Resource.KINDS && left > 0; i++) {
      int kind = (start + i) % Resource.KINDS;
      int taken = Math.min(left, Pack.count(hand, kind));
      pack += Pack.of(kind, taken);
      left -= taken;
    }
    return pack;
  }

  // How a move, or a whole group of moves, is put on the menu.

  private void one(long move) {
    if (mode == Mode.LIST) moves[count] = move;
    else if (mode == Mode.FIND && count == rank) found = move;
    count++;
  }

  private void places(int kind, long low, long high) {
    places(kind, low, 0);
    places(kind, high, 64);
  }

  private void places(int kind, long word, int base) {
    int size = Long.bitCount(word);
    if (mode == Mode.LIST) {
      int at = count;
      for (long left = word; left != 0; left &= left - 1)
        moves[at++] = Move.of(kind, base + Long.numberOfTrailingZeros(left));
    } else if (mode == Mode.FIND && rank >= count && rank < count + size) {
      found = Move.of(kind, base + Bits.select(word, rank - count));
    }
    count += size;
  }

  private void pairs(int kind, long word, int second) {
    int size = Long.bitCount(word);
    if (mode == Mode.LIST) {
      int at = count;
      for (long left = word; left != 0; left &= left - 1)
        moves[at++] = Move.of(kind, Long.numberOfTrailingZeros(left), second);
    } else if (mode == Mode.FIND && rank >= count && rank < count + size) {
      found = Move.of(kind, Bits.select(word, rank - count), second);
    }
    count += size;
  }
}
