package spieltisch.siedler;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.places.Hex;
import spieltisch.catan.Island;

/// How a dialect writes places: a hexagon, or the two or three hexagons that meet at an edge or a
/// corner.
public sealed interface Places {
  void write(Pen pen, Hex hex);

  void write(Pen pen, List<Hex> hexes);

  Hex hex(Node node);

  /// Exactly so many hexagons, in any order.
  List<Hex> hexes(Node node, int count);

  boolean knows(Island island);

  /// Objects with x and y.
  ///
  /// @param shear how many steps x moves with each row, compared to our own coordinates
  record Axial(int shear) implements Places {
    @Override
    public void write(Pen pen, Hex hex) {
      pen.object(
          () -> {
            pen.field(Word.X, hex.x() + shear * hex.y());
            pen.field(Word.Y, hex.y());
          });
    }

    @Override
    public void write(Pen pen, List<Hex> hexes) {
      pen.list(
          () -> {
            for (var hex : hexes) write(pen, hex);
          });
    }

    @Override
    public Hex hex(Node node) {
      int y = node.field(Word.Y).whole();
      return new Hex(node.field(Word.X).whole() - shear * y, y);
    }

    @Override
    public List<Hex> hexes(Node node, int count) {
      var items = node.items();
      if (items.size() != count) throw node.wrongArity(count, items.size());
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
  record Letters(String letters) implements Places {
    @Override
    public void write(Pen pen, Hex hex) {
      pen.text(String.valueOf(letter(hex)));
    }

    @Override
    public void write(Pen pen, List<Hex> hexes) {
      var word = new StringBuilder();
      for (var hex : hexes) word.append(letter(hex));
      pen.text(word.toString());
    }

    private char letter(Hex hex) {
      int index = Island.SMALL.indexOf(hex);
      if (index == Island.NOWHERE) throw new IllegalArgumentException("no letter for " + hex);
      return letters.charAt(index);
    }

    @Override
    public Hex hex(Node node) {
      return hexes(node, 1).getFirst();
    }

    @Override
    public List<Hex> hexes(Node node, int count) {
      var word = node.text();
      if (word.length() != count) throw node.wrongArity(count, word.length());
      var hexes = new ArrayList<Hex>(count);
      for (int i = 0; i < count; i++) hexes.add(at(node, word.charAt(i)));
      return hexes;
    }

    private Hex at(Node node, char letter) {
      int index = letters.indexOf(letter);
      if (index < 0) throw node.unknown(String.valueOf(letter));
      return Island.SMALL.hex(index);
    }

    @Override
    public boolean knows(Island island) {
      return island == Island.SMALL;
    }
  }
}
