package spieltisch.siedler;

import java.util.ArrayList;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.json.JsonFactory;

/// Turns a text into JSON values and complains about everything that is not exactly one of them.
final class JsonText {
  /// No object of the protocol has nearly as many; the limit keeps the search for doubles short.
  private static final int MOST_MEMBERS = 64;

  static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(Frames.DEEPEST)
                  .maxNumberLength(100)
                  .build())
          .build();

  private final JsonParser parser;

  private JsonText(JsonParser parser) {
    this.parser = parser;
  }

  static Json read(String text) {
    if (text.length() > Frames.LONGEST) throw new Fault("", "Die Nachricht ist zu lang.");
    try (var parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      return new JsonText(parser).whole();
    }
  }

  private Json whole() {
    try {
      var first = parser.nextToken();
      if (first == null) throw new Fault("", "Die Nachricht ist leer.");
      var value = value(first);
      if (parser.nextToken() != null)
        throw new Fault("", "Nach dem Ende der Nachricht steht noch etwas.");
      return value;
    } catch (JacksonException _) {
      throw broken();
    }
  }

  private Fault broken() {
    var path = path(parser.streamReadContext());
    var where = path.isEmpty() ? "" : " in „" + path + "“";
    long column = Math.max(1, parser.currentLocation().getCharOffset());
    return new Fault(path, "Kein gültiges JSON" + where + ", etwa bei Zeichen " + column + ".");
  }

  private Fault at(String before, String after) {
    var path = path(parser.streamReadContext());
    return new Fault(path, before + path + after);
  }

  private static String path(TokenStreamContext context) {
    if (context.inRoot()) return "";
    var above = path(context.getParent());
    if (context.inArray()) return above + "[" + context.getCurrentIndex() + "]";
    var name = context.hasCurrentName() ? CleanText.quote(context.currentName()) : "";
    return above.isEmpty() || name.isEmpty() ? above + name : above + "." + name;
  }

  private Json value(JsonToken token) {
    return switch (token) {
      case START_OBJECT -> members();
      case START_ARRAY -> items();
      case VALUE_STRING -> new Json.Text(parser.getString());
      case VALUE_NUMBER_INT -> number();
      case VALUE_NUMBER_FLOAT -> new Json.Fraction();
      case VALUE_TRUE -> new Json.Bool(true);
      case VALUE_FALSE -> new Json.Bool(false);
      case VALUE_NULL -> new Json.Nothing();
      case END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT, NOT_AVAILABLE ->
          throw broken();
    };
  }

  private Json number() {
    return switch (parser.getNumberType()) {
      case INT, LONG -> new Json.Whole(parser.getLongValue());
      case BIG_INTEGER, FLOAT, DOUBLE, BIG_DECIMAL -> new Json.Huge();
    };
  }

  private Json members() {
    var names = new ArrayList<String>(8);
    var values = new ArrayList<Json>(8);
    for (var name = parser.nextName(); name != null; name = parser.nextName()) {
      if (names.contains(name)) throw at("„", "“ steht doppelt da.");
      if (names.size() == MOST_MEMBERS) throw at("Bei „", "“ sind es zu viele Felder.");
      names.add(name);
      values.add(value(parser.nextToken()));
    }
    return new Json.Members(names, values);
  }

  private Json items() {
    var items = new ArrayList<Json>(4);
    for (var token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken())
      items.add(value(token));
    return new Json.Items(items);
  }
}
