package spieltisch.catan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;

/// The shape of the map: its hexagons, corners and edges, with their indices in the engine.
///
/// Hexagons, corners and edges are numbered in reading order. Corners and edges that do not touch
/// land are left out. Sets of places are bit sets of two words, since the large island has 80
/// corners and both islands have more than 64 edges.
public final class Island {
  /// The island for up to four players: rings around (0,0).
  public static final Island SMALL = new Island("small", -3, 3, 3);

  /// The island for five and six players; its centre lies between (0,0) and (1,0).
  public static final Island LARGE = new Island("large", -3, 4, 4);

  /// The index of a place that is not on the island.
  public static final int NOWHERE = -1;

  private final String name;
  private final int least;
  private final int most;
  private final int rows;
  private final List<Hex> hexes;
  private final List<Corner> corners;
  private final List<Edge> edges;
  // The indices of places by coordinates. The key of an edge or a corner is its first hexagon and
  // the direction of its other hexagons.
  private final int[] hexIndices;
  private final int[] cornerIndices;
  private final int[] edgeIndices;
  private final long land;
  // Lookup tables for the engine; NOWHERE stands for a missing neighbour.
  final int[] cornerEdges;
  final int[] cornerHexes;
  final int[] edgeCorners;
  final int[] hexCorners;
  final long[] cornerEdgeSet;
  final long[] cornerZone;
  final long[] hexCornerSet;
  private final long[] inland = new long[2];

  private Island(String name, int least, int most, int rows) {
    this.name = name;
    this.least = least;
    this.most = most;
    this.rows = rows;
    hexes = allHexes();
    corners = allCorners();
    edges = allEdges();
    hexIndices = filledWithNowhere((2 * rows + 1) * (most - least + 1));
    for (var hex : hexes) hexIndices[slot(hex)] = hexes.indexOf(hex);
    cornerIndices = filledWithNowhere(hexes.size() * 2);
    for (var corner : corners) cornerIndices[slot(corner)] = corners.indexOf(corner);
    edgeIndices = filledWithNowhere(hexes.size() * 3);
    for (var edge : edges) edgeIndices[slot(edge)] = edges.indexOf(edge);
    land = landSet();
    cornerHexes = new int[corners.size() * 3];
    cornerEdges = new int[corners.size() * 3];
    edgeCorners = new int[edges.size() * 2];
    hexCorners = new int[hexes.size() * Hex.SIDES];
    cornerEdgeSet = new long[corners.size() * 2];
    cornerZone = new long[corners.size() * 2];
    hexCornerSet = new long[hexes.size() * 2];
    for (int corner = 0; corner < corners.size(); corner++) fillCorner(corner);
    for (int corner = 0; corner < corners.size(); corner++)
      if (isInland(corners.get(corner))) BitSets.add(inland, 0, corner);
    for (int edge = 0; edge < edges.size(); edge++) fillEdge(edge);
    for (int corner = 0; corner < corners.size(); corner++) fillZone(corner);
    for (int hex = 0; hex < hexes.size(); hex++) fillHex(hex);
  }

  /// The island for a number of players.
  public static Island forPlayers(int players) {
    return players <= 4 ? SMALL : LARGE;
  }

  private boolean isOnMap(Hex hex) {
    return within(hex, 0);
  }

  private boolean within(Hex hex, int margin) {
    int diagonal = hex.x() + hex.y();
    return hex.x() >= least + margin
        && hex.x() <= most - margin
        && Math.abs(hex.y()) <= rows - margin
        && diagonal >= least + margin
        && diagonal <= most - margin;
  }

  public boolean isLand(Hex hex) {
    return within(hex, 1);
  }

  private List<Hex> allHexes() {
    var found = new ArrayList<Hex>();
    for (int y = rows; y >= -rows; y--)
      for (int x = least; x <= most; x++) if (isOnMap(new Hex(x, y))) found.add(new Hex(x, y));
    return List.copyOf(found);
  }

  private List<Corner> allCorners() {
    var found = new TreeSet<Corner>();
    for (var hex : hexes)
      if (isLand(hex))
        for (int i = 0; i < Hex.SIDES; i++)
          found.add(new Corner(hex, hex.neighbour(i), hex.neighbour(i + 1)));
    return List.copyOf(found);
  }

  private List<Edge> allEdges() {
    var found = new TreeSet<Edge>();
    for (var hex : hexes)
      if (isLand(hex))
        for (int i = 0; i < Hex.SIDES; i++) found.add(new Edge(hex, hex.neighbour(i)));
    return List.copyOf(found);
  }

  private long landSet() {
    long set = 0;
    for (int i = 0; i < hexes.size(); i++) if (isLand(hexes.get(i))) set |= 1L << i;
    return set;
  }

  private void fillCorner(int corner) {
    var place = corners.get(corner);
    int[] around = {indexOf(place.a()), indexOf(place.b()), indexOf(place.c())};
    Edge[] borders = {
      new Edge(place.a(), place.b()), new Edge(place.a(), place.c()), new Edge(place.b(), place.c())
    };
    for (int i = 0; i < 3; i++) {
      int edge = indexOf(borders[i]);
      cornerHexes[corner * 3 + i] = around[i];
      cornerEdges[corner * 3 + i] = edge;
      if (edge != NOWHERE) BitSets.add(cornerEdgeSet, corner * 2, edge);
    }
  }

