package spieltisch.siedler.codec;

import java.util.ArrayList;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.json.JsonFactory;

/// Turns a text into JSON values and complains about everything that is not exactly one of them.
final class JsonTextReader {
  /// No object of the protocol has nearly as many; the limit keeps the search for doubles short.
  private static final int MOST_MEMBERS = 64;

  static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(JsonFramer.DEEPEST)
                  .maxNumberLength(100)
                  .build())
          .build();

  private final JsonParser parser;

  private JsonTextReader(JsonParser parser) {
    this.parser = parser;
  }

  static JsonValue read(String text) {
    if (text.length() > JsonFramer.LONGEST)
      throw new DecodeException("", "Die Nachricht ist zu lang.");
    try (var parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      return new JsonTextReader(parser).whole();
    }
  }

  private JsonValue whole() {
    try {
      var first = parser.nextToken();
      if (first == null) throw new DecodeException("", "Die Nachricht ist leer.");
      var value = value(first);
      if (parser.nextToken() != null)
        throw new DecodeException("", "Nach dem Ende der Nachricht steht noch etwas.");
      return value;
    } catch (JacksonException _) {
      throw broken();
    }
  }

  private DecodeException broken() {
    var path = path(parser.streamReadContext());
    var where = path.isEmpty() ? "" : " in „" + path + "“";
    long column = Math.max(1, parser.currentLocation().getCharOffset());
    return new DecodeException(
        path, "Kein gültiges JSON" + where + ", etwa bei Zeichen " + column + ".");
  }

  private DecodeException at(String before, String after) {
    var path = path(parser.streamReadContext());
    return new DecodeException(path, before + path + after);
  }

  private static String path(TokenStreamContext context) {
    if (context.inRoot()) return "";
    var above = path(context.getParent());
    if (context.inArray()) return above + "[" + context.getCurrentIndex() + "]";
    var name = context.hasCurrentName() ? TextSanitizer.quote(context.currentName()) : "";
    return above.isEmpty() || name.isEmpty() ? above + name : above + "." + name;
  }

  private JsonValue value(JsonToken token) {
    return switch (token) {
      case START_OBJECT -> members();
      case START_ARRAY -> items();
      case VALUE_STRING -> new JsonValue.Text(parser.getString());
      case VALUE_NUMBER_INT -> number();
      case VALUE_NUMBER_FLOAT -> new JsonValue.Fraction();
      case VALUE_TRUE -> new JsonValue.Bool(true);
      case VALUE_FALSE -> new JsonValue.Bool(false);
      case VALUE_NULL -> new JsonValue.Nothing();
      case END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT, NOT_AVAILABLE ->
          throw broken();
    };
  }

  private JsonValue number() {
    return switch (parser.getNumberType()) {
      case INT, LONG -> new JsonValue.Whole(parser.getLongValue());
      case BIG_INTEGER, FLOAT, DOUBLE, BIG_DECIMAL -> new JsonValue.Huge();
    };
  }

  private JsonValue members() {
    var names = new ArrayList<String>(8);
    var values = new ArrayList<JsonValue>(8);
    for (var name = parser.nextName(); name != null; name = parser.nextName()) {
      if (names.contains(name)) throw at("„", "“ steht doppelt da.");
      if (names.size() == MOST_MEMBERS) throw at("Bei „", "“ sind es zu viele Felder.");
      names.add(name);
      values.add(value(parser.nextToken()));
    }
    return new JsonValue.Members(names, values);
  }

  private JsonValue items() {
    var items = new ArrayList<JsonValue>(4);
    for (var token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken())
      items.add(value(token));
    return new JsonValue.Items(items);
  }
}
