package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;

class CardTrackerTest {
  private static final int ME = 7;
  private static final int OTHER = 8;
  private static final Resources WOOD = Resources.of(Resource.WOOD, 2);

  private final List<String> log = new ArrayList<>();
  private final KnownPlayers knownPlayers = new KnownPlayers();
  private final CardTracker cardTracker = new CardTracker(knownPlayers, Dialect.V1_0, log::add);

  @BeforeEach
  void meet() {
    knownPlayers.welcomed(ME);
    knownPlayers.met(ME).seenInGame();
    knownPlayers.met(OTHER).seenInGame();
  }

  private static PlayerState state(
      int id, PlayerStatus playerStatus, int hand, Optional<Boolean> road) {
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
    return knownPlayers.fellow(id).orElseThrow().hand();
  }

  @Test
  void what_we_gain_and_lose_goes_through_our_purse() {
    cardTracker.gained(ME, new MaybeHidden.Open<>(WOOD));
    assertEquals(WOOD, cardTracker.purse().hand());
    cardTracker.lost(ME, new MaybeHidden.Open<>(WOOD));
    assertEquals(Resources.NONE, cardTracker.purse().hand());
  }

  @Test
  void of_the_others_the_number_of_cards_is_known() {
    cardTracker.gained(OTHER, new MaybeHidden.Closed<>(3));
    cardTracker.lost(OTHER, new MaybeHidden.Open<>(WOOD));
    assertEquals(1, hand(OTHER));
    assertEquals(Resources.NONE, cardTracker.purse().hand());
  }

  @Test
  void the_gain_of_an_invention_is_known_from_its_card() {
    cardTracker.invented(OptionalInt.of(ME), WOOD);
    cardTracker.gained(ME, new MaybeHidden.Closed<>(2));
    assertEquals(WOOD, cardTracker.purse().hand());
    cardTracker.gained(ME, new MaybeHidden.Closed<>(2));
    assertEquals(WOOD, cardTracker.purse().hand());
  }

  @Test
  void the_gain_of_somebody_else_is_not_that_of_the_invention() {
    cardTracker.invented(OptionalInt.of(OTHER), WOOD);
    cardTracker.gained(ME, new MaybeHidden.Closed<>(2));
    assertEquals(Resources.NONE, cardTracker.purse().hand());
  }

  @Test
  void where_the_dialect_has_no_costs_a_building_is_paid_for_when_it_is_built() {
    var silent = new CardTracker(knownPlayers, Dialect.V0_1, log::add);
    silent.stands(state(OTHER, PlayerStatus.TURN, 4, Optional.empty()), true);
    silent.built(new OwnedPiece.Road(OTHER, ScriptedGame.NEXT_ROAD));
    assertEquals(2, hand(OTHER));
  }

  @Test
  void the_server_is_believed_and_that_is_said_once() {
    cardTracker.stands(state(OTHER, 9), true);
    cardTracker.stands(state(OTHER, 4), true);
    assertEquals(4, hand(OTHER));
    assertEquals(1, log.size(), log.toString());
  }

  @Test
  void the_states_tell_who_has_the_longest_road() {
    cardTracker.stands(state(OTHER, PlayerStatus.WAIT, 0, Optional.of(true)), true);
    cardTracker.stands(state(ME, PlayerStatus.WAIT, 0, Optional.of(false)), true);
    assertEquals(OptionalInt.of(OTHER), cardTracker.longestRoad());
    cardTracker.stands(state(OTHER, PlayerStatus.WAIT, 0, Optional.of(false)), true);
    assertEquals(OptionalInt.empty(), cardTracker.longestRoad());
  }

  @Test
  void what_was_known_already_is_not_complained_about() {
    cardTracker.gained(OTHER, new MaybeHidden.Closed<>(3));
    cardTracker.stands(state(OTHER, 3), true);
    assertEquals(List.of(), log);
  }
}
