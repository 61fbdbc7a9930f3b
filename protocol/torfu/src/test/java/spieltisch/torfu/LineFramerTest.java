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
  void lf_and_cr_lf_end_a_line() {
    assertEquals(LINES, new LineFramer().feed(bytes(TEXT)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 7, 11})
  void lines_may_arrive_in_pieces_of_any_size(int size) {
    assertEquals(LINES, inPieces(bytes(TEXT), size));
  }

  @Test
  void a_line_without_a_line_end_is_incomplete() {
    var framer = new LineFramer();
    assertEquals(List.of(), framer.feed(bytes("ZUG")));
    assertEquals(List.of(text("ZUGENDE")), framer.feed(bytes("ENDE\n")));
  }

  @Test
  void a_too_long_line_is_reported_once_and_the_next_line_is_read() {
    var framer = new LineFramer(4);
    var lines = framer.feed(bytes("1234\n12345678901\nLIST\n"));
    assertEquals(List.of(text("1234"), new TextLine.TooLong(), text("LIST")), lines);
  }

  @Test
  void an_endless_line_is_reported_once() {
    var framer = new LineFramer();
    var lines = new ArrayList<TextLine>();
    for (int i = 0; i < 10_000; i++) lines.addAll(framer.feed(bytes("x")));
    assertEquals(List.of(new TextLine.TooLong()), lines);
  }

  @Test
  void invalid_utf8_becomes_replacement_characters() {
    byte[] bad = {(byte) 0xff, 'A', (byte) 0xc3, '\n'};
    assertEquals(List.of(text("\ufffdA\ufffd")), new LineFramer().feed(bad));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void lines_do_not_depend_on_how_the_bytes_are_split(long seed) {
    var chance = new SeededChance(seed);
    var bytes = new byte[5_000];
    for (int i = 0; i < bytes.length; i++)
      bytes[i] = chance.below(12) == 0 ? (byte) '\n' : (byte) chance.below(256);
    var whole = new LineFramer(20).feed(bytes);
    var framer = new LineFramer(20);
    var pieces = new ArrayList<TextLine>();
    for (int i = 0; i < bytes.length; ) {
      int end = Math.min(bytes.length, i + 1 + chance.below(40));
      pieces.addAll(framer.feed(Arrays.copyOfRange(bytes, i, end)));
      i = end;
    }
    assertEquals(whole, pieces);
  }

  @Test
  void encoded_lines_end_with_a_line_feed() {
    assertEquals("A\nB\n", new String(LineFramer.bytes(List.of("A", "B")), StandardCharsets.UTF_8));
  }

  private static List<TextLine> inPieces(byte[] bytes, int size) {
    var framer = new LineFramer();
    var lines = new ArrayList<TextLine>();
    for (int i = 0; i < bytes.length; i += size)
      lines.addAll(framer.feed(Arrays.copyOfRange(bytes, i, Math.min(bytes.length, i + size))));
    return lines;
  }

  private static TextLine text(String text) {
    return new TextLine.Text(text);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
