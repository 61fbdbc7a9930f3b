package spieltisch.torres.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.torres.rules.TorresScenario.play;
import static spieltisch.torres.rules.TorresScenario.sq;
import static spieltisch.torres.rules.TorresScenario.squares;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spieltisch.kernel.Rule;
import spieltisch.kernel.Seat;
import spieltisch.torres.Action;
import spieltisch.torres.Action.DrawCard;
import spieltisch.torres.Action.EndTurn;
import spieltisch.torres.Action.MoveKnight;
import spieltisch.torres.Action.PlaceBlock;
import spieltisch.torres.Action.PlaceFirstKnight;
import spieltisch.torres.Action.PlaceKing;
import spieltisch.torres.Action.PlaceKnight;
import spieltisch.torres.Action.TakePoint;
import spieltisch.torres.ActionKind;
import spieltisch.torres.Options;
import spieltisch.torres.Phase;
import spieltisch.torres.PhaseKind;
import spieltisch.torres.PublicEvent;
import spieltisch.torres.Refusal;
import spieltisch.torres.Schedule;
import spieltisch.torres.Squares;
import spieltisch.torres.cards.Card;
import spieltisch.torres.cards.Cards;
import spieltisch.torres.legality.TimeoutAction;

/// Chapters 2 and 3: the order of play, and the actions.
class TurnRulesTest {
  private static final Seat ZERO = Seat.of(0);
  private static final Seat ONE = Seat.of(1);

  @ParameterizedTest
  @Rule("2.1")
  @CsvSource({"2, 4, 4, 4", "3, 4, 3, 3", "4, 4, 3, 3"})
  void a_year_has_three_or_four_rounds_of_one_turn_each(int players, int a, int b, int c) {
    var rounds = new int[4];
    var turns = new int[players];
    var state = passed(players, Options.STANDARD);
    while (state.phaseKind() != PhaseKind.OVER) {
      for (var publicEvent : TorresScenario.facts(state, pass(state))) {
        if (publicEvent instanceof PublicEvent.TurnEnded(var seat)) turns[seat.index()]++;
        if (publicEvent instanceof PublicEvent.RoundEnded) rounds[state.year()]++;
      }
      state = play(state, pass(state));
    }
    assertEquals(List.of(a, b, c), List.of(rounds[1], rounds[2], rounds[3]));
    for (int seat = 0; seat < players; seat++) assertEquals(a + b + c, turns[seat]);
  }

  @ParameterizedTest
  @Rule("2.2")
  @CsvSource({
    "2, 3333, 3333, 3333",
    "3, 3322, 3320, 3320",
    "4, 2222, 2220, 2220",
  })
  void each_player_gets_a_stack_for_each_round(int players, String a, String b, String c) {
    var dealt = new ArrayList<String>();
    var state = beforeKing(players, Options.STANDARD);
    while (state.phaseKind() != PhaseKind.OVER) {
      for (var publicEvent : TorresScenario.facts(state, pass(state)))
        if (publicEvent instanceof PublicEvent.StacksDealt(var heights))
          dealt.add(String.join("", heights.stream().map(h -> Integer.toString(h)).toList()));
      state = play(state, pass(state));
    }
    assertEquals(List.of(a, b, c), dealt);
  }

  @Test
  @Rule("2.3")
  void a_turn_uses_the_largest_stack_and_its_blocks_alone() {
    var state = hill().stacks(1, 2, 3, 3, 1).after(new EndTurn());
    assertEquals(3, state.blocks());
    assertEquals(List.of(2, 3, 1), TorresScenario.view(state, ONE).stacks(ONE));
    var poor = hill().blocks(1).after(new PlaceBlock(sq(0, 1)));
    assertEquals(Refusal.TOO_FEW_BLOCKS, TorresScenario.refusal(poor, new PlaceBlock(sq(0, 2))));
  }

  @Test
  @Rule("2.4")
  void leftover_blocks_go_on_the_remaining_stacks_up_to_three_and_the_rest_returns() {
    var state = hill().blocks(3).stacks(0, 3, 2, 2).state();
    int supply = state.supply();
    var ended = play(state, new EndTurn());
    assertEquals(List.of(3, 3, 3), TorresScenario.view(ended, ZERO).stacks(ZERO));
    assertEquals(supply + 1, ended.supply());
  }

  @Test
  @Rule("2.5")
  void after_the_last_round_of_a_year_unused_blocks_return() {
    var state = hill().at(1, 4, 1, 0).blocks(2).stacks(0).stacks(1, 3).state();
    var ended = play(state, new EndTurn());
    assertEquals(state.supply() + 2, ended.supply());
    assertEquals(0, Schedule.blocks(ended.position.stacks(0)));
  }

