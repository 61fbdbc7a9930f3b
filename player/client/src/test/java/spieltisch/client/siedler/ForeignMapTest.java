package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.client.siedler.ScriptedGame.OK;

import org.junit.jupiter.api.Test;
import spieltisch.client.transport.LinkException;

/// Maps of foreign servers that cannot be read in full.
class ForeignMapTest {
  @Test
  void sea_fields_may_be_written_in_another_form() throws InterruptedException {
    var game =
        new ScriptedGame()
            .mapStyle(
                map ->
                    map.replaceAll(
                        "\"Ort\":\\{[^}]*\\},\"Typ\":\"Meer\"", "\"Ort\":\"a\",\"Typ\":\"Meer\""));
    assertTrue(game.map().contains("{\"Ort\":\"a\",\"Typ\":\"Meer\"}"), game::map);
    game.playing("");
    game.finish();
    assertEquals(19, landFields(game));
  }

  private static long landFields(ScriptedGame game) {
    var open = game.views().getFirst().position();
    return open.island().hexes().stream().filter(open.island()::isLand).count();
  }

  @Test
  void an_unreadable_map_ends_the_game_with_a_sentence() {
    var game = new ScriptedGame().mapStyle(map -> map.replace("\"Wald\"", "\"Dschungel\""));
    game.playing("");
    var error = assertThrows(LinkException.class, game::play);
    assertTrue(
        String.valueOf(error.getMessage()).startsWith("the map of the server cannot be read: „"),
        error::getMessage);
  }

  @Test
  void a_map_of_another_island_ends_the_game_with_a_sentence() {
    var game = new ScriptedGame().mapStyle(map -> map.replace("\"Wüste\"", "\"Meer\""));
    game.playing("");
    var error = assertThrows(LinkException.class, game::play);
    assertEquals("the server plays on an unknown map", error.getMessage());
  }

  @Test
  void a_game_without_a_map_is_left() {
    var game = new ScriptedGame();
    game.joining()
        .expects("{\"Spieler\":", game.mine("Spiel starten"), OK)
        .expects(
            "{\"Spiel starten\":", game.mine("Wartet auf Spielbeginn"), OK, game.mine("Dorf bauen"))
        .expects("nothing");
    var error = assertThrows(LinkException.class, game::play);
    assertEquals("the server started a game without a readable map", error.getMessage());
  }
}
