package spieltisch.siedler;

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
import spieltisch.siedler.Frame.Complete;
import spieltisch.siedler.Frame.Faulty;
import spieltisch.siedler.Frame.Trouble;

/// Cutting a stream of bytes into objects.
class FramesTest {
  private static final String FIRST = "{\"Würfeln\":{}}";
  private static final String SECOND =
      "{\"Chatnachricht senden\":{\"Nachricht\":\"}{ \\\" ] 🎲\"}}";
  private static final String PRETTY = "{\n  \"Bauen\" : {\n    \"Ort\" : [ ]\r\n  }\n}";

  private static List<Frame> feed(String text) {
    return new Frames().feed(text.getBytes(UTF_8));
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
        var frames = new Frames();
        var found = new ArrayList<>(frames.feed(bytes, 0, cut));
        found.addAll(frames.feed(bytes, cut, second));
        found.addAll(frames.feed(bytes, second, bytes.length));
        assertEquals(complete(FIRST, SECOND, PRETTY), found, "cut at " + cut + ", " + second);
      }
  }

  @Test
  void single_bytes_suffice() {
    var frames = new Frames();
    var found = new ArrayList<Frame>();
    for (byte b : (PRETTY + FIRST).getBytes(UTF_8)) found.addAll(frames.feed(new byte[] {b}));
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
    assertEquals(1, feed(padded(Frames.LONGEST)).size());
    assertEquals(complete(padded(Frames.LONGEST)), feed(padded(Frames.LONGEST)));
    assertEquals(
        List.of(new Faulty(Trouble.TOO_LONG), new Complete(FIRST)),
        feed(padded(Frames.LONGEST + 1) + FIRST));
  }

  private static String padded(int length) {
    var frame = "{\"a\":\"\"}";
    return "{\"a\":\"" + "x".repeat(length - frame.length()) + "\"}";
  }

  @Test
  void an_object_that_never_ends_loses_the_stream() {
    var endless = "{\"a\":\"" + "x".repeat(17 * Frames.LONGEST);
    assertEquals(
        List.of(new Faulty(Trouble.TOO_LONG), new Faulty(Trouble.LOST)), feed(endless + FIRST));
    assertFalse(Trouble.LOST.isInSync());
  }

  @Test
  void too_many_brackets_are_refused_and_the_next_object_is_found() {
    var deep = "{\"a\":" + "[".repeat(40) + "]".repeat(40) + "}";
    assertEquals(List.of(new Faulty(Trouble.TOO_DEEP), new Complete(FIRST)), feed(deep + FIRST));
    var fits = "{\"a\":" + "[".repeat(15) + "]".repeat(15) + "}";
    assertEquals(complete(fits), feed(fits));
  }

  @Test
  void bytes_that_are_not_utf8_are_told_and_the_next_object_is_found() {
    var frames = new Frames();
    assertEquals(List.of(new Faulty(Trouble.NOT_UTF8)), frames.feed(FIRST.getBytes(ISO_8859_1)));
    assertEquals(complete(FIRST), frames.feed(FIRST.getBytes(UTF_8)));
    assertEquals(complete("{\"\ufffd\":{}}"), feed("{\"\ufffd\":{}}"));
  }

  @Test
  void stray_bytes_cost_the_rest_of_their_line() {
    assertEquals(
        List.of(new Faulty(Trouble.STRAY), new Complete(SECOND)),
        feed("hallo " + FIRST + "\n" + SECOND));
    assertEquals(
        List.of(new Complete(FIRST), new Faulty(Trouble.STRAY)), feed(FIRST + "}" + FIRST));
    assertTrue(Trouble.STRAY.isInSync());
  }

  @Test
  void the_end_of_a_message_of_the_transport_ends_a_line_of_stray_bytes() {
    var frames = new Frames();
    assertEquals(1, frames.feed("[]".getBytes(UTF_8)).size());
    frames.lineEnds();
    assertEquals(List.of(new Complete("{}")), frames.feed("{}".getBytes(UTF_8)));
  }

  @Test
  void an_object_may_go_on_in_the_next_message_of_the_transport() {
    var frames = new Frames();
    assertEquals(List.of(), frames.feed("{\"a\":".getBytes(UTF_8)));
    frames.lineEnds();
    assertEquals(List.of(new Complete("{\"a\":1}")), frames.feed("1}".getBytes(UTF_8)));
  }

  @Test
  void a_line_of_nothing_but_stray_bytes_loses_the_stream() {
    assertEquals(
        List.of(new Faulty(Trouble.STRAY), new Faulty(Trouble.LOST)),
        feed("x".repeat(Frames.LONGEST + 2) + "\n" + FIRST));
  }

  @Test
  void brackets_that_do_not_match_cost_the_rest_of_their_line() {
    assertEquals(
        List.of(new Faulty(Trouble.BROKEN), new Complete(FIRST)), feed("{\"Bauen\":[}}\n" + FIRST));
  }

  @Test
  void a_text_that_is_not_closed_ends_with_its_line() {
    assertEquals(
        List.of(new Faulty(Trouble.BROKEN), new Complete(FIRST)), feed("{\"Würfeln:{}}\n" + FIRST));
    assertEquals(
        List.of(new Faulty(Trouble.BROKEN), new Complete(FIRST)),
        feed("{\"Würf\teln\":{}}\n" + FIRST));
  }

  @Test
  void every_trouble_has_a_sentence() {
    for (var trouble : Trouble.values()) assertTrue(trouble.german().endsWith("."));
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
      var frames = new Frames();
      var found = new ArrayList<>(frames.feed(bytes, 0, cut));
      found.addAll(frames.feed(bytes, cut, bytes.length));
      assertEquals(new Frames().feed(bytes), found);
    }
  }
}
