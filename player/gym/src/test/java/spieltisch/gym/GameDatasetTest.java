package spieltisch.gym;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.arena.Entrant;
import spieltisch.bots.Level;
import spieltisch.catan.rules.Notation;
import spieltisch.catan.rules.State;
import spieltisch.kernel.SeededChance;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class GameDatasetTest {
  private static GameDataset dataset(int games) {
    var entrants =
        List.of(Entrant.of(Level.MEDIUM), Entrant.of(Level.EASY), Entrant.of(Level.RANDOM));
    return new GameDataset(entrants, games, 5, 100);
  }

  private static String text(int games) throws IOException {
    var out = new ByteArrayOutputStream();
    dataset(games).write(out);
    return out.toString(StandardCharsets.UTF_8);
  }

  private static List<JsonNode> games(int games) throws IOException {
    var mapper = new JsonMapper();
    return text(games).lines().map(mapper::readTree).toList();
  }

  @Test
  void the_same_seed_gives_the_same_bytes() throws IOException {
    assertEquals(text(3), text(3));
  }

  @Test
  void a_full_disk_is_an_error_of_the_output() {
    assertThrows(IOException.class, () -> dataset(1).write(new BrokenOutput()));
  }

  @Test
  void each_game_has_its_players_by_seat_and_its_outcome() throws IOException {
    var games = games(3);
    assertEquals(3, games.size());
    assertEquals("[\"medium\",\"easy\",\"random\"]", games.get(0).path("players").toString());
    assertEquals("[\"random\",\"medium\",\"easy\"]", games.get(1).path("players").toString());
    for (var game : games) {
      int winner = game.path("winners").path(0).intValue();
      assertTrue(game.path("points").path(winner).intValue() >= 10, game.toString());
    }
  }

  @Test
  void the_numbers_of_an_action_are_legal_in_its_position() throws IOException {
    int numbered = 0;
    int decisions = 0;
    for (var game : games(3))
      for (var decision : game.path("decisions")) {
        decisions++;
        if (decision.path("actions").isEmpty()) continue;
        numbered++;
        var environment = environment(decision.path("position").stringValue());
        for (var number : decision.path("actions")) {
          assertEquals(decision.path("seat").intValue(), environment.seat());
          assertTrue(environment.isLegal(number.intValue()), decision.toString());
          environment.step(number.intValue());
        }
      }
    assertTrue(numbered > decisions * 9 / 10, numbered + " of " + decisions);
  }

  private static CatanEnvironment environment(String notation) {
    var read = (Notation.ReadResult.Read) Notation.read(notation);
    State state = read.state();
    var options = EnvironmentOptions.standard(state.position().players());
    return new CatanEnvironment(options, state, new SeededChance(1));
  }
}
