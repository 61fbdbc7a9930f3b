package spieltisch.local;

import spieltisch.catan.Action;
import spieltisch.catan.cards.Resource;
import spieltisch.kernel.GameAction;

/// Reads actions with the words of the journal.
final class ActionReader {
  private ActionReader() {}

  /// @param game the object of the journal that names the game and holds the action
  static GameAction read(EntryFields game) {
    var action = game.object("action");
    return switch (game.is()) {
      case "catan" -> catan(action);
      case "torres" -> torres(action);
      default -> throw new IllegalArgumentException("unknown game: " + game.is());
    };
  }

  private static Action catan(EntryFields json) {
    return switch (json.is()) {
      case "roll" -> new Action.Roll();
      case "end turn" -> new Action.EndTurn();
      case "build road" -> new Action.BuildRoad(json.edge("edge"));
      case "build settlement" -> new Action.BuildSettlement(json.corner("corner"));
      case "build city" -> new Action.BuildCity(json.corner("corner"));
      case "buy card" -> new Action.BuyCard();
      case "discard" -> new Action.Discard(json.resources("cards"));
      case "move robber" ->
          new Action.MoveRobber(json.hex("hex"), json.optional("victim", EntryFields::asSeat));
      case "play knight" ->
          new Action.PlayKnight(json.hex("hex"), json.optional("victim", EntryFields::asSeat));
      case "play road building" ->
          new Action.PlayRoadBuilding(
              json.edge("first"), json.optional("second", EntryFields::asEdge));
      case "play monopoly" -> new Action.PlayMonopoly(Resource.valueOf(json.text("resource")));
      case "play invention" -> new Action.PlayInvention(json.resources("cards"));
      case "trade with bank" ->
          new Action.TradeWithBank(json.resources("give"), json.resources("want"));
      case "offer" -> new Action.Offer(json.resources("give"), json.resources("want"));
      case "answer" -> new Action.Answer(json.number("offer"), json.bool("accept"));
      case "conclude" -> new Action.Conclude(json.number("offer"), json.seat("partner"));
      case "withdraw" -> new Action.Withdraw(json.number("offer"));
      default -> throw new IllegalArgumentException("unknown action: " + json.is());
    };
  }

  private static spieltisch.torres.Action torres(EntryFields json) {
    return switch (json.is()) {
      case "place first knight" -> new spieltisch.torres.Action.PlaceFirstKnight(json.square("at"));
      case "place king" -> new spieltisch.torres.Action.PlaceKing(json.square("at"));
      case "take point" -> new spieltisch.torres.Action.TakePoint();
      case "place knight" -> new spieltisch.torres.Action.PlaceKnight(json.square("at"));
      case "place block" -> new spieltisch.torres.Action.PlaceBlock(json.square("at"));
      case "move knight" ->
          new spieltisch.torres.Action.MoveKnight(json.square("from"), json.square("to"));
      case "draw card" -> new spieltisch.torres.Action.DrawCard();
      case "move block" ->
          new spieltisch.torres.Action.MoveBlock(json.square("from"), json.square("to"));
      case "move diagonally" ->
          new spieltisch.torres.Action.MoveDiagonally(json.square("from"), json.square("to"));
      case "move through doors" ->
          new spieltisch.torres.Action.MoveThroughDoors(json.square("from"), json.square("to"));
      case "push block under" -> new spieltisch.torres.Action.PushBlockUnder(json.square("at"));
      case "transfer knight" ->
          new spieltisch.torres.Action.TransferKnight(json.square("from"), json.square("to"));
      case "climb two levels" ->
          new spieltisch.torres.Action.ClimbTwoLevels(json.square("from"), json.square("to"));
      case "jump figure" ->
          new spieltisch.torres.Action.JumpFigure(json.square("from"), json.square("to"));
      case "place supply block" -> new spieltisch.torres.Action.PlaceSupplyBlock(json.square("at"));
      case "six points" -> new spieltisch.torres.Action.SixPoints();
      case "seven points" -> new spieltisch.torres.Action.SevenPoints();
      case "end turn" -> new spieltisch.torres.Action.EndTurn();
      default -> throw new IllegalArgumentException("unknown action: " + json.is());
    };
  }
}
