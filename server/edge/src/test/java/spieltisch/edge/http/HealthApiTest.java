package spieltisch.edge.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.edge.TestServer;
import spieltisch.edge.config.Security;

class HealthApiTest {
  @TempDir private Path folder = Path.of(".");

  /// A request that says it was passed on counts as one from elsewhere.
  private static final String[] ELSEWHERE = {"X-Forwarded-For", "203.0.113.7"};

  @Test
  void the_figures_count_tables_connections_actions_refusals_and_the_log() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS);
        var client = house.seated()) {
      client.send("{\"Würfeln\":{}}", "{\"Unsinn\":1}", "{\"Spiel starten\":{}}");
      for (int answers = 0; answers < 3; )
        if (client.hear().startsWith("{\"Serverantwort\"")) answers++;
      var text = house.get("/metrics").body();
      for (var expected :
          List.of(
              "spieltisch_connections{door=\"1.0\"} 1.0",
              "spieltisch_tables{status=\"open\"} 1.0",
              "spieltisch_tables{status=\"running\"} 0.0",
              "spieltisch_refusals_total{kind=\"malformed\",reason=\"MESSAGE\"} 1.0",
              "spieltisch_refusals_total{kind=\"objection\",reason=\"NAME_MISSING\"} 1.0",
              "spieltisch_journal_append_seconds_count 2",
              "spieltisch_action_seconds_bucket"))
        assertTrue(text.contains(expected), expected + " is missing in\n" + text);
    }
  }

  @Test
  void figures_and_details_are_for_this_machine_or_for_who_has_the_token() throws Exception {
    var security = new Security(Optional.empty(), List.of(), Optional.of("geheim"));
    try (var house = new TestServer(folder, TestServer.GENEROUS, it -> it.with(security))) {
      assertEquals(200, house.get("/metrics").statusCode());
      assertEquals(403, house.get("/metrics", ELSEWHERE).statusCode());
      assertEquals(
          403,
          house
              .get("/metrics", "X-Forwarded-For", "203.0.113.7", "Authorization", "Bearer falsch")
              .statusCode());
      assertEquals(
          200,
          house
              .get("/metrics", "X-Forwarded-For", "203.0.113.7", "Authorization", "Bearer geheim")
              .statusCode());
      assertEquals("ready\n", house.get("/health/ready", ELSEWHERE).body());
      assertTrue(house.get("/health/ready").body().contains("\"log\":\"answers\""));
    }
  }

  @Test
  void without_a_token_nobody_from_elsewhere_sees_figures() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS)) {
      assertEquals(
          403,
          house
              .get("/metrics", "X-Forwarded-For", "203.0.113.7", "Authorization", "Bearer ")
              .statusCode());
    }
  }

  @Test
  void a_server_whose_log_does_not_answer_lives_but_is_not_ready() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS)) {
      assertEquals(200, house.get("/health/live").statusCode());
      assertEquals(200, house.get("/health/ready").statusCode());
      house.log.close();
      assertEquals(200, house.get("/health/live").statusCode());
      var ready = house.get("/health/ready");
      assertEquals(503, ready.statusCode());
      assertTrue(ready.body().contains("does not answer"));
      assertFalse(house.get("/health/ready", ELSEWHERE).body().contains("log"));
    }
  }
}
