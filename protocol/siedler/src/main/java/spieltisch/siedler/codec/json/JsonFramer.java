package spieltisch.siedler.codec.json;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import spieltisch.siedler.codec.json.Frame.Problem;

/// Splits a byte stream into JSON objects. An object may arrive in several pieces and needs no line
/// end.
///
/// The framer counts brackets and tracks quotes; it does not parse JSON. After an error the framer
/// skips input until it can find the next object. An object that is too long or too deep is skipped
/// to its end. Other invalid input is skipped to the end of the line. A line end is a safe place to
/// continue, because a JSON string cannot contain one.
public final class JsonFramer {
  /// Maximum number of bytes of a message.
  public static final int MAX_BYTES = 64 * 1024;

  /// Maximum nesting depth of brackets.
  public static final int MAX_DEPTH = 16;

  /// The maximum number of bytes to skip in an object; after more bytes the stream is
  /// unrecoverable.
  private static final int MAX_SKIPPED = 16 * MAX_BYTES;

  private static final int INITIAL_CAPACITY = 512;
  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};
  private static final char REPLACEMENT = '\ufffd';

  private enum Mode {
    BETWEEN,
    INSIDE,
    SKIPPING_OBJECT,
    SKIPPING_LINE,
    LOST
  }

  private Mode mode = Mode.BETWEEN;
  private byte[] object = new byte[INITIAL_CAPACITY];
  private int length;
  private int depth;
  // One bit for each open bracket, the innermost bracket in the lowest bit. The bit is set if the
  // bracket opened a list.
  private long lists;
  private boolean inText;
  private boolean isEscaped;
  private int skipped;
  private int marks;
  private List<Frame> found = new ArrayList<>();

  /// Returns the frames that become complete with these bytes, in order.
  public List<Frame> feed(byte[] bytes) {
    return feed(bytes, 0, bytes.length);
  }

  public List<Frame> feed(byte[] bytes, int from, int to) {
    for (int i = from; i < to; i++) take(bytes[i]);
    var result = found;
    found = new ArrayList<>();
    return result;
  }

  /// Signals the end of a transport message, which also ends a skipped line.
  public void endLine() {
    if (mode == Mode.SKIPPING_LINE) mode = Mode.BETWEEN;
  }

  private void take(byte b) {
    switch (mode) {
      case BETWEEN -> between(b);
      case INSIDE -> inside(b);
      case SKIPPING_OBJECT -> skipObject(b);
      case SKIPPING_LINE -> skipLine(b);
      case LOST -> {}
    }
  }

  private void between(byte b) {
    if (b == ' ' || b == '\n' || b == '\r' || b == '\t' || isMark(b)) return;
    if (b != '{') {
      report(Problem.STRAY, Mode.SKIPPING_LINE);
      return;
    }
    mode = Mode.INSIDE;
    length = 0;
    depth = 0;
    lists = 0;
    inText = false;
    isEscaped = false;
    inside(b);
  }

  /// Whether the byte belongs to a byte order mark, which may precede the first object.
  private boolean isMark(byte b) {
    return marks < BYTE_ORDER_MARK.length && b == BYTE_ORDER_MARK[marks] && ++marks > 0;
  }

  private void inside(byte b) {
    if (length == MAX_BYTES) {
      report(Problem.TOO_LONG, Mode.SKIPPING_OBJECT);
      skipObject(b);
      return;
    }
    if (length == object.length) object = Arrays.copyOf(object, Math.min(MAX_BYTES, length * 2));
    object[length++] = b;
    if (inText) insideText(b);
    else outsideText(b);
  }

  private void insideText(byte b) {
    if (isEscaped) isEscaped = false;
    else if (b == '\\') isEscaped = true;
    else if (b == '"') inText = false;
    else if (isControl(b)) rejectBroken(b);
  }

  private static boolean isControl(byte b) {
    return b >= 0 && b < ' ';
  }

  private void rejectBroken(byte b) {
    report(Problem.BROKEN, b == '\n' ? Mode.BETWEEN : Mode.SKIPPING_LINE);
  }

  private void outsideText(byte b) {
    switch (b) {
      case '"' -> inText = true;
      case '{', '[' -> open(b);
      case '}', ']' -> close(b);
      default -> {}
    }
  }

  private void open(byte b) {
    depth++;
    lists = lists << 1 | (b == '[' ? 1 : 0);
    if (depth > MAX_DEPTH) report(Problem.TOO_DEEP, Mode.SKIPPING_OBJECT);
  }

  private void close(byte b) {
    if ((lists & 1) != (b == ']' ? 1 : 0)) {
      rejectBroken(b);
      return;
    }
    lists >>>= 1;
    if (--depth == 0) complete();
  }

  private void complete() {
    mode = Mode.BETWEEN;
    var text = new String(object, 0, length, StandardCharsets.UTF_8);
    boolean isSound = text.indexOf(REPLACEMENT) < 0 || isUtf8();
    found.add(isSound ? new Frame.Complete(text) : new Frame.Malformed(Problem.NOT_UTF8));
    if (object.length > 16 * INITIAL_CAPACITY) object = new byte[INITIAL_CAPACITY];
  }

  /// Whether the object is valid UTF-8. Decoding replaces invalid bytes by a replacement character,
  /// so the check is needed only if the text contains one. The sender may have sent it on purpose.
  private boolean isUtf8() {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(object, 0, length));
      return true;
    } catch (CharacterCodingException _) {
      return false;
    }
  }

  private void skipObject(byte b) {
    if (++skipped > MAX_SKIPPED) report(Problem.LOST, Mode.LOST);
    else if (inText) {
      if (isEscaped) isEscaped = false;
      else if (b == '\\') isEscaped = true;
      else if (b == '"') inText = false;
      else if (isControl(b)) mode = b == '\n' ? Mode.BETWEEN : Mode.SKIPPING_LINE;
    } else if (b == '"') inText = true;
    else if (b == '{' || b == '[') depth++;
    else if ((b == '}' || b == ']') && --depth == 0) mode = Mode.BETWEEN;
  }

  private void skipLine(byte b) {
    if (b == '\n') mode = Mode.BETWEEN;
    else if (++skipped > MAX_BYTES) report(Problem.LOST, Mode.LOST);
  }

  private void report(Problem problem, Mode next) {
    found.add(new Frame.Malformed(problem));
    mode = next;
    skipped = 0;
  }
}
