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
import spieltisch.catan.Card;
import spieltisch.catan.Observation;
import spieltisch.catan.Options;
import spieltisch.catan.Pack;
import spieltisch.catan.Position;
import spieltisch.catan.Refusal;
import spieltisch.catan.Resource;
import spieltisch.catan.Resources;
import spieltisch.catan.Variant;
import spieltisch.catan.View;
import spieltisch.kernel.Game;
import spieltisch.kernel.GameLaws;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;

class CatanLawsTest extends GameLaws<State, Action, Event, View, Observation, Refusal> {
  private static final int MOST_ACTIONS = 800;
  private static final int MOST_ACTIONS_OF_ALL = 3_000;

  @Override
  protected Game<State, Action, Event, View, Observation, Refusal> game() {
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
  void a_random_game_obeys_every_law(Variant variant, int players) {
    Seeds.each(3, 20, seed -> play(options(variant, players, seed), seed));
  }

  /// Every third game is short and has balanced dice, and every third has a poor bank.
  private static Options options(Variant variant, int players, long seed) {
    var options = variant.options(players);
    if (seed % 3 == 1) options = options.withDice(Options.Dice.BALANCED).withVictoryPoints(4);
    return seed % 3 == 2 ? options.withBank(7) : options;
  }

  private void play(Options options, long seed) {
    playByTheLaws(start(options, seed), seed, Seeds.isSoak() ? MOST_ACTIONS_OF_ALL : MOST_ACTIONS);
  }

  private static State start(Options options, long seed) {
    Board board = BoardMaker.variable(options, new SeededChance(seed));
    return new State(options, board);
  }

  @Override
  protected int seats(State state) {
    return state.open().players();
  }

  /// Offers are answered by those who have not, as they would be at a table.
  @Override
  protected List<Seat> actors(State state) {
    int next = state.open().nextToAct();
    return state.open().phaseKind() == Position.DISCARD
        ? game().awaited(state)
        : List.of(Seat.of(next));
  }

  /// What a viewer cannot know: the bank's face-down cards and a partner's hand.
  @Override
  protected boolean isUnforeseeable(Refusal reason) {
    return reason == Refusal.BANK_LACKS || reason == Refusal.PARTNER_LACKS;
  }

  /// When many games are played, each position is tried with fewer actions.
  @Override
  protected List<Action> pool(State state, SeededChance luck) {
    if (Seeds.isSoak() && luck.below(16) > 0) return List.of();
    return ActionPool.of(state, luck);
  }

  @Override
  protected Event masked(State before, Event event, Viewer viewer, SeededChance luck) {
    return switch (event) {
      case Event.Open _ -> event;
      case Event.CardBought(var seat, _) ->
          viewer.is(seat)
              ? event
              : new Event.CardBought(seat, Card.of(anyCard(before.deck(), luck)));
      case Event.Discarded(var seat, var cards) ->
          viewer.is(seat)
              ? event
              : new Event.Discarded(seat, otherDiscard(before, seat, cards.total(), luck));
      case Event.Stolen(var thief, var victim, _) ->
          viewer.is(thief) || viewer.is(victim)
              ? event
              : new Event.Stolen(
                  thief, victim, Resource.of(anyCard(before.hand(victim.index()), luck)));
    };
  }

  private static Resources otherDiscard(State before, Seat seat, int count, SeededChance luck) {
    int hand = before.hand(seat.index());
    int pack = Pack.NONE;
    for (int i = 0; i < count; i++) pack += Pack.one(anyCard(hand - pack, luck));
    return Resources.unpacked(pack);
  }

  private static int anyCard(int pack, SeededChance luck) {
    return Pack.fieldAt(pack, luck.below(Pack.total(pack)));
  }

  @Override
  protected void conserved(State state) {
    var open = state.open();
    int all = state.bank();
    int owned = 0;
    for (int seat = 0; seat < open.players(); seat++) {
      assertTrue(Pack.isValid(state.hand(seat)) && Pack.isValid(state.cards(seat)));
      assertEquals(open.handSize(seat), Pack.total(state.hand(seat)));
      assertEquals(open.cardCount(seat), Pack.total(state.cards(seat)));
      all += state.hand(seat);
      owned += Pack.total(state.cards(seat));
      piecesAreConserved(open, seat);
      if (open.phaseKind() == Position.BEFORE_ROLL) incomeIsUpToDate(open, seat);
    }
    int each = open.options().bank();
    assertEquals(Pack.of(each, each, each, each, each), all, "BNK-01");
    assertTrue(Pack.covers(state.bank(), open.bank()), "the open piles are part of the bank");
    assertEquals(Pack.total(state.bank()), Pack.total(open.bank()) + open.faceDown());
    assertEquals(open.deck(), Pack.total(state.deck()));
    assertTrue(owned + open.deck() <= Pack.total(open.options().deck()));
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

  private static void incomeIsUpToDate(Position open, int seat) {
    var income = new int[13];
    for (int hex = 0; hex < open.island().hexes().size(); hex++) {
      var terrain = open.board().terrain().get(hex);
      if (terrain.yields().isEmpty() || hex == open.robber()) continue;
      int cards = 0;
      for (int corner = 0; corner < open.island().corners().size(); corner++)
        if (open.owner(corner) == seat && touches(open, corner, hex))
          cards += open.isCity(corner) ? 2 : 1;
      income[open.board().tokens().get(hex)] += Pack.of(terrain.yields().get().ordinal(), cards);
    }
    for (int number = 2; number <= 12; number++)
      if (number != 7) assertEquals(income[number], open.income(seat, number), "income");
  }

  private static boolean touches(Position open, int corner, int hex) {
    var place = open.island().corner(corner);
    var there = open.island().hex(hex);
    return place.a().equals(there) || place.b().equals(there) || place.c().equals(there);
  }
}
