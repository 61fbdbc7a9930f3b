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

/// Carries out legal moves. The consequences of moves are implemented only here.
///
/// The referee reads the state and reports events to a recorder. The recorder must apply each event
/// to the state at once, since later steps of a move read what earlier steps changed.
final class Referee {
  private static final int LONGEST_ROAD_FROM = 5;
  private static final int LARGEST_ARMY_FROM = 3;
  private static final int HAND_LIMIT = 7;

  private Referee() {}

  static void play(State state, Recorder recorder, int seat, long move, Chance chance) {
    int first = PackedAction.first(move);
    switch (PackedAction.kind(move)) {
      case PackedAction.ROLL -> roll(state, recorder, seat, chance);
      case PackedAction.END_TURN -> endTurn(state, recorder, seat);
      case PackedAction.BUILD_ROAD -> buildRoad(state, recorder, seat, first);
      case PackedAction.BUILD_SETTLEMENT -> buildSettlement(state, recorder, seat, first);
      case PackedAction.BUILD_CITY -> buildCity(state, recorder, seat, first);
      case PackedAction.BUY_CARD -> buyCard(state, recorder, seat, chance);
      case PackedAction.DISCARD -> discard(state, recorder, seat, PackedAction.cards(move));
      case PackedAction.MOVE_ROBBER ->
          moveRobber(state, recorder, seat, first, PackedAction.second(move), chance);
      case PackedAction.PLAY_KNIGHT ->
          playKnight(state, recorder, seat, first, PackedAction.second(move), chance);
      case PackedAction.PLAY_ROAD_BUILDING ->
          playRoadBuilding(state, recorder, seat, first, PackedAction.second(move));
      case PackedAction.PLAY_MONOPOLY -> playMonopoly(state, recorder, seat, first);
      case PackedAction.PLAY_INVENTION -> recorder.inventionPlayed(seat, PackedAction.cards(move));
      case PackedAction.TRADE_WITH_BANK ->
          recorder.bankTraded(seat, PackedAction.cards(move), PackedAction.wanted(move));
      case PackedAction.OFFER ->
          recorder.offered(
              seat,
              state.position().nextOfferId(),
              PackedAction.cards(move),
              PackedAction.wanted(move));
      case PackedAction.ANSWER -> recorder.answered(seat, PackedAction.offer(move), first != 0);
      case PackedAction.CONCLUDE ->
          conclude(state, recorder, seat, PackedAction.offer(move), first);
      case PackedAction.WITHDRAW -> recorder.withdrawn(seat, PackedAction.offer(move));
      default -> throw new IllegalArgumentException("unknown move " + move);
    }
  }

  // Rolling and production.

  private static void roll(State state, Recorder recorder, int seat, Chance chance) {
    int outcome = outcome(state, chance);
    int first = outcome / 6 + 1;
    int second = outcome % 6 + 1;
    recorder.rolled(seat, first, second);
    if (first + second != 7) {
      produce(state, recorder, seat, first + second);
      recorder.phaseBegan(Position.TRADE_AND_BUILD, seat);
    } else if (state.position().options().robber()) {
      awaitDiscards(state, recorder, seat);
    } else {
      recorder.phaseBegan(Position.TRADE_AND_BUILD, seat);
    }
  }

  private static int outcome(State state, Chance chance) {
    if (state.position().options().dice() == Options.DiceKind.RANDOM) return chance.below(36);
    long left = state.position().diceDeck();
    for (int skip = chance.below(Long.bitCount(left)); skip > 0; skip--) left &= left - 1;
    return Long.numberOfTrailingZeros(left);
  }

  private static void produce(State state, Recorder recorder, int roller, int number) {
    var position = state.position();
    int players = position.players();
    int claims = PackedCounts.NONE;
    for (int seat = 0; seat < players; seat++) claims += position.income(seat, number);
    if (claims == PackedCounts.NONE) return;
    if (!PackedCounts.covers(state.bank(), claims)) {
      BankShortage.produce(state, recorder, roller, number, claims);
      return;
    }
    for (int seat = 0; seat < players; seat++) {
      int cards = position.income(seat, number);
      if (cards != PackedCounts.NONE) recorder.produced(seat, cards);
    }
  }

  private static void awaitDiscards(State state, Recorder recorder, int roller) {
    var position = state.position();
    long owed = 0;
    for (int seat = 0; seat < position.players(); seat++) {
      int size = position.handSize(seat);
      if (size > HAND_LIMIT) owed |= (long) (size / 2) << 8 * seat;
    }
    if (owed != 0) recorder.discardsAwaited(roller, owed);
    else recorder.phaseBegan(Position.MOVE_ROBBER, roller);
  }

