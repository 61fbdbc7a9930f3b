package spieltisch.siedler.codec;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.kernel.Rule;
import spieltisch.kernel.SeededChance;
import spieltisch.siedler.codec.Frame.Complete;
import spieltisch.siedler.codec.Frame.Malformed;
import spieltisch.siedler.codec.Frame.Problem;

/// Cutting a stream of bytes into objects.
class JsonFramerTest {
  private static final String FIRST = "{\"Würfeln\":{}}";
  private static final String SECOND =
      "{\"Chatnachricht senden\":{\"Nachricht\":\"}{ \\\" ] 🎲\"}}";
  private static final String PRETTY = "{\n  \"Bauen\" : {\n    \"Ort\" : [ ]\r\n  }\n}";

  private static List<Frame> feed(String text) {
    return new JsonFramer().feed(text.getBytes(UTF_8));
  }

  private static List<Frame> complete(String... texts) {
    var frames = new ArrayList<Frame>();
    for (var text : texts) frames.add(new Complete(text));
    return frames;
  }

  @Test
  @Rule("1.0 §4")
  void fragments_are_put_together_wherever_the_stream_is_cut() {
    var bytes = (FIRST + SECOND + "\n" + PRETTY).getBytes(UTF_8);
    for (int cut = 0; cut <= bytes.length; cut++)
      for (int second = cut; second <= bytes.length; second++) {
        var jsonFramer = new JsonFramer();
        var found = new ArrayList<>(jsonFramer.feed(bytes, 0, cut));
        found.addAll(jsonFramer.feed(bytes, cut, second));
        found.addAll(jsonFramer.feed(bytes, second, bytes.length));
        assertEquals(complete(FIRST, SECOND, PRETTY), found, "cut at " + cut + ", " + second);
      }
  }

  @Test
  void single_bytes_suffice() {
    var jsonFramer = new JsonFramer();
    var found = new ArrayList<Frame>();
    for (byte b : (PRETTY + FIRST).getBytes(UTF_8)) found.addAll(jsonFramer.feed(new byte[] {b}));
    assertEquals(complete(PRETTY, FIRST), found);
  }

  @Test
  void several_objects_in_one_read_need_no_line_ends() {
    assertEquals(complete(FIRST, FIRST, SECOND), feed(FIRST + FIRST + " " + SECOND));
  }

  @Test
  void a_byte_order_mark_before_the_first_object_is_skipped() {
    assertEquals(complete(FIRST), feed("\ufeff" + FIRST));
  }

  @Test
  void an_object_of_exactly_the_limit_passes_and_one_byte_more_does_not() {
    assertEquals(1, feed(padded(JsonFramer.LONGEST)).size());
    assertEquals(complete(padded(JsonFramer.LONGEST)), feed(padded(JsonFramer.LONGEST)));
    assertEquals(
        List.of(new Malformed(Problem.TOO_LONG), new Complete(FIRST)),
        feed(padded(JsonFramer.LONGEST + 1) + FIRST));
  }

  private static String padded(int length) {
    var frame = "{\"a\":\"\"}";
    return "{\"a\":\"" + "x".repeat(length - frame.length()) + "\"}";
  }

  @Test
  void an_object_that_never_ends_loses_the_stream() {
    var endless = "{\"a\":\"" + "x".repeat(17 * JsonFramer.LONGEST);
    assertEquals(
        List.of(new Malformed(Problem.TOO_LONG), new Malformed(Problem.LOST)),
        feed(endless + FIRST));
    assertFalse(Problem.LOST.isInSync());
  }

  @Test
  void too_many_brackets_are_refused_and_the_next_object_is_found() {
    var deep = "{\"a\":" + "[".repeat(40) + "]".repeat(40) + "}";
    assertEquals(List.of(new Malformed(Problem.TOO_DEEP), new Complete(FIRST)), feed(deep + FIRST));
    var fits = "{\"a\":" + "[".repeat(15) + "]".repeat(15) + "}";
    assertEquals(complete(fits), feed(fits));
  }

