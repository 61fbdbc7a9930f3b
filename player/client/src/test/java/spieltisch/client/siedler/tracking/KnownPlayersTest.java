package spieltisch.client.siedler.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import spieltisch.siedler.message.PlayerStatus;

class KnownPlayersTest {
  private final KnownPlayers players = new KnownPlayers();

  private void add(int... ids) {
    for (int id : ids) players.getOrAdd(id);
  }

  private List<Integer> seatNumbers(List<Integer> order, int seatCount) {
    return players.seatNumbers(order, seatCount).ids();
  }

  @Test
  void the_own_player_is_known_after_the_welcome() {
    add(7, 8);
    assertEquals(Optional.empty(), players.own());
    players.setOwnId(8);
    assertTrue(players.isMe(8));
    assertFalse(players.isMe(7));
    assertEquals(players.player(8), players.own());
  }

  @Test
  void players_with_a_turn_come_first_and_the_others_follow_by_number() {
    add(1, 3, 5, 9);
    assertEquals(List.of(1, 3, 5, 9), seatNumbers(List.of(), 4));
    assertEquals(List.of(9, 3, 5, 1), seatNumbers(List.of(9, 3), 4));
    assertEquals(List.of(3, 5, 9, 1), seatNumbers(List.of(3), 4));
  }

  @Test
  void an_unknown_player_has_no_seat() {
    add(1, 2);
    assertEquals(List.of(2, 1), seatNumbers(List.of(2, 6), 4));
  }

  @Test
  void players_of_the_game_get_the_seats_if_there_are_too_few() {
    add(1, 2, 3, 4, 5);
    players.setOwnId(5);
    for (int id : List.of(2, 3, 4)) players.getOrAdd(id).markInGame();
    assertEquals(List.of(2, 3, 4, 5), seatNumbers(List.of(), 4));
  }

  @Test
  void the_own_player_always_has_a_seat() {
    add(1, 2, 3, 4, 5);
    players.setOwnId(5);
    for (int id : List.of(1, 2, 3, 4)) players.getOrAdd(id).markInGame();
    assertEquals(List.of(1, 2, 3, 5), seatNumbers(List.of(), 4));
  }

  @Test
  void a_player_that_left_is_not_in_the_next_game() {
    add(1, 2);
    players.getOrAdd(2).setStatus(PlayerStatus.CONNECTION_LOST, OptionalInt.empty());
    players.gameBegan();
    assertEquals(List.of(1), seatNumbers(List.of(), 4));
  }

  @Test
  void the_own_player_stays_in_the_next_game_after_a_disconnection() {
    add(1, 2);
    players.setOwnId(2);
    players.getOrAdd(2).setStatus(PlayerStatus.CONNECTION_LOST, OptionalInt.empty());
    players.gameBegan();
    assertEquals(List.of(1, 2), seatNumbers(List.of(), 4));
  }
}
