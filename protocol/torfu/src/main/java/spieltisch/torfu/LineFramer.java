package spieltisch.torfu;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Cuts a stream of bytes into lines, however it was broken into pieces.
///
/// A line ends with LF or CR LF and is UTF-8; bytes that are not become the replacement character.
/// At most one line is held in memory.
public final class LineFramer {
  public static final int LONGEST_LINE = 1_024;

  private final byte[] held;
  private int size;
  private boolean isSkipping;

  public LineFramer() {
    this(LONGEST_LINE);
  }

  public LineFramer(int longestLine) {
    held = new byte[longestLine];
  }

  /// The lines that these bytes complete.
  public List<TextLine> feed(byte[] bytes) {
    var textLines = new ArrayList<TextLine>();
    for (byte next : bytes) {
      if (next == '\n') endLine(textLines);
      else if (!isSkipping) hold(next, textLines);
    }
    return textLines;
  }

  private void hold(byte next, List<TextLine> textLines) {
    if (size == held.length) {
      textLines.add(new TextLine.TooLong());
      isSkipping = true;
      size = 0;
    } else held[size++] = next;
  }

  private void endLine(List<TextLine> textLines) {
    if (!isSkipping) {
      int length = size > 0 && held[size - 1] == '\r' ? size - 1 : size;
      textLines.add(new TextLine.Text(new String(held, 0, length, StandardCharsets.UTF_8)));
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
