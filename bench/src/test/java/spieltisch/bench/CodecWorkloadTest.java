package spieltisch.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.siedler.codec.Dialect;

/// The measure of the codec measures the codec.
class CodecWorkloadTest {
  static List<Dialect> dialects() {
    return List.of(Dialect.V1_0, Dialect.V0_4, Dialect.V0_1, Dialect.ASCII_1_0);
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void the_same_rounds_give_the_same_number_and_others_another(Dialect dialect) {
    var rounds = new CodecWorkload(dialect);
    assertEquals(rounds.spell(100), new CodecWorkload(dialect).spell(100));
    assertEquals(rounds.read(100), new CodecWorkload(dialect).read(100));
    assertNotEquals(rounds.spell(100), rounds.spell(101));
    assertNotEquals(rounds.read(100), rounds.read(101));
  }
}
