package spieltisch.catan;

import java.util.ArrayList;
import java.util.List;
import spieltisch.kernel.Chance;

/// The legal moves of a seat from a finite menu, in a fixed order.
///
/// Everything legal is on it except: offers other than one card for one card (and no more than
/// three a turn), second thoughts about an offer once declined, discards other than a few, bank
/// trades of several cards at once or at a worse rate, a robber without a named victim where there
/// is one to name, and two free roads in the other order. Nothing is on it twice. Moves come in
/// groups, such as "a road on one of these edges", and a group is a few numbers however many moves
/// it has; so choosing one at random needs no list. A menu is reused and belongs to one thread.
public final class Menu {
  /// How many offers a turn the menu proposes.
  public static final int OFFERS_A_TURN = 3;

  // Two free roads need the most: seven groups for each of the 109 edges of the large island.
  private static final int MOST_GROUPS = 1024;
  private static final int OTHER_KINDS = Resource.KINDS - 1;
  private static final int ALL_KINDS = (1 << Resource.KINDS) - 1;

  private final boolean withOffers;
  // A group is two words: the first of its moves, and a set of values from which the others follow.
  // Mostly they are added to the first operand; see `move`. It begins at the rank of its first
  // move.
  private final long[] words = new long[2 * MOST_GROUPS];
  private final int[] begin = new int[MOST_GROUPS];
  private int groups;
  private int count;
  private Offers offers = new Offers();

  public Menu() {
    this(true);
  }

  /// A menu on which offers to other players are, or are not.
  public Menu(boolean withOffers) {
    this.withOffers = withOffers;
  }

  /// Finds the moves of a seat; answers how many there are.
  public int find(Facts facts, int seat) {
    groups = 0;
    count = 0;
    var open = facts.open();
    offers = open.openTrades();
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

  /// One of the moves that were found, by its rank, as long as nothing has happened since.
  public long get(int rank) {
    if (rank < 0 || rank >= count) throw new IndexOutOfBoundsException(rank);
    int group = groups - 1;
    while (begin[group] > rank) group--;
    return move(group, rank - begin[group]);
  }

  /// The move of a group that has `rank` others before it.
  private long move(int group, int rank) {
    long first = words[2 * group];
    long values = words[2 * group + 1];
    return switch (Move.kind(first)) {
      case Move.OFFER -> offer((int) values, rank);
      case Move.ANSWER -> answer(Bits.select(values, rank));
      case Move.CONCLUDE -> deal(Bits.select(values, rank));
      case Move.TRADE_WITH_BANK -> first | Move.wanting(Pack.one(Bits.select(values, rank)));
      default -> first + ((long) Bits.select(values, rank) << Move.KIND_BITS);
    };
  }

  /// One card of an owned kind for one of another kind.
  private static long offer(int owned, int rank) {
    int give = Pack.kindAt(owned, rank / OTHER_KINDS);
    int want = rank % OTHER_KINDS;
    return Move.ofCards(Move.OFFER, Pack.one(give), Pack.one(want < give ? want : want + 1));
  }

  /// One of the legal moves, each equally likely. There must be one.
  ///
  /// Half of all moves in a random game answer an offer; they need no menu.
  public long pick(Facts facts, int seat, Chance chance) {
    var open = facts.open();
    if (open.phaseKind() == Position.TRADE_AND_BUILD && seat != open.actor()) {
      offers = open.openTrades();
      long answers = answers(facts, seat);
      return answer(Bits.select(answers, rank(Long.bitCount(answers), chance)));
    }
    return get(rank(find(facts, seat), chance));
  }

  private static int rank(int all, Chance chance) {
    return all == 1 ? 0 : chance.below(all);
  }

  /// Writes the moves of a seat to an array and answers how many there are.
  public int list(Facts facts, int seat, long[] moves) {
    int all = find(facts, seat);
    for (int group = 0, rank = 0; group < groups; group++) {
      int next = group + 1 < groups ? begin[group + 1] : all;
      for (; rank < next; rank++) moves[rank] = move(group, rank - begin[group]);
    }
    return all;
  }

  /// The moves as actions.
  public List<Action> actions(Facts facts, int seat) {
    var moves = new long[find(facts, seat)];
    list(facts, seat, moves);
    var island = facts.open().island();
    var actions = new ArrayList<Action>(moves.length);
    for (long move : moves) actions.add(Move.action(island, move));
    return actions;
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
      group(Move.of(Move.ANSWER), answers(facts, seat));
      return;
    }
    one(Move.of(Move.END_TURN));
    build(facts, seat);
    cards(facts, seat);
    if (open.options().trade()) trade(facts, seat);
  }

  private void build(Facts facts, int seat) {
    var open = facts.open();
    int hand = facts.hand(seat);
    if (!Price.canAffordAnything(hand)) return;
    if (Pack.covers(hand, Price.ROAD)) {
      if (open.roadsLeft(seat) > 0)
        places(Move.BUILD_ROAD, open.roadSites(seat, 0), open.roadSites(seat, 1));
      if (Pack.covers(hand, Price.SETTLEMENT) && open.settlementsLeft(seat) > 0)
        places(Move.BUILD_SETTLEMENT, open.settlementSites(seat, 0), open.settlementSites(seat, 1));
    }
    if (Pack.covers(hand, Price.CITY) && open.citiesLeft(seat) > 0)
      places(Move.BUILD_CITY, open.settlements(seat, 0), open.settlements(seat, 1));
    if (Pack.covers(hand, Price.CARD) && open.deck() > 0) one(Move.of(Move.BUY_CARD));
  }

