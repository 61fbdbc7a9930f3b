package spieltisch.gym;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.kernel.SeededChance;
import tools.jackson.databind.json.JsonMapper;

class GymSessionTest {
  private static final String RESET = "{\"cmd\":\"reset\",\"seed\":7}";
  private static final String LEGAL = "{\"cmd\":\"legal\"}";

  @Test
  void a_game_begins_with_its_board_and_the_first_seat() throws IOException {
    var answer = GymDialogue.answers(RESET).getFirst();
    assertEquals(1, answer.path("actionVersion").intValue());
    assertEquals(931, answer.path("actions").intValue());
    assertEquals(19, answer.path("board").path("hexes").size());
    assertEquals(54, answer.path("board").path("corners").size());
    assertEquals(72, answer.path("board").path("edges").size());
    assertEquals(9, answer.path("board").path("harbours").size());
    assertEquals(54, answer.path("legal").size());
    assertEquals("found_settlement", answer.path("observation").path("phase").stringValue());
  }

  @Test
  void a_settlement_is_followed_by_a_road_at_its_corner() throws IOException {
    var answers = GymDialogue.answers(RESET, "{\"cmd\":\"step\",\"action\":112}", LEGAL);
    var board = answers.getFirst().path("board");
    assertEquals("[0]", answers.get(1).at("/observation/players/0/settlements").toString());
    for (var number : answers.get(2).path("legal")) {
      var ends = board.path("edges").path(number.intValue() - 3);
      assertTrue(ends.path(0).intValue() == 0 || ends.path(1).intValue() == 0, ends.toString());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nonsense",
        "[]",
        "7",
        "{",
        "{}",
        "{\"cmd\":1}",
        "{\"cmd\":\"fly\"}",
        "{\"cmd\":\"legal\"} {}",
        "{\"cmd\":\"step\"}",
        "{\"cmd\":\"step\",\"action\":\"112\"}",
        "{\"cmd\":\"step\",\"action\":112.5}",
        "{\"cmd\":\"step\",\"action\":-1}",
        "{\"cmd\":\"step\",\"action\":931}",
        "{\"cmd\":\"step\",\"action\":99999999999999999999}",
        "{\"cmd\":\"step\",\"action\":1e400}",
        "{\"cmd\":\"step\",\"action\":1}",
        "{\"cmd\":\"step\",\"number\":112}",
        "{\"cmd\":\"observe\",\"seat\":4}",
        "{\"cmd\":\"observe\",\"seat\":-1}",
        "{\"cmd\":\"reset\"}",
        "{\"cmd\":\"reset\",\"seed\":1,\"players\":7}",
        "{\"cmd\":\"reset\",\"seed\":1,\"game\":\"torres\"}",
        "{\"cmd\":\"reset\",\"seed\":1,\"options\":7}",
        "{\"cmd\":\"reset\",\"seed\":1,\"options\":{\"points\":7}}",
        "{\"cmd\":\"reset\",\"seed\":1,\"options\":{\"trade\":true}}",
        "{\"cmd\":\"reset\",\"seed\":1,\"options\":{\"maxTurns\":0}}",
        "{\"cmd\":\"reset\",\"seed\":1,\"options\":{\"variant\":\"chess\"}}",
        "{\"cmd\":\"reset\",\"seed\":1,\"observations\":1}"
      })
  void a_bad_request_gets_an_error_and_changes_nothing(String request) throws IOException {
    var answers = GymDialogue.answers(RESET, LEGAL, request, LEGAL);
    assertEquals(4, answers.size());
    assertEquals(1, answers.get(2).size(), answers.get(2).toString());
    assertTrue(answers.get(2).path("error").isString(), answers.get(2).toString());
    assertEquals(answers.get(1), answers.get(3));
  }

  @Test
  void a_request_before_the_first_game_gets_an_error() throws IOException {
    for (var answer : GymDialogue.answers(LEGAL, "{\"cmd\":\"step\",\"action\":112}"))
      assertTrue(answer.path("error").isString(), answer.toString());
  }

  @Test
  void any_bytes_get_one_answer_for_each_line() throws IOException {
    var chance = new SeededChance(5);
    var bytes = new byte[300_000];
    for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) chance.below(256);
    int lines = 1;
    for (byte value : bytes) if (value == '\n') lines++;
    if (bytes[bytes.length - 1] == '\n') lines--;
    var answers = GymDialogue.lines(bytes);
    assertEquals(lines, answers.size());
    for (var answer : answers) assertTrue(answer.startsWith("{\"error\":"), answer);
  }

  @ParameterizedTest
  @ValueSource(ints = {65_534, 65_535, 65_536, 65_537, 131_072, 200_000})
  void a_line_that_is_too_long_is_one_bad_request(int length) throws IOException {
    var padded = " ".repeat(length - LEGAL.length()) + LEGAL;
    var answers = GymDialogue.answers(RESET, padded, LEGAL);
    assertEquals(3, answers.size());
    assertEquals(length > 65_535, answers.get(1).has("error"), answers.get(1).toString());
    assertFalse(answers.get(2).has("error"));
  }

  @Test
  void nothing_is_answered_after_close() throws IOException {
    var answers = GymDialogue.answers(RESET, "{\"cmd\":\"close\"}", LEGAL);
    assertEquals(2, answers.size());
    assertEquals("{\"closed\":true}", answers.get(1).toString());
  }

  @Test
  void deeply_nested_text_is_a_bad_request() throws IOException {
    var line = "[".repeat(60_000).getBytes(UTF_8);
    var answer = new JsonMapper().readTree(GymDialogue.lines(line).getFirst());
    assertTrue(answer.has("error"));
  }

  @Test
  void a_client_that_is_gone_is_an_error_of_the_output() {
    var requests = new ByteArrayInputStream((RESET + "\n").repeat(100).getBytes(UTF_8));
    assertThrows(IOException.class, () -> GymSession.run(requests, new BrokenOutput()));
  }

  @Test
  void answers_of_steps_leave_out_observations_on_request() throws IOException {
    var answers =
        GymDialogue.answers(
            "{\"cmd\":\"reset\",\"seed\":7,\"observations\":false}",
            "{\"cmd\":\"step\",\"action\":112}",
            "{\"cmd\":\"observe\"}");
    assertFalse(answers.get(0).has("observation"));
    assertFalse(answers.get(1).has("observation"));
    assertTrue(answers.get(2).has("observation"));
  }
}
