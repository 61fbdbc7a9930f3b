package spieltisch.siedler.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import spieltisch.siedler.codec.json.DecodeException;
import spieltisch.siedler.codec.json.JsonValue;
import spieltisch.siedler.codec.json.TextSanitizer;
import spieltisch.siedler.message.Word;

/// A JSON value inside a message, with its path for error texts.
final class JsonCursor {
  private final JsonValue value;
  private final Dialect dialect;
  private final boolean isStrict;
  private final @Nullable JsonCursor parent;
  private final String name;
  private final int index;

  private JsonCursor(
      JsonValue value,
      Dialect dialect,
      boolean isStrict,
      @Nullable JsonCursor parent,
      String name,
      int index) {
    this.value = value;
    this.dialect = dialect;
    this.isStrict = isStrict;
    this.parent = parent;
    this.name = name;
    this.index = index;
  }

  /// Returns the cursor of a client message. A name that differs from the right name only in case
  /// is an error.
  static JsonCursor strict(JsonValue value, Dialect dialect) {
    return new JsonCursor(value, dialect, true, null, "", -1);
  }

  /// Returns the cursor of a server message. A name that differs from the right name only in case
  /// counts as absent.
  static JsonCursor lenient(JsonValue value, Dialect dialect) {
    return new JsonCursor(value, dialect, false, null, "", -1);
  }

  Dialect dialect() {
    return dialect;
  }

  boolean isStrict() {
    return isStrict;
  }

  boolean isText() {
    return value instanceof JsonValue.Text;
  }

  boolean isNumber() {
    return value instanceof JsonValue.Int;
  }

  boolean isList() {
    return value instanceof JsonValue.Items;
  }

  String path() {
    if (parent == null) return name;
    var before = parent.path();
    if (index >= 0) return before + "[" + index + "]";
    return before.isEmpty() ? name : before + "." + name;
  }

  int asInt() {
    return switch (value) {
      case JsonValue.Int(var value) when value == (int) value -> (int) value;
      case JsonValue.Int _, JsonValue.HugeInt _ -> throw error(" ist eine zu große Zahl.");
      case JsonValue.Fraction _,
          JsonValue.Text _,
          JsonValue.Bool _,
          JsonValue.Null _,
          JsonValue.Members _,
          JsonValue.Items _ ->
          throw error(" muss eine ganze Zahl sein.");
    };
  }

  long asLong() {
    if (value instanceof JsonValue.Int(var value)) return value;
    return asInt();
  }

  String asText() {
    if (value instanceof JsonValue.Text(var text)) return text;
    throw error(" muss ein Text sein.");
  }

  boolean asBoolean() {
    if (value instanceof JsonValue.Bool(var value)) return value;
    throw error(" muss true oder false sein.");
  }

  List<JsonCursor> items() {
    if (!(value instanceof JsonValue.Items(var items))) throw error(" muss eine Liste sein.");
    var cursors = new ArrayList<JsonCursor>(items.size());
    for (int i = 0; i < items.size(); i++)
      cursors.add(new JsonCursor(items.get(i), dialect, isStrict, this, "", i));
    return cursors;
  }

  JsonValue.Members members() {
    if (value instanceof JsonValue.Members members) return members;
    throw parent == null
        ? new DecodeException("", "Die Nachricht muss ein Objekt sein.")
        : error(" muss ein Objekt sein.");
  }

  /// Returns a required field.
  JsonCursor field(Word word) {
    var found = find(word);
    if (found != null) return found;
    throw child(word, new JsonValue.Null()).error(" fehlt.");
  }

  /// Returns the field; null if the field is absent or has the value null.
  @Nullable JsonCursor find(Word word) {
    var members = members();
    var spelled = dialect.words().has(word) ? dialect.words().spelling(word) : word.german();
    int at = members.names().indexOf(spelled);
    if (at >= 0) {
      var value = members.values().get(at);
      return value instanceof JsonValue.Null ? null : child(word, value);
    }
    if (isStrict) refuseOtherCase(members, spelled);
    return null;
  }

  private void refuseOtherCase(JsonValue.Members members, String spelled) {
    for (var own : members.names())
      if (own.equalsIgnoreCase(spelled))
        throw new JsonCursor(value, dialect, true, this, own, -1)
            .error(" muss „" + spelled + "“ geschrieben werden.");
  }

  private JsonCursor child(Word word, JsonValue value) {
    var spelled = dialect.words().has(word) ? dialect.words().spelling(word) : word.german();
    return new JsonCursor(value, dialect, isStrict, this, spelled, -1);
  }

  /// Returns the member of the object at an index, with the name that the message uses.
  JsonCursor member(int at) {
    var members = members();
    return new JsonCursor(
        members.values().get(at), dialect, isStrict, this, members.names().get(at), -1);
  }

  /// Returns the enum value whose word equals the text of this JSON value; any other text is an
  /// error.
  <E> E enumValue(E[] values, Function<E, Word> word) {
    return knownEnumValue(values, word).orElseThrow(() -> unknownValue(asText()));
  }

  /// Returns the enum value whose word equals the text of this JSON value; empty if there is none.
  <E> Optional<E> knownEnumValue(E[] values, Function<E, Word> word) {
    var text = asText();
    for (var value : values)
      if (dialect.words().matches(word.apply(value), text)) return Optional.of(value);
    return Optional.empty();
  }

  /// Reads an optional field; empty if the field is absent or has the value null.
  <T> Optional<T> optional(Word word, Function<JsonCursor, T> read) {
    var found = find(word);
    return found == null ? Optional.empty() : Optional.of(read.apply(found));
  }

  DecodeException wrongArity(int wanted, int given) {
    var fields = wanted == 1 ? " Feld" : " Felder";
    return error(" muss genau " + wanted + fields + " nennen, nicht " + given + ".");
  }

  DecodeException unknownValue(String text) {
    return error(" hat den unbekannten Wert „" + TextSanitizer.quote(text) + "“.");
  }

  /// Returns an error whose sentence begins with the path of this value.
  DecodeException error(String rest) {
    var path = path();
    return new DecodeException(path, "„" + TextSanitizer.chat(path) + "“" + rest);
  }
}
