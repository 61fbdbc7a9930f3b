package spieltisch.gym;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Splits a stream into lines of limited length. A line that is too long becomes an empty line.
final class RequestLines {
  /// The maximum number of bytes in a line, with its end.
  static final int MOST = 1 << 16;

  private final InputStream in;
  private final byte[] buffer = new byte[MOST];
  private int begin;
  private int end;
  private boolean isTooLong;

  RequestLines(InputStream in) {
    this.in = in;
  }

  /// Whether the next line has been read already.
  boolean isBuffered() {
    return lineEnd() < end;
  }

  /// The next line; empty at the end of the stream. Text after the last line end is a line.
  Optional<String> next() throws IOException {
    while (!isBuffered()) {
      makeRoom();
      int read = in.read(buffer, end, buffer.length - end);
      if (read < 0) return begin == end && !isTooLong ? Optional.empty() : Optional.of(take(end));
      end += read;
    }
    int lineEnd = lineEnd();
    var line = take(lineEnd);
    begin = lineEnd + 1;
    return Optional.of(line);
  }

  private int lineEnd() {
    int at = begin;
    while (at < end && buffer[at] != '\n') at++;
    return at;
  }

  private String take(int lineEnd) {
    var line = isTooLong ? "" : new String(buffer, begin, lineEnd - begin, StandardCharsets.UTF_8);
    begin = lineEnd;
    isTooLong = false;
    return line;
  }

  /// Moves the unfinished line to the start of the buffer. A line that fills the buffer is dropped.
  private void makeRoom() {
    if (end - begin == buffer.length) {
      isTooLong = true;
      begin = end;
    }
    System.arraycopy(buffer, begin, buffer, 0, end - begin);
    end -= begin;
    begin = 0;
  }
}
