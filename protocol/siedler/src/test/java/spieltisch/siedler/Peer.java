package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.Optional;

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

  /// A status is read, and written as it was.
  static void assertStatusIsKnown(Speller speller, String status) {
    var text = "{\"Statusupdate\":{\"Spieler\":{\"id\":1,\"Status\":\"" + status + "\"}}}";
    assertEquals(Optional.of(text), speller.spell(read(speller.readServer(text))));
  }

  /// Those of the messages that are of a type.
  static List<String> only(String type, List<String> messages) {
    return messages.stream().filter(it -> it.startsWith("{\"" + type + "\":")).toList();
  }

  /// What was said about a player last.
  static String lastState(int id, List<String> messages) {
    return only("Statusupdate", messages).stream()
        .filter(it -> it.contains("\"id\":" + id + ","))
        .reduce((_, later) -> later)
        .orElseThrow();
  }

  /// The types of the messages, in order.
  static List<String> types(List<String> messages) {
    return messages.stream().map(it -> it.substring(2, it.indexOf('"', 2))).toList();
  }
}
