package spieltisch.siedler.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import spieltisch.siedler.ReadingAssertions;
import spieltisch.siedler.codec.json.DecodeException;
import spieltisch.siedler.codec.json.JsonTextReader;
import spieltisch.siedler.codec.json.JsonValue;

/// Round trip of all messages of a game that was recorded with the reference server of 2016.
class ReferenceGameTest {
  private final MessageCodec codec = new MessageCodec(Dialect.V1_0);
  private final Map<String, Integer> kinds = new TreeMap<>();
  private int cut;

  @Test
  void is_decoded_without_loss() throws IOException {
    for (var log : ReferenceGame.logs()) for (var line : log) check(line);
    int whole = kinds.values().stream().mapToInt(Integer::intValue).sum();
    assertTrue(whole >= 1470, whole + " messages");
    assertTrue(cut <= 43, cut + " lines are truncated");
    assertTrue(kinds.size() >= 25, kinds.toString());
  }

  /// A line that is not JSON is truncated; every other line must be decoded.
  private void check(ReferenceGame.Line line) {
    JsonValue value;
    try {
      value = JsonTextReader.read(line.text());
    } catch (DecodeException _) {
      cut++;
      return;
    }
    var encoded = line.isFromServer() ? server(line.text()) : client(line.text());
    assertEquals(normalized(value), normalized(JsonTextReader.read(encoded)), line.text());
  }

  private String server(String text) {
    var message = ReadingAssertions.read(codec.decodeServer(text));
    kinds.merge("S " + message.getClass().getSimpleName(), 1, Integer::sum);
    return codec.encode(message).orElseThrow();
  }

  private String client(String text) {
    var message = ReadingAssertions.read(codec.decodeClient(text));
    kinds.merge("C " + message.getClass().getSimpleName(), 1, Integer::sum);
    return codec.encode(message).orElseThrow();
  }

  /// Returns the same object for equivalent JSON: members in any order; null, a target of -1 and
  /// zero cards count as absent.
  private static Object normalized(JsonValue value) {
    return switch (value) {
      case JsonValue.Members(var names, var values) -> {
        var members = new TreeMap<String, Object>();
        for (int i = 0; i < names.size(); i++)
          if (!isOmitted(names.get(i), values.get(i)))
            members.put(names.get(i), normalized(values.get(i)));
        yield members;
      }
      case JsonValue.Items(var items) -> {
        var list = new ArrayList<Object>();
        for (var item : items) list.add(normalized(item));
        yield list;
      }
      case JsonValue.Text _,
          JsonValue.Int _,
          JsonValue.HugeInt _,
          JsonValue.Fraction _,
          JsonValue.Bool _,
          JsonValue.Null _ ->
          value;
    };
  }

  private static boolean isOmitted(String name, JsonValue value) {
    boolean isNoTarget = name.equals("Ziel") && value.equals(new JsonValue.Int(-1));
    boolean isNoCard =
        value.equals(new JsonValue.Int(0))
            && List.of("Holz", "Lehm", "Wolle", "Getreide", "Erz").contains(name);
    return value instanceof JsonValue.Null || isNoTarget || isNoCard;
  }
}