  private static void discard(State state, Recorder recorder, int seat, int pack) {
    var position = state.position();
    recorder.discarded(seat, PackedCounts.total(pack), pack);
    for (int other = 0; other < position.players(); other++) if (position.owed(other) > 0) return;
    recorder.phaseBegan(Position.MOVE_ROBBER, position.active());
  }

  // The robber.

  private static void moveRobber(
      State state, Recorder recorder, int seat, int hex, int named, Chance chance) {
    rob(state, recorder, seat, hex, victim(state, seat, hex, named, chance), chance);
    recorder.phaseBegan(Position.TRADE_AND_BUILD, seat);
  }

  /// Returns the seat that the robber robs. If no victim is named, the result is a random player
  /// who has cards and a building at the hexagon, or NOBODY if there is no such player.
  private static int victim(State state, int seat, int hex, int named, Chance chance) {
    if (named != PackedAction.NONE) return named;
    var position = state.position();
    int candidates = 0;
    for (int other = 0; other < position.players(); other++)
      if (other != seat && (position.hexes(other) >>> hex & 1) != 0 && position.handSize(other) > 0)
        candidates |= 1 << other;
    if (candidates == 0) return Position.NOBODY;
    int skip = Integer.bitCount(candidates) == 1 ? 0 : chance.below(Integer.bitCount(candidates));
    for (; skip > 0; skip--) candidates &= candidates - 1;
    return Integer.numberOfTrailingZeros(candidates);
  }

  private static void rob(
      State state, Recorder recorder, int seat, int hex, int victim, Chance chance) {
    recorder.robberMoved(seat, hex, victim);
    if (victim == Position.NOBODY || state.position().handSize(victim) == 0) return;
    int card = chance.below(state.position().handSize(victim));
    int kind = PackedCounts.fieldAt(state.hand(victim), card);
    recorder.stolen(seat, victim, PackedCounts.one(kind));
  }

  // Building.

  private static void buildRoad(State state, Recorder recorder, int seat, int edge) {
    if (state.position().phaseKind() == Position.FOUND_ROAD) {
      recorder.roadPlaced(seat, edge);
      continueFounding(state, recorder);
      return;
    }
    recorder.paid(seat, Price.ROAD);
    recorder.roadPlaced(seat, edge);
    awardLongestRoad(state, recorder);
    endIfWon(state, recorder);
  }

  private static void continueFounding(State state, Recorder recorder) {
    int players = state.position().players();
    int placed = state.position().placed();
    if (placed == 2 * players) beginTurn(state, recorder, 0);
    else recorder.settlementAwaited(placed < players ? placed : 2 * players - 1 - placed, placed);
  }

  private static void buildSettlement(State state, Recorder recorder, int seat, int corner) {
    var position = state.position();
    if (position.phaseKind() == Position.FOUND_SETTLEMENT) {
      foundSettlement(state, recorder, seat, corner);
      return;
    }
    recorder.paid(seat, Price.SETTLEMENT);
    recorder.settlementPlaced(seat, corner);
    awardLongestRoad(state, recorder);
    endIfWon(state, recorder);
  }

  private static void foundSettlement(State state, Recorder recorder, int seat, int corner) {
    var position = state.position();
    int placed = position.placed();
    recorder.settlementPlaced(seat, corner);
    if (placed >= position.players()) {
      int cards = PackedCounts.common(startingCards(position, corner), state.bank());
      if (cards != PackedCounts.NONE) recorder.produced(seat, cards);
    }
    recorder.roadAwaited(seat, placed + 1, corner);
  }

  /// The cards for the second settlement: one card for each adjacent hexagon that yields a
  /// resource.
  private static int startingCards(Position position, int corner) {
    int pack = PackedCounts.NONE;
    for (int i = 0; i < 3; i++) {
      var terrain = position.board().terrain().get(position.island().hexAt(corner, i));
      if (terrain.yields().isPresent()) pack += PackedCounts.one(terrain.yields().get().ordinal());
    }
    return pack;
  }

  private static void buildCity(State state, Recorder recorder, int seat, int corner) {
    recorder.paid(seat, Price.CITY);
    recorder.cityPlaced(seat, corner);
    endIfWon(state, recorder);
  }

