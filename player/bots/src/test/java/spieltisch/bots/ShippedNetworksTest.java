package spieltisch.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.bots.catan.evaluation.PositionFeatures;
import spieltisch.bots.network.NetworkWeights;
import spieltisch.bots.network.WinNetwork;

/// The networks in the resources are those that the training wrote.
class ShippedNetworksTest {
  private static final String BEST_2 = "win-26ab4519a6890244";
  private static final int EXAMPLES = 1000;

  private static InputStream resource(String name) {
    var resource = NetworkWeights.class.getResourceAsStream(name);
    assertNotNull(resource, name);
    return resource;
  }

  @ParameterizedTest
  @ValueSource(strings = BEST_2)
  void the_name_of_a_network_is_the_beginning_of_its_hash(String name)
      throws IOException, NoSuchAlgorithmException {
    try (var file = resource(name + ".network")) {
      var hash = MessageDigest.getInstance("SHA-256").digest(file.readAllBytes());
      assertEquals(name, "win-" + HexFormat.of().formatHex(hash).substring(0, 16));
    }
  }

  /// The scripts of the training computed the chances of the examples from the same file.
  @ParameterizedTest
  @ValueSource(strings = BEST_2)
  void the_chances_are_those_of_the_training_scripts(String name)
      throws IOException, NetworkWeights.UnusableException {
    var network =
        new WinNetwork(
            NetworkWeights.ofResource(
                name + ".network", PositionFeatures.VERSION, PositionFeatures.COUNT));
    var features = new float[WinNetwork.MAX_SEATS * PositionFeatures.COUNT];
    var chances = new float[WinNetwork.MAX_SEATS];
    try (var in = new DataInputStream(new GZIPInputStream(resource(name + ".examples.gz")))) {
      for (int example = 0; example < EXAMPLES; example++) {
        int seats = in.readUnsignedByte();
        for (int i = 0; i < features.length; i++) features[i] = in.readUnsignedByte();
        network.chances(features, seats, chances);
        for (int seat = 0; seat < WinNetwork.MAX_SEATS; seat++) {
          float expected = in.readFloat();
          if (seat < seats) assertEquals(expected, chances[seat], 1e-4, "example " + example);
        }
      }
      assertEquals(-1, in.read());
    }
  }
}
