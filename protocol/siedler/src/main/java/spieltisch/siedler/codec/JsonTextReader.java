package spieltisch.siedler.codec;

import java.util.ArrayList;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.json.JsonFactory;

/// Parses a text that must contain exactly one JSON value.
final class JsonTextReader {
  /// The maximum number of members of an object; it limits the linear search for duplicate names.
  /// Objects of the protocol have far fewer members.
  private static final int MAX_MEMBERS = 64;

  static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(JsonFramer.MAX_DEPTH)
                  .maxNumberLength(100)
                  .build())
          .build();

  private final JsonParser parser;

  private JsonTextReader(JsonParser parser) {
    this.parser = parser;
  }

  static JsonValue read(String text) {
    if (text.length() > JsonFramer.MAX_BYTES)
      throw new DecodeException("", "Die Nachricht ist zu lang.");
    try (var parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      return new JsonTextReader(parser).document();
    }
  }

  private JsonValue document() {
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
    var parent = path(context.getParent());
    if (context.inArray()) return parent + "[" + context.getCurrentIndex() + "]";
    var name = context.hasCurrentName() ? TextSanitizer.quote(context.currentName()) : "";
    return parent.isEmpty() || name.isEmpty() ? parent + name : parent + "." + name;
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
      case VALUE_NULL -> new JsonValue.Null();
      case END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT, NOT_AVAILABLE ->
          throw broken();
    };
  }

  private JsonValue number() {
    return switch (parser.getNumberType()) {
      case INT, LONG -> new JsonValue.Int(parser.getLongValue());
      case BIG_INTEGER, FLOAT, DOUBLE, BIG_DECIMAL -> new JsonValue.HugeInt();
    };
  }

  private JsonValue members() {
    var names = new ArrayList<String>(8);
    var values = new ArrayList<JsonValue>(8);
    for (var name = parser.nextName(); name != null; name = parser.nextName()) {
      if (names.contains(name)) throw at("„", "“ steht doppelt da.");
      if (names.size() == MAX_MEMBERS) throw at("Bei „", "“ sind es zu viele Felder.");
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
