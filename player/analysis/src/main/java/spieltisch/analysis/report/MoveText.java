package spieltisch.analysis.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import spieltisch.catan.Action;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;

/// Describes moves in English. A place is named by the terrain and the numbers around it.
final class MoveText {
  private final Position open;
  private final List<String> names;

  MoveText(Position open, List<String> names) {
    this.open = open;
    this.names = names;
  }

  /// A clause such as "build a city at ore 6, grain 9, sea".
  String of(long move) {
    return switch (PackedAction.action(open.island(), move)) {
      case Action.Roll _ -> "roll the dice";
      case Action.EndTurn _ -> "end the turn";
      case Action.BuildRoad(var edge) -> "build a road between " + places(edge.a(), edge.b());
      case Action.BuildSettlement(var at) ->
          "build a settlement at " + places(at.a(), at.b(), at.c());
      case Action.BuildCity(var at) -> "build a city at " + places(at.a(), at.b(), at.c());
      case Action.BuyCard _ -> "buy a development card";
      case Action.Discard(var cards) -> "discard " + cards(cards);
      case Action.MoveRobber(var hex, var victim) ->
          "move the robber to "
              + place(hex)
              + victim.map(seat -> " and rob " + names.get(seat.index())).orElse("");
      case Action.PlayKnight(var hex, var victim) ->
          "play a knight to "
              + place(hex)
              + victim.map(seat -> " and rob " + names.get(seat.index())).orElse("");
      case Action.PlayRoadBuilding(var first, var second) ->
          "play road building between "
              + places(first.a(), first.b())
              + second.map(edge -> " and between " + places(edge.a(), edge.b())).orElse("");
      case Action.PlayMonopoly(var resource) -> "play a monopoly on " + word(resource);
      case Action.PlayInvention(var cards) -> "play an invention for " + cards(cards);
      case Action.TradeWithBank(var give, var want) ->
          "trade " + cards(give) + " with the bank for " + cards(want);
      case Action.Offer(var give, var want) -> "offer " + cards(give) + " for " + cards(want);
      case Action.Answer(_, var accept) -> accept ? "accept the offer" : "decline the offer";
      case Action.Conclude(_, var partner) ->
          "conclude the deal with " + names.get(partner.index());
      case Action.Withdraw _ -> "withdraw the offer";
    };
  }

  private String places(Hex... hexes) {
    return Stream.of(hexes).map(this::place).collect(Collectors.joining(", "));
  }

  private String place(Hex hex) {
    int index = open.island().indexOf(hex);
    var terrain = open.board().terrain().get(index);
    if (terrain == Terrain.SEA || terrain == Terrain.DESERT)
      return terrain.name().toLowerCase(Locale.ROOT);
    return word(terrain.yields().orElseThrow()) + " " + open.board().tokens().get(index);
  }

  static String cards(Resources cards) {
    var parts =
        Stream.of(Resource.values())
            .filter(kind -> cards.count(kind) > 0)
            .map(kind -> cards.count(kind) + " " + word(kind))
            .toList();
    return parts.isEmpty() ? "nothing" : String.join(", ", parts);
  }

  private static String word(Resource resource) {
    return resource.name().toLowerCase(Locale.ROOT);
  }
}
