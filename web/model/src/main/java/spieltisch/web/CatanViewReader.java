package spieltisch.web;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Board;
import spieltisch.catan.Island;
import spieltisch.catan.MutablePosition;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;
import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;

/// Reads the view of a player from lines. A line is a word followed by integers.
///
/// Each line states a fact, such as `road 2 -1 0 0 0` (a road of seat 2 between two hexagons). The
/// first line is `players`; then come the map (`hex`, `harbour`, `robber`), the pieces and cards,
/// and at the end the phase. Terrains and resources are written as the ordinals of their enums.
final class CatanViewReader {
  private final List<Terrain> terrain = new ArrayList<>();
  private final List<Integer> tokens = new ArrayList<>();
  private final List<Harbour> harbours = new ArrayList<>();
  private Options options = Options.standard(4);
  private Hex robber = new Hex(0, 0);
  private @Nullable MutablePosition position;
  private int seat;
  private int hand;
  private int cards;
  private int fresh;

  private CatanViewReader() {}

  static CatanViewReader read(String text) {
    var reader = new CatanViewReader();
    for (var line : text.split("\n", -1)) if (!line.isEmpty()) reader.readLine(line.split(" ", -1));
    return reader;
  }

  View view() {
    return View.ofPlayer(Seat.of(seat), position(), hand, cards, fresh);
  }

  private void readLine(String[] words) {
    var n = numbers(words);
    switch (words[0]) {
      case "players" -> players(n[0], n[1]);
      case "hex" -> hex(n);
      case "harbour" -> harbour(n);
      case "robber" -> robber = new Hex(n[0], n[1]);
      case "road" -> position().roadPlaced(n[0], edge(n));
      case "settlement" -> position().settlementPlaced(n[0], corner(n));
      case "city" -> city(n[0], corner(n));
      case "counts" -> position().counted(n[0], n[1], n[2], n[3]);
      case "bank" -> position().bankCounted(pack(n), n[5], n[6]);
      case "hand" -> hand = pack(n);
      case "cards" -> cards = new Cards(n[0], n[1], n[2], n[3], n[4]).packed();
      case "fresh" -> fresh = new Cards(n[0], n[1], n[2], n[3], n[4]).packed();
      case "offer" -> offer(n);
      case "answer" -> position().answered(n[0], n[1], n[2] != 0);
      case "phase" -> phase(words[1], n);
      default -> throw new IllegalArgumentException("unknown line: " + words[0]);
    }
  }

  /// Returns the numbers of a line, with 0 in place of each word.
  private static int[] numbers(String[] words) {
    var numbers = new int[words.length - 1];
    for (int i = 1; i < words.length; i++)
      numbers[i - 1] = isNumber(words[i]) ? Integer.parseInt(words[i]) : 0;
    return numbers;
  }

  private static boolean isNumber(String word) {
    char last = word.charAt(word.length() - 1);
    return last >= '0' && last <= '9';
  }

  private void players(int count, int own) {
    options = Options.standard(count);
    seat = own;
  }

  /// Reads a hexagon: its terrain and its token, or 0 without a token. Hexagons come in reading
  /// order.
  private void hex(int[] n) {
    terrain.add(Terrain.values()[n[0]]);
    tokens.add(n[1]);
  }

  /// Reads a harbour: its sea, its land and its resource, or -1 for a 3:1 harbour.
  private void harbour(int[] n) {
    var sea = new Hex(n[0], n[1]);
    var land = new Hex(n[2], n[3]);
    harbours.add(n[4] < 0 ? Harbour.generic(sea, land) : Harbour.of(sea, land, Resource.of(n[4])));
  }

  private MutablePosition position() {
    var known = position;
    if (known == null) {
      known =
          new MutablePosition(
              options, new Board(options.island(), terrain, tokens, harbours, robber));
      position = known;
    }
    return known;
  }

  private int edge(int[] n) {
    return requireOnMap(
        position().island().indexOf(new Edge(new Hex(n[1], n[2]), new Hex(n[3], n[4]))));
  }

  private int corner(int[] n) {
    var place = new Corner(new Hex(n[1], n[2]), new Hex(n[3], n[4]), new Hex(n[5], n[6]));
    return requireOnMap(position().island().indexOf(place));
  }

  private static int requireOnMap(int index) {
    if (index == Island.NOWHERE) throw new IllegalArgumentException("place is not on the map");
    return index;
  }

  private void city(int owner, int corner) {
    position().settlementPlaced(owner, corner);
    position().cityPlaced(owner, corner);
  }

  /// Reads an offer: its id, five counts of given cards and five counts of wanted cards.
  private void offer(int[] n) {
    position().offered(n[0], pack(n, 1), pack(n, 6));
  }

  private static int pack(int[] n) {
    return pack(n, 0);
  }

  private static int pack(int[] n, int from) {
    return PackedCounts.of(n[from], n[from + 1], n[from + 2], n[from + 3], n[from + 4]);
  }

  /// Reads the phase: its word, the acting seat and the further data of the phase.
  private void phase(String word, int[] n) {
    var position = position();
    switch (word) {
      case "settlement" -> position.settlementAwaited(n[1], n[2]);
      case "road" ->
          position.roadAwaited(
              n[1], n[2], corner(new int[] {0, n[3], n[4], n[5], n[6], n[7], n[8]}));
      case "roll" -> turn(n[1], n[2]);
      case "discard" -> position.discardsAwaited(n[1], (long) n[2] << 8 * seat);
      case "robber" -> position.phaseBegan(Position.MOVE_ROBBER, n[1]);
      case "build" -> build(n[1], n[2]);
      case "special" -> position.phaseBegan(Position.SPECIAL_BUILD, n[1]);
      default -> throw new IllegalArgumentException("unknown phase: " + word);
    }
  }

  private void turn(int actor, int cardPlayed) {
    position().turnBegan(actor);
    if (cardPlayed != 0) position().cardWasPlayed();
  }

  private void build(int actor, int cardPlayed) {
    turn(actor, cardPlayed);
    position().phaseBegan(Position.TRADE_AND_BUILD, actor);
  }
}
