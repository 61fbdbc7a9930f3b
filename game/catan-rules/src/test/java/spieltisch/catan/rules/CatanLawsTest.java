package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.catan.Action;
import spieltisch.catan.Board;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.catan.Refusal;
import spieltisch.catan.Variant;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Hex;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.kernel.Game;
import spieltisch.kernel.GameLaws;
import spieltisch.kernel.RefusalReason;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;

class CatanLawsTest extends GameLaws<State, Action, Event, View, Observation> {
  private static final int MOST_ACTIONS = 800;
  private static final int MOST_ACTIONS_OF_ALL = 10_000;
  private static final int ACTIONS_FOR_ONE_BY_ALL_LAWS = 200;

  @Override
  protected Game<State, Action, Event, View, Observation> game() {
    return new Catan();
  }

  static Stream<Arguments> games() {
    return Stream.of(Variant.values())
        .flatMap(
            variant ->
                IntStream.rangeClosed(2, 6).mapToObj(players -> Arguments.of(variant, players)));
  }

  @ParameterizedTest(name = "{0}, {1} players")
  @MethodSource("games")
  void a_random_game_obeys_all_laws(Variant variant, int players) {
    LawSeeds.each(
        3,
        20,
        seed -> {
          var start = start(options(variant, players, seed), seed);
          if (LawSeeds.isSoak()) soak(start, new SeededChance(seed));
          else playByTheLaws(start, seed, MOST_ACTIONS);
        });
  }

  /// One game of a soak test. Cards and pieces are counted after every action; all laws are checked
  /// at random actions.
  private void soak(State start, SeededChance chance) {
    var moveGenerator = new MoveGenerator();
    var state = start.copy();
    for (int i = 0; i < MOST_ACTIONS_OF_ALL && !state.position().isOver(); i++) {
      if (chance.below(ACTIONS_FOR_ONE_BY_ALL_LAWS) == 0) {
        state = actByTheLaws(state, chance).end().copy();
      } else {
        int seat = state.position().nextToAct();
        state.play(seat, moveGenerator.pick(state, seat, chance), chance);
      }
      cardsAndPiecesAreConserved(state);
    }
    assertEquals(state, NotationTest.read(Notation.write(state)), "notation");
  }

  /// Every third game is short and has balanced dice, and every third has few cards in the bank.
  private static Options options(Variant variant, int players, long seed) {
    var options = variant.options(players);
    if (seed % 2 == 1)
      options = options.toBuilder().invention(Options.Invention.ONE_OR_TWO).build();
    if (seed % 3 == 1) options = options.withDice(Options.DiceKind.BALANCED).withVictoryPoints(4);
    return seed % 3 == 2 ? options.withBank(7) : options;
  }

  private static State start(Options options, long seed) {
    Board board = BoardMaker.variable(options, new SeededChance(seed));
    return State.start(options, board);
  }

  @Override
  protected int seats(State state) {
    return state.position().players();
  }

  /// Players who have not answered an offer act first.
  @Override
  protected List<Seat> actors(State state) {
    int next = state.position().nextToAct();
    return state.position().phaseKind() == Position.DISCARD
        ? game().awaited(state)
        : List.of(Seat.of(next));
  }

  /// A viewer does not know the bank's face-down cards and a partner's hand.
  @Override
  protected boolean isUnforeseeable(RefusalReason reason) {
    return reason == Refusal.BANK_LACKS || reason == Refusal.PARTNER_LACKS;
  }

  @Override
  protected List<Action> pool(State state, SeededChance chance) {
    return ActionPool.of(state, chance);
  }

  @Override
  protected Event masked(State before, Event event, Viewer viewer, SeededChance chance) {
    return switch (event) {
      case Event.Open _ -> event;
      case Event.CardBought(var seat, _) ->
          viewer.is(seat)
              ? event
              : new Event.CardBought(seat, Card.of(anyCard(before.deck(), chance)));
      case Event.Discarded(var seat, var cards) ->
          viewer.is(seat)
              ? event
              : new Event.Discarded(seat, otherDiscard(before, seat, cards.total(), chance));
      case Event.Stolen(var thief, var victim, _) ->
          viewer.is(thief) || viewer.is(victim)
              ? event
              : new Event.Stolen(
                  thief, victim, Resource.of(anyCard(before.hand(victim.index()), chance)));
    };
  }

  private static Resources otherDiscard(State before, Seat seat, int count, SeededChance chance) {
    int hand = before.hand(seat.index());
    int pack = PackedCounts.NONE;
    for (int i = 0; i < count; i++) pack += PackedCounts.one(anyCard(hand - pack, chance));
    return Resources.unpacked(pack);
  }

  private static int anyCard(int pack, SeededChance chance) {
    return PackedCounts.fieldAt(pack, chance.below(PackedCounts.total(pack)));
  }

  @Override
  protected void assertConserved(State state) {
    cardsAndPiecesAreConserved(state);
    incomeIsUpToDate(state.position());
  }

  private static void cardsAndPiecesAreConserved(State state) {
    var open = state.position();
    int all = state.bank();
    int owned = 0;
    for (int seat = 0; seat < open.players(); seat++) {
      assertTrue(PackedCounts.isValid(state.hand(seat)) && PackedCounts.isValid(state.cards(seat)));
      assertEquals(open.handSize(seat), PackedCounts.total(state.hand(seat)));
      assertEquals(open.cardCount(seat), PackedCounts.total(state.cards(seat)));
      all += state.hand(seat);
      owned += PackedCounts.total(state.cards(seat));
      piecesAreConserved(open, seat);
    }
    int each = open.options().bank();
    assertEquals(PackedCounts.of(each, each, each, each, each), all, "BNK-01");
    assertTrue(
        PackedCounts.covers(state.bank(), open.bank()), "the face-up piles are part of the bank");
    assertEquals(
        PackedCounts.total(state.bank()), PackedCounts.total(open.bank()) + open.faceDown());
    assertEquals(open.deck(), PackedCounts.total(state.deck()));
    assertTrue(owned + open.deck() <= PackedCounts.total(open.options().deck()));
  }

  private static void piecesAreConserved(Position open, int seat) {
    int roads = Long.bitCount(open.roads(seat, 0)) + Long.bitCount(open.roads(seat, 1));
    int settlements =
        Long.bitCount(open.settlements(seat, 0)) + Long.bitCount(open.settlements(seat, 1));
    int cities = Long.bitCount(open.cities(seat, 0)) + Long.bitCount(open.cities(seat, 1));
    assertEquals(Position.ROADS, roads + open.roadsLeft(seat));
    assertEquals(Position.SETTLEMENTS, settlements + open.settlementsLeft(seat));
    assertEquals(Position.CITIES, cities + open.citiesLeft(seat));
  }

  /// The income for every number, counted from the buildings around each hexagon.
  private static void incomeIsUpToDate(Position open) {
    var income = new int[open.players()][13];
    for (int hex = 0; hex < open.island().hexes().size(); hex++) {
      var yields = open.board().terrain().get(hex).yields();
      if (yields.isEmpty() || hex == open.robber()) continue;
      int number = open.board().tokens().get(hex);
      for (int i = 0; i < Hex.SIDES; i++) {
        int corner = open.island().cornerOf(hex, i);
        int owner = open.owner(corner);
        if (owner != Position.NOBODY)
          income[owner][number] +=
              PackedCounts.of(yields.get().ordinal(), open.isCity(corner) ? 2 : 1);
      }
    }
    for (int seat = 0; seat < open.players(); seat++)
      for (int number = 2; number <= 12; number++)
        if (number != 7) assertEquals(income[seat][number], open.income(seat, number), "income");
  }
}
