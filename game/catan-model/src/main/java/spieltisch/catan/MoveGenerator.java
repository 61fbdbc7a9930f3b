package spieltisch.catan;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Price;
import spieltisch.catan.cards.Resource;
import spieltisch.kernel.Chance;

/// The legal moves of a seat from a finite menu, in a fixed order.
///
/// Everything legal is on it except: offers other than one card for one card (and no more than
/// three a turn), second thoughts about an offer once declined, discards other than a few, bank
/// trades of several cards at once or at a worse rate, a robber without a named victim where there
/// is one to name, and two free roads in the other order. Nothing is on it twice. Moves come in
/// groups, such as "a road on one of these edges", and a group is a few numbers however many moves
/// it has; so choosing one at random needs no list. A menu is reused and belongs to one thread.
public final class MoveGenerator {
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

  public MoveGenerator() {
    this(true);
  }

  /// A menu on which offers to other players are, or are not.
  public MoveGenerator(boolean withOffers) {
    this.withOffers = withOffers;
  }

  /// Finds the moves of a seat; answers how many there are.
  public int find(PlayerKnowledge playerKnowledge, int seat) {
    groups = 0;
    count = 0;
    var open = playerKnowledge.open();
    offers = open.openTrades();
    switch (open.phaseKind()) {
      case Position.FOUND_SETTLEMENT -> foundSettlement(open, seat);
      case Position.FOUND_ROAD -> foundRoad(open, seat);
      case Position.BEFORE_ROLL -> beforeRoll(playerKnowledge, seat);
      case Position.DISCARD -> discard(playerKnowledge, seat);
      case Position.MOVE_ROBBER -> moveRobber(open, seat);
      case Position.TRADE_AND_BUILD -> tradeAndBuild(playerKnowledge, seat);
      case Position.SPECIAL_BUILD -> specialBuild(playerKnowledge, seat);
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
    return switch (PackedAction.kind(first)) {
      case PackedAction.OFFER -> offer((int) values, rank);
      case PackedAction.ANSWER -> answer(BitSets.select(values, rank));
      case PackedAction.CONCLUDE -> deal(BitSets.select(values, rank));
      case PackedAction.TRADE_WITH_BANK ->
          first | PackedAction.wanting(PackedCounts.one(BitSets.select(values, rank)));
      default -> first + ((long) BitSets.select(values, rank) << PackedAction.KIND_BITS);
    };
  }

  /// One card of an owned kind for one of another kind.
  private static long offer(int owned, int rank) {
    int give = PackedCounts.kindAt(owned, rank / OTHER_KINDS);
    int want = rank % OTHER_KINDS;
    return PackedAction.ofCards(
        PackedAction.OFFER,
        PackedCounts.one(give),
        PackedCounts.one(want < give ? want : want + 1));
  }

  /// One of the legal moves, each equally likely. There must be one.
  ///
  /// Half of all moves in a random game answer an offer; they need no menu.
  public long pick(PlayerKnowledge playerKnowledge, int seat, Chance chance) {
    var open = playerKnowledge.open();
    if (open.phaseKind() == Position.TRADE_AND_BUILD && seat != open.actor()) {
      offers = open.openTrades();
      long answers = answers(playerKnowledge, seat);
      return answer(BitSets.select(answers, rank(Long.bitCount(answers), chance)));
    }
    return get(rank(find(playerKnowledge, seat), chance));
  }

  private static int rank(int all, Chance chance) {
    return all == 1 ? 0 : chance.below(all);
  }

  /// Writes the moves of a seat to an array and answers how many there are.
  public int list(PlayerKnowledge playerKnowledge, int seat, long[] moves) {
    int all = find(playerKnowledge, seat);
    for (int group = 0, rank = 0; group < groups; group++) {
      int next = group + 1 < groups ? begin[group + 1] : all;
      for (; rank < next; rank++) moves[rank] = move(group, rank - begin[group]);
    }
    return all;
  }

  /// The moves as actions.
  public List<Action> actions(PlayerKnowledge playerKnowledge, int seat) {
    var moves = new long[find(playerKnowledge, seat)];
    list(playerKnowledge, seat, moves);
    var island = playerKnowledge.open().island();
    var actions = new ArrayList<Action>(moves.length);
    for (long move : moves) actions.add(PackedAction.action(island, move));
    return actions;
  }

  private void foundSettlement(Position open, int seat) {
    if (seat != open.actor()) return;
    var island = open.island();
    places(
        PackedAction.BUILD_SETTLEMENT,
        island.cornerSet(0) & ~open.blocked(0),
        island.cornerSet(1) & ~open.blocked(1));
  }

  private void foundRoad(Position open, int seat) {
    if (seat != open.actor()) return;
    var edges = open.island().cornerEdgeSet;
    int at = open.foundedAt() * 2;
    places(PackedAction.BUILD_ROAD, edges[at] & ~open.taken(0), edges[at + 1] & ~open.taken(1));
  }

  private void beforeRoll(PlayerKnowledge playerKnowledge, int seat) {
    if (seat != playerKnowledge.open().actor()) return;
    one(PackedAction.of(PackedAction.ROLL));
    cards(playerKnowledge, seat);
  }

  private void moveRobber(Position open, int seat) {
    if (seat == open.actor()) robber(PackedAction.MOVE_ROBBER, open, seat);
  }

  private void specialBuild(PlayerKnowledge playerKnowledge, int seat) {
    if (seat != playerKnowledge.open().actor()) return;
    one(PackedAction.of(PackedAction.END_TURN));
    build(playerKnowledge, seat);
  }

  private void tradeAndBuild(PlayerKnowledge playerKnowledge, int seat) {
    var open = playerKnowledge.open();
    if (seat != open.actor()) {
      group(PackedAction.of(PackedAction.ANSWER), answers(playerKnowledge, seat));
      return;
    }
    one(PackedAction.of(PackedAction.END_TURN));
    build(playerKnowledge, seat);
    cards(playerKnowledge, seat);
    if (open.options().trade()) trade(playerKnowledge, seat);
  }

  private void build(PlayerKnowledge playerKnowledge, int seat) {
    var open = playerKnowledge.open();
    int hand = playerKnowledge.hand(seat);
    if (!Price.canAffordAnything(hand)) return;
    if (PackedCounts.covers(hand, Price.ROAD)) {
      if (open.roadsLeft(seat) > 0)
        places(PackedAction.BUILD_ROAD, open.roadSites(seat, 0), open.roadSites(seat, 1));
      if (PackedCounts.covers(hand, Price.SETTLEMENT) && open.settlementsLeft(seat) > 0)
        places(
            PackedAction.BUILD_SETTLEMENT,
            open.settlementSites(seat, 0),
            open.settlementSites(seat, 1));
    }
    if (PackedCounts.covers(hand, Price.CITY) && open.citiesLeft(seat) > 0)
      places(PackedAction.BUILD_CITY, open.settlements(seat, 0), open.settlements(seat, 1));
    if (PackedCounts.covers(hand, Price.CARD) && open.deck() > 0)
      one(PackedAction.of(PackedAction.BUY_CARD));
  }

  private void trade(PlayerKnowledge playerKnowledge, int seat) {
    var open = playerKnowledge.open();
    int hand = playerKnowledge.hand(seat);
    int tradable = tradable(hand, open.harbours(seat));
    if (tradable != 0) bankTrades(playerKnowledge, seat, tradable);
    if (withOffers && offers.made() < OFFERS_A_TURN) offers(PackedCounts.kinds(hand));
    if (offers.open() > 0) deals(playerKnowledge, seat);
  }

  /// The kinds of which there are enough for one card from the bank.
  private static int tradable(int hand, int harbours) {
    int generic = (harbours & Board.GENERIC) == 0 ? 0 : ALL_KINDS;
    return PackedCounts.kindsWith(hand, 4)
        | PackedCounts.kindsWith(hand, 3) & generic
        | PackedCounts.kindsWith(hand, 2) & harbours;
  }

  private void bankTrades(PlayerKnowledge playerKnowledge, int seat, int tradable) {
    int offered = playerKnowledge.bankKinds();
    for (int gives = tradable; gives != 0; gives &= gives - 1) {
      int give = Integer.numberOfTrailingZeros(gives);
      group(
          PackedAction.ofCards(
              PackedAction.TRADE_WITH_BANK,
              PackedCounts.of(give, playerKnowledge.open().rate(seat, give))),
          offered & ~(1 << give));
    }
  }

  /// One card for one card of another kind.
  private void offers(int owned) {
    group(PackedAction.of(PackedAction.OFFER), owned, OTHER_KINDS * Integer.bitCount(owned));
  }

  /// The active seat takes back an open offer, or concludes it with one who accepted it: a byte of
  /// the group for each offer, in it a bit for the first and then one for each seat.
  private void deals(PlayerKnowledge playerKnowledge, int seat) {
    long able = offers.allAccepted();
    for (long left = able; left != 0; left &= left - 1) {
      int answer = Long.numberOfTrailingZeros(left);
      int index = answer / Offers.ANSWERS;
      if (!PackedCounts.covers(playerKnowledge.hand(seat), offers.give(index))
          || !playerKnowledge.mayHave(answer % Offers.ANSWERS, offers.want(index)))
        able &= ~(1L << answer);
    }
    group(PackedAction.of(PackedAction.CONCLUDE), offers.each() | able << 1);
  }

  private long deal(int value) {
    int id = offers.id(value / Offers.ANSWERS);
    int partner = value % Offers.ANSWERS - 1;
    return partner < 0
        ? PackedAction.ofOffer(PackedAction.WITHDRAW, id, 0)
        : PackedAction.ofOffer(PackedAction.CONCLUDE, id, partner);
  }

  /// Another seat declines or accepts an open offer, or takes its acceptance back: a byte of the
  /// group for each offer, in it a bit for no, one for yes and one for taking back.
  private long answers(PlayerKnowledge playerKnowledge, int seat) {
    long silent = offers.silent(seat);
    long able = 0;
    for (long left = silent; left != 0; left &= left - 1) {
      int index = Long.numberOfTrailingZeros(left) / Offers.ANSWERS;
      able |=
          PackedCounts.lacking(playerKnowledge.hand(seat), offers.want(index)) == 0
              ? left & -left
              : 0;
    }
    return silent | able << 1 | offers.accepted(seat) << 2;
  }

  private long answer(int value) {
    int id = offers.id(value / Offers.ANSWERS);
    int word = value % Offers.ANSWERS;
    return word == 2
        ? PackedAction.ofOffer(PackedAction.WITHDRAW, id, 0)
        : PackedAction.ofOffer(PackedAction.ANSWER, id, word);
  }

  private void cards(PlayerKnowledge playerKnowledge, int seat) {
    int playable = playerKnowledge.cards(seat) - playerKnowledge.fresh();
    if (playable == 0 || playerKnowledge.open().isCardPlayed()) return;
    if (PackedCounts.count(playable, Card.KNIGHT.ordinal()) > 0)
      robber(PackedAction.PLAY_KNIGHT, playerKnowledge.open(), seat);
    if (PackedCounts.count(playable, Card.ROAD_BUILDING.ordinal()) > 0)
      roadBuilding(playerKnowledge.open(), seat);
    if (PackedCounts.count(playable, Card.INVENTION.ordinal()) > 0) invention(playerKnowledge);
    if (PackedCounts.count(playable, Card.MONOPOLY.ordinal()) > 0)
      group(PackedAction.of(PackedAction.PLAY_MONOPOLY), ALL_KINDS);
  }

  /// Every other hexagon with every neighbour there; hexagons without one stand alone.
  private void robber(int kind, Position open, int seat) {
    long targets = open.island().land() & ~(1L << open.robber());
    boolean onlyRich = open.options().robbing() == Options.RobberRule.ONLY_WITH_CARDS;
    long lonely = targets;
    for (int victim = 0; victim < open.players(); victim++) {
      if (victim == seat || onlyRich && open.handSize(victim) == 0) continue;
      long here = open.hexes(victim) & targets;
      lonely &= ~here;
      group(PackedAction.of(kind, 0, victim), here);
    }
    group(PackedAction.of(kind, 0, PackedAction.NONE), lonely);
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
    one(PackedAction.of(PackedAction.PLAY_ROAD_BUILDING, edge, PackedAction.NONE));
    if (open.roadsLeft(seat) < 2) return;
    long low = edge < 64 ? (1L << edge) - 1 : -1;
    long high = edge < 64 ? 0 : (1L << edge) - 1;
    group(PackedAction.of(PackedAction.PLAY_ROAD_BUILDING, 0, edge), open.roadSites(seat, 0) & low);
    group(
        PackedAction.of(PackedAction.PLAY_ROAD_BUILDING, 64, edge), open.roadSites(seat, 1) & high);
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
        one(PackedAction.of(PackedAction.PLAY_ROAD_BUILDING, first, second));
    }
  }

