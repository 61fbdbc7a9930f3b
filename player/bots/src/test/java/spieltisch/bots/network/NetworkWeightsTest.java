package spieltisch.bots.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class NetworkWeightsTest {
  private static final byte[] FILE = NetworkFiles.firstInput(3, 5);

  private static void assertRefused(String why, byte[] file, int version, int inputs) {
    var refusal =
        assertThrows(
            NetworkWeights.UnusableException.class,
            () -> NetworkWeights.read(file, version, inputs));
    assertEquals(why, refusal.getMessage());
  }

  @Test
  void reads_the_layers() throws NetworkWeights.UnusableException {
    var weights = NetworkWeights.read(FILE, 3, 5);
    assertEquals(3, weights.featureVersion());
    assertEquals(5, weights.first().inputs());
    assertEquals(3, weights.join().inputs());
    assertEquals(1, weights.strength().outputs());
  }

  @Test
  void refuses_features_of_another_version() {
    assertRefused("it needs version 3 of the features, not 4", FILE, 4, 5);
    assertRefused("it needs 5 features, not 6", FILE, 3, 6);
  }

  @Test
  void refuses_a_damaged_file() {
    var damaged = FILE.clone();
    damaged[30] ^= 1;
    assertRefused("it is damaged", damaged, 3, 5);
    assertRefused("it is damaged", NetworkFiles.shortened(FILE, 1), 3, 5);
  }

  @Test
  void refuses_a_file_of_another_kind() {
    assertRefused("it is not a file of network weights", new byte[0], 3, 5);
    assertRefused("it is not a file of network weights", new byte[100], 3, 5);
  }

  @Test
  void refuses_layers_that_do_not_fit_the_file() {
    var large = NetworkFiles.file(new int[] {3, 5, 2000, 1, 1}, new float[20]);
    assertRefused("it has layers of an impossible size", large, 3, 5);
    var empty = NetworkFiles.file(new int[] {3, 5, 1, 0, 1}, new float[20]);
    assertRefused("it has layers of an impossible size", empty, 3, 5);
    var longer = NetworkFiles.file(new int[] {3, 5, 1, 1, 1}, new float[20]);
    assertRefused("it is not as long as its layers need", longer, 3, 5);
  }

  @Test
  void refuses_weights_that_are_not_finite() {
    for (float weight : new float[] {Float.NaN, Float.POSITIVE_INFINITY}) {
      var values = new float[14];
      values[7] = weight;
      var file = NetworkFiles.file(new int[] {3, 5, 1, 1, 1}, values);
      assertRefused("it contains a weight that is not a finite number", file, 3, 5);
    }
  }

  @Test
  void names_a_missing_resource() {
    var refusal =
        assertThrows(
            NetworkWeights.UnusableException.class,
            () -> NetworkWeights.ofResource("none.network", 3, 5));
    assertEquals("none.network is missing", refusal.getMessage());
  }
}
