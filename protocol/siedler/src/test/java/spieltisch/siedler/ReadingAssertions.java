package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.Optional;
import spieltisch.siedler.codec.DecodeResult;
import spieltisch.siedler.codec.MessageCodec;

/// What a test expects of a reading.
public final class ReadingAssertions {
  private ReadingAssertions() {}

  public static <T> T read(DecodeResult<T> decodeResult) {
    return switch (decodeResult) {
      case DecodeResult.Read<T>(var value) -> value;
      case DecodeResult.Malformed<T>(_, var sentence) -> fail(sentence);
    };
  }

  public static <T> DecodeResult.Malformed<T> malformed(DecodeResult<T> decodeResult) {
    return switch (decodeResult) {
      case DecodeResult.Read<T>(var value) -> fail("understood as " + value);
      case DecodeResult.Malformed<T> malformed -> malformed;
    };
  }

  /// A status is read, and written as it was.
  static void assertStatusIsKnown(MessageCodec messageCodec, String status) {
    var text = "{\"Statusupdate\":{\"Spieler\":{\"id\":1,\"Status\":\"" + status + "\"}}}";
    assertEquals(Optional.of(text), messageCodec.spell(read(messageCodec.readServer(text))));
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