  @Test
  void bytes_that_are_not_utf8_are_told_and_the_next_object_is_found() {
    var jsonFramer = new JsonFramer();
    assertEquals(
        List.of(new Malformed(Problem.NOT_UTF8)), jsonFramer.feed(FIRST.getBytes(ISO_8859_1)));
    assertEquals(complete(FIRST), jsonFramer.feed(FIRST.getBytes(UTF_8)));
    assertEquals(complete("{\"\ufffd\":{}}"), feed("{\"\ufffd\":{}}"));
  }

  @Test
  void stray_bytes_cost_the_rest_of_their_line() {
    assertEquals(
        List.of(new Malformed(Problem.STRAY), new Complete(SECOND)),
        feed("hallo " + FIRST + "\n" + SECOND));
    assertEquals(
        List.of(new Complete(FIRST), new Malformed(Problem.STRAY)), feed(FIRST + "}" + FIRST));
    assertTrue(Problem.STRAY.isInSync());
  }

  @Test
  void the_end_of_a_message_of_the_transport_ends_a_line_of_stray_bytes() {
    var jsonFramer = new JsonFramer();
    assertEquals(1, jsonFramer.feed("[]".getBytes(UTF_8)).size());
    jsonFramer.lineEnds();
    assertEquals(List.of(new Complete("{}")), jsonFramer.feed("{}".getBytes(UTF_8)));
  }

  @Test
  void an_object_may_go_on_in_the_next_message_of_the_transport() {
    var jsonFramer = new JsonFramer();
    assertEquals(List.of(), jsonFramer.feed("{\"a\":".getBytes(UTF_8)));
    jsonFramer.lineEnds();
    assertEquals(List.of(new Complete("{\"a\":1}")), jsonFramer.feed("1}".getBytes(UTF_8)));
  }

  @Test
  void a_line_of_nothing_but_stray_bytes_loses_the_stream() {
    assertEquals(
        List.of(new Malformed(Problem.STRAY), new Malformed(Problem.LOST)),
        feed("x".repeat(JsonFramer.LONGEST + 2) + "\n" + FIRST));
  }

  @Test
  void brackets_that_do_not_match_cost_the_rest_of_their_line() {
    assertEquals(
        List.of(new Malformed(Problem.BROKEN), new Complete(FIRST)),
        feed("{\"Bauen\":[}}\n" + FIRST));
  }

  @Test
  void a_text_that_is_not_closed_ends_with_its_line() {
    assertEquals(
        List.of(new Malformed(Problem.BROKEN), new Complete(FIRST)),
        feed("{\"Würfeln:{}}\n" + FIRST));
    assertEquals(
        List.of(new Malformed(Problem.BROKEN), new Complete(FIRST)),
        feed("{\"Würf\teln\":{}}\n" + FIRST));
  }

  @Test
  void every_trouble_has_a_sentence() {
    for (var problem : Problem.values()) assertTrue(problem.german().endsWith("."));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void any_bytes_are_cut_into_values_wherever_they_are_split(long seed) {
    var chance = new SeededChance(seed);
    var pieces = "{}[]\"\\:,\n ä\u0000x".getBytes(UTF_8);
    for (int round = 0; round < 300; round++) {
      var bytes = new byte[chance.below(60)];
      for (int i = 0; i < bytes.length; i++)
        bytes[i] =
            chance.below(9) == 0 ? (byte) chance.below(256) : pieces[chance.below(pieces.length)];
      int cut = chance.below(bytes.length + 1);
      var jsonFramer = new JsonFramer();
      var found = new ArrayList<>(jsonFramer.feed(bytes, 0, cut));
      found.addAll(jsonFramer.feed(bytes, cut, bytes.length));
      assertEquals(new JsonFramer().feed(bytes), found);
    }
  }
}
