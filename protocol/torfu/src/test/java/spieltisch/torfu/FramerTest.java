package spieltisch.torfu;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.kernel.SeededChance;

class FramerTest {
  private static final String TEXT = "ZUG\r\nNACHRICHT Grüße, 世界 🏰\n\nZUGENDE\n";
  private static final List<Line> LINES =
      List.of(text("ZUG"), text("NACHRICHT Grüße, 世界 🏰"), text(""), text("ZUGENDE"));

  @Test
  void both_line_ends_are_understood() {
    assertEquals(LINES, new Framer().feed(bytes(TEXT)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 7, 11})
  void lines_may_arrive_in_pieces_of_any_size(int size) {
    assertEquals(LINES, inPieces(bytes(TEXT), size));
  }

  @Test
  void a_line_without_end_is_not_yet_a_line() {
    var framer = new Framer();
    assertEquals(List.of(), framer.feed(bytes("ZUG")));
    assertEquals(List.of(text("ZUGENDE")), framer.feed(bytes("ENDE\n")));
  }

  @Test
  void a_line_that_is_too_long_becomes_a_value_once_and_the_next_line_is_heard() {
    var framer = new Framer(4);
    var lines = framer.feed(bytes("1234\n12345678901\nLIST\n"));
    assertEquals(List.of(text("1234"), new Line.TooLong(), text("LIST")), lines);
  }

  @Test
  void the_longest_line_may_come_byte_by_byte_for_ever() {
    var framer = new Framer();
    var lines = new ArrayList<Line>();
    for (int i = 0; i < 10_000; i++) lines.addAll(framer.feed(bytes("x")));
    assertEquals(List.of(new Line.TooLong()), lines);
  }

  @Test
  void bytes_that_are_no_text_become_replacement_characters() {
    byte[] bad = {(byte) 0xff, 'A', (byte) 0xc3, '\n'};
    assertEquals(List.of(text("\ufffdA\ufffd")), new Framer().feed(bad));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void any_bytes_give_the_same_lines_however_they_are_broken(long seed) {
    var luck = new SeededChance(seed);
    var bytes = new byte[5_000];
    for (int i = 0; i < bytes.length; i++)
      bytes[i] = luck.below(12) == 0 ? (byte) '\n' : (byte) luck.below(256);
    var whole = new Framer(20).feed(bytes);
    var framer = new Framer(20);
    var pieces = new ArrayList<Line>();
    for (int i = 0; i < bytes.length; ) {
      int end = Math.min(bytes.length, i + 1 + luck.below(40));
      pieces.addAll(framer.feed(Arrays.copyOfRange(bytes, i, end)));
      i = end;
    }
    assertEquals(whole, pieces);
  }

  @Test
  void what_goes_out_ends_with_a_line_feed() {
    assertEquals("A\nB\n", new String(Framer.bytes(List.of("A", "B")), StandardCharsets.UTF_8));
  }

  private static List<Line> inPieces(byte[] bytes, int size) {
    var framer = new Framer();
    var lines = new ArrayList<Line>();
    for (int i = 0; i < bytes.length; i += size)
      lines.addAll(framer.feed(Arrays.copyOfRange(bytes, i, Math.min(bytes.length, i + size))));
    return lines;
  }

  private static Line text(String text) {
    return new Line.Text(text);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
