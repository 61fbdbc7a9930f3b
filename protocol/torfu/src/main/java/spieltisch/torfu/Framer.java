package spieltisch.torfu;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Cuts a stream of bytes into lines, however it was broken into pieces.
///
/// A line ends with LF or CR LF and is UTF-8; bytes that are not become the replacement character.
/// At most one line is held in memory.
public final class Framer {
  public static final int LONGEST_LINE = 1_024;

  private final byte[] held;
  private int size;
  private boolean isSkipping;

  public Framer() {
    this(LONGEST_LINE);
  }

  public Framer(int longestLine) {
    held = new byte[longestLine];
  }

  /// The lines that these bytes complete.
  public List<Line> feed(byte[] bytes) {
    var lines = new ArrayList<Line>();
    for (byte next : bytes) {
      if (next == '\n') endLine(lines);
      else if (!isSkipping) hold(next, lines);
    }
    return lines;
  }

  private void hold(byte next, List<Line> lines) {
    if (size == held.length) {
      lines.add(new Line.TooLong());
      isSkipping = true;
      size = 0;
    } else held[size++] = next;
  }

  private void endLine(List<Line> lines) {
    if (!isSkipping) {
      int length = size > 0 && held[size - 1] == '\r' ? size - 1 : size;
      lines.add(new Line.Text(new String(held, 0, length, StandardCharsets.UTF_8)));
    }
    isSkipping = false;
    size = 0;
  }

  /// The bytes of lines, as they go out.
  public static byte[] bytes(List<String> lines) {
    var text = new StringBuilder();
    for (var line : lines) text.append(line).append('\n');
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
