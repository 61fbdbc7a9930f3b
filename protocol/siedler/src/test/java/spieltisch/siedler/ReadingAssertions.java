package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.Optional;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.json.DecodeResult;

/// Assertions about decoded messages and received texts.
public final class ReadingAssertions {
  private ReadingAssertions() {}

  public static <T> T read(DecodeResult<T> result) {
    return switch (result) {
      case DecodeResult.Decoded<T>(var value) -> value;
      case DecodeResult.Malformed<T>(_, var sentence) -> fail(sentence);
    };
  }

  public static <T> DecodeResult.Malformed<T> malformed(DecodeResult<T> result) {
    return switch (result) {
      case DecodeResult.Decoded<T>(var value) -> fail("decoded as " + value);
      case DecodeResult.Malformed<T> malformed -> malformed;
    };
  }

  /// Fails unless the status survives a round trip.
  static void assertStatusIsKnown(MessageCodec codec, String status) {
    var text = "{\"Statusupdate\":{\"Spieler\":{\"id\":1,\"Status\":\"" + status + "\"}}}";
    assertEquals(Optional.of(text), codec.encode(read(codec.decodeServer(text))));
  }

  /// Returns the messages of a type.
  static List<String> only(String type, List<String> messages) {
    return messages.stream().filter(it -> it.startsWith("{\"" + type + "\":")).toList();
  }

  /// Returns the last status update of a player.
  static String lastState(int id, List<String> messages) {
    return only("Statusupdate", messages).stream()
        .filter(it -> it.contains("\"id\":" + id + ","))
        .reduce((_, later) -> later)
        .orElseThrow();
  }

  /// Returns the types of the messages in order.
  static List<String> types(List<String> messages) {
    return messages.stream().map(it -> it.substring(2, it.indexOf('"', 2))).toList();
  }
}
