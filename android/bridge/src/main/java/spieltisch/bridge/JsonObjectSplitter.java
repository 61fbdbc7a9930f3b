package spieltisch.bridge;

import java.io.ByteArrayOutputStream;
import java.net.ProtocolException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Queue;

/// Cuts a stream of bytes into JSON objects. Servers put line breaks, other space or nothing
/// between them. It counts braces outside of texts, and leaves the contents to the page.
final class JsonObjectSplitter {
  private final int maxBytes;
  private final Queue<String> complete = new ArrayDeque<>();
  private final ByteArrayOutputStream object = new ByteArrayOutputStream();
  private int depth;
  private boolean isInText;
  private boolean isEscaped;

  JsonObjectSplitter(int maxBytes) {
    this.maxBytes = maxBytes;
  }

  /// The next complete object; `null` if there is none.
  @org.jspecify.annotations.Nullable
  String next() {
    return complete.poll();
  }

  /// @throws ProtocolException if the bytes are not objects, or an object is too long
  void add(byte[] bytes, int count) throws ProtocolException {
    for (int i = 0; i < count; i++) add(bytes[i]);
  }

  private void add(byte next) throws ProtocolException {
    if (depth == 0) {
      if (next == ' ' || next == '\n' || next == '\r' || next == '\t') return;
      if (next != '{') throw new ProtocolException("no JSON object");
    }
    object.write(next);
    if (object.size() > maxBytes) throw new ProtocolException("message too long");
    if (isInText) readText(next);
    else if (next == '"') isInText = true;
    else if (next == '{') depth++;
    else if (next == '}' && --depth == 0) finish();
  }

  private void readText(byte next) {
    if (isEscaped) isEscaped = false;
    else if (next == '\\') isEscaped = true;
    else if (next == '"') isInText = false;
  }

  private void finish() {
    complete.add(new String(object.toByteArray(), StandardCharsets.UTF_8));
    object.reset();
  }
}
