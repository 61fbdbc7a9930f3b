package spieltisch.catan;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Price;
import spieltisch.catan.cards.Resource;
import spieltisch.kernel.Chance;

/// Generates legal moves of a seat in a fixed order, each move once. A move is a [PackedAction].
///
/// The generator leaves out some legal moves:
/// - offers other than one card for one card, and all offers after the third offer of a turn;
/// - accepting an offer that the player has already declined;
/// - all but a few discards;
/// - bank trades for more than one card, and bank trades at a rate that is worse than the player's
///   best rate;
/// - moves of the robber that name no victim although the hexagon has a possible victim;
/// - for the road building card, the second order of two roads if both orders are legal.
///
/// Moves are stored in groups, such as "a road on one of these edges". A group takes two words for
/// any number of moves, so choosing a random move needs no list. An instance is reusable and
/// belongs to one thread.
public final class MoveGenerator {
  /// The generator makes no more offers after the player has made this many offers in a turn.
  public static final int OFFERS_A_TURN = 3;

  // Road building needs the most groups: seven for each of the 109 edges of the large island.
  private static final int MOST_GROUPS = 1024;
  private static final int OTHER_KINDS = Resource.KINDS - 1;
  private static final int ALL_KINDS = (1 << Resource.KINDS) - 1;

  private final boolean withOffers;
  // A group is two words: its first move, and a set of values. The method `move` derives the moves
  // of the group from these values, mostly by adding a value to the first operand. `begin` holds
  // the rank of the first move of each group.
  private final long[] words = new long[2 * MOST_GROUPS];
  private final int[] begin = new int[MOST_GROUPS];
  private int groups;
  private int count;
  private Offers offers = new Offers();

  public MoveGenerator() {
    this(true);
  }

  /// Creates a generator, which generates offers to other players only if `withOffers` is true.
  public MoveGenerator(boolean withOffers) {
    this.withOffers = withOffers;
  }

  /// Finds the legal moves of a seat and returns their number.
  public int find(PlayerKnowledge knowledge, int seat) {
    groups = 0;
    count = 0;
    var position = knowledge.position();
    offers = position.offers;
    switch (position.phaseKind()) {
      case Position.FOUND_SETTLEMENT -> foundSettlement(position, seat);
      case Position.FOUND_ROAD -> foundRoad(position, seat);
      case Position.BEFORE_ROLL -> beforeRoll(knowledge, seat);
      case Position.DISCARD -> discard(knowledge, seat);
      case Position.MOVE_ROBBER -> moveRobber(position, seat);
      case Position.TRADE_AND_BUILD -> tradeAndBuild(knowledge, seat);
      case Position.SPECIAL_BUILD -> specialBuild(knowledge, seat);
      default -> {}
    }
    return count;
  }

  /// The move with the given rank among the moves of the last [#find]. The position must not have
  /// changed since that call.
  public long get(int rank) {
    if (rank < 0 || rank >= count) throw new IndexOutOfBoundsException(rank);
    int group = groups - 1;
    while (begin[group] > rank) group--;
    return move(group, rank - begin[group]);
  }

  /// The move with the given rank within a group.
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

  /// An offer of one card of an owned kind for one card of another kind.
  private static long offer(int owned, int rank) {
    int give = PackedCounts.kindAt(owned, rank / OTHER_KINDS);
    int want = rank % OTHER_KINDS;
    return PackedAction.ofCards(
        PackedAction.OFFER,
        PackedCounts.one(give),
        PackedCounts.one(want < give ? want : want + 1));
  }

  /// Picks a uniformly random legal move of a seat. The seat must have a legal move.
  ///
  /// A seat that is not on turn can only answer offers. For speed, this method then generates only
  /// the answers: half of all moves in a random game are answers.
  public long pick(PlayerKnowledge knowledge, int seat, Chance chance) {
    var position = knowledge.position();
    if (position.phaseKind() == Position.TRADE_AND_BUILD && seat != position.actor()) {
      offers = position.offers;
      long answers = answers(knowledge, seat);
      return answer(BitSets.select(answers, rank(Long.bitCount(answers), chance)));
    }
    return get(rank(find(knowledge, seat), chance));
  }

  private static int rank(int all, Chance chance) {
    return all == 1 ? 0 : chance.below(all);
  }

