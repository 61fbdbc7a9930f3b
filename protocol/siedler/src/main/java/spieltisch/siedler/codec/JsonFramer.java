package spieltisch.siedler.codec;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import spieltisch.siedler.codec.Frame.Problem;

/// Cuts a stream of bytes into JSON objects, wherever the reads happen to break it, with or without
/// line ends.
///
/// It counts brackets and watches quotes, nothing more. After a mistake it finds its way back where
/// it can: an object that is too long is skipped to its end, anything else to the end of its line,
/// since JSON has no line end inside a text.
public final class JsonFramer {
  /// The most bytes of a message.
  public static final int LONGEST = 64 * 1024;

  /// The most brackets inside each other.
  public static final int DEEPEST = 16;

  /// How much of an object that is too long is skipped before the stream counts as lost.
  private static final int MOST_SKIPPED = 16 * LONGEST;

  private static final int FIRST_ROOM = 512;
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
  private byte[] object = new byte[FIRST_ROOM];
  private int length;
  private int depth;
  // A bit for each open bracket, the innermost last: set for a list.
  private long lists;
  private boolean inText;
  private boolean isEscaped;
  private int skipped;
  private int marks;
  private List<Frame> found = new ArrayList<>();

  /// What these bytes complete, in order.
  public List<Frame> feed(byte[] bytes) {
    return feed(bytes, 0, bytes.length);
  }

  public List<Frame> feed(byte[] bytes, int from, int to) {
    for (int i = from; i < to; i++) take(bytes[i]);
    var result = found;
    found = new ArrayList<>();
    return result;
  }

  /// The transport says that nothing follows in this line; what is being skipped ends with it.
  public void lineEnds() {
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

  /// Some editors put a mark before the first byte.
  private boolean isMark(byte b) {
    return marks < BYTE_ORDER_MARK.length && b == BYTE_ORDER_MARK[marks] && ++marks > 0;
  }

  private void inside(byte b) {
    if (length == LONGEST) {
      report(Problem.TOO_LONG, Mode.SKIPPING_OBJECT);
      skipObject(b);
      return;
    }
    if (length == object.length) object = Arrays.copyOf(object, Math.min(LONGEST, length * 2));
    object[length++] = b;
    if (inText) insideText(b);
    else outsideText(b);
  }

  private void insideText(byte b) {
    if (isEscaped) isEscaped = false;
    else if (b == '\\') isEscaped = true;
    else if (b == '"') inText = false;
    else if (isControl(b)) breakOff(b);
  }

  private static boolean isControl(byte b) {
    return b >= 0 && b < ' ';
  }

  private void breakOff(byte b) {
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
    if (depth > DEEPEST) report(Problem.TOO_DEEP, Mode.SKIPPING_OBJECT);
  }

  private void close(byte b) {
    if ((lists & 1) != (b == ']' ? 1 : 0)) {
      breakOff(b);
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
    if (object.length > 16 * FIRST_ROOM) object = new byte[FIRST_ROOM];
  }

  /// Asked only where a replacement character stands, which may have been sent.
  private boolean isUtf8() {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(object, 0, length));
      return true;
    } catch (CharacterCodingException _) {
      return false;
    }
  }

  private void skipObject(byte b) {
    if (++skipped > MOST_SKIPPED) report(Problem.LOST, Mode.LOST);
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
    else if (++skipped > LONGEST) report(Problem.LOST, Mode.LOST);
  }

  private void report(Problem problem, Mode next) {
    found.add(new Frame.Malformed(problem));
    mode = next;
    skipped = 0;
  }
}
