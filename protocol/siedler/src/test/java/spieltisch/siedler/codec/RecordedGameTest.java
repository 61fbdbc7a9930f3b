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

/// A game that others recorded with the reference server of 2016. It is not part of the project;
/// the tests run where its folder is found, or is given as `-Dtranscripts.recorded=folder`.
class RecordedGameTest {
  private final MessageCodec messageCodec = new MessageCodec(Dialect.V1_0);
  private final Map<String, Integer> kinds = new TreeMap<>();
  private int cut;

  @Test
  void is_read_without_loss() throws IOException {
    for (var log : RecordedGame.logs()) for (var line : log) check(line);
    int whole = kinds.values().stream().mapToInt(Integer::intValue).sum();
    assertTrue(whole >= 1470, whole + " messages");
    assertTrue(cut <= 43, cut + " lines are cut");
    assertTrue(kinds.size() >= 25, kinds.toString());
  }

  /// A line is cut if it is no JSON; every other line must be understood.
  private void check(RecordedGame.Line line) {
    JsonValue jsonValue;
    try {
      jsonValue = JsonTextReader.read(line.text());
    } catch (DecodeException _) {
      cut++;
      return;
    }
    var again = line.isFromServer() ? server(line.text()) : client(line.text());
    assertEquals(plain(jsonValue), plain(JsonTextReader.read(again)), line.text());
  }

  private String server(String text) {
    var message = ReadingAssertions.read(messageCodec.readServer(text));
    kinds.merge("S " + message.getClass().getSimpleName(), 1, Integer::sum);
    return messageCodec.spell(message).orElseThrow();
  }

  private String client(String text) {
    var message = ReadingAssertions.read(messageCodec.readClient(text));
    kinds.merge("C " + message.getClass().getSimpleName(), 1, Integer::sum);
    return messageCodec.spell(message).orElseThrow();
  }

  /// The same for all ways to say it: members in any order; null, a target of -1 and a number of
  /// zero cards as if left out.
  private static Object plain(JsonValue jsonValue) {
    return switch (jsonValue) {
      case JsonValue.Members(var names, var values) -> {
        var members = new TreeMap<String, Object>();
        for (int i = 0; i < names.size(); i++)
          if (!isLeftOut(names.get(i), values.get(i)))
            members.put(names.get(i), plain(values.get(i)));
        yield members;
      }
      case JsonValue.Items(var items) -> {
        var list = new ArrayList<Object>();
        for (var item : items) list.add(plain(item));
        yield list;
      }
      case JsonValue.Text _,
          JsonValue.Whole _,
          JsonValue.Huge _,
          JsonValue.Fraction _,
          JsonValue.Bool _,
          JsonValue.Nothing _ ->
          jsonValue;
    };
  }

  private static boolean isLeftOut(String name, JsonValue value) {
    boolean isNobody = name.equals("Ziel") && value.equals(new JsonValue.Whole(-1));
    boolean isNoCard =
        value.equals(new JsonValue.Whole(0))
            && List.of("Holz", "Lehm", "Wolle", "Getreide", "Erz").contains(name);
    return value instanceof JsonValue.Nothing || isNobody || isNoCard;
  }
}
