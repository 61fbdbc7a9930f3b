package spieltisch.torres.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.kernel.Game;
import spieltisch.kernel.GameLaws;
import spieltisch.kernel.Rule;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;
import spieltisch.torres.Action;
import spieltisch.torres.ActionKind;
import spieltisch.torres.Observation;
import spieltisch.torres.Options;
import spieltisch.torres.PackedAction;
import spieltisch.torres.PhaseKind;
import spieltisch.torres.Schedule;
import spieltisch.torres.Square;
import spieltisch.torres.Squares;
import spieltisch.torres.Variant;
import spieltisch.torres.View;
import spieltisch.torres.cards.Card;
import spieltisch.torres.cards.Cards;
import spieltisch.torres.legality.MoveGenerator;

class TorresLawsTest extends GameLaws<State, Action, Event, View, Observation> {
  private static final int MOST_ACTIONS = 2_000;

  record Table(int players, Options options, long seed) {
    State start() {
      return State.start(options, players, Seat.of((int) (seed % players)));
    }
  }

  /// Every number of players, and every variant at least once.
  static Stream<Table> tables() {
    var standard =
        IntStream.range(0, 9).mapToObj(i -> new Table(2 + i % 3, Options.STANDARD, 100 + i));
    var variants =
        IntStream.range(0, Variant.ALL.size())
            .mapToObj(i -> new Table(2 + i % 3, Options.of(Variant.ALL.get(i)), 200 + i));
    var all =
        Stream.of(new Table(4, everyLastVariant(), 300), new Table(2, everyLastVariant(), 301));
    return Stream.of(standard, variants, all).flatMap(tables -> tables);
  }

  private static Options everyLastVariant() {
    var options = Options.STANDARD;
    for (var variant : Variant.ALL) options = options.with(variant);
    return options;
  }

  @ParameterizedTest
  @MethodSource("tables")
  @Rule("8.1")
  void a_random_game_obeys_all_laws(Table table) {
    var played = playByTheLaws(table.start(), table.seed(), MOST_ACTIONS);
    assertEquals(PhaseKind.OVER, played.end().phaseKind());
  }

