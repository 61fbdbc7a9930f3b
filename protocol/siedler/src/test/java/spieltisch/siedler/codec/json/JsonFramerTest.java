package spieltisch.siedler.codec.json;

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
import spieltisch.siedler.codec.json.Frame.Complete;
import spieltisch.siedler.codec.json.Frame.Malformed;
import spieltisch.siedler.codec.json.Frame.Problem;

/// Tests of splitting a byte stream into objects.
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
  void fragments_are_joined_wherever_the_stream_is_split() {
    var bytes = (FIRST + SECOND + "\n" + PRETTY).getBytes(UTF_8);
    for (int cut = 0; cut <= bytes.length; cut++)
      for (int second = cut; second <= bytes.length; second++) {
        var framer = new JsonFramer();
        var found = new ArrayList<>(framer.feed(bytes, 0, cut));
        found.addAll(framer.feed(bytes, cut, second));
        found.addAll(framer.feed(bytes, second, bytes.length));
        assertEquals(complete(FIRST, SECOND, PRETTY), found, "cut at " + cut + ", " + second);
      }
  }

  @Test
  void single_bytes_are_accepted() {
    var framer = new JsonFramer();
    var found = new ArrayList<Frame>();
    for (byte b : (PRETTY + FIRST).getBytes(UTF_8)) found.addAll(framer.feed(new byte[] {b}));
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
    assertEquals(1, feed(padded(JsonFramer.MAX_BYTES)).size());
    assertEquals(complete(padded(JsonFramer.MAX_BYTES)), feed(padded(JsonFramer.MAX_BYTES)));
    assertEquals(
        List.of(new Malformed(Problem.TOO_LONG), new Complete(FIRST)),
        feed(padded(JsonFramer.MAX_BYTES + 1) + FIRST));
  }

  private static String padded(int length) {
    var frame = "{\"a\":\"\"}";
    return "{\"a\":\"" + "x".repeat(length - frame.length()) + "\"}";
  }

  @Test
  void an_endless_object_makes_the_stream_unrecoverable() {
    var endless = "{\"a\":\"" + "x".repeat(17 * JsonFramer.MAX_BYTES);
    assertEquals(
        List.of(new Malformed(Problem.TOO_LONG), new Malformed(Problem.LOST)),
        feed(endless + FIRST));
    assertFalse(Problem.LOST.isRecoverable());
  }

  @Test
  void too_deep_nesting_is_reported_and_the_next_object_is_found() {
    var deep = "{\"a\":" + "[".repeat(40) + "]".repeat(40) + "}";
    assertEquals(List.of(new Malformed(Problem.TOO_DEEP), new Complete(FIRST)), feed(deep + FIRST));
    var fits = "{\"a\":" + "[".repeat(15) + "]".repeat(15) + "}";
    assertEquals(complete(fits), feed(fits));
  }

  @Test
  void invalid_utf8_is_reported_and_the_next_object_is_found() {
    var framer = new JsonFramer();
    assertEquals(List.of(new Malformed(Problem.NOT_UTF8)), framer.feed(FIRST.getBytes(ISO_8859_1)));
    assertEquals(complete(FIRST), framer.feed(FIRST.getBytes(UTF_8)));
    assertEquals(complete("{\"\ufffd\":{}}"), feed("{\"\ufffd\":{}}"));
  }

  @Test
  void stray_bytes_discard_the_rest_of_their_line() {
    assertEquals(
        List.of(new Malformed(Problem.STRAY), new Complete(SECOND)),
        feed("hallo " + FIRST + "\n" + SECOND));
    assertEquals(
        List.of(new Complete(FIRST), new Malformed(Problem.STRAY)), feed(FIRST + "}" + FIRST));
    assertTrue(Problem.STRAY.isRecoverable());
  }

  @Test
  void the_end_of_a_transport_message_ends_a_skipped_line() {
    var framer = new JsonFramer();
    assertEquals(1, framer.feed("[]".getBytes(UTF_8)).size());
    framer.endLine();
    assertEquals(List.of(new Complete("{}")), framer.feed("{}".getBytes(UTF_8)));
  }

  @Test
  void an_object_may_continue_in_the_next_transport_message() {
    var framer = new JsonFramer();
    assertEquals(List.of(), framer.feed("{\"a\":".getBytes(UTF_8)));
    framer.endLine();
    assertEquals(List.of(new Complete("{\"a\":1}")), framer.feed("1}".getBytes(UTF_8)));
  }

  @Test
  void a_long_line_of_stray_bytes_makes_the_stream_unrecoverable() {
    assertEquals(
        List.of(new Malformed(Problem.STRAY), new Malformed(Problem.LOST)),
        feed("x".repeat(JsonFramer.MAX_BYTES + 2) + "\n" + FIRST));
  }

  @Test
  void mismatched_brackets_discard_the_rest_of_their_line() {
    assertEquals(
        List.of(new Malformed(Problem.BROKEN), new Complete(FIRST)),
        feed("{\"Bauen\":[}}\n" + FIRST));
  }

  @Test
  void an_unclosed_text_ends_with_its_line() {
    assertEquals(
        List.of(new Malformed(Problem.BROKEN), new Complete(FIRST)),
        feed("{\"Würfeln:{}}\n" + FIRST));
    assertEquals(
        List.of(new Malformed(Problem.BROKEN), new Complete(FIRST)),
        feed("{\"Würf\teln\":{}}\n" + FIRST));
  }

  @Test
  void every_problem_has_a_sentence() {
    for (var problem : Problem.values()) assertTrue(problem.german().endsWith("."));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void frames_do_not_depend_on_how_the_bytes_are_split(long seed) {
    var chance = new SeededChance(seed);
    var pieces = "{}[]\"\\:,\n ä\u0000x".getBytes(UTF_8);
    for (int round = 0; round < 300; round++) {
      var bytes = new byte[chance.below(60)];
      for (int i = 0; i < bytes.length; i++)
        bytes[i] =
            chance.below(9) == 0 ? (byte) chance.below(256) : pieces[chance.below(pieces.length)];
      int cut = chance.below(bytes.length + 1);
      var framer = new JsonFramer();
      var found = new ArrayList<>(framer.feed(bytes, 0, cut));
      found.addAll(framer.feed(bytes, cut, bytes.length));
      assertEquals(new JsonFramer().feed(bytes), found);
    }
  }
}
