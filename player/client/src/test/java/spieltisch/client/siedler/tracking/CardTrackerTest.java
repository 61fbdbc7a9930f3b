package spieltisch.client.siedler.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.client.siedler.ScriptedGame;
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
  private final KnownPlayers players = new KnownPlayers();
  private final CardTracker tracker = new CardTracker(players, Dialect.V1_0, log::add);

  @BeforeEach
  void addPlayers() {
    players.setOwnId(ME);
    players.getOrAdd(ME).markInGame();
    players.getOrAdd(OTHER).markInGame();
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
    return players.player(id).orElseThrow().hand();
  }

  @Test
  void own_gains_and_losses_change_the_own_hand() {
    tracker.gained(ME, new MaybeHidden.Open<>(WOOD));
    assertEquals(WOOD, tracker.ownHand().hand());
    tracker.lost(ME, new MaybeHidden.Open<>(WOOD));
    assertEquals(Resources.NONE, tracker.ownHand().hand());
  }

  @Test
  void the_number_of_cards_of_other_players_is_tracked() {
    tracker.gained(OTHER, new MaybeHidden.Closed<>(3));
    tracker.lost(OTHER, new MaybeHidden.Open<>(WOOD));
    assertEquals(1, hand(OTHER));
    assertEquals(Resources.NONE, tracker.ownHand().hand());
  }

  @Test
  void an_invention_reveals_the_hidden_gain_after_it() {
    tracker.inventionPlayed(OptionalInt.of(ME), WOOD);
    tracker.gained(ME, new MaybeHidden.Closed<>(2));
    assertEquals(WOOD, tracker.ownHand().hand());
    tracker.gained(ME, new MaybeHidden.Closed<>(2));
    assertEquals(WOOD, tracker.ownHand().hand());
  }

  @Test
  void an_invention_does_not_reveal_the_gain_of_another_player() {
    tracker.inventionPlayed(OptionalInt.of(OTHER), WOOD);
    tracker.gained(ME, new MaybeHidden.Closed<>(2));
    assertEquals(Resources.NONE, tracker.ownHand().hand());
  }

  @Test
  void a_piece_costs_its_price_if_the_dialect_reports_no_payments() {
    var withoutCosts = new CardTracker(players, Dialect.V0_1, log::add);
    withoutCosts.update(
        state(OTHER, PlayerStatus.TURN, 4, Optional.empty()), TurnTracker.Stage.LATER);
    withoutCosts.built(new OwnedPiece.Road(OTHER, ScriptedGame.NEXT_ROAD));
    assertEquals(2, hand(OTHER));
  }

  @Test
  void a_state_of_the_server_overrides_the_sum_and_is_logged_once() {
    tracker.update(state(OTHER, 9), TurnTracker.Stage.LATER);
    tracker.update(state(OTHER, 4), TurnTracker.Stage.LATER);
    assertEquals(4, hand(OTHER));
    assertEquals(1, log.size(), log.toString());
  }

  @Test
  void the_longest_road_follows_the_states() {
    tracker.update(state(OTHER, PlayerStatus.WAIT, 0, Optional.of(true)), TurnTracker.Stage.LATER);
    tracker.update(state(ME, PlayerStatus.WAIT, 0, Optional.of(false)), TurnTracker.Stage.LATER);
    assertEquals(OptionalInt.of(OTHER), tracker.longestRoad());
    tracker.update(state(OTHER, PlayerStatus.WAIT, 0, Optional.of(false)), TurnTracker.Stage.LATER);
    assertEquals(OptionalInt.empty(), tracker.longestRoad());
  }

  @Test
  void an_equal_state_is_not_logged() {
    tracker.gained(OTHER, new MaybeHidden.Closed<>(3));
    tracker.update(state(OTHER, 3), TurnTracker.Stage.LATER);
    assertEquals(List.of(), log);
  }
}
