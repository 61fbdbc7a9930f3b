package spieltisch.local;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.kernel.Seat;
import spieltisch.siedler.codec.json.JsonTextReader;
import spieltisch.siedler.codec.json.JsonValue;
import spieltisch.torres.Square;

/// A JSON object in a journal. Reading a missing field or a field of another kind throws an
/// `IllegalArgumentException`.
final class EntryFields {
  private final JsonValue.Members members;

  private EntryFields(JsonValue value) {
    if (!(value instanceof JsonValue.Members fields)) throw invalid("object");
    members = fields;
  }

  static EntryFields parse(String text) {
    return new EntryFields(JsonTextReader.read(text));
  }

  private static IllegalArgumentException invalid(String what) {
    return new IllegalArgumentException("invalid journal: " + what);
  }

  String is() {
    return text("is");
  }

  private Optional<JsonValue> find(String name) {
    int at = members.names().indexOf(name);
    return at < 0 ? Optional.empty() : Optional.of(members.values().get(at));
  }

  private JsonValue value(String name) {
    return find(name).orElseThrow(() -> invalid(name));
  }

  <T> Optional<T> optional(String name, Function<JsonValue, T> read) {
    return find(name).map(read);
  }

  <T> List<T> list(String name, Function<JsonValue, T> read) {
    return items(value(name)).stream().map(read).toList();
  }

  EntryFields object(String name) {
    return new EntryFields(value(name));
  }

  String text(String name) {
    return asText(value(name));
  }

  int number(String name) {
    return asInt(value(name));
  }

  long longNumber(String name) {
    return asLong(value(name));
  }

  boolean bool(String name) {
    if (value(name) instanceof JsonValue.Bool(var flag)) return flag;
    throw invalid(name);
  }

  Seat seat(String name) {
    return asSeat(value(name));
  }

  Square square(String name) {
    return new Square(number(name));
  }

  Hex hex(String name) {
    return asHex(value(name));
  }

  Edge edge(String name) {
    return asEdge(value(name));
  }

  Corner corner(String name) {
    var hexes = list(name, EntryFields::asHex);
    return new Corner(hexes.get(0), hexes.get(1), hexes.get(2));
  }

  Resources resources(String name) {
    var n = list(name, EntryFields::asInt);
    return new Resources(n.get(0), n.get(1), n.get(2), n.get(3), n.get(4));
  }

  OptionalInt optionalInt(String name) {
    return find(name).isPresent() ? OptionalInt.of(number(name)) : OptionalInt.empty();
  }

  OptionalLong optionalLong(String name) {
    return find(name).isPresent() ? OptionalLong.of(longNumber(name)) : OptionalLong.empty();
  }

  Optional<Boolean> optionalBool(String name) {
    return find(name).isPresent() ? Optional.of(bool(name)) : Optional.empty();
  }

  static EntryFields asObject(JsonValue value) {
    return new EntryFields(value);
  }

  static String asText(JsonValue value) {
    if (value instanceof JsonValue.Text(var text)) return text;
    throw invalid("text");
  }

  static int asInt(JsonValue value) {
    return Math.toIntExact(asLong(value));
  }

  private static long asLong(JsonValue value) {
    if (value instanceof JsonValue.Int(var number)) return number;
    throw invalid("number");
  }

  static Seat asSeat(JsonValue value) {
    return Seat.of(asInt(value));
  }

  static Hex asHex(JsonValue value) {
    var items = items(value);
    return new Hex(asInt(items.get(0)), asInt(items.get(1)));
  }

  static Edge asEdge(JsonValue value) {
    var items = items(value);
    return new Edge(asHex(items.get(0)), asHex(items.get(1)));
  }

  private static List<JsonValue> items(JsonValue value) {
    if (value instanceof JsonValue.Items(var items)) return items;
    throw invalid("list");
  }
}
