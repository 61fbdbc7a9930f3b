package spieltisch.siedler.codec;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.siedler.codec.json.JsonWriter;
import spieltisch.siedler.message.Word;

/// Writes one message as JSON in a dialect. A field or message for which the dialect has no word is
/// omitted.
final class DialectWriter {
  private final Dialect dialect;
  private final JsonWriter out = new JsonWriter();

  DialectWriter(Dialect dialect) {
    this.dialect = dialect;
  }

  Dialect dialect() {
    return dialect;
  }

  /// Returns the output as text.
  String json() {
    return out.text();
  }

  /// Writes a message as a JSON object. Returns false if the dialect has no such message.
  boolean message(Word type, Runnable body) {
    if (!dialect.words().has(type)) return false;
    object(() -> object(type, body));
    return true;
  }

  /// Writes a message whose body is a text. Returns false if the dialect has no such message.
  boolean textMessage(Word type, String text) {
    if (!dialect.words().has(type)) return false;
    object(() -> field(type, text));
    return true;
  }

  void object(Runnable body) {
    out.openObject();
    body.run();
    out.closeObject();
  }

  void list(Runnable body) {
    out.openList();
    body.run();
    out.closeList();
  }

  void object(Word field, Runnable body) {
    if (name(field)) object(body);
  }

  void list(Word field, Runnable body) {
    if (name(field)) list(body);
  }

  void field(Word field, int value) {
    if (name(field)) out.number(value);
  }

  void field(Word field, long value) {
    if (name(field)) out.number(value);
  }

  void field(Word field, OptionalInt value) {
    if (value.isPresent()) field(field, value.getAsInt());
  }

  void field(Word field, boolean value) {
    if (name(field)) out.bool(value);
  }

  void field(Word field, String value) {
    if (name(field)) out.string(value);
  }

  /// Writes a field whose value is a protocol word. The field is omitted if the dialect lacks that
  /// word.
  void field(Word field, Word value) {
    if (dialect.words().has(value) && name(field)) out.string(dialect.words().spelling(value));
  }

  void field(Word field, Hex hex) {
    if (name(field)) dialect.places().write(this, hex);
  }

  void field(Word field, Edge edge) {
    field(field, List.of(edge.a(), edge.b()));
  }

  void field(Word field, Corner corner) {
    field(field, List.of(corner.a(), corner.b(), corner.c()));
  }

  void field(Word field, List<Hex> hexes) {
    if (name(field)) dialect.places().write(this, hexes);
  }

  void field(Word field, Optional<String> text) {
    if (text.isPresent()) field(field, text.get());
  }

  /// Writes a text without a field name, as a list item or as a place.
  void text(String text) {
    out.string(text);
  }

  void number(int value) {
    out.number(value);
  }

  void word(Word word) {
    out.string(dialect.words().spelling(word));
  }

  boolean name(Word field) {
    if (!dialect.words().has(field)) return false;
    out.name(dialect.words().spelling(field));
    return true;
  }
}
