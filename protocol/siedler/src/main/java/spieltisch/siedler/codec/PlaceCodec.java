package spieltisch.siedler.codec;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.Island;
import spieltisch.catan.places.Hex;
import spieltisch.siedler.message.Word;

/// Encodes and decodes places in a dialect. A place is a hexagon, or the two or three hexagons that
/// meet at an edge or a corner.
public sealed interface PlaceCodec {
  void write(DialectWriter writer, Hex hex);

  void write(DialectWriter writer, List<Hex> hexes);

  Hex hex(JsonCursor cursor);

  /// Reads exactly `count` hexagons in any order.
  List<Hex> hexes(JsonCursor cursor, int count);

  boolean supports(Island island);

  /// Writes a hexagon as an object with x and y.
  ///
  /// @param shear the factor by which x on the wire depends on the row: x on the wire is x of the
  ///   model plus `shear` times y
  record Axial(int shear) implements PlaceCodec {
    @Override
    public void write(DialectWriter writer, Hex hex) {
      writer.object(
          () -> {
            writer.field(Word.X, hex.x() + shear * hex.y());
            writer.field(Word.Y, hex.y());
          });
    }

    @Override
    public void write(DialectWriter writer, List<Hex> hexes) {
      writer.list(
          () -> {
            for (var hex : hexes) write(writer, hex);
          });
    }

    @Override
    public Hex hex(JsonCursor cursor) {
      int y = cursor.field(Word.Y).asInt();
      return new Hex(cursor.field(Word.X).asInt() - shear * y, y);
    }

    @Override
    public List<Hex> hexes(JsonCursor cursor, int count) {
      var items = cursor.items();
      if (items.size() != count) throw cursor.wrongArity(count, items.size());
      var hexes = new ArrayList<Hex>(count);
      for (var item : items) hexes.add(hex(item));
      return hexes;
    }

    @Override
    public boolean supports(Island island) {
      return true;
    }
  }

  /// Writes a hexagon as one letter; only the small island has letters.
  ///
  /// @param letters the letters of the hexagons in reading order
  record Letters(String letters) implements PlaceCodec {
    @Override
    public void write(DialectWriter writer, Hex hex) {
      writer.text(String.valueOf(letter(hex)));
    }

    @Override
    public void write(DialectWriter writer, List<Hex> hexes) {
      var word = new StringBuilder();
      for (var hex : hexes) word.append(letter(hex));
      writer.text(word.toString());
    }

    private char letter(Hex hex) {
      int index = Island.SMALL.indexOf(hex);
      if (index == Island.NOWHERE) throw new IllegalArgumentException("no letter for " + hex);
      return letters.charAt(index);
    }

    @Override
    public Hex hex(JsonCursor cursor) {
      return hexes(cursor, 1).getFirst();
    }

    @Override
    public List<Hex> hexes(JsonCursor cursor, int count) {
      var word = cursor.asText();
      if (word.length() != count) throw cursor.wrongArity(count, word.length());
      var hexes = new ArrayList<Hex>(count);
      for (int i = 0; i < count; i++) hexes.add(at(cursor, word.charAt(i)));
      return hexes;
    }

    private Hex at(JsonCursor cursor, char letter) {
      int index = letters.indexOf(letter);
      if (index < 0) throw cursor.unknownValue(String.valueOf(letter));
      return Island.SMALL.hex(index);
    }

    @Override
    public boolean supports(Island island) {
      return island == Island.SMALL;
    }
  }
}
