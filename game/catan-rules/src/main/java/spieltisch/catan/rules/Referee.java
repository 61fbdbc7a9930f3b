package spieltisch.catan.rules;

import spieltisch.catan.Island;
import spieltisch.catan.Options;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;
import spieltisch.catan.Recorder;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Price;
import spieltisch.kernel.Chance;

/// What follows from a legal move. This is the only place where rules have consequences.
///
/// It reads from the state and speaks to a recorder, which must bring the state up to date at once:
/// later steps of the same move read what earlier ones changed.
final class Referee {
  private static final int LONGEST_ROAD_FROM = 5;
  private static final int LARGEST_ARMY_FROM = 3;
  private static final int HAND_LIMIT = 7;

  private Referee() {}

  static void play(State state, Recorder to, int seat, long move, Chance chance) {
    int first = PackedAction.first(move);
    switch (PackedAction.kind(move)) {
      case PackedAction.ROLL -> roll(state, to, seat, chance);
      case PackedAction.END_TURN -> endTurn(state, to, seat);
      case PackedAction.BUILD_ROAD -> buildRoad(state, to, seat, first);
      case PackedAction.BUILD_SETTLEMENT -> buildSettlement(state, to, seat, first);
      case PackedAction.BUILD_CITY -> buildCity(state, to, seat, first);
      case PackedAction.BUY_CARD -> buyCard(state, to, seat, chance);
      case PackedAction.DISCARD -> discard(state, to, seat, PackedAction.cards(move));
      case PackedAction.MOVE_ROBBER ->
          moveRobber(state, to, seat, first, PackedAction.second(move), chance);
      case PackedAction.PLAY_KNIGHT ->
          playKnight(state, to, seat, first, PackedAction.second(move), chance);
      case PackedAction.PLAY_ROAD_BUILDING ->
          playRoadBuilding(state, to, seat, first, PackedAction.second(move));
      case PackedAction.PLAY_MONOPOLY -> playMonopoly(state, to, seat, first);
      case PackedAction.PLAY_INVENTION -> to.inventionPlayed(seat, PackedAction.cards(move));
      case PackedAction.TRADE_WITH_BANK ->
          to.bankTraded(seat, PackedAction.cards(move), PackedAction.wanted(move));
      case PackedAction.OFFER ->
          to.offered(
              seat,
              state.open().nextOfferId(),
              PackedAction.cards(move),
              PackedAction.wanted(move));
      case PackedAction.ANSWER -> to.answered(seat, PackedAction.offer(move), first != 0);
      case PackedAction.CONCLUDE -> conclude(state, to, seat, PackedAction.offer(move), first);
      case PackedAction.WITHDRAW -> to.withdrawn(seat, PackedAction.offer(move));
      default -> throw new IllegalArgumentException("no move " + move);
    }
  }

  // Rolling and what it yields.

  private static void roll(State state, Recorder to, int seat, Chance chance) {
    int outcome = outcome(state, chance);
    int first = outcome / 6 + 1;
    int second = outcome % 6 + 1;
    to.rolled(seat, first, second);
    if (first + second != 7) {
      produce(state, to, seat, first + second);
      to.phaseBegan(Position.TRADE_AND_BUILD, seat);
    } else if (state.open().options().robber()) {
      awaitDiscards(state, to, seat);
    } else {
      to.phaseBegan(Position.TRADE_AND_BUILD, seat);
    }
  }

  private static int outcome(State state, Chance chance) {
    if (state.open().options().dice() == Options.DiceKind.RANDOM) return chance.below(36);
    long left = state.open().diceDeck();
    for (int skip = chance.below(Long.bitCount(left)); skip > 0; skip--) left &= left - 1;
    return Long.numberOfTrailingZeros(left);
  }

  private static void produce(State state, Recorder to, int roller, int number) {
    var open = state.open();
    int players = open.players();
    int claims = PackedCounts.NONE;
    for (int seat = 0; seat < players; seat++) claims += open.income(seat, number);
    if (claims == PackedCounts.NONE) return;
    if (!PackedCounts.covers(state.bank(), claims)) {
      BankShortage.produce(state, to, roller, number, claims);
      return;
    }
    for (int seat = 0; seat < players; seat++) {
      int cards = open.income(seat, number);
      if (cards != PackedCounts.NONE) to.produced(seat, cards);
    }
  }

