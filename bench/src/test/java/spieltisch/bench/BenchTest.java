package spieltisch.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/// The benchmarks run to the end and report plausible figures. Speed is not asserted.
class BenchTest {
  private static void assertBetween(BenchReport report, String name, double least, double most) {
    double value = report.get(name);
    assertTrue(value >= least && value <= most, name + ": " + value);
  }

  @Test
  void engine_plays_whole_games_and_the_fastest_round_is_not_slower_than_the_median() {
    var report = EngineBench.run(4, true, 1, 2);
    assertBetween(report, "actions per game", 500, 20_000);
    assertBetween(report, "turns per game", 50, 2_000);
    assertBetween(report, "ns per action", 1, report.get("ns per action, median round"));
  }

  @Test
  void torres_plays_whole_games() {
    assertBetween(TorresBench.run(2, 1, 2), "actions per game", 20, 2_000);
  }

  @Test
  void host_plays_all_games_to_the_end_and_counts_their_entries() {
    var report = HostBench.run(3, "easy", 3, 2);
    assertBetween(report, "entries per game", 50, 20_000);
    assertBetween(report, "games per CPU-second", 0.001, 1e6);
    assertEquals(2, report.get("tables at a time"));
  }

  @Test
  void wire_writes_to_four_players_and_ends() {
    var report = WireBench.run(5);
    assertBetween(report, "µs CPU per telling of four", 0.01, 1e6);
    assertEquals(4 * 600, report.get("bytes per telling"));
  }

  @Test
  void json_has_a_title_and_every_figure_with_four_decimals() {
    var report = new BenchReport("host").with("games per second", 12.5).with("µs \"CPU\"", 1e8 / 3);
    assertEquals(
        "{\"bench\":\"host\",\"games per second\":12.5000,\"µs \\\"CPU\\\"\":33333333.3333}",
        report.json());
  }
}