  @Test
  @Rule("2.6")
  void the_next_seat_begins_the_next_round_also_across_years() {
    var beginners = new ArrayList<Integer>();
    var state = beforeKing(3, Options.STANDARD);
    while (state.phaseKind() != PhaseKind.OVER) {
      for (var publicEvent : TorresScenario.facts(state, pass(state)))
        if (publicEvent instanceof PublicEvent.RoundBegan(var round, var first))
          beginners.add(first.index());
      state = play(state, pass(state));
    }
    assertEquals(List.of(0, 1, 2, 0, 1, 2, 0, 1, 2, 0), beginners);
  }

  @Test
  @Rule("2.7")
  void five_action_points_may_be_spent_in_any_order_and_the_rest_is_lost() {
    var state =
        hill().after(new TakePoint(), new PlaceBlock(sq(0, 1)), new TakePoint(), new DrawCard());
    assertEquals(1, state.points());
    state = play(state, new TakePoint());
    assertEquals(Refusal.TOO_FEW_ACTION_POINTS, TorresScenario.refusal(state, new TakePoint()));
    var next = hill().after(new EndTurn());
    assertEquals(0, next.score(ZERO));
    assertEquals(5, next.points());
  }

  @Test
  @Rule("2.8")
  void an_empty_turn_is_allowed() {
    assertEquals(ONE, hill().after(new EndTurn()).awaitedSeat().orElseThrow());
  }

  @Test
  @Rule("2.9")
  void only_the_awaited_player_may_act_and_only_as_awaited() {
    var state = hill().state();
    assertEquals(
        Refusal.NOT_ON_TURN,
        TorresScenario.view(state, ONE).refusal(new TakePoint()).orElseThrow());
    assertEquals(Refusal.NOT_ON_TURN, TorresScenario.refusal(state, new PlaceKing(sq(0, 0))));
    assertEquals(
        Refusal.NOT_ON_TURN, TorresScenario.refusal(state, new PlaceFirstKnight(sq(0, 0))));
    var king = hill().stage("K", 0).state();
    assertEquals(Refusal.NOT_ON_TURN, TorresScenario.refusal(king, new EndTurn()));
    assertTrue(TorresScenario.view(state, ONE).legal().isEmpty());
  }

  @Test
  @Rule("2.10")
  void the_player_with_the_fewest_points_moves_the_king_or_leaves_it() {
    var state = hill().scores(9, 4).at(1, 4, 2, 0).after(new EndTurn());
    assertEquals(new Phase.King(ONE), TorresScenario.view(state, ONE).phase());
    assertEquals(squares("10"), TorresScenario.targets(state, ActionKind.PLACE_KING));
    assertEquals(2, play(state, new PlaceKing(sq(1, 0))).year());
    var tied = TorresScenario.of("1 1k").at(1, 4, 2, 1).after(new EndTurn());
    assertEquals(new Phase.King(ZERO), TorresScenario.view(tied, ONE).phase());
  }

  @Test
  @Rule("2.11")
  void after_the_third_scoring_the_game_is_over_and_the_most_points_win() {
    var state = hill().scores(3, 40).at(3, 4, 2, 0).after(new EndTurn());
    assertEquals(new Phase.Over(), TorresScenario.view(state, ONE).phase());
    assertTrue(TorresScenario.GAME.awaited(state).isEmpty());
    assertEquals(List.of(ONE), TorresScenario.view(state, ZERO).leaders());
    assertEquals(
        Refusal.NOT_ON_TURN, TorresScenario.view(state, ZERO).refusal(new EndTurn()).orElseThrow());
  }

  @Test
  @Rule("2.11")
  void players_with_equally_many_points_share_the_victory() {
    var state = TorresScenario.of("1 1k").at(3, 4, 2, 1).after(new EndTurn());
    assertEquals(new Phase.Over(), TorresScenario.view(state, ONE).phase());
    assertEquals(List.of(ZERO, ONE), TorresScenario.view(state, ZERO).leaders());
  }

  @Test
  @Rule("2.12")
  void the_timeout_action_takes_the_first_free_square_and_ends_a_turn() {
    var state = State.start(Options.STANDARD, 2, ZERO);
    state = play(state, absent(state));
    assertEquals(squares("40"), Squares.list(state.board().knights(0)));
    state = play(state, absent(state));
    assertEquals(squares("22"), Squares.list(state.board().knights(1)));
    state = play(state, absent(state));
    assertEquals(sq(5, 2).index(), state.board().king());
    assertEquals(new EndTurn(), absent(state));
    var later = hill().stage("K", 1).state();
    assertEquals(new PlaceKing(sq(1, 0)), absent(later));
  }

  @Test
  @Rule("3.1")
  void a_point_costs_one_action_point() {
    var state = hill().after(new TakePoint(), new TakePoint());
    assertEquals(2, state.score(ZERO));
    assertEquals(3, state.points());
  }

