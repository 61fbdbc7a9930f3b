package spieltisch.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class JsonReportTest {
  private static final GameResult GAME =
      new GameResult(
          7,
          3,
          List.of("best", "easy"),
          List.of(0),
          31,
          List.of(10, 5),
          List.of(List.of(2, 10), List.of(3, 5)),
          List.of(0, 0, 4),
          List.of("longest road"),
          new TradeCounts(9, 3, 2, 5),
          List.of(4, 2),
          List.of(8_000L, 2_000L),
          List.of(1, 0),
          List.of(0, 0));

  private static String report(boolean isTimed) {
    return JsonReport.of(new ArenaResult("a \"title\"", List.of(GAME), isTimed));
  }

  private static JsonNode read(String json) {
    return new JsonMapper().readTree(json);
  }

  @Test
  void the_report_holds_the_figures_of_all_games() {
    var report = read(report(false));
    assertEquals("a \"title\"", report.get("title").asString());
    assertEquals(
        "{\"offers\":9,\"accepted\":3,\"deals\":2,\"bank\":5}", report.get("trades").toString());
    assertEquals(1, report.get("games").asInt());
    assertEquals(0, report.get("unfinished").asInt());
    assertEquals(read("{\"longest road\": 1}"), report.get("reasons"));
    assertEquals(read("[0, 0, 4]"), report.get("rolls"));
    assertEquals(
        read(
            """
            [{"game": 7, "deal": 3, "turns": 31, "winners": [0], "points": [10, 5],
              "players": ["best", "easy"]}]
            """),
        report.get("records"));
  }

  @Test
  void fractions_have_four_decimals() {
    var report = report(false);
    assertTrue(report.contains("\"meanTurns\" : 31.0000"), report);
    assertTrue(report.contains("\"points\" : 5.0000"), report);
    assertTrue(report.contains("\"low\" : 0.2065"), report);
    assertTrue(report.contains("[ 2.0000, 10.0000 ]"), report);
  }

  @Test
  void measured_times_are_in_timed_reports_only() {
    var timed = read(report(true)).get("players").get(0);
    assertEquals(2, timed.get("cpuMicrosPerMove").asDouble());
    assertFalse(read(report(false)).get("players").get(0).has("cpuMicrosPerMove"));
  }
}