  /// Writes the legal moves of a seat to an array and returns their number.
  public int list(PlayerKnowledge knowledge, int seat, long[] moves) {
    int all = find(knowledge, seat);
    for (int group = 0, rank = 0; group < groups; group++) {
      int next = group + 1 < groups ? begin[group + 1] : all;
      for (; rank < next; rank++) moves[rank] = move(group, rank - begin[group]);
    }
    return all;
  }

  /// The legal moves of a seat as unpacked actions.
  public List<Action> actions(PlayerKnowledge knowledge, int seat) {
    var moves = new long[find(knowledge, seat)];
    list(knowledge, seat, moves);
    var island = knowledge.position().island();
    var actions = new ArrayList<Action>(moves.length);
    for (long move : moves) actions.add(PackedAction.action(island, move));
    return actions;
  }

  private void foundSettlement(Position position, int seat) {
    if (seat != position.actor()) return;
    addPlaces(
        PackedAction.BUILD_SETTLEMENT,
        FoundingSites.settlements(position, 0),
        FoundingSites.settlements(position, 1));
  }

  private void foundRoad(Position position, int seat) {
    if (seat != position.actor()) return;
    addPlaces(
        PackedAction.BUILD_ROAD,
        FoundingSites.roads(position, seat, 0),
        FoundingSites.roads(position, seat, 1));
  }

  private void beforeRoll(PlayerKnowledge knowledge, int seat) {
    if (seat != knowledge.position().actor()) return;
    addMove(PackedAction.of(PackedAction.ROLL));
    cards(knowledge, seat);
  }

  private void moveRobber(Position position, int seat) {
    if (seat == position.actor()) robber(PackedAction.MOVE_ROBBER, position, seat);
  }

  private void specialBuild(PlayerKnowledge knowledge, int seat) {
    if (seat != knowledge.position().actor()) return;
    addMove(PackedAction.of(PackedAction.END_TURN));
    build(knowledge, seat);
  }

  private void tradeAndBuild(PlayerKnowledge knowledge, int seat) {
    var position = knowledge.position();
    if (seat != position.actor()) {
      addGroup(PackedAction.of(PackedAction.ANSWER), answers(knowledge, seat));
      return;
    }
    addMove(PackedAction.of(PackedAction.END_TURN));
    build(knowledge, seat);
    cards(knowledge, seat);
    if (position.options().trade()) trade(knowledge, seat);
  }

  private void build(PlayerKnowledge knowledge, int seat) {
    var position = knowledge.position();
    int hand = knowledge.hand(seat);
    if (!Price.canAffordAnything(hand)) return;
    if (PackedCounts.covers(hand, Price.ROAD)) {
      if (position.roadsLeft(seat) > 0)
        addPlaces(
            PackedAction.BUILD_ROAD, position.roadSites(seat, 0), position.roadSites(seat, 1));
      if (PackedCounts.covers(hand, Price.SETTLEMENT) && position.settlementsLeft(seat) > 0)
        addPlaces(
            PackedAction.BUILD_SETTLEMENT,
            position.settlementSites(seat, 0),
            position.settlementSites(seat, 1));
    }
    if (PackedCounts.covers(hand, Price.CITY) && position.citiesLeft(seat) > 0)
      addPlaces(
          PackedAction.BUILD_CITY, position.settlements(seat, 0), position.settlements(seat, 1));
    if (PackedCounts.covers(hand, Price.CARD) && position.deck() > 0)
      addMove(PackedAction.of(PackedAction.BUY_CARD));
  }

  private void trade(PlayerKnowledge knowledge, int seat) {
    var position = knowledge.position();
    int hand = knowledge.hand(seat);
    int tradable = tradable(hand, position.harbours(seat));
    if (tradable != 0) bankTrades(knowledge, seat, tradable);
    if (withOffers && mayOffer(position)) offers(PackedCounts.kinds(hand));
    if (offers.open() > 0) deals(knowledge, seat);
  }

  /// Whether the active player may make another offer. The table and this generator limit the
  /// offers of a turn.
  public static boolean mayOffer(Position position) {
    return position.offersMade() < Math.min(OFFERS_A_TURN, position.mostOffersInTurn())
        && position.openOffers() < position.mostOpenOffers();
  }

  /// The kinds of which the hand has enough cards to trade for one card of the bank.
  private static int tradable(int hand, int harbours) {
    int generic = (harbours & Board.GENERIC) == 0 ? 0 : ALL_KINDS;
    return PackedCounts.kindsWith(hand, 4)
        | PackedCounts.kindsWith(hand, 3) & generic
        | PackedCounts.kindsWith(hand, 2) & harbours;
  }

