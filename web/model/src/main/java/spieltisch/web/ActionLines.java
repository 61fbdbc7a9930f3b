package spieltisch.web;

import org.jspecify.annotations.Nullable;
import spieltisch.catan.Action;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;

/// Encodes actions as lines for the browser client. A line is a word followed by integers.
final class ActionLines {
  private static final int NO_SEAT = -1;

  private ActionLines() {}

  /// Returns all legal actions except offers, one action per line. The page composes offers itself.
  static String lines(View view) {
    var lines = new StringBuilder();
    int seat = view.seat().map(Seat::index).orElseThrow();
    for (var action : new MoveGenerator(false).actions(view, seat))
      lines.append(line(action)).append('\n');
    return lines.toString();
  }

  private static String line(Action action) {
    return switch (action) {
      case Action.Roll _ -> "roll";
      case Action.EndTurn _ -> "end";
      case Action.BuildRoad road -> "road" + edge(road.edge());
      case Action.BuildSettlement settlement -> "settlement" + corner(settlement.corner());
      case Action.BuildCity city -> "city" + corner(city.corner());
      case Action.BuyCard _ -> "buy";
      case Action.Discard discard -> "discard" + cards(discard.cards());
      case Action.MoveRobber move -> "robber" + hex(move.hex()) + seat(move.victim().orElse(null));
      case Action.PlayKnight knight ->
          "knight" + hex(knight.hex()) + seat(knight.victim().orElse(null));
      case Action.PlayRoadBuilding roads -> roads(roads);
      case Action.PlayMonopoly monopoly -> "monopoly " + monopoly.resource().ordinal();
      case Action.PlayInvention invention -> "invention" + cards(invention.cards());
      case Action.TradeWithBank trade -> "bank" + cards(trade.give()) + cards(trade.want());
      case Action.Offer offer -> "offer" + cards(offer.give()) + cards(offer.want());
      case Action.Answer answer -> "answer " + answer.offer() + (answer.accept() ? " 1" : " 0");
      case Action.Conclude deal -> "conclude " + deal.offer() + " " + deal.partner().index();
      case Action.Withdraw withdraw -> "withdraw " + withdraw.offer();
    };
  }

  private static String roads(Action.PlayRoadBuilding roads) {
    var second = roads.second().map(ActionLines::edge).orElse("");
    return "roads" + edge(roads.first()) + second;
  }

  private static String hex(Hex hex) {
    return " " + hex.x() + " " + hex.y();
  }

  private static String edge(Edge edge) {
    return hex(edge.a()) + hex(edge.b());
  }

  private static String corner(Corner corner) {
    return hex(corner.a()) + hex(corner.b()) + hex(corner.c());
  }

  private static String seat(@Nullable Seat seat) {
    return " " + (seat == null ? NO_SEAT : seat.index());
  }

  private static String cards(Resources cards) {
    var text = new StringBuilder();
    for (int kind = 0; kind < Resource.KINDS; kind++)
      text.append(' ').append(PackedCounts.count(cards.packed(), kind));
    return text.toString();
  }
}
