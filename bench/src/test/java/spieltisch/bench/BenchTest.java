package spieltisch.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/// Whether the benches do what they say; how fast, only they themselves tell.
class BenchTest {
  private static void assertCounts(
      BenchReport benchReport, String name, double least, double most) {
    double value = benchReport.get(name);
    assertTrue(value >= least && value <= most, name + ": " + value);
  }

  @Test
  void engine_plays_whole_games_and_the_quickest_round_is_no_slower_than_the_median() {
    var benchReport = EngineBench.run(4, true, 1, 2);
    assertCounts(benchReport, "actions per game", 500, 20_000);
    assertCounts(benchReport, "turns per game", 50, 2_000);
    assertCounts(benchReport, "ns per action", 1, benchReport.get("ns per action, median round"));
  }

  @Test
  void torres_plays_whole_games() {
    assertCounts(TorresBench.run(2, 1, 2), "actions per game", 20, 2_000);
  }

  @Test
  void host_plays_its_games_to_the_end_with_everything_in_the_log() {
    var benchReport = HostBench.run(3, "easy", 3, 2);
    assertCounts(benchReport, "entries per game", 50, 20_000);
    assertCounts(benchReport, "games per CPU-second", 0.001, 1e6);
    assertEquals(2, benchReport.get("tables at a time"));
  }

  @Test
  void wire_tells_four_players_and_ends() {
    var benchReport = WireBench.run(5);
    assertCounts(benchReport, "µs CPU per telling of four", 0.01, 1e6);
    assertEquals(4 * 600, benchReport.get("bytes per telling"));
  }
}
