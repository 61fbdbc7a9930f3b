package spieltisch.app.replay;

import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import spieltisch.catan.Island;
import spieltisch.catan.Position;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;
import spieltisch.kernel.Viewer;
import spieltisch.table.Table;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.game.GameState;
import spieltisch.table.game.TorresGameState;
import spieltisch.torfu.KeywordSpelling;
import spieltisch.torfu.Roster;
import spieltisch.torfu.ServerWriter;
import spieltisch.torres.View;

/// The board of a game as text.
///
/// A Catan hex is eight columns wide and three rows high. An edge is drawn at the midpoint of its
/// two hexes, and a corner at the midpoint of its three hexes.
public final class TextBoard {
  private static final int WIDTH = 8;
  private static final int HEIGHT = 3;

  private final TreeMap<Integer, StringBuilder> rows = new TreeMap<>();
  private final Position position;
  private final Island island;

  private TextBoard(Position position) {
    this.position = position;
    island = position.island();
  }

  /// Returns the board as text; empty before the game.
  public static String of(Table table) {
    return table.gameState().map(TextBoard::of).orElse("");
  }

  private static String of(GameState gameState) {
    return switch (gameState) {
      case CatanGameState catan -> new TextBoard(catan.state().position()).draw();
      case TorresGameState torres -> of(torres.view(Viewer.spectator()));
    };
  }

  /// Returns the board of a Torres game, in the text form that the Torres protocol defines.
  private static String of(View view) {
    var plan = Roster.plan(view.board());
    return String.join("\n", new ServerWriter(KeywordSpelling.STANDARD).lines(plan));
  }

  private String draw() {
    for (var hex : island.landHexes()) drawHex(hex);
    for (var harbour : position.board().harbours())
      write(
          column(harbour.sea()) - 1,
          row(harbour.sea()),
          harbour.special().map(kind -> "2:1" + kind.name().charAt(0)).orElse("3:1"));
    for (var edge : island.edges()) drawEdge(edge);
    for (var corner : island.corners()) drawCorner(corner);
    return String.join(
        "\n", rows.values().stream().map(row -> row.toString().stripTrailing()).toList());
  }

  private void drawHex(Hex hex) {
    int index = island.hexes().indexOf(hex);
    var terrain = position.board().terrain().get(index);
    int token = position.board().tokens().get(index);
    var robber = position.robber() == island.indexOf(hex) ? "*" : "";
    write(column(hex) - 2, row(hex), word(terrain) + robber);
    if (token > 0) write(column(hex) - 1, row(hex) + 1, "" + token);
  }

  private static String word(Terrain terrain) {
    var name = terrain.name();
    return name.charAt(0) + name.substring(1, Math.min(4, name.length())).toLowerCase(Locale.ROOT);
  }

  private void drawEdge(Edge edge) {
    int owner = position.roadOwner(island.indexOf(edge));
    var hexes = List.of(edge.a(), edge.b());
    boolean isUpright = row(edge.a()) == row(edge.b());
    var empty = isUpright ? "|" : "·";
    write(
        hexes.stream().mapToInt(TextBoard::column).sum() / 2,
        Math.floorDiv(hexes.stream().mapToInt(TextBoard::row).sum() + 1, 2),
        owner < 0 ? empty : letter(owner));
  }

  private void drawCorner(Corner corner) {
    int index = island.indexOf(corner);
    int owner = position.owner(index);
    var hexes = List.of(corner.a(), corner.b(), corner.c());
    var symbol =
        owner < 0
            ? "+"
            : position.isCity(index) ? letter(owner).toUpperCase(Locale.ROOT) : letter(owner);
    write(
        Math.floorDiv(hexes.stream().mapToInt(TextBoard::column).sum(), 3),
        Math.floorDiv(hexes.stream().mapToInt(TextBoard::row).sum(), 3),
        symbol);
  }

  private static String letter(int seat) {
    return "" + (char) ('a' + seat);
  }

  private static int column(Hex hex) {
    return 40 + WIDTH * hex.x() + WIDTH / 2 * hex.y();
  }

  private static int row(Hex hex) {
    return -HEIGHT * hex.y();
  }

  private void write(int column, int row, String text) {
    var line = rows.computeIfAbsent(row, _ -> new StringBuilder());
    while (line.length() < column + text.length()) line.append(' ');
    line.replace(column, column + text.length(), text);
  }
}