  private void bankTrades(PlayerKnowledge knowledge, int seat, int tradable) {
    int offered = knowledge.bankKinds();
    for (int gives = tradable; gives != 0; gives &= gives - 1) {
      int give = Integer.numberOfTrailingZeros(gives);
      addGroup(
          PackedAction.ofCards(
              PackedAction.TRADE_WITH_BANK,
              PackedCounts.of(give, knowledge.position().rate(seat, give))),
          offered & ~(1 << give));
    }
  }

  /// Adds all offers of one card for one card of another kind.
  private void offers(int owned) {
    addGroup(PackedAction.of(PackedAction.OFFER), owned, OTHER_KINDS * Integer.bitCount(owned));
  }

  /// Adds the moves of the active seat about its open offers: withdrawing an offer, or concluding
  /// it with a seat that accepted. The group has one byte for each offer, with one bit for
  /// withdrawing and one bit for each seat.
  private void deals(PlayerKnowledge knowledge, int seat) {
    long able = offers.allAccepted();
    for (long left = able; left != 0; left &= left - 1) {
      int answer = Long.numberOfTrailingZeros(left);
      int index = answer / Offers.ANSWERS;
      if (!PackedCounts.covers(knowledge.hand(seat), offers.give(index))
          || !knowledge.mayHave(answer % Offers.ANSWERS, offers.want(index)))
        able &= ~(1L << answer);
    }
    addGroup(PackedAction.of(PackedAction.CONCLUDE), offers.each() | able << 1);
  }

  private long deal(int value) {
    int id = offers.id(value / Offers.ANSWERS);
    int partner = value % Offers.ANSWERS - 1;
    return partner < 0
        ? PackedAction.ofOffer(PackedAction.WITHDRAW, id, 0)
        : PackedAction.ofOffer(PackedAction.CONCLUDE, id, partner);
  }

  /// The answers that a seat which is not on turn can give to the open offers: declining,
  /// accepting, or withdrawing an acceptance. The result has one byte for each offer, with one bit
  /// for each of the three answers.
  private long answers(PlayerKnowledge knowledge, int seat) {
    long unanswered = offers.unanswered(seat);
    long able = 0;
    for (long left = unanswered; left != 0; left &= left - 1) {
      int index = Long.numberOfTrailingZeros(left) / Offers.ANSWERS;
      able |=
          PackedCounts.lacking(knowledge.hand(seat), offers.want(index)) == 0 ? left & -left : 0;
    }
    return unanswered | able << 1 | offers.accepted(seat) << 2;
  }

  private long answer(int value) {
    int id = offers.id(value / Offers.ANSWERS);
    int word = value % Offers.ANSWERS;
    return word == 2
        ? PackedAction.ofOffer(PackedAction.WITHDRAW, id, 0)
        : PackedAction.ofOffer(PackedAction.ANSWER, id, word);
  }

  private void cards(PlayerKnowledge knowledge, int seat) {
    int playable = knowledge.cards(seat) - knowledge.fresh();
    if (playable == 0 || knowledge.position().isCardPlayed()) return;
    if (PackedCounts.count(playable, Card.KNIGHT.ordinal()) > 0)
      robber(PackedAction.PLAY_KNIGHT, knowledge.position(), seat);
    if (PackedCounts.count(playable, Card.ROAD_BUILDING.ordinal()) > 0)
      roadBuilding(knowledge.position(), seat);
    if (PackedCounts.count(playable, Card.INVENTION.ordinal()) > 0) invention(knowledge);
    if (PackedCounts.count(playable, Card.MONOPOLY.ordinal()) > 0)
      addGroup(PackedAction.of(PackedAction.PLAY_MONOPOLY), ALL_KINDS);
  }

  /// Adds the moves of the robber to every other land hexagon, with each possible victim there, or
  /// without a victim if there is none.
  private void robber(int kind, Position position, int seat) {
    long targets = position.island().land() & ~(1L << position.robber());
    boolean onlyRich = position.options().robbing() == Options.RobberRule.ONLY_WITH_CARDS;
    long withoutVictim = targets;
    for (int victim = 0; victim < position.players(); victim++) {
      if (victim == seat || onlyRich && position.handSize(victim) == 0) continue;
      long here = position.hexes(victim) & targets;
      withoutVictim &= ~here;
      addGroup(PackedAction.of(kind, 0, victim), here);
    }
    addGroup(PackedAction.of(kind, 0, PackedAction.NONE), withoutVictim);
  }

