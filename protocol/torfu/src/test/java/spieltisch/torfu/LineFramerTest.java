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

class LineFramerTest {
  private static final String TEXT = "ZUG\r\nNACHRICHT Grüße, 世界 🏰\n\nZUGENDE\n";
  private static final List<TextLine> LINES =
      List.of(text("ZUG"), text("NACHRICHT Grüße, 世界 🏰"), text(""), text("ZUGENDE"));

  @Test
  void both_line_ends_are_understood() {
    assertEquals(LINES, new LineFramer().feed(bytes(TEXT)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 7, 11})
  void lines_may_arrive_in_pieces_of_any_size(int size) {
    assertEquals(LINES, inPieces(bytes(TEXT), size));
  }

  @Test
  void a_line_without_end_is_not_yet_a_line() {
    var lineFramer = new LineFramer();
    assertEquals(List.of(), lineFramer.feed(bytes("ZUG")));
    assertEquals(List.of(text("ZUGENDE")), lineFramer.feed(bytes("ENDE\n")));
  }

  @Test
  void a_line_that_is_too_long_becomes_a_value_once_and_the_next_line_is_heard() {
    var lineFramer = new LineFramer(4);
    var textLines = lineFramer.feed(bytes("1234\n12345678901\nLIST\n"));
    assertEquals(List.of(text("1234"), new TextLine.TooLong(), text("LIST")), textLines);
  }

  @Test
  void the_longest_line_may_come_byte_by_byte_for_ever() {
    var lineFramer = new LineFramer();
    var textLines = new ArrayList<TextLine>();
    for (int i = 0; i < 10_000; i++) textLines.addAll(lineFramer.feed(bytes("x")));
    assertEquals(List.of(new TextLine.TooLong()), textLines);
  }

  @Test
  void bytes_that_are_no_text_become_replacement_characters() {
    byte[] bad = {(byte) 0xff, 'A', (byte) 0xc3, '\n'};
    assertEquals(List.of(text("\ufffdA\ufffd")), new LineFramer().feed(bad));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void any_bytes_give_the_same_lines_however_they_are_broken(long seed) {
    var luck = new SeededChance(seed);
    var bytes = new byte[5_000];
    for (int i = 0; i < bytes.length; i++)
      bytes[i] = luck.below(12) == 0 ? (byte) '\n' : (byte) luck.below(256);
    var whole = new LineFramer(20).feed(bytes);
    var lineFramer = new LineFramer(20);
    var pieces = new ArrayList<TextLine>();
    for (int i = 0; i < bytes.length; ) {
      int end = Math.min(bytes.length, i + 1 + luck.below(40));
      pieces.addAll(lineFramer.feed(Arrays.copyOfRange(bytes, i, end)));
      i = end;
    }
    assertEquals(whole, pieces);
  }

  @Test
  void what_goes_out_ends_with_a_line_feed() {
    assertEquals("A\nB\n", new String(LineFramer.bytes(List.of("A", "B")), StandardCharsets.UTF_8));
  }

  private static List<TextLine> inPieces(byte[] bytes, int size) {
    var lineFramer = new LineFramer();
    var textLines = new ArrayList<TextLine>();
    for (int i = 0; i < bytes.length; i += size)
      textLines.addAll(
          lineFramer.feed(Arrays.copyOfRange(bytes, i, Math.min(bytes.length, i + size))));
    return textLines;
  }

  private static TextLine text(String text) {
    return new TextLine.Text(text);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
