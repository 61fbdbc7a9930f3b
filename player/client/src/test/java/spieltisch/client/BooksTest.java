package spieltisch.client;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;

class BooksTest {
  private static final int ME = 7;
  private static final int OTHER = 8;
  private static final Resources WOOD = Resources.of(Resource.WOOD, 2);

  private final List<String> log = new ArrayList<>();
  private final Company company = new Company();
  private final Books books = new Books(company, Dialect.V1_0, log::add);

  @BeforeEach
  void meet() {
    company.welcomed(ME);
    company.met(ME).seenInGame();
    company.met(OTHER).seenInGame();
  }

  private static PlayerState state(int id, PlayerStatus playerStatus, int hand, Optional<Boolean> road) {
    return new PlayerState(
        id,
        Optional.empty(),
        Optional.empty(),
        playerStatus,
        OptionalInt.empty(),
        Optional.of(new MaybeHidden.Closed<>(hand)),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty(),
        road);
  }

  private static PlayerState state(int id, int hand) {
    return state(id, PlayerStatus.WAIT, hand, Optional.empty());
  }

  private int hand(int id) {
    return company.fellow(id).orElseThrow().hand();
  }

  @Test
  void what_we_gain_and_lose_goes_through_our_purse() {
    books.gained(ME, new MaybeHidden.Open<>(WOOD));
    assertEquals(WOOD, books.purse().hand());
    books.lost(ME, new MaybeHidden.Open<>(WOOD));
    assertEquals(Resources.NONE, books.purse().hand());
  }

  @Test
  void of_the_others_the_number_of_cards_is_known() {
    books.gained(OTHER, new MaybeHidden.Closed<>(3));
    books.lost(OTHER, new MaybeHidden.Open<>(WOOD));
    assertEquals(1, hand(OTHER));
    assertEquals(Resources.NONE, books.purse().hand());
  }

  @Test
  void the_gain_of_an_invention_is_known_from_its_card() {
    books.invented(OptionalInt.of(ME), WOOD);
    books.gained(ME, new MaybeHidden.Closed<>(2));
    assertEquals(WOOD, books.purse().hand());
    books.gained(ME, new MaybeHidden.Closed<>(2));
    assertEquals(WOOD, books.purse().hand());
  }

  @Test
  void the_gain_of_somebody_else_is_not_that_of_the_invention() {
    books.invented(OptionalInt.of(OTHER), WOOD);
    books.gained(ME, new MaybeHidden.Closed<>(2));
    assertEquals(Resources.NONE, books.purse().hand());
  }

  @Test
  void where_the_dialect_has_no_costs_a_building_is_paid_for_when_it_is_built() {
    var silent = new Books(company, Dialect.V0_1, log::add);
    silent.stands(state(OTHER, PlayerStatus.TURN, 4, Optional.empty()), true);
    silent.built(new OwnedPiece.Road(OTHER, Script.NEXT_ROAD));
    assertEquals(2, hand(OTHER));
  }

  @Test
  void the_server_is_believed_and_that_is_said_once() {
    books.stands(state(OTHER, 9), true);
    books.stands(state(OTHER, 4), true);
    assertEquals(4, hand(OTHER));
    assertEquals(1, log.size(), log.toString());
  }

  @Test
  void the_states_tell_who_has_the_longest_road() {
    books.stands(state(OTHER, PlayerStatus.WAIT, 0, Optional.of(true)), true);
    books.stands(state(ME, PlayerStatus.WAIT, 0, Optional.of(false)), true);
    assertEquals(OptionalInt.of(OTHER), books.longestRoad());
    books.stands(state(OTHER, PlayerStatus.WAIT, 0, Optional.of(false)), true);
    assertEquals(OptionalInt.empty(), books.longestRoad());
  }

  @Test
  void what_was_known_already_is_not_complained_about() {
    books.gained(OTHER, new MaybeHidden.Closed<>(3));
    books.stands(state(OTHER, 3), true);
    assertEquals(List.of(), log);
  }
}