  private boolean isInland(Corner corner) {
    return isLand(corner.a()) && isLand(corner.b()) && isLand(corner.c());
  }

  private void fillEdge(int edge) {
    int found = 0;
    for (int corner = 0; corner < corners.size(); corner++)
      if (BitSets.has(cornerEdgeSet, corner * 2, edge)) edgeCorners[edge * 2 + found++] = corner;
  }

  /// Marks the corners that a building blocks: its own corner and the corners one edge away.
  private void fillZone(int corner) {
    BitSets.add(cornerZone, corner * 2, corner);
    for (int i = 0; i < 3; i++) {
      int edge = cornerEdges[corner * 3 + i];
      if (edge != NOWHERE) BitSets.add(cornerZone, corner * 2, otherEnd(edge, corner));
    }
  }

  private void fillHex(int hex) {
    var place = hexes.get(hex);
    for (int i = 0; i < Hex.SIDES; i++) {
      int corner = indexOf(new Corner(place, place.neighbour(i), place.neighbour(i + 1)));
      hexCorners[hex * Hex.SIDES + i] = corner;
      if (corner != NOWHERE) BitSets.add(hexCornerSet, hex * 2, corner);
    }
  }

  /// All hexagons of the map, sea included, in reading order.
  public List<Hex> hexes() {
    return hexes;
  }

  /// The land hexagons in reading order.
  public List<Hex> landHexes() {
    return hexes.stream().filter(this::isLand).toList();
  }

  public List<Corner> corners() {
    return corners;
  }

  public List<Edge> edges() {
    return edges;
  }

  public Hex hex(int index) {
    return hexes.get(index);
  }

  public Corner corner(int index) {
    return corners.get(index);
  }

  public Edge edge(int index) {
    return edges.get(index);
  }

  public int indexOf(Hex hex) {
    return isOnMap(hex) ? hexIndices[slot(hex)] : NOWHERE;
  }

  public int indexOf(Corner corner) {
    int slot = slot(corner);
    return slot == NOWHERE ? NOWHERE : cornerIndices[slot];
  }

  public int indexOf(Edge edge) {
    int slot = slot(edge);
    return slot == NOWHERE ? NOWHERE : edgeIndices[slot];
  }

  private static int[] filledWithNowhere(int size) {
    var numbers = new int[size];
    Arrays.fill(numbers, NOWHERE);
    return numbers;
  }

  private int slot(Hex hex) {
    return (hex.y() + rows) * (most - least + 1) + hex.x() - least;
  }

  /// The key of a corner. A corner lies either between two hexagons and one hexagon below them, or
  /// between one hexagon and two hexagons below it.
  private int slot(Corner corner) {
    int first = indexOf(corner.a());
    if (first == NOWHERE || !corner.c().isOffset(1, -1, corner.a())) return NOWHERE;
    if (corner.b().isOffset(1, 0, corner.a())) return first * 2;
    return corner.b().isOffset(0, -1, corner.a()) ? first * 2 + 1 : NOWHERE;
  }

  /// The key of an edge. The second hexagon of an edge is the next hexagon in the row, or one of
  /// the two hexagons below the first.
  private int slot(Edge edge) {
    int first = indexOf(edge.a());
    if (first == NOWHERE) return NOWHERE;
    if (edge.b().isOffset(1, 0, edge.a())) return first * 3;
    if (edge.b().isOffset(0, -1, edge.a())) return first * 3 + 1;
    return edge.b().isOffset(1, -1, edge.a()) ? first * 3 + 2 : NOWHERE;
  }

  /// The land hexagons as a bit set of hexagon indices.
  public long land() {
    return land;
  }

  /// All corners of the island, as one of the two words of a bit set.
  long cornerSet(int word) {
    int inWord = Math.clamp(corners.size() - 64L * word, 0, 64);
    return inWord == 64 ? -1 : (1L << inWord) - 1;
  }

  /// The corners between three land hexagons, as one of the two words of a bit set.
  long inlandSet(int word) {
    return inland[word];
  }

  /// The corner at the other end of an edge.
  public int otherEnd(int edge, int corner) {
    int first = edgeCorners[edge * 2];
    return first == corner ? edgeCorners[edge * 2 + 1] : first;
  }

  /// One of the three edges at a corner, or NOWHERE for an edge that touches no land.
  public int edgeAt(int corner, int which) {
    return cornerEdges[corner * 3 + which];
  }

  /// One of the three hexagons at a corner.
  public int hexAt(int corner, int which) {
    return cornerHexes[corner * 3 + which];
  }

  /// One of the two ends of an edge.
  public int endOf(int edge, int which) {
    return edgeCorners[edge * 2 + which];
  }

  /// One of the six corners of a hexagon, or NOWHERE for a corner that touches no land.
  public int cornerOf(int hex, int which) {
    return hexCorners[hex * Hex.SIDES + which];
  }

  @Override
  public String toString() {
    return name;
  }
}
