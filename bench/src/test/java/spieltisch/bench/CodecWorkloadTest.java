package spieltisch.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.siedler.codec.Dialect;

/// The checksums prove that every message is encoded and decoded.
class CodecWorkloadTest {
  static List<Dialect> dialects() {
    return List.of(Dialect.V1_0, Dialect.V0_4, Dialect.V0_1, Dialect.ASCII_1_0);
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void the_checksum_depends_on_the_number_of_messages_alone(Dialect dialect) {
    var workload = new CodecWorkload(dialect);
    assertEquals(workload.encode(100), new CodecWorkload(dialect).encode(100));
    assertEquals(workload.decode(100), new CodecWorkload(dialect).decode(100));
    assertNotEquals(workload.encode(100), workload.encode(101));
    assertNotEquals(workload.decode(100), workload.decode(101));
  }
}
