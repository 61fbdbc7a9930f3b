package spieltisch.analysis.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import spieltisch.catan.Action;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;

/// The JSON form of a move: its name, its places in the coordinates of protocol 1.0, its cards, and
/// a text in English.
final class MoveJson {
  private MoveJson() {}

  static Map<String, Object> of(Position open, List<String> names, long move) {
    var json = new LinkedHashMap<String, Object>();
    json.put("text", new MoveText(open, names).of(move));
    var action = PackedAction.action(open.island(), move);
    json.put("is", kind(action));
    switch (action) {
      case Action.BuildRoad(var edge) -> json.put("edges", List.of(edge(edge)));
      case Action.BuildSettlement(var corner) -> json.put("corner", corner(corner));
      case Action.BuildCity(var corner) -> json.put("corner", corner(corner));
      case Action.Discard(var cards) -> json.put("give", cards(cards));
      case Action.MoveRobber(var hex, var victim) -> {
        json.put("hex", hex(hex));
        victim.ifPresent(seat -> json.put("victim", seat.index()));
      }
      case Action.PlayKnight(var hex, var victim) -> {
        json.put("hex", hex(hex));
        victim.ifPresent(seat -> json.put("victim", seat.index()));
      }
      case Action.PlayRoadBuilding(var first, var second) -> {
        var edges = new ArrayList<>(List.of(edge(first)));
        second.ifPresent(edge -> edges.add(edge(edge)));
        json.put("edges", edges);
      }
      case Action.PlayMonopoly(var resource) -> json.put("want", cards(Resources.of(resource, 1)));
      case Action.PlayInvention(var cards) -> json.put("want", cards(cards));
      case Action.TradeWithBank(var give, var want) -> {
        json.put("give", cards(give));
        json.put("want", cards(want));
      }
      case Action.Offer(var give, var want) -> {
        json.put("give", cards(give));
        json.put("want", cards(want));
      }
      case Action.Answer(_, var accept) -> json.put("accept", accept);
      case Action.Conclude(_, var partner) -> json.put("partner", partner.index());
      case Action.Roll _, Action.EndTurn _, Action.BuyCard _, Action.Withdraw _ -> {}
    }
    return json;
  }

  /// The name of an action, such as `build-road`.
  private static String kind(Action action) {
    return action
        .getClass()
        .getSimpleName()
        .replaceAll("(?<!^)([A-Z])", "-$1")
        .toLowerCase(Locale.ROOT);
  }

  private static List<Integer> hex(Hex hex) {
    return List.of(hex.x(), hex.y());
  }

  private static List<List<Integer>> edge(Edge edge) {
    return List.of(hex(edge.a()), hex(edge.b()));
  }

  static List<List<Integer>> corner(Corner corner) {
    return List.of(hex(corner.a()), hex(corner.b()), hex(corner.c()));
  }

  static Map<String, Integer> cards(Resources cards) {
    var json = new LinkedHashMap<String, Integer>();
    for (var kind : Resource.values())
      if (cards.count(kind) > 0) json.put(kind.name().toLowerCase(Locale.ROOT), cards.count(kind));
    return json;
  }
}
