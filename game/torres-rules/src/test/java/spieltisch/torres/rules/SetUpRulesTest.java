package spieltisch.torres.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.torres.rules.TorresScenario.play;
import static spieltisch.torres.rules.TorresScenario.sq;
import static spieltisch.torres.rules.TorresScenario.squares;

import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.kernel.Rule;
import spieltisch.kernel.Seat;
import spieltisch.torres.Action.PlaceFirstKnight;
import spieltisch.torres.Action.PlaceKing;
import spieltisch.torres.ActionKind;
import spieltisch.torres.Board;
import spieltisch.torres.Options;
import spieltisch.torres.Phase;
import spieltisch.torres.Refusal;
import spieltisch.torres.Square;
import spieltisch.torres.Squares;
import spieltisch.torres.cards.Card;
import spieltisch.torres.cards.Cards;

class SetUpRulesTest {
  private static final Seat ZERO = Seat.of(0);

  @Test
  @Rule("1.1")
  void the_board_has_64_squares_and_neighbours_share_a_side() {
    assertEquals(64, Square.COUNT);
    assertEquals(squares("10 01"), Squares.list(Squares.neighbours(sq(0, 0).index())));
    assertEquals(squares("73 64 75"), Squares.list(Squares.neighbours(sq(7, 4).index())));
    assertEquals(squares("32 23 43 34"), Squares.list(Squares.neighbours(sq(3, 3).index())));
    assertEquals(squares("66"), Squares.list(Squares.diagonals(sq(7, 7).index())));
    assertThrows(IllegalArgumentException.class, () -> Square.at(8, 0));
    assertThrows(IllegalArgumentException.class, () -> new Square(64));
  }

  @Test
  @Rule("1.2")
  void eight_castles_of_one_block_stand_on_the_starting_squares() {
    var board = start(2).board();
    assertEquals(squares("40 22 52 03 74 25 55 37"), Squares.list(board.built()));
    assertEquals(8, board.castleCount());
    for (var square : Squares.list(board.built())) assertEquals(1, board.height(square));
  }

  @Test
  @Rule("1.3")
  void of_92_blocks_8_are_on_the_board_and_the_rest_in_the_supply() {
    assertEquals(8, start(4).board().blocks());
    assertEquals(84, start(4).supply());
  }

  @Test
  @Rule("1.4")
  void there_are_no_figures_on_the_board_at_the_start() {
    assertEquals(Squares.NONE, start(4).board().occupied());
    assertEquals(Board.NOWHERE, start(4).board().king());
  }

  @Test
  @Rule("1.5")
  void the_deck_has_ten_kinds_four_times_each() {
    int deck = start(3).deck(ZERO);
    assertEquals(40, Cards.total(deck));
    for (var card : Card.ALL) assertEquals(4, Cards.count(deck, card.index()));
  }

  @Test
  @Rule("1.6")
  void the_youngest_player_begins_and_of_several_the_first_seat() {
    assertEquals(Seat.of(2), Torres.youngest(List.of(40, 30, 12, 12)));
    assertEquals(Seat.of(0), Torres.youngest(List.of(7, 7)));
    var state = State.start(Options.STANDARD, 4, Seat.of(2));
    assertEquals(List.of(Seat.of(2)), TorresScenario.GAME.awaited(state));
  }

  @Test
  @Rule("1.7")
  void each_player_places_a_knight_on_a_free_castle_in_seat_order_from_the_start_player() {
    var state = State.start(Options.STANDARD, 3, Seat.of(1));
    assertEquals(
        squares("40 22 52 03 74 25 55 37"),
        TorresScenario.targets(state, ActionKind.PLACE_FIRST_KNIGHT));
    state = play(state, new PlaceFirstKnight(sq(4, 0)));
    assertEquals(Seat.of(2), state.awaitedSeat().orElseThrow());
    assertEquals(
        Refusal.FIGURE_PRESENT, TorresScenario.refusal(state, new PlaceFirstKnight(sq(4, 0))));
    assertEquals(Refusal.IMPOSSIBLE, TorresScenario.refusal(state, new PlaceFirstKnight(sq(0, 0))));
    state = play(state, new PlaceFirstKnight(sq(2, 2)));
    assertEquals(new Phase.FirstKnight(ZERO), TorresScenario.view(state, ZERO).phase());
    state = play(state, new PlaceFirstKnight(sq(5, 2)));
    assertEquals(squares("40"), Squares.list(state.board().knights(1)));
    assertEquals(squares("52"), Squares.list(state.board().knights(0)));
  }

  @Test
  @Rule("1.8")
  void the_last_to_place_a_knight_places_the_king_on_a_free_castle() {
    var state = play(start(2), new PlaceFirstKnight(sq(4, 0)));
    state = play(state, new PlaceFirstKnight(sq(2, 2)));
    assertEquals(new Phase.King(Seat.of(1)), TorresScenario.view(state, ZERO).phase());
    assertEquals(
        squares("52 03 74 25 55 37"), TorresScenario.targets(state, ActionKind.PLACE_KING));
    assertFalse(TorresScenario.view(state, ZERO).refusal(new PlaceKing(sq(5, 2))).isEmpty());
    state = play(state, new PlaceKing(sq(5, 2)));
    assertEquals(sq(5, 2).index(), state.board().king());
    assertEquals(1, state.year());
    assertTrue(TorresScenario.view(state, ZERO).phase() instanceof Phase.Turn);
    assertEquals(ZERO, state.awaitedSeat().orElseThrow());
  }

  @Test
  void games_have_two_to_four_players() {
    assertThrows(IllegalArgumentException.class, () -> start(1));
    assertThrows(IllegalArgumentException.class, () -> start(5));
    assertThrows(
        IllegalArgumentException.class, () -> State.start(Options.STANDARD, 2, Seat.of(2)));
  }

  private static State start(int players) {
    return State.start(Options.STANDARD, players, ZERO);
  }
}
