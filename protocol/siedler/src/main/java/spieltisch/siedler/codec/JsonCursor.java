package spieltisch.siedler.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import spieltisch.siedler.message.Word;

/// A place in a message that is being read: it knows how it got there, so that it can name itself
/// when something is wrong.
final class JsonCursor {
  private final JsonValue jsonValue;
  private final Dialect dialect;
  private final boolean isStrict;
  private final @Nullable JsonCursor above;
  private final String name;
  private final int index;

  private JsonCursor(
      JsonValue jsonValue,
      Dialect dialect,
      boolean isStrict,
      @Nullable JsonCursor above,
      String name,
      int index) {
    this.jsonValue = jsonValue;
    this.dialect = dialect;
    this.isStrict = isStrict;
    this.above = above;
    this.name = name;
    this.index = index;
  }

  /// A whole message as a client sent it: every letter counts.
  static JsonCursor strict(JsonValue jsonValue, Dialect dialect) {
    return new JsonCursor(jsonValue, dialect, true, null, "", -1);
  }

  /// A whole message as a server sent it: what we can do without, we do without.
  static JsonCursor kind(JsonValue jsonValue, Dialect dialect) {
    return new JsonCursor(jsonValue, dialect, false, null, "", -1);
  }

  Dialect dialect() {
    return dialect;
  }

  boolean isStrict() {
    return isStrict;
  }

  boolean isText() {
    return jsonValue instanceof JsonValue.Text;
  }

  boolean isNumber() {
    return jsonValue instanceof JsonValue.Whole;
  }

  boolean isList() {
    return jsonValue instanceof JsonValue.Items;
  }

  String path() {
    if (above == null) return name;
    var before = above.path();
    if (index >= 0) return before + "[" + index + "]";
    return before.isEmpty() ? name : before + "." + name;
  }

  int whole() {
    return switch (jsonValue) {
      case JsonValue.Whole(var value) when value == (int) value -> (int) value;
      case JsonValue.Whole _, JsonValue.Huge _ -> throw fault(" ist eine zu große Zahl.");
      case JsonValue.Fraction _,
          JsonValue.Text _,
          JsonValue.Bool _,
          JsonValue.Nothing _,
          JsonValue.Members _,
          JsonValue.Items _ ->
          throw fault(" muss eine ganze Zahl sein.");
    };
  }

  long large() {
    if (jsonValue instanceof JsonValue.Whole(var value)) return value;
    return whole();
  }

  String text() {
    if (jsonValue instanceof JsonValue.Text(var text)) return text;
    throw fault(" muss ein Text sein.");
  }

  boolean flag() {
    if (jsonValue instanceof JsonValue.Bool(var value)) return value;
    throw fault(" muss true oder false sein.");
  }

  List<JsonCursor> items() {
    if (!(jsonValue instanceof JsonValue.Items(var items))) throw fault(" muss eine Liste sein.");
    var jsonCursors = new ArrayList<JsonCursor>(items.size());
    for (int i = 0; i < items.size(); i++)
      jsonCursors.add(new JsonCursor(items.get(i), dialect, isStrict, this, "", i));
    return jsonCursors;
  }

  JsonValue.Members members() {
    if (jsonValue instanceof JsonValue.Members members) return members;
    throw above == null
        ? new DecodeException("", "Die Nachricht muss ein Objekt sein.")
        : fault(" muss ein Objekt sein.");
  }

  /// The field that must be there.
  JsonCursor field(Word word) {
    var found = find(word);
    if (found != null) return found;
    throw child(word, new JsonValue.Nothing()).fault(" fehlt.");
  }

  /// The field, or null if it is left out.
  @Nullable JsonCursor find(Word word) {
    var members = members();
    var spelled = dialect.words().has(word) ? dialect.words().spell(word) : word.german();
    int at = members.names().indexOf(spelled);
    if (at >= 0) {
      var value = members.values().get(at);
      return value instanceof JsonValue.Nothing ? null : child(word, value);
    }
    if (isStrict) refuseOtherCase(members, spelled);
    return null;
  }

  private void refuseOtherCase(JsonValue.Members members, String spelled) {
    for (var own : members.names())
      if (own.equalsIgnoreCase(spelled))
        throw new JsonCursor(jsonValue, dialect, true, this, own, -1)
            .fault(" muss „" + spelled + "“ geschrieben werden.");
  }

  private JsonCursor child(Word word, JsonValue value) {
    var spelled = dialect.words().has(word) ? dialect.words().spell(word) : word.german();
    return new JsonCursor(value, dialect, isStrict, this, spelled, -1);
  }

  /// A member by the name it has here.
  JsonCursor member(int at) {
    var members = members();
    return new JsonCursor(
        members.values().get(at), dialect, isStrict, this, members.names().get(at), -1);
  }

  /// The value whose word this text is.
  <E> E term(E[] values, Function<E, Word> word) {
    return knownTerm(values, word).orElseThrow(() -> unknown(text()));
  }

  /// The same, empty for a word that we do not know.
  <E> Optional<E> knownTerm(E[] values, Function<E, Word> word) {
    var text = text();
    for (var value : values)
      if (dialect.words().spells(word.apply(value), text)) return Optional.of(value);
    return Optional.empty();
  }

  /// What the optional field says.
  <T> Optional<T> maybe(Word word, Function<JsonCursor, T> read) {
    var found = find(word);
    return found == null ? Optional.empty() : Optional.of(read.apply(found));
  }

  DecodeException wrongArity(int wanted, int given) {
    var fields = wanted == 1 ? " Feld" : " Felder";
    return fault(" muss genau " + wanted + fields + " nennen, nicht " + given + ".");
  }

  DecodeException unknown(String text) {
    return fault(" hat den unbekannten Wert „" + TextSanitizer.quote(text) + "“.");
  }

  /// A sentence that begins with this place.
  DecodeException fault(String rest) {
    var path = path();
    return new DecodeException(path, "„" + TextSanitizer.chat(path) + "“" + rest);
  }
}
