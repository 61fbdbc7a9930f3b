package spieltisch.analysis.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CalibrationTest {
  /// The full measurement of 10,000 positions is in `docs/coach.md`. This test allows three points
  /// and three standard errors of its smaller sample, for classes with many predictions.
  @Test
  void predicted_chances_agree_with_results() {
    var calibration = Calibration.measure(1_000, 3);
    int predictions = 0;
    for (var decile : calibration.deciles()) {
      predictions += decile.count();
      if (decile.count() < 100) continue;
      assertEquals(
          decile.predicted(),
          decile.actual(),
          0.03 + 3 * decile.standardError(),
          calibration.table());
    }
    assertEquals(4_000, predictions);
  }

  /// The predictions of one game depend on each other, so the error over games is larger than that
  /// of as many independent predictions.
  @Test
  void standard_errors_are_those_of_whole_games() {
    var calibration = Calibration.measure(1_000, 3);
    double overGames = 0;
    double independent = 0;
    for (var decile : calibration.deciles()) {
      double variance = decile.actual() * (1 - decile.actual()) / Math.max(1, decile.count());
      overGames += decile.standardError();
      independent += Math.sqrt(variance);
    }
    assertTrue(overGames > 1.1 * independent, overGames + " and " + independent);
    assertTrue(calibration.games() < 200, "games: " + calibration.games());
  }

  @Test
  void the_table_and_the_plot_show_every_class() {
    var calibration = Calibration.measure(100, 1);
    assertEquals(13, calibration.table().lines().count());
    assertTrue(calibration.plot().contains("<circle"));
    assertEquals(calibration.table(), Calibration.measure(100, 1).table());
  }

  @Test
  void fitting_is_repeatable_and_lowers_the_loss() {
    var losses = new java.util.ArrayList<Double>();
    var lines =
        new WinModelFitting(
                1,
                line -> {
                  if (line.startsWith("epoch"))
                    losses.add(Double.valueOf(line.substring(line.lastIndexOf(' ') + 1)));
                })
            .fit(40, 3);
    assertEquals(lines, new WinModelFitting(1, _ -> {}).fit(40, 3));
    assertEquals(WinModel.WEIGHTS, WinModel.parse(lines).length);
    assertTrue(losses.getLast() < losses.getFirst(), losses.toString());
  }
}
