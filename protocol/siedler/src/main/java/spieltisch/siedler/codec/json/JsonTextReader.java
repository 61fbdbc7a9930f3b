package spieltisch.siedler.codec.json;

import java.util.ArrayList;
import java.util.List;

/// Parses a text that must contain exactly one JSON value.
///
/// The parser is our own, so that the codec has no dependency and also runs in the browser.
public final class JsonTextReader {
  /// The maximum number of members of an object; it limits the linear search for duplicate names.
  /// Objects of the protocol have far fewer members.
  private static final int MAX_MEMBERS = 64;

  private static final int MAX_NUMBER_LENGTH = 100;
  private static final int END = -1;

  private final String text;
  // The objects and lists around the current place, the outermost first.
  private final List<Container> path = new ArrayList<>();
  private int at;

  /// An object or a list that is being read.
  private static final class Container {
    private final boolean isList;
    private int index = -1;
    private String name = "";

    Container(boolean isList) {
      this.isList = isList;
    }
  }

  private JsonTextReader(String text) {
    this.text = text;
  }

  /// Parses a JSON text.
  ///
  /// @throws RuntimeException if the text is no JSON value or exceeds the limits of the protocol
  public static JsonValue read(String text) {
    if (text.length() > JsonFramer.MAX_BYTES)
      throw new DecodeException("", "Die Nachricht ist zu lang.");
    return new JsonTextReader(text).document();
  }

  private JsonValue document() {
    if (next() == END) throw new DecodeException("", "Die Nachricht ist leer.");
    var value = value();
    if (next() == END) return value;
    value();
    throw new DecodeException("", "Nach dem Ende der Nachricht steht noch etwas.");
  }

  private JsonValue value() {
    int c = next();
    return switch (c) {
      case '{' -> members();
      case '[' -> items();
      case '"' -> new JsonValue.Text(string());
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> number();
      default -> word();
    };
  }

  private JsonValue members() {
    var object = open(false);
    var names = new ArrayList<String>(8);
    var values = new ArrayList<JsonValue>(8);
    if (next() == '}') return closed(new JsonValue.Members(names, values));
    while (true) {
      if (next() != '"') throw unexpected();
      object.name = string();
      if (names.contains(object.name)) throw atPath("„", "“ steht doppelt da.");
      if (names.size() == MAX_MEMBERS) throw atPath("Bei „", "“ sind es zu viele Felder.");
      names.add(object.name);
      expect(':');
      values.add(value());
      if (next() == '}') return closed(new JsonValue.Members(names, values));
      expect(',');
    }
  }

  private JsonValue items() {
    var list = open(true);
    var items = new ArrayList<JsonValue>(4);
    if (next() == ']') return closed(new JsonValue.Items(items));
    while (true) {
      list.index++;
      items.add(value());
      if (next() == ']') return closed(new JsonValue.Items(items));
      expect(',');
    }
  }

  private Container open(boolean isList) {
    at++;
    if (path.size() == JsonFramer.MAX_DEPTH) throw broken();
    var container = new Container(isList);
    path.add(container);
    return container;
  }

  private JsonValue closed(JsonValue value) {
    at++;
    path.removeLast();
    return value;
  }

  private void expect(char wanted) {
    if (next() != wanted) throw unexpected();
    at++;
  }

  /// Skips blanks and returns the next character without consuming it.
  private int next() {
    while (at < text.length() && isBlank(text.charAt(at))) at++;
    return at < text.length() ? text.charAt(at) : END;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
  }

  private String string() {
    at++;
    int begin = at;
    while (at < text.length() && isPlain(text.charAt(at))) at++;
    if (at < text.length() && text.charAt(at) == '"') return text.substring(begin, at++);
    var unescaped = new StringBuilder(text.substring(begin, at));
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c == '"') return unescaped.toString();
      if (c < ' ') throw broken();
      unescaped.append(c == '\\' ? escaped() : c);
    }
    throw broken();
  }

  private static boolean isPlain(char c) {
    return c >= ' ' && c != '"' && c != '\\';
  }

  private char escaped() {
    if (at == text.length()) throw broken();
    char c = text.charAt(at++);
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> codeUnit();
      default -> throw broken();
    };
  }

  private char codeUnit() {
    int unit = 0;
    for (int i = 0; i < 4; i++) {
      int digit = at < text.length() ? hexDigit(text.charAt(at)) : -1;
      if (digit < 0) throw unexpected();
      unit = 16 * unit + digit;
      at++;
    }
    return (char) unit;
  }

  private static int hexDigit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    char lower = (char) (c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
  }

  private JsonValue number() {
    int begin = at;
    if (text.charAt(at) == '-') at++;
    int firstDigit = at;
    digits();
    if (text.charAt(firstDigit) == '0' && at > firstDigit + 1) throw broken();
    boolean isFraction = false;
    if (at < text.length() && text.charAt(at) == '.') {
      isFraction = true;
      at++;
      digits();
    }
    if (at < text.length() && (text.charAt(at) | 0x20) == 'e') {
      isFraction = true;
      at++;
      if (at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-')) at++;
      digits();
    }
    if (at - begin > MAX_NUMBER_LENGTH) throw broken();
    return isFraction ? new JsonValue.Fraction() : integer(text.substring(begin, at));
  }

  private void digits() {
    int begin = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') at++;
    if (at == begin) throw unexpected();
  }

  private static JsonValue integer(String digits) {
    try {
      return new JsonValue.Int(Long.parseLong(digits));
    } catch (NumberFormatException _) {
      return new JsonValue.HugeInt();
    }
  }

  private JsonValue word() {
    int begin = at;
    while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) at++;
    return switch (text.substring(begin, at)) {
      case "true" -> new JsonValue.Bool(true);
      case "false" -> new JsonValue.Bool(false);
      case "null" -> new JsonValue.Null();
      case "" -> throw unexpected();
      default -> throw broken();
    };
  }

  /// Reports the next character as an error.
  private DecodeException unexpected() {
    at = Math.min(at + 1, text.length());
    return broken();
  }

  private DecodeException broken() {
    var path = path();
    var where = path.isEmpty() ? "" : " in „" + path + "“";
    return new DecodeException(
        path, "Kein gültiges JSON" + where + ", etwa bei Zeichen " + Math.max(1, at) + ".");
  }

  private DecodeException atPath(String before, String after) {
    var path = path();
    return new DecodeException(path, before + path + after);
  }

  private String path() {
    var text = new StringBuilder();
    for (var container : path) {
      var name = TextSanitizer.quote(container.name);
      if (container.isList) text.append('[').append(Math.max(0, container.index)).append(']');
      else if (!name.isEmpty()) text.append(text.isEmpty() ? "" : ".").append(name);
    }
    return text.toString();
  }
}