  private void invention(PlayerKnowledge playerKnowledge) {
    int take = Legality.inventible(playerKnowledge.open());
    if (take == 0) one(PackedAction.ofCards(PackedAction.PLAY_INVENTION, PackedCounts.NONE));
    for (int a = 0; a < Resource.KINDS && take > 0; a++)
      for (int b = take == 1 ? Resource.KINDS - 1 : a; b < Resource.KINDS; b++) {
        int pack = take == 1 ? PackedCounts.one(a) : PackedCounts.one(a) + PackedCounts.one(b);
        if (playerKnowledge.bankMayHave(pack))
          one(PackedAction.ofCards(PackedAction.PLAY_INVENTION, pack));
      }
  }

  /// A discard from the kinds in order, beginning with each kind of the hand in turn. No two are
  /// equal, since a discard is never the whole hand.
  private void discard(PlayerKnowledge playerKnowledge, int seat) {
    int owed = playerKnowledge.open().owed(seat);
    if (owed == 0) return;
    int hand = playerKnowledge.hand(seat);
    for (int starts = PackedCounts.kinds(hand); starts != 0; starts &= starts - 1)
      one(
          PackedAction.ofCards(
              PackedAction.DISCARD, inOrder(hand, Integer.numberOfTrailingZeros(starts), owed)));
  }

  private static int inOrder(int hand, int start, int owed) {
    int pack = PackedCounts.NONE;
    int left = owed;
    for (int i = 0; i < Resource.KINDS && left > 0; i++) {
      int kind = (start + i) % Resource.KINDS;
      int taken = Math.min(left, PackedCounts.count(hand, kind));
      pack += PackedCounts.of(kind, taken);
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
    group(PackedAction.of(kind), low);
    group(PackedAction.of(kind, 64), high);
  }
}
