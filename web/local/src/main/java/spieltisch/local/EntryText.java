package spieltisch.local;

import java.util.List;
import java.util.function.Consumer;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.siedler.codec.json.JsonWriter;

/// Writes the values of a journal as JSON.
final class EntryText {
  private final JsonWriter out = new JsonWriter();

  String text() {
    return out.text();
  }

  void object(Runnable body) {
    out.openObject();
    body.run();
    out.closeObject();
  }

  void object(String name, Runnable body) {
    out.name(name);
    object(body);
  }

  <T> void list(String name, List<T> items, Consumer<T> item) {
    out.name(name);
    out.openList();
    items.forEach(item);
    out.closeList();
  }

  /// Writes the word that names the kind of the object.
  void is(String word) {
    text("is", word);
  }

  void text(String name, String value) {
    out.name(name);
    out.string(value);
  }

  void number(String name, long value) {
    out.name(name);
    out.number(value);
  }

  void bool(String name, boolean value) {
    out.name(name);
    out.bool(value);
  }

  void numbers(String name, List<Integer> values) {
    list(name, values, this::item);
  }

  void item(String value) {
    out.string(value);
  }

  void item(int value) {
    out.number(value);
  }

  void hex(String name, Hex hex) {
    out.name(name);
    hex(hex);
  }

  void edge(String name, Edge edge) {
    hexes(name, edge.a(), edge.b());
  }

  void corner(String name, Corner corner) {
    hexes(name, corner.a(), corner.b(), corner.c());
  }

  private void hexes(String name, Hex... hexes) {
    list(name, List.of(hexes), this::hex);
  }

  private void hex(Hex hex) {
    out.openList();
    out.number(hex.x());
    out.number(hex.y());
    out.closeList();
  }

  void resources(String name, Resources cards) {
    numbers(name, List.of(cards.wood(), cards.brick(), cards.wool(), cards.grain(), cards.ore()));
  }
}