  private void roadBuilding(Position position, int seat) {
    if (position.roadsLeft(seat) == 0) return;
    for (int word = 0; word < 2; word++)
      for (long left = position.roadSites(seat, word); left != 0; left &= left - 1)
        roadBuildingTo(position, seat, word * 64 + Long.numberOfTrailingZeros(left));
  }

  /// Adds the road building moves with the given road alone, with another reachable road of a lower
  /// index, and with a second road that continues the given road.
  private void roadBuildingTo(Position position, int seat, int edge) {
    addMove(PackedAction.of(PackedAction.PLAY_ROAD_BUILDING, edge, PackedAction.NONE));
    if (position.roadsLeft(seat) < 2) return;
    long low = edge < 64 ? (1L << edge) - 1 : -1;
    long high = edge < 64 ? 0 : (1L << edge) - 1;
    addGroup(
        PackedAction.of(PackedAction.PLAY_ROAD_BUILDING, 0, edge),
        position.roadSites(seat, 0) & low);
    addGroup(
        PackedAction.of(PackedAction.PLAY_ROAD_BUILDING, 64, edge),
        position.roadSites(seat, 1) & high);
    for (int end = 0; end < 2; end++)
      continuations(position, seat, edge, position.island().edgeCorners[edge * 2 + end]);
  }

  private void continuations(Position position, int seat, int first, int corner) {
    for (int i = 0; i < 3; i++) {
      int second = position.island().cornerEdges[corner * 3 + i];
      if (second == Island.NOWHERE
          || second == first
          || position.isTaken(second)
          || position.reaches(seat, second)) continue;
      if (Legality.continues(position, seat, first, second))
        addMove(PackedAction.of(PackedAction.PLAY_ROAD_BUILDING, first, second));
    }
  }

  private void invention(PlayerKnowledge knowledge) {
    int take = Legality.inventible(knowledge.position());
    if (Legality.mayInventOne(knowledge.position(), take)) oneCardInventions(knowledge);
    if (take == 0) addMove(PackedAction.ofCards(PackedAction.PLAY_INVENTION, PackedCounts.NONE));
    for (int a = 0; a < Resource.KINDS && take > 0; a++)
      for (int b = take == 1 ? Resource.KINDS - 1 : a; b < Resource.KINDS; b++) {
        int pack = take == 1 ? PackedCounts.one(a) : PackedCounts.one(a) + PackedCounts.one(b);
        if (knowledge.bankMayHave(pack))
          addMove(PackedAction.ofCards(PackedAction.PLAY_INVENTION, pack));
      }
  }

  private void oneCardInventions(PlayerKnowledge knowledge) {
    for (int kind = 0; kind < Resource.KINDS; kind++)
      if (knowledge.bankMayHave(PackedCounts.one(kind)))
        addMove(PackedAction.ofCards(PackedAction.PLAY_INVENTION, PackedCounts.one(kind)));
  }

  /// Adds one discard for each kind in the hand. Each of these discards takes cards kind by kind
  /// and starts with another kind. No two of these discards are equal, since a player never
  /// discards the whole hand.
  private void discard(PlayerKnowledge knowledge, int seat) {
    int owed = knowledge.position().owed(seat);
    if (owed == 0) return;
    int hand = knowledge.hand(seat);
    for (int starts = PackedCounts.kinds(hand); starts != 0; starts &= starts - 1)
      addMove(
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

  private void addMove(long move) {
    addGroup(move, 1, 1);
  }

  /// Adds the moves whose first operand is the first operand of `first` plus a member of the set.
  private void addGroup(long first, long set) {
    addGroup(first, set, Long.bitCount(set));
  }

  /// Adds a group of moves. An empty group is allowed, which saves the caller a branch.
  private void addGroup(long first, long set, int size) {
    words[2 * groups] = first;
    words[2 * groups + 1] = set;
    begin[groups] = count;
    groups++;
    count += size;
  }

  private void addPlaces(int kind, long low, long high) {
    addGroup(PackedAction.of(kind), low);
    addGroup(PackedAction.of(kind, 64), high);
  }
}
