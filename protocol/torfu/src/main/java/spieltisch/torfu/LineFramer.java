package spieltisch.torfu;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Splits a byte stream into lines. A line may arrive in several pieces.
///
/// A line ends with LF or CR LF. Its bytes are decoded as UTF-8, and invalid bytes become the
/// replacement character. The framer buffers at most one line.
public final class LineFramer {
  public static final int MAX_LINE_BYTES = 1_024;

  private final byte[] buffer;
  private int size;
  private boolean isSkipping;

  public LineFramer() {
    this(MAX_LINE_BYTES);
  }

  public LineFramer(int longestLine) {
    buffer = new byte[longestLine];
  }

  /// Returns the lines that become complete with these bytes.
  public List<TextLine> feed(byte[] bytes) {
    var lines = new ArrayList<TextLine>();
    for (byte next : bytes) {
      if (next == '\n') endLine(lines);
      else if (!isSkipping) append(next, lines);
    }
    return lines;
  }

  /// Ends the current line at the end of a WebSocket message and returns this line, if there is
  /// one.
  public List<TextLine> endMessage() {
    var lines = new ArrayList<TextLine>();
    if (size > 0 || isSkipping) endLine(lines);
    return lines;
  }

  private void append(byte next, List<TextLine> lines) {
    if (size == buffer.length) {
      lines.add(new TextLine.TooLong());
      isSkipping = true;
      size = 0;
    } else buffer[size++] = next;
  }

  private void endLine(List<TextLine> lines) {
    if (!isSkipping) {
      int length = size > 0 && buffer[size - 1] == '\r' ? size - 1 : size;
      lines.add(new TextLine.Text(new String(buffer, 0, length, StandardCharsets.UTF_8)));
    }
    isSkipping = false;
    size = 0;
  }

  /// Encodes lines as bytes, each line with a line feed.
  public static byte[] bytes(List<String> lines) {
    var text = new StringBuilder();
    for (var line : lines) text.append(line).append('\n');
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
