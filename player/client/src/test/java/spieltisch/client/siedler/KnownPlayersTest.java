package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import spieltisch.siedler.message.PlayerStatus;

class KnownPlayersTest {
  private final KnownPlayers knownPlayers = new KnownPlayers();

  private void meets(int... ids) {
    for (int id : ids) knownPlayers.met(id);
  }

  private List<Integer> seated(List<Integer> order, int chairs) {
    return knownPlayers.seating(order, chairs).ids();
  }

  @Test
  void we_are_one_of_those_of_whom_the_server_spoke() {
    meets(7, 8);
    assertEquals(Optional.empty(), knownPlayers.own());
    knownPlayers.welcomed(8);
    assertTrue(knownPlayers.isMe(8));
    assertFalse(knownPlayers.isMe(7));
    assertEquals(knownPlayers.fellow(8), knownPlayers.own());
  }

  @Test
  void those_who_had_a_turn_sit_first_and_the_others_follow_by_number_from_there() {
    meets(1, 3, 5, 9);
    assertEquals(List.of(1, 3, 5, 9), seated(List.of(), 4));
    assertEquals(List.of(9, 3, 5, 1), seated(List.of(9, 3), 4));
    assertEquals(List.of(3, 5, 9, 1), seated(List.of(3), 4));
  }

  @Test
  void nobody_sits_who_was_never_met() {
    meets(1, 2);
    assertEquals(List.of(2, 1), seated(List.of(2, 6), 4));
  }

  @Test
  void when_chairs_are_short_those_sit_who_were_seen_in_the_game() {
    meets(1, 2, 3, 4, 5);
    knownPlayers.welcomed(5);
    for (int id : List.of(2, 3, 4)) knownPlayers.met(id).seenInGame();
    assertEquals(List.of(2, 3, 4, 5), seated(List.of(), 4));
  }

  @Test
  void one_of_the_chairs_is_ours() {
    meets(1, 2, 3, 4, 5);
    knownPlayers.welcomed(5);
    for (int id : List.of(1, 2, 3, 4)) knownPlayers.met(id).seenInGame();
    assertEquals(List.of(1, 2, 3, 5), seated(List.of(), 4));
  }

  @Test
  void who_is_gone_is_not_in_the_next_game() {
    meets(1, 2);
    knownPlayers.met(2).stands(PlayerStatus.CONNECTION_LOST, OptionalInt.empty());
    knownPlayers.gameBegan();
    assertEquals(List.of(1), seated(List.of(), 4));
  }

  @Test
  void we_ourselves_are_in_the_next_game_though_we_were_gone() {
    meets(1, 2);
    knownPlayers.welcomed(2);
    knownPlayers.met(2).stands(PlayerStatus.CONNECTION_LOST, OptionalInt.empty());
    knownPlayers.gameBegan();
    assertEquals(List.of(1, 2), seated(List.of(), 4));
  }
}