  private static void awaitDiscards(State state, Recorder to, int roller) {
    var open = state.open();
    long owed = 0;
    for (int seat = 0; seat < open.players(); seat++) {
      int size = open.handSize(seat);
      if (size > HAND_LIMIT) owed |= (long) (size / 2) << 8 * seat;
    }
    if (owed != 0) to.discardsAwaited(roller, owed);
    else to.phaseBegan(Position.MOVE_ROBBER, roller);
  }

  private static void discard(State state, Recorder to, int seat, int pack) {
    var open = state.open();
    to.discarded(seat, PackedCounts.total(pack), pack);
    for (int other = 0; other < open.players(); other++) if (open.owed(other) > 0) return;
    to.phaseBegan(Position.MOVE_ROBBER, open.active());
  }

  // The robber.

  private static void moveRobber(
      State state, Recorder to, int seat, int hex, int named, Chance chance) {
    rob(state, to, seat, hex, victim(state, seat, hex, named, chance), chance);
    to.phaseBegan(Position.TRADE_AND_BUILD, seat);
  }

  /// The named victim; if none is named, luck chooses among the neighbours who have cards.
  private static int victim(State state, int seat, int hex, int named, Chance chance) {
    if (named != PackedAction.NONE) return named;
    var open = state.open();
    int candidates = 0;
    for (int other = 0; other < open.players(); other++)
      if (other != seat && (open.hexes(other) >>> hex & 1) != 0 && open.handSize(other) > 0)
        candidates |= 1 << other;
    if (candidates == 0) return Position.NOBODY;
    int skip = Integer.bitCount(candidates) == 1 ? 0 : chance.below(Integer.bitCount(candidates));
    for (; skip > 0; skip--) candidates &= candidates - 1;
    return Integer.numberOfTrailingZeros(candidates);
  }

  private static void rob(State state, Recorder to, int seat, int hex, int victim, Chance chance) {
    to.robberMoved(seat, hex, victim);
    if (victim == Position.NOBODY || state.open().handSize(victim) == 0) return;
    int card = chance.below(state.open().handSize(victim));
    int kind = PackedCounts.fieldAt(state.hand(victim), card);
    to.stolen(seat, victim, PackedCounts.one(kind));
  }

  // Building.

  private static void buildRoad(State state, Recorder to, int seat, int edge) {
    if (state.open().phaseKind() == Position.FOUND_ROAD) {
      to.roadPlaced(seat, edge);
      continueFounding(state, to);
      return;
    }
    to.paid(seat, Price.ROAD);
    to.roadPlaced(seat, edge);
    awardLongestRoad(state, to);
    endIfWon(state, to);
  }

  private static void continueFounding(State state, Recorder to) {
    int players = state.open().players();
    int placed = state.open().placed();
    if (placed == 2 * players) beginTurn(state, to, 0);
    else to.settlementAwaited(placed < players ? placed : 2 * players - 1 - placed, placed);
  }

  private static void buildSettlement(State state, Recorder to, int seat, int corner) {
    var open = state.open();
    if (open.phaseKind() == Position.FOUND_SETTLEMENT) {
      foundSettlement(state, to, seat, corner);
      return;
    }
    to.paid(seat, Price.SETTLEMENT);
    to.settlementPlaced(seat, corner);
    awardLongestRoad(state, to);
    endIfWon(state, to);
  }

  private static void foundSettlement(State state, Recorder to, int seat, int corner) {
    var open = state.open();
    int placed = open.placed();
    to.settlementPlaced(seat, corner);
    if (placed >= open.players()) {
      int cards = PackedCounts.common(surroundings(open, corner), state.bank());
      if (cards != PackedCounts.NONE) to.produced(seat, cards);
    }
    to.roadAwaited(seat, placed + 1, corner);
  }

  /// One card for each hexagon at a corner that yields something.
  private static int surroundings(Position open, int corner) {
    int pack = PackedCounts.NONE;
    for (int i = 0; i < 3; i++) {
      var terrain = open.board().terrain().get(open.island().hexAt(corner, i));
      if (terrain.yields().isPresent()) pack += PackedCounts.one(terrain.yields().get().ordinal());
    }
    return pack;
  }

