package spieltisch.siedler.codec;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.Island;
import spieltisch.catan.places.Hex;
import spieltisch.siedler.message.Word;

/// How a dialect writes places: a hexagon, or the two or three hexagons that meet at an edge or a
/// corner.
public sealed interface PlaceCodec {
  void write(DialectWriter dialectWriter, Hex hex);

  void write(DialectWriter dialectWriter, List<Hex> hexes);

  Hex hex(JsonCursor jsonCursor);

  /// Exactly so many hexagons, in any order.
  List<Hex> hexes(JsonCursor jsonCursor, int count);

  boolean knows(Island island);

  /// Objects with x and y.
  ///
  /// @param shear how many steps x moves with each row, compared to our own coordinates
  record Axial(int shear) implements PlaceCodec {
    @Override
    public void write(DialectWriter dialectWriter, Hex hex) {
      dialectWriter.object(
          () -> {
            dialectWriter.field(Word.X, hex.x() + shear * hex.y());
            dialectWriter.field(Word.Y, hex.y());
          });
    }

    @Override
    public void write(DialectWriter dialectWriter, List<Hex> hexes) {
      dialectWriter.list(
          () -> {
            for (var hex : hexes) write(dialectWriter, hex);
          });
    }

    @Override
    public Hex hex(JsonCursor jsonCursor) {
      int y = jsonCursor.field(Word.Y).whole();
      return new Hex(jsonCursor.field(Word.X).whole() - shear * y, y);
    }

    @Override
    public List<Hex> hexes(JsonCursor jsonCursor, int count) {
      var items = jsonCursor.items();
      if (items.size() != count) throw jsonCursor.wrongArity(count, items.size());
      var hexes = new ArrayList<Hex>(count);
      for (var item : items) hexes.add(hex(item));
      return hexes;
    }

    @Override
    public boolean knows(Island island) {
      return true;
    }
  }

  /// A letter for each hexagon of the small island.
  ///
  /// @param letters in reading order
  record Letters(String letters) implements PlaceCodec {
    @Override
    public void write(DialectWriter dialectWriter, Hex hex) {
      dialectWriter.text(String.valueOf(letter(hex)));
    }

    @Override
    public void write(DialectWriter dialectWriter, List<Hex> hexes) {
      var word = new StringBuilder();
      for (var hex : hexes) word.append(letter(hex));
      dialectWriter.text(word.toString());
    }

    private char letter(Hex hex) {
      int index = Island.SMALL.indexOf(hex);
      if (index == Island.NOWHERE) throw new IllegalArgumentException("no letter for " + hex);
      return letters.charAt(index);
    }

    @Override
    public Hex hex(JsonCursor jsonCursor) {
      return hexes(jsonCursor, 1).getFirst();
    }

    @Override
    public List<Hex> hexes(JsonCursor jsonCursor, int count) {
      var word = jsonCursor.text();
      if (word.length() != count) throw jsonCursor.wrongArity(count, word.length());
      var hexes = new ArrayList<Hex>(count);
      for (int i = 0; i < count; i++) hexes.add(at(jsonCursor, word.charAt(i)));
      return hexes;
    }

    private Hex at(JsonCursor jsonCursor, char letter) {
      int index = letters.indexOf(letter);
      if (index < 0) throw jsonCursor.unknown(String.valueOf(letter));
      return Island.SMALL.hex(index);
    }

    @Override
    public boolean knows(Island island) {
      return island == Island.SMALL;
    }
  }
}
