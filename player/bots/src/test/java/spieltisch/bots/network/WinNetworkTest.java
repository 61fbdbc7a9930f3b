package spieltisch.bots.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class WinNetworkTest {
  /// Two inputs, two neurons in the first layer, one in the second, one in the join.
  private static WinNetwork network() throws NetworkWeights.UnusableException {
    var file =
        NetworkFiles.file(
            new int[] {1, 2, 2, 1, 1},
            // first: x, then y; biases
            1,
            -1,
            2,
            1,
            0,
            0.5f,
            // second: both neurons; bias
            1,
            3,
            -1,
            // join: own, mean of the others, maximum of the others; bias
            2,
            -1,
            -0.5f,
            1,
            // strength; bias
            0.5f,
            0.25f);
    return new WinNetwork(NetworkWeights.read(file, 1, 2));
  }

  @Test
  void the_chances_are_those_computed_by_hand() throws NetworkWeights.UnusableException {
    // Seat (x, y): first = (x + 2y, max(0, -x + y + 0.5)), tower = max(0, a + 3b - 1).
    // (1, 1): (3, 0.5) -> 3.5; (2, 0): (2, 0) -> 1; (0, 0): (0, 0.5) -> 0.5.
    var chances = new float[6];
    network().chances(new float[] {1, 1, 2, 0, 0, 0}, 3, chances);
    // joined = max(0, 2 own - mean - most / 2 + 1), strength = joined / 2 + 0.25.
    double first = (7 - 0.75 - 0.5 + 1) / 2 + 0.25;
    double second = 0.25; // 2 - 2 - 1.75 + 1 is below 0
    double third = 0.25; // 1 - 2.25 - 1.75 + 1 is below 0
    double total = Math.exp(first) + Math.exp(second) + Math.exp(third);
    assertEquals(Math.exp(first) / total, chances[0], 1e-6);
    assertEquals(Math.exp(second) / total, chances[1], 1e-6);
    assertEquals(Math.exp(third) / total, chances[2], 1e-6);
    assertEquals(0, chances[3], "a missing seat");
  }

  @Test
  void the_chances_follow_the_seats_when_these_rotate() throws NetworkWeights.UnusableException {
    var plain = new float[6];
    var rotated = new float[6];
    network().chances(new float[] {1, 1, 2, 0, 1, 0}, 3, plain);
    network().chances(new float[] {1, 0, 1, 1, 2, 0}, 3, rotated);
    assertArrayEquals(new float[] {plain[2], plain[0], plain[1], 0, 0, 0}, rotated, 1e-6f);
  }

  @Test
  void large_strengths_do_not_overflow() throws NetworkWeights.UnusableException {
    var chances = new float[6];
    network().chances(new float[] {255, 255, 0, 0}, 2, chances);
    assertArrayEquals(new float[] {1, 0, 0, 0, 0, 0}, chances, 1e-6f);
  }
}
