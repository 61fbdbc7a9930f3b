package spieltisch.local;

import spieltisch.torres.Action;
import spieltisch.torres.PublicEvent;
import spieltisch.torres.rules.Event;

/// Writes the actions and events of Torres with the words of the journal.
final class TorresJournalWriter {
  private final EntryText json;

  TorresJournalWriter(EntryText json) {
    this.json = json;
  }

  void action(Action action) {
    switch (action) {
      case Action.PlaceFirstKnight(var at) -> {
        json.is("place first knight");
        json.number("at", at.index());
      }
      case Action.PlaceKing(var at) -> {
        json.is("place king");
        json.number("at", at.index());
      }
      case Action.TakePoint _ -> json.is("take point");
      case Action.PlaceKnight(var at) -> {
        json.is("place knight");
        json.number("at", at.index());
      }
      case Action.PlaceBlock(var at) -> {
        json.is("place block");
        json.number("at", at.index());
      }
      case Action.MoveKnight(var from, var to) -> {
        json.is("move knight");
        json.number("from", from.index());
        json.number("to", to.index());
      }
      case Action.DrawCard _ -> json.is("draw card");
      case Action.MoveBlock(var from, var to) -> {
        json.is("move block");
        json.number("from", from.index());
        json.number("to", to.index());
      }
      case Action.MoveDiagonally(var from, var to) -> {
        json.is("move diagonally");
        json.number("from", from.index());
        json.number("to", to.index());
      }
      case Action.MoveThroughDoors(var from, var to) -> {
        json.is("move through doors");
        json.number("from", from.index());
        json.number("to", to.index());
      }
      case Action.PushBlockUnder(var at) -> {
        json.is("push block under");
        json.number("at", at.index());
      }
      case Action.TransferKnight(var from, var to) -> {
        json.is("transfer knight");
        json.number("from", from.index());
        json.number("to", to.index());
      }
      case Action.ClimbTwoLevels(var from, var to) -> {
        json.is("climb two levels");
        json.number("from", from.index());
        json.number("to", to.index());
      }
      case Action.JumpFigure(var from, var to) -> {
        json.is("jump figure");
        json.number("from", from.index());
        json.number("to", to.index());
      }
      case Action.PlaceSupplyBlock(var at) -> {
        json.is("place supply block");
        json.number("at", at.index());
      }
      case Action.SixPoints _ -> json.is("six points");
      case Action.SevenPoints _ -> json.is("seven points");
      case Action.EndTurn _ -> json.is("end turn");
    }
  }

  void event(Event event) {
    switch (event) {
      case Event.Open(var fact) -> {
        json.is("open");
        json.object("fact", () -> fact(fact));
      }
      case Event.CardDrawn(var seat, var card, var left) -> {
        json.is("card drawn");
        json.number("seat", seat.index());
        json.text("card", card.name());
        json.number("left", left);
      }
    }
  }

  private void fact(PublicEvent fact) {
    switch (fact) {
      case PublicEvent.FirstKnightAwaited(var seat) -> {
        json.is("knight called");
        json.number("seat", seat.index());
      }
      case PublicEvent.FirstKnightPlaced(var seat, var at) -> {
        json.is("first knight placed");
        json.number("seat", seat.index());
        json.number("at", at.index());
      }
      case PublicEvent.KingAwaited(var seat) -> {
        json.is("king called");
        json.number("seat", seat.index());
      }
      case PublicEvent.KingPlaced(var seat, var at) -> {
        json.is("king placed");
        json.number("seat", seat.index());
        json.number("at", at.index());
      }
      case PublicEvent.YearBegan(var year) -> {
        json.is("year began");
        json.number("year", year);
      }
      case PublicEvent.StacksDealt(var heights) -> {
        json.is("stacks dealt");
        json.numbers("heights", heights);
      }
      case PublicEvent.RoundBegan(var round, var first) -> {
        json.is("round began");
        json.number("round", round);
        json.number("first", first.index());
      }
      case PublicEvent.TurnBegan(var seat, var stack, var points) -> {
        json.is("turn began");
        json.number("seat", seat.index());
        json.number("stack", stack);
        json.number("points", points);
      }
      case PublicEvent.PointTaken(var seat, var score, var left) -> {
        json.is("point taken");
        json.number("seat", seat.index());
        json.number("score", score);
        json.number("left", left);
      }
      case PublicEvent.KnightPlaced(var seat, var at, var left) -> {
        json.is("knight placed");
        json.number("seat", seat.index());
        json.number("at", at.index());
        json.number("left", left);
      }
      case PublicEvent.BlockPlaced(var seat, var at, var left) -> {
        json.is("block placed");
        json.number("seat", seat.index());
        json.number("at", at.index());
        json.number("left", left);
      }
      case PublicEvent.KnightMoved(var seat, var from, var to, var left) -> {
        json.is("knight moved");
        json.number("seat", seat.index());
        json.number("from", from.index());
        json.number("to", to.index());
        json.number("left", left);
      }
      case PublicEvent.BlockMoved(var seat, var from, var to) -> {
        json.is("block moved");
        json.number("seat", seat.index());
        json.number("from", from.index());
        json.number("to", to.index());
      }
      case PublicEvent.KnightMovedByCard(var seat, var card, var from, var to) -> {
        json.is("knight moved by card");
        json.number("seat", seat.index());
        json.text("card", card.name());
        json.number("from", from.index());
        json.number("to", to.index());
      }
      case PublicEvent.BlockPushedUnder(var seat, var at, var stack) -> {
        json.is("block pushed under");
        json.number("seat", seat.index());
        json.number("at", at.index());
        json.number("stack", stack);
      }
      case PublicEvent.SupplyBlockPlaced(var seat, var at) -> {
        json.is("supply block placed");
        json.number("seat", seat.index());
        json.number("at", at.index());
      }
      case PublicEvent.PointsRaised(var seat, var card, var left) -> {
        json.is("points raised");
        json.number("seat", seat.index());
        json.text("card", card.name());
        json.number("left", left);
      }
      case PublicEvent.TurnEnded(var seat) -> {
        json.is("turn ended");
        json.number("seat", seat.index());
      }
      case PublicEvent.BlockKept(var seat, var stack) -> {
        json.is("block kept");
        json.number("seat", seat.index());
        json.number("stack", stack);
      }
      case PublicEvent.BlocksReturned(var seat, var count) -> {
        json.is("blocks returned");
        json.number("seat", seat.index());
        json.number("count", count);
      }
      case PublicEvent.RoundEnded(var round) -> {
        json.is("round ended");
        json.number("round", round);
      }
      case PublicEvent.CastlesScored(var seat, var points, var score) -> {
        json.is("castles scored");
        json.number("seat", seat.index());
        json.number("points", points);
        json.number("score", score);
      }
      case PublicEvent.BonusScored(var seat, var points, var score) -> {
        json.is("bonus scored");
        json.number("seat", seat.index());
        json.number("points", points);
        json.number("score", score);
      }
      case PublicEvent.GameEnded _ -> json.is("game ended");
    }
  }
}