  private void trade(Facts facts, int seat) {
    var open = facts.open();
    int hand = facts.hand(seat);
    int tradable = tradable(hand, open.harbours(seat));
    if (tradable != 0) bankTrades(facts, seat, tradable);
    if (withOffers && offers.made() < OFFERS_A_TURN) offers(Pack.kinds(hand));
    if (offers.open() > 0) deals(facts, seat);
  }

  /// The kinds of which there are enough for one card from the bank.
  private static int tradable(int hand, int harbours) {
    int generic = (harbours & Board.GENERIC) == 0 ? 0 : ALL_KINDS;
    return Pack.kindsWith(hand, 4)
        | Pack.kindsWith(hand, 3) & generic
        | Pack.kindsWith(hand, 2) & harbours;
  }

  private void bankTrades(Facts facts, int seat, int tradable) {
    int offered = facts.bankKinds();
    for (int gives = tradable; gives != 0; gives &= gives - 1) {
      int give = Integer.numberOfTrailingZeros(gives);
      group(
          Move.ofCards(Move.TRADE_WITH_BANK, Pack.of(give, facts.open().rate(seat, give))),
          offered & ~(1 << give));
    }
  }

  /// One card for one card of another kind.
  private void offers(int owned) {
    group(Move.of(Move.OFFER), owned, OTHER_KINDS * Integer.bitCount(owned));
  }

  /// The active seat takes back an open offer, or concludes it with one who accepted it: a byte of
  /// the group for each offer, in it a bit for the first and then one for each seat.
  private void deals(Facts facts, int seat) {
    long able = offers.allAccepted();
    for (long left = able; left != 0; left &= left - 1) {
      int answer = Long.numberOfTrailingZeros(left);
      int index = answer / Offers.ANSWERS;
      if (!Pack.covers(facts.hand(seat), offers.give(index))
          || !facts.mayHave(answer % Offers.ANSWERS, offers.want(index))) able &= ~(1L << answer);
    }
    group(Move.of(Move.CONCLUDE), offers.each() | able << 1);
  }

  private long deal(int value) {
    int id = offers.id(value / Offers.ANSWERS);
    int partner = value % Offers.ANSWERS - 1;
    return partner < 0
        ? Move.ofOffer(Move.WITHDRAW, id, 0)
        : Move.ofOffer(Move.CONCLUDE, id, partner);
  }

  /// Another seat declines or accepts an open offer, or takes its acceptance back: a byte of the
  /// group for each offer, in it a bit for no, one for yes and one for taking back.
  private long answers(Facts facts, int seat) {
    long silent = offers.silent(seat);
    long able = 0;
    for (long left = silent; left != 0; left &= left - 1) {
      int index = Long.numberOfTrailingZeros(left) / Offers.ANSWERS;
      able |= Pack.lacking(facts.hand(seat), offers.want(index)) == 0 ? left & -left : 0;
    }
    return silent | able << 1 | offers.accepted(seat) << 2;
  }

  private long answer(int value) {
    int id = offers.id(value / Offers.ANSWERS);
    int word = value % Offers.ANSWERS;
    return word == 2 ? Move.ofOffer(Move.WITHDRAW, id, 0) : Move.ofOffer(Move.ANSWER, id, word);
  }

  private void cards(Facts facts, int seat) {
    int playable = facts.cards(seat) - facts.fresh();
    if (playable == 0 || facts.open().isCardPlayed()) return;
    if (Pack.count(playable, Card.KNIGHT.ordinal()) > 0)
      robber(Move.PLAY_KNIGHT, facts.open(), seat);
    if (Pack.count(playable, Card.ROAD_BUILDING.ordinal()) > 0) roadBuilding(facts.open(), seat);
    if (Pack.count(playable, Card.INVENTION.ordinal()) > 0) invention(facts);
    if (Pack.count(playable, Card.MONOPOLY.ordinal()) > 0)
      group(Move.of(Move.PLAY_MONOPOLY), ALL_KINDS);
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
      group(Move.of(kind, 0, victim), here);
    }
    group(Move.of(kind, 0, Move.NONE), lonely);
  }

  private void roadBuilding(Position open, int seat) {
    if (open.roadsLeft(seat) == 0) return;
    for (int word = 0; word < 2; word++)
      for (long left = open.roadSites(seat, word); left != 0; left &= left - 1)
        roadBuildingTo(open, seat, word * 64 + Long.numberOfTrailingZeros(left));
  }

  /// One road, or with it an earlier one, or as the first of two of which the second goes on from
  /// it.
  private void roadBuildingTo(Position open, int seat, int edge) {
    one(Move.of(Move.PLAY_ROAD_BUILDING, edge, Move.NONE));
    if (open.roadsLeft(seat) < 2) return;
    long low = edge < 64 ? (1L << edge) - 1 : -1;
    long high = edge < 64 ? 0 : (1L << edge) - 1;
    group(Move.of(Move.PLAY_ROAD_BUILDING, 0, edge), open.roadSites(seat, 0) & low);
    group(Move.of(Move.PLAY_ROAD_BUILDING, 64, edge), open.roadSites(seat, 1) & high);
    for (int end = 0; end < 2; end++)
      continuations(open, seat, edge, open.island().edgeCorners[edge * 2 + end]);
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

  // How moves are put on the menu.

  private void one(long move) {
    group(move, 1, 1);
  }

  /// A move, and others whose first operand is greater by the values of a set.
  private void group(long first, long set) {
    group(first, set, Long.bitCount(set));
  }

  /// An empty group does no harm and costs no branch.
  private void group(long first, long set, int size) {
    words[2 * groups] = first;
    words[2 * groups + 1] = set;
    begin[groups] = count;
    groups++;
    count += size;
  }

  private void places(int kind, long low, long high) {
    group(Move.of(kind), low);
    group(Move.of(kind, 64), high);
  }
}
