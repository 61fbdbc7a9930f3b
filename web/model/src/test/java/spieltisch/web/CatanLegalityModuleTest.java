package spieltisch.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spieltisch.catan.Island;
import spieltisch.catan.places.Terrain;

/// Tests of the legality module for Catan on the JVM.
final class CatanLegalityModuleTest {
  @ParameterizedTest
  @CsvSource({"2, 54", "4, 54", "6, 80"})
  void the_first_settlement_may_be_placed_on_every_corner(int players, int corners) {
    assertEquals(corners, legal(players, "phase settlement 0 0").size());
  }

  @Test
  void a_city_may_replace_only_an_own_settlement() {
    var moves =
        legal(
            4,
            "settlement 0 -2 2 -1 2 -1 1",
            "settlement 1 0 0 1 0 1 -1",
            "hand 0 0 0 2 3",
            "counts 0 5 0 0",
            "phase build 0 0");
    assertEquals(List.of("end", "city -2 2 -1 2 -1 1"), moves);
  }

  @Test
  void a_knight_bought_in_this_turn_cannot_be_played() {
    var hand = "cards 1 0 0 0 0";
    assertTrue(legal(3, hand, "phase roll 0 0").stream().anyMatch(m -> m.startsWith("knight")));
    assertEquals(List.of("roll"), legal(3, hand, "fresh 1 0 0 0 0", "phase roll 0 0"));
    assertEquals(List.of("roll"), legal(3, hand, "phase roll 0 1"));
  }

  @Test
  void an_offer_of_another_player_can_be_answered() {
    var offer = "offer 256 1 0 0 0 0 0 0 0 0 1";
    assertEquals(
        List.of("answer 256 0", "answer 256 1"),
        legal(4, "hand 0 0 0 0 1", offer, "phase build 2 0"));
  }

  @Test
  void invalid_input_is_rejected() {
    assertThrows(IllegalArgumentException.class, () -> legal(4, "weather 1"));
    assertThrows(IllegalArgumentException.class, () -> legal(4, "road 0 9 9 9 8"));
  }

  private static List<String> legal(int players, String... facts) {
    var text = new StringBuilder("players " + players + " 0\n");
    var island = Island.forPlayers(players);
    int land = 0;
    for (var hex : island.hexes()) {
      // Alternates terrains and numbers, because a number may not be too frequent on one terrain.
      if (island.isLand(hex)) text.append("hex " + land % 5 + " " + (8 + land++ / 5 % 5) + "\n");
      else text.append("hex " + Terrain.SEA.ordinal() + " 0\n");
    }
    text.append("robber 0 0\n");
    for (var fact : facts) text.append(fact).append('\n');
    return CatanLegalityModule.legal(text.toString()).lines().toList();
  }
}