  @ParameterizedTest
  @MethodSource("tables")
  void two_runs_with_one_seed_are_equal_and_the_fast_path_plays_the_same(Table table) {
    var fast = table.start().copy();
    var slow = table.start();
    var chance = new SeededChance(table.seed());
    var again = new SeededChance(table.seed());
    var moveGenerator = new MoveGenerator();
    while (fast.phaseKind() != PhaseKind.OVER) {
      int code = moveGenerator.get(chance.below(moveGenerator.find(fast)));
      fast.play(code, chance);
      var legal = TorresScenario.view(slow, slow.awaitedSeat().orElseThrow()).legal();
      slow = TorresScenario.play(slow, legal.get(again.below(legal.size())), again);
      assertEquals(fast, slow);
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void the_naive_rules_find_the_same_actions(Table table) {
    var state = table.start().copy();
    var chance = new SeededChance(table.seed());
    while (state.phaseKind() != PhaseKind.OVER) {
      var seat = state.awaitedSeat().orElseThrow();
      var legal = TorresScenario.view(state, seat).legal();
      assertEquals(new NaiveRules(state).legal(), legal, Notation.write(state));
      var action = choose(state, seat, legal, chance);
      state.play(PackedAction.of(action), chance);
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  @Rule("8.1")
  void states_that_differ_in_hidden_cards_look_equal_to_a_player(Table table) {
    var state = table.start().copy();
    var chance = new SeededChance(table.seed());
    while (state.phaseKind() != PhaseKind.OVER) {
      for (var seat : Seat.first(table.players())) {
        var other = resampled(state, seat, chance);
        assertEquals(game().view(state, Viewer.of(seat)), game().view(other, Viewer.of(seat)));
        assertEquals(
            TorresScenario.view(state, seat).legal(), TorresScenario.view(other, seat).legal());
      }
      var seat = state.awaitedSeat().orElseThrow();
      var legal = TorresScenario.view(state, seat).legal();
      state.play(PackedAction.of(choose(state, seat, legal, chance)), chance);
    }
  }

  /// The same state with the cards hidden from the seat dealt again.
  private static State resampled(State state, Seat seat, SeededChance chance) {
    var other = state.copy();
    if (state.options().has(Variant.OWN_DECKS)) return resampledOwn(other, seat, chance);
    int hidden = other.decks[0];
    for (int i = 0; i < other.players(); i++) if (i != seat.index()) hidden += other.hands[i];
    for (int i = 0; i < other.players(); i++) {
      if (i == seat.index()) continue;
      other.hands[i] = deal(hidden, handSize(state, i), chance);
      hidden -= other.hands[i];
    }
    other.decks[0] = hidden;
    if (state.awaited() != seat.index()) other.fresh = Cards.NONE;
    return other;
  }

  private static State resampledOwn(State other, Seat seat, SeededChance chance) {
    for (int i = 0; i < other.players(); i++) {
      if (i == seat.index()) continue;
      int hidden = other.decks[i] + other.hands[i];
      other.hands[i] = deal(hidden, Cards.total(other.hands[i]), chance);
      other.decks[i] = hidden - other.hands[i];
    }
    if (other.awaited() != seat.index()) other.fresh = Cards.NONE;
    return other;
  }

  private static int handSize(State state, int seat) {
    return Cards.total(state.hands[seat]);
  }

  private static int deal(int pile, int size, SeededChance chance) {
    int dealt = Cards.NONE;
    for (int i = 0; i < size; i++) {
      int left = pile - dealt;
      dealt += Cards.one(Cards.kindAt(left, chance.below(Cards.total(left))));
    }
    return dealt;
  }

  @Override
  protected Game<State, Action, Event, View, Observation> game() {
    return TorresScenario.GAME;
  }

  @Override
  protected int seats(State state) {
    return state.players();
  }

  @Override
  protected List<Action> pool(State state, SeededChance chance) {
    var pool = new ArrayList<Action>();
    for (var actionKind : ActionKind.ALL)
      for (int i = 0; i < 4; i++)
        pool.add(PackedAction.action(actionKind, likely(state, chance), likely(state, chance)));
    return pool;
  }

  /// A random square, often one with a figure or a castle.
  private static Square likely(State state, SeededChance chance) {
    long interesting =
        switch (chance.below(3)) {
          case 0 -> state.board().occupied();
          case 1 -> state.board().built();
          default -> Squares.ALL;
        };
    var squares = Squares.list(interesting == 0 ? Squares.ALL : interesting);
    return squares.get(chance.below(squares.size()));
  }

  /// All kinds are equally likely, so that cards are drawn and played often.
  @Override
  protected Action choose(State state, Seat seat, List<Action> legal, SeededChance chance) {
    var actionKinds = legal.stream().map(Action::kind).distinct().toList();
    var actionKind = actionKinds.get(chance.below(actionKinds.size()));
    var actions = legal.stream().filter(action -> action.kind() == actionKind).toList();
    return actions.get(chance.below(actions.size()));
  }

  @Override
  protected Event masked(State before, Event event, Viewer viewer, SeededChance chance) {
    return switch (event) {
      case Event.Open open -> open;
      case Event.CardDrawn drawn when viewer.is(drawn.seat()) -> drawn;
      case Event.CardDrawn drawn -> {
        int deck = before.deck(drawn.seat());
        int other = Cards.kindAt(deck, chance.below(Cards.total(deck)));
        yield new Event.CardDrawn(drawn.seat(), Card.of(other), drawn.left());
      }
    };
  }

  @Override
  protected void assertConserved(State state) {
    assertEquals(Schedule.BLOCKS, blocks(state), "blocks");
    assertEquals(cardsInGame(state), cards(state), "cards");
    for (int seat = 0; seat < state.players(); seat++) {
      assertTrue(Squares.size(state.board().knights(seat)) <= Schedule.KNIGHTS, "knights");
      assertEquals(handSize(state, seat), state.position.handSize(seat), "hand size");
    }
    castles(state);
  }

  private static int blocks(State state) {
    int sum = state.supply() + state.board().blocks() + state.blocks();
    for (int i = 0; i < state.players(); i++) sum += Schedule.blocks(state.position.stacks(i));
    return sum;
  }

  private static int cardsInGame(State state) {
    boolean isOwn = state.options().has(Variant.OWN_DECKS);
    return isOwn ? state.players() * Cards.ONE_OF_EACH : Cards.FOUR_OF_EACH;
  }

  private static int cards(State state) {
    int sum = state.position.played();
    for (int i = 0; i < Schedule.MOST_PLAYERS; i++) sum += state.hands[i] + state.decks[i];
    return sum;
  }

  private static void castles(State state) {
    var board = state.board();
    assertTrue(board.castleCount() >= Schedule.FEWEST_CASTLES, "at least six castles");
    long seen = Squares.NONE;
    for (int i = 0; i < board.castleCount(); i++) {
      long castle = board.castle(i);
      assertTrue(Squares.isConnected(castle), "a castle is connected");
      assertEquals(0, seen & (castle | Squares.neighbours(castle)), "castles never touch");
      assertEquals(0, castle & board.above(Squares.size(castle)), "never higher than its area");
      seen |= castle;
    }
    assertEquals(board.built(), seen, "every block is in a castle");
    int figures = Squares.size(board.allKnights()) + (board.king() < 0 ? 0 : 1);
    assertEquals(figures, Squares.size(board.occupied()), "one figure a square");
  }
}
