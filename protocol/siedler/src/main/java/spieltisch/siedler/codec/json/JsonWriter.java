package spieltisch.siedler.codec.json;

/// Writes one JSON value as text, without blanks. The caller opens and closes objects and lists in
/// the right order.
public final class JsonWriter {
  private static final String HEX = "0123456789ABCDEF";

  private final StringBuilder out = new StringBuilder(256);
  private boolean isCommaDue;

  public String text() {
    return out.toString();
  }

  public void openObject() {
    open('{');
  }

  public void closeObject() {
    close('}');
  }

  public void openList() {
    open('[');
  }

  public void closeList() {
    close(']');
  }

  private void open(char bracket) {
    separate();
    out.append(bracket);
    isCommaDue = false;
  }

  private void close(char bracket) {
    out.append(bracket);
    isCommaDue = true;
  }

  /// Writes the name of a member; its value comes next.
  public void name(String name) {
    separate();
    quote(name);
    out.append(':');
    isCommaDue = false;
  }

  public void number(long value) {
    separate();
    out.append(value);
    isCommaDue = true;
  }

  public void bool(boolean value) {
    separate();
    out.append(value);
    isCommaDue = true;
  }

  public void string(String value) {
    separate();
    quote(value);
    isCommaDue = true;
  }

  /// Writes a value that is JSON already.
  public void raw(String value) {
    separate();
    out.append(value);
    isCommaDue = true;
  }

  private void separate() {
    if (isCommaDue) out.append(',');
  }

  private void quote(String text) {
    out.append('"');
    int written = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= ' ' && c != '"' && c != '\\') continue;
      out.append(text, written, i);
      escape(c);
      written = i + 1;
    }
    out.append(text, written, text.length()).append('"');
  }

  private void escape(char c) {
    out.append('\\');
    switch (c) {
      case '"', '\\' -> out.append(c);
      case '\b' -> out.append('b');
      case '\f' -> out.append('f');
      case '\n' -> out.append('n');
      case '\r' -> out.append('r');
      case '\t' -> out.append('t');
      default -> out.append("u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 0xf));
    }
  }
}