  @Test
  @Rule("3.2")
  void a_knight_costs_two_points_and_is_placed_beside_one_at_least_as_high() {
    var torresScenario = TorresScenario.of(". 2a 3", ". 1 .", ". . .");
    assertEquals(squares("00 11"), torresScenario.targets(ActionKind.PLACE_KNIGHT));
    var state = torresScenario.after(new PlaceKnight(sq(0, 0)));
    assertEquals(3, state.points());
    assertEquals(squares("00 10"), Squares.list(state.board().knights(0)));
    assertEquals(Refusal.TOO_HIGH, torresScenario.refusal(new PlaceKnight(sq(2, 0))));
    assertEquals(Refusal.NOT_ADJACENT, torresScenario.refusal(new PlaceKnight(sq(2, 1))));
    var two = TorresScenario.of("2a 2 .", "0a . .");
    assertTrue(two.targets(ActionKind.PLACE_KNIGHT).contains(sq(1, 0)));
  }

  @Test
  @Rule("3.3")
  void a_seventh_knight_cannot_be_placed() {
    var torresScenario = TorresScenario.of("1a 1a 1a 1a 1a 1a .");
    assertEquals(Refusal.IMPOSSIBLE, torresScenario.refusal(new PlaceKnight(sq(6, 0))));
    assertTrue(torresScenario.targets(ActionKind.PLACE_KNIGHT).isEmpty());
  }

  @Test
  @Rule("3.4")
  void a_block_costs_one_action_point_and_comes_from_the_stack() {
    var state = hill().after(new PlaceBlock(sq(0, 1)));
    assertEquals(1, state.board().height(sq(0, 1)));
    assertEquals(2, state.blocks());
    assertEquals(4, state.points());
  }

  @Test
  @Rule("3.5")
  void a_move_costs_one_action_point() {
    var state =
        hill().after(new MoveKnight(sq(0, 0), sq(0, 1)), new MoveKnight(sq(0, 1), sq(0, 2)));
    assertEquals(squares("02"), Squares.list(state.board().knights(0)));
    assertEquals(3, state.points());
  }

  @Test
  @Rule("3.6")
  void a_drawn_card_costs_one_point_and_comes_from_the_deck_by_chance() {
    var state = play(hill().state(), new DrawCard(), bound -> bound - 1);
    assertEquals(Cards.one(Card.SEVEN_POINTS.index()), state.hand(ZERO));
    assertEquals(39, Cards.total(state.deck(ZERO)));
    assertEquals(4, state.points());
  }

  @Test
  @Rule("3.7")
  void only_two_cards_may_be_drawn_in_a_turn() {
    var state = hill().after(new DrawCard(), new DrawCard());
    assertEquals(Refusal.ONLY_TWO_CARDS, TorresScenario.refusal(state, new DrawCard()));
    assertEquals(3, state.points());
  }

  @Test
  @Rule("3.8")
  void an_empty_deck_stays_empty() {
    assertEquals(Refusal.DECK_EMPTY, hill().noDeck().refusal(new DrawCard()));
  }

  @Test
  @Rule("3.9")
  void the_first_failing_check_gives_the_reason_and_nothing_changes() {
    var torresScenario = TorresScenario.of("1a 1k . . 1b").points(0).blocks(0);
    assertEquals(Refusal.TOO_FEW_ACTION_POINTS, torresScenario.refusal(new PlaceBlock(sq(1, 0))));
    assertEquals(
        Refusal.TOO_FEW_BLOCKS, torresScenario.points(1).refusal(new PlaceBlock(sq(1, 0))));
    assertEquals(
        Refusal.FIGURE_PRESENT, torresScenario.blocks(1).refusal(new PlaceBlock(sq(1, 0))));
    assertEquals(Refusal.NO_FIGURE, torresScenario.refusal(new MoveKnight(sq(4, 0), sq(1, 0))));
    var state = torresScenario.state();
    var before = Notation.write(state);
    assertEquals(
        Refusal.FIGURE_PRESENT, TorresScenario.refusal(state, new MoveKnight(sq(0, 0), sq(1, 0))));
    assertEquals(before, Notation.write(state));
  }

  /// A castle of two squares with a knight of seat 0 and the king.
  private static TorresScenario hill() {
    return TorresScenario.of("1a 1k");
  }

  private static Action absent(State state) {
    return TimeoutAction.action(TorresScenario.view(state, state.awaitedSeat().orElseThrow()));
  }

  private static Action pass(State state) {
    return absent(state);
  }

  private static State beforeKing(int players, Options options) {
    var state = State.start(options, players, ZERO);
    while (state.phaseKind() == PhaseKind.FIRST_KNIGHT) state = play(state, absent(state));
    return state;
  }

  private static State passed(int players, Options options) {
    var state = beforeKing(players, options);
    return play(state, absent(state));
  }
}
