package spieltisch.catan;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;

/// An island with its terrain, number tokens and harbours, and the starting place of the robber.
public final class Board {
  /// The bit for a 3:1 harbour in the harbour set of a corner.
  static final int GENERIC = 1 << Resource.KINDS;

  private static final int MOST_ALIKE = 5;

  private final Island island;
  private final List<Terrain> terrain;
  private final List<Integer> tokens;
  private final List<Harbour> harbours;
  private final Hex robber;
  private final int hash;
  // Lookup tables for the engine.
  final int[] harbourAt;
  final int[] yieldOf;
  final int[] tokenOf;

  /// @param terrain the terrain of each hexagon in reading order
  /// @param tokens the number on each hexagon in reading order; 0 for a hexagon without a number
  public Board(
      Island island,
      List<Terrain> terrain,
      List<Integer> tokens,
      List<Harbour> harbours,
      Hex robber) {
    this.island = island;
    this.terrain = List.copyOf(terrain);
    this.tokens = List.copyOf(tokens);
    this.harbours = List.copyOf(harbours);
    this.robber = robber;
    var faults = faults();
    if (!faults.isEmpty()) throw new IllegalArgumentException(String.join("; ", faults));
    hash = Objects.hash(island, this.terrain, this.tokens, this.harbours, robber);
    harbourAt = new int[island.corners().size()];
    for (var harbour : this.harbours) addHarbour(harbour);
    yieldOf =
        this.terrain.stream().mapToInt(t -> t.yields().map(Resource::ordinal).orElse(-1)).toArray();
    tokenOf = this.tokens.stream().mapToInt(Integer::intValue).toArray();
  }

  private void addHarbour(Harbour harbour) {
    int edge = island.indexOf(harbour.edge());
    int bit = harbour.special().map(resource -> 1 << resource.ordinal()).orElse(GENERIC);
    for (int end = 0; end < 2; end++) harbourAt[island.endOf(edge, end)] |= bit;
  }

  /// The reasons why this board is invalid; empty if it is valid. The engine relies on all of these
  /// checks and on no others.
  private List<String> faults() {
    var faults = new ArrayList<String>();
    int count = island.hexes().size();
    if (terrain.size() != count) return List.of("there must be " + count + " terrains");
    if (tokens.size() != count) return List.of("there must be " + count + " tokens");
    for (int i = 0; i < count; i++) hexFault(i).ifPresent(faults::add);
    for (int i = 0; i < count; i++) repetitionFault(i).ifPresent(faults::add);
    for (var harbour : harbours) harbourFault(harbour).ifPresent(faults::add);
    if (!island.isLand(robber)) faults.add("the robber must stand on land, not on " + robber);
    return faults;
  }

  private Optional<String> hexFault(int index) {
    var hex = island.hex(index);
    int token = tokens.get(index);
    if (island.isLand(hex) == (terrain.get(index) == Terrain.SEA))
      return Optional.of(hex + " cannot be " + terrain.get(index));
    if (terrain.get(index).yields().isEmpty())
      return token == 0 ? Optional.empty() : Optional.of(hex + " takes no token");
    boolean fits = token >= 2 && token <= 12 && token != 7;
    return fits ? Optional.empty() : Optional.of(hex + " needs a token, not " + token);
  }

  /// Returns a fault if the hexagon is the sixth one with the same terrain and the same number;
  /// otherwise empty. A hexagon with three cities yields six cards for a roll, and a field of
  /// `PackedCounts` holds at most 31 cards.
  private Optional<String> repetitionFault(int index) {
    int alike = 0;
    for (int i = 0; i <= index; i++)
      if (terrain.get(i) == terrain.get(index) && tokens.get(i).equals(tokens.get(index))) alike++;
    return tokens.get(index) != 0 && alike == MOST_ALIKE + 1
        ? Optional.of(
            "more than " + MOST_ALIKE + " hexagons of " + terrain.get(index) + " have one number")
        : Optional.empty();
  }

  private Optional<String> harbourFault(Harbour harbour) {
    boolean fits =
        harbour.sea().touches(harbour.land())
            && island.indexOf(harbour.sea()) != Island.NOWHERE
            && !island.isLand(harbour.sea())
            && island.isLand(harbour.land());
    return fits
        ? Optional.empty()
        : Optional.of(
            "a harbour must lie between a sea and a land hexagon, not at " + harbour.edge());
  }

  public Island island() {
    return island;
  }

  public Terrain terrain(Hex hex) {
    return terrain.get(island.indexOf(hex));
  }

  /// The number on a hexagon, or 0 for a hexagon without a number.
  public int token(Hex hex) {
    return tokens.get(island.indexOf(hex));
  }

  /// The terrain of each hexagon in reading order.
  public List<Terrain> terrain() {
    return terrain;
  }

  /// The number on each hexagon in reading order; 0 for a hexagon without a number.
  public List<Integer> tokens() {
    return tokens;
  }

  public List<Harbour> harbours() {
    return harbours;
  }

  public Hex robber() {
    return robber;
  }

  @Override
  public boolean equals(Object other) {
    return other == this
        || other instanceof Board board
            && island == board.island
            && terrain.equals(board.terrain)
            && tokens.equals(board.tokens)
            && harbours.equals(board.harbours)
            && robber.equals(board.robber);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return island + " " + terrain + " " + tokens + " " + harbours + " robber " + robber;
  }
}
