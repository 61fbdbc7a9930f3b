package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.fail;

/// What a test expects of a reading.
final class Peer {
  private Peer() {}

  static <T> T read(Reading<T> reading) {
    return switch (reading) {
      case Reading.Read<T>(var value) -> value;
      case Reading.Malformed<T>(_, var sentence) -> fail(sentence);
    };
  }

  static <T> Reading.Malformed<T> malformed(Reading<T> reading) {
    return switch (reading) {
      case Reading.Read<T>(var value) -> fail("understood as " + value);
      case Reading.Malformed<T> malformed -> malformed;
    };
  }
}
