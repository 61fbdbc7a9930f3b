package spieltisch.siedler.codec;

import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.siedler.message.Word;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;

/// Writes one message as JSON in a dialect. A field or message for which the dialect has no word is
/// omitted.
final class DialectWriter {
  private final Dialect dialect;
  private final StringWriter buffer = new StringWriter(256);
  private final JsonGenerator out;

  DialectWriter(Dialect dialect) {
    this.dialect = dialect;
    out = JsonTextReader.FACTORY.createGenerator(ObjectWriteContext.empty(), buffer);
  }

  Dialect dialect() {
    return dialect;
  }

  /// Ends the output and returns it as text.
  String json() {
    out.close();
    return buffer.toString();
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
    out.writeStartObject();
    body.run();
    out.writeEndObject();
  }

  void list(Runnable body) {
    out.writeStartArray();
    body.run();
    out.writeEndArray();
  }

  void object(Word field, Runnable body) {
    if (name(field)) object(body);
  }

  void list(Word field, Runnable body) {
    if (name(field)) list(body);
  }

  void field(Word field, int value) {
    if (name(field)) out.writeNumber(value);
  }

  void field(Word field, long value) {
    if (name(field)) out.writeNumber(value);
  }

  void field(Word field, OptionalInt value) {
    if (value.isPresent()) field(field, value.getAsInt());
  }

  void field(Word field, boolean value) {
    if (name(field)) out.writeBoolean(value);
  }

  void field(Word field, String value) {
    if (name(field)) out.writeString(value);
  }

  /// Writes a field whose value is a protocol word. The field is omitted if the dialect lacks that
  /// word.
  void field(Word field, Word value) {
    if (dialect.words().has(value) && name(field))
      out.writeString(dialect.words().serialized(value));
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
    out.writeString(text);
  }

  void number(int value) {
    out.writeNumber(value);
  }

  void word(Word word) {
    out.writeString(dialect.words().serialized(word));
  }

  boolean name(Word field) {
    if (!dialect.words().has(field)) return false;
    out.writeName(dialect.words().serialized(field));
    return true;
  }
}