  private static void buildCity(State state, Recorder to, int seat, int corner) {
    to.paid(seat, Price.CITY);
    to.cityPlaced(seat, corner);
    endIfWon(state, to);
  }

  /// Rule: ties keep the holder; if others tie without the holder, nobody has it.
  private static void awardLongestRoad(State state, Recorder to) {
    var open = state.open();
    if (!open.options().awards()) return;
    int longest = 0;
    int holders = 0;
    for (int seat = 0; seat < open.players(); seat++) {
      int length = open.roadLength(seat);
      if (length > longest) {
        longest = length;
        holders = 0;
      }
      if (length == longest) holders |= 1 << seat;
    }
    int holder = open.longestRoad();
    int next = longest < LONGEST_ROAD_FROM ? Position.NOBODY : heir(holder, holders);
    if (next != holder) to.longestRoadPassed(next);
  }

  private static int heir(int holder, int candidates) {
    if (holder != Position.NOBODY && (candidates >> holder & 1) != 0) return holder;
    return Integer.bitCount(candidates) == 1
        ? Integer.numberOfTrailingZeros(candidates)
        : Position.NOBODY;
  }

  // Development cards.

  private static void buyCard(State state, Recorder to, int seat, Chance chance) {
    to.paid(seat, Price.CARD);
    int card = PackedCounts.fieldAt(state.deck(), chance.below(state.open().deck()));
    to.cardBought(seat, PackedCounts.one(card));
    if (card == Card.VICTORY_POINT.ordinal()) endIfWon(state, to);
  }

  private static void playKnight(
      State state, Recorder to, int seat, int hex, int named, Chance chance) {
    int victim = victim(state, seat, hex, named, chance);
    to.knightPlayed(seat, hex, victim);
    rob(state, to, seat, hex, victim, chance);
    awardLargestArmy(state, to, seat);
    endIfWon(state, to);
  }

  private static void awardLargestArmy(State state, Recorder to, int seat) {
    var open = state.open();
    int holder = open.largestArmy();
    if (!open.options().awards() || holder == seat) return;
    int toBeat = holder == Position.NOBODY ? LARGEST_ARMY_FROM - 1 : open.knights(holder);
    if (open.knights(seat) > toBeat) to.largestArmyPassed(seat);
  }

  private static void playRoadBuilding(State state, Recorder to, int seat, int first, int second) {
    to.roadBuildingPlayed(seat, first, second == PackedAction.NONE ? Island.NOWHERE : second);
    to.roadPlaced(seat, first);
    if (second != PackedAction.NONE) to.roadPlaced(seat, second);
    awardLongestRoad(state, to);
    endIfWon(state, to);
  }

  private static void playMonopoly(State state, Recorder to, int seat, int resource) {
    to.monopolyPlayed(seat, resource);
    for (int other = 0; other < state.open().players(); other++) {
      int count = PackedCounts.count(state.hand(other), resource);
      if (other != seat && count > 0) to.surrendered(other, seat, resource, count);
    }
  }

  // Trade, turns and the end.

  private static void conclude(State state, Recorder to, int seat, int offer, int partner) {
    var open = state.open();
    int index = open.offerIndex(offer);
    to.traded(seat, partner, offer, open.offerGive(index), open.offerWant(index));
  }

  private static void endTurn(State state, Recorder to, int seat) {
    var open = state.open();
    int players = open.players();
    while (open.openOffers() > 0) to.withdrawn(seat, open.offerId(0));
    int next = (seat + 1) % players;
    boolean building = open.phaseKind() == Position.SPECIAL_BUILD;
    if (!building && !open.options().specialBuilding()) beginTurn(state, to, next);
    else if (next != open.active()) to.phaseBegan(Position.SPECIAL_BUILD, next);
    else beginTurn(state, to, (next + 1) % players);
  }

  private static void beginTurn(State state, Recorder to, int seat) {
    to.turnBegan(seat);
    endIfWon(state, to);
  }

  /// Rule: only the player whose turn it is can win, also with points that he got before it.
  private static void endIfWon(State state, Recorder to) {
    var open = state.open();
    int goal = open.options().victoryPoints();
    int seat = open.active();
    if (goal == 0 || open.phaseKind() == Position.SPECIAL_BUILD || state.points(seat) < goal)
      return;
    to.won(seat, state.victoryPointCards(seat));
  }
}
