package spieltisch.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spieltisch.bots.catan.evaluation.Evaluations;
import spieltisch.bots.catan.evaluation.PositionFeatures;
import spieltisch.bots.network.NetworkFiles;
import spieltisch.bots.network.NetworkWeights;

class PlayerVersionTest {
  @Test
  void the_first_version_evaluates_with_its_own_weights() {
    var first = PlayerVersion.of("best-1").orElseThrow();
    assertEquals(Evaluations.linear(first.weights()), first.evaluations(first.weights()));
  }

  @Test
  void a_version_can_be_compared_with_another_network() throws NetworkWeights.UnusableException {
    var file = NetworkFiles.firstInput(PositionFeatures.VERSION, PositionFeatures.COUNT);
    var version = PlayerVersion.newest().withNetwork("mine", file, 2);
    assertEquals("mine", version.name());
    assertInstanceOf(Evaluations.Learned.class, version.evaluations(version.weights()));
    var other = NetworkFiles.firstInput(PositionFeatures.VERSION + 1, PositionFeatures.COUNT);
    assertThrows(
        NetworkWeights.UnusableException.class,
        () -> PlayerVersion.newest().withNetwork("mine", other, 2));
  }

  @Test
  void the_level_best_evaluates_with_the_network_of_the_second_version() {
    var newest = PlayerVersion.newest();
    assertEquals("best-2", newest.name());
    assertInstanceOf(Evaluations.Learned.class, newest.evaluations(newest.weights()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "without-network|none.network is missing",
        "damaged-network|it is damaged",
        "other-features-network|it needs version 99 of the features, not 1"
      })
  @ResourceLock(Resources.SYSTEM_ERR)
  void a_version_without_its_network_says_so_once_and_plays_on(String name, String why) {
    var real = System.err;
    var said = new ByteArrayOutputStream();
    System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
    try {
      var version = PlayerVersion.ofResource(name);
      assertInstanceOf(Evaluations.Linear.class, version.evaluations(version.weights()));
      version.catanPlayer(1);
      version.catanPlayer(2);
    } finally {
      System.setErr(real);
    }
    assertEquals(
        List.of(name + " plays without its network: " + why),
        said.toString(StandardCharsets.UTF_8).lines().toList());
  }
}