  /// Updates the holder of the award for the longest road. The award needs a road of at least five
  /// pieces. The holder keeps the award in a tie. If several other players tie for a longer road,
  /// nobody holds the award.
  private static void awardLongestRoad(State state, Recorder recorder) {
    var position = state.position();
    if (!position.options().awards()) return;
    int longest = 0;
    int holders = 0;
    for (int seat = 0; seat < position.players(); seat++) {
      int length = position.roadLength(seat);
      if (length > longest) {
        longest = length;
        holders = 0;
      }
      if (length == longest) holders |= 1 << seat;
    }
    int holder = position.longestRoad();
    int next = longest < LONGEST_ROAD_FROM ? Position.NOBODY : nextHolder(holder, holders);
    if (next != holder) recorder.longestRoadPassed(next);
  }

  private static int nextHolder(int holder, int candidates) {
    if (holder != Position.NOBODY && (candidates >> holder & 1) != 0) return holder;
    return Integer.bitCount(candidates) == 1
        ? Integer.numberOfTrailingZeros(candidates)
        : Position.NOBODY;
  }

  // Development cards.

  private static void buyCard(State state, Recorder recorder, int seat, Chance chance) {
    recorder.paid(seat, Price.CARD);
    int card = PackedCounts.fieldAt(state.deck(), chance.below(state.position().deck()));
    recorder.cardBought(seat, PackedCounts.one(card));
    if (card == Card.VICTORY_POINT.ordinal()) endIfWon(state, recorder);
  }

  private static void playKnight(
      State state, Recorder recorder, int seat, int hex, int named, Chance chance) {
    int victim = victim(state, seat, hex, named, chance);
    recorder.knightPlayed(seat, hex, victim);
    rob(state, recorder, seat, hex, victim, chance);
    awardLargestArmy(state, recorder, seat);
    endIfWon(state, recorder);
  }

  private static void awardLargestArmy(State state, Recorder recorder, int seat) {
    var position = state.position();
    int holder = position.largestArmy();
    if (!position.options().awards() || holder == seat) return;
    int toBeat = holder == Position.NOBODY ? LARGEST_ARMY_FROM - 1 : position.knights(holder);
    if (position.knights(seat) > toBeat) recorder.largestArmyPassed(seat);
  }

  private static void playRoadBuilding(
      State state, Recorder recorder, int seat, int first, int second) {
    recorder.roadBuildingPlayed(seat, first, second == PackedAction.NONE ? Island.NOWHERE : second);
    recorder.roadPlaced(seat, first);
    if (second != PackedAction.NONE) recorder.roadPlaced(seat, second);
    awardLongestRoad(state, recorder);
    endIfWon(state, recorder);
  }

  private static void playMonopoly(State state, Recorder recorder, int seat, int resource) {
    recorder.monopolyPlayed(seat, resource);
    for (int other = 0; other < state.position().players(); other++) {
      int count = PackedCounts.count(state.hand(other), resource);
      if (other != seat && count > 0) recorder.surrendered(other, seat, resource, count);
    }
  }

  // Trade, turns and the end.

  private static void conclude(State state, Recorder recorder, int seat, int offer, int partner) {
    var position = state.position();
    int index = position.offerIndex(offer);
    recorder.traded(seat, partner, offer, position.offerGive(index), position.offerWant(index));
  }

  private static void endTurn(State state, Recorder recorder, int seat) {
    var position = state.position();
    int players = position.players();
    while (position.openOffers() > 0) recorder.withdrawn(seat, position.offerId(0));
    int next = (seat + 1) % players;
    boolean building = position.phaseKind() == Position.SPECIAL_BUILD;
    if (!building && !position.options().specialBuilding()) beginTurn(state, recorder, next);
    else if (next != position.active()) recorder.phaseBegan(Position.SPECIAL_BUILD, next);
    else beginTurn(state, recorder, (next + 1) % players);
  }

  private static void beginTurn(State state, Recorder recorder, int seat) {
    recorder.turnBegan(seat);
    endIfWon(state, recorder);
  }

  /// Ends the game if the active player has enough points. A player who reaches the goal during
  /// another player's turn wins when the player's own turn begins.
  private static void endIfWon(State state, Recorder recorder) {
    var position = state.position();
    int goal = position.options().victoryPoints();
    int seat = position.active();
    if (goal == 0 || position.phaseKind() == Position.SPECIAL_BUILD || state.points(seat) < goal)
      return;
    recorder.won(seat, state.victoryPointCards(seat));
  }
}
