package spieltisch.store;

import java.util.List;
import spieltisch.torres.Action;
import spieltisch.torres.Fact;
import spieltisch.torres.rules.Event;
import tools.jackson.databind.jsontype.NamedType;

/// The words for what happens in Torres.
final class TorresNames {
  private TorresNames() {}

  static final List<NamedType> ALL =
      List.of(
          new NamedType(Action.PlaceFirstKnight.class, "place first knight"),
          new NamedType(Action.PlaceKing.class, "place king"),
          new NamedType(Action.TakePoint.class, "take point"),
          new NamedType(Action.PlaceKnight.class, "place knight"),
          new NamedType(Action.PlaceBlock.class, "place block"),
          new NamedType(Action.MoveKnight.class, "move knight"),
          new NamedType(Action.DrawCard.class, "draw card"),
          new NamedType(Action.MoveBlock.class, "move block"),
          new NamedType(Action.MoveDiagonally.class, "move diagonally"),
          new NamedType(Action.MoveThroughDoors.class, "move through doors"),
          new NamedType(Action.PushBlockUnder.class, "push block under"),
          new NamedType(Action.TransferKnight.class, "transfer knight"),
          new NamedType(Action.ClimbTwoLevels.class, "climb two levels"),
          new NamedType(Action.JumpFigure.class, "jump figure"),
          new NamedType(Action.PlaceSupplyBlock.class, "place supply block"),
          new NamedType(Action.SixPoints.class, "six points"),
          new NamedType(Action.SevenPoints.class, "seven points"),
          new NamedType(Action.EndTurn.class, "end turn"),
          new NamedType(Fact.KnightCalled.class, "knight called"),
          new NamedType(Fact.FirstKnightPlaced.class, "first knight placed"),
          new NamedType(Fact.KingCalled.class, "king called"),
          new NamedType(Fact.KingPlaced.class, "king placed"),
          new NamedType(Fact.YearBegan.class, "year began"),
          new NamedType(Fact.StacksDealt.class, "stacks dealt"),
          new NamedType(Fact.RoundBegan.class, "round began"),
          new NamedType(Fact.TurnBegan.class, "turn began"),
          new NamedType(Fact.PointTaken.class, "point taken"),
          new NamedType(Fact.KnightPlaced.class, "knight placed"),
          new NamedType(Fact.BlockPlaced.class, "block placed"),
          new NamedType(Fact.KnightMoved.class, "knight moved"),
          new NamedType(Fact.BlockMoved.class, "block moved"),
          new NamedType(Fact.KnightMovedByCard.class, "knight moved by card"),
          new NamedType(Fact.BlockPushedUnder.class, "block pushed under"),
          new NamedType(Fact.SupplyBlockPlaced.class, "supply block placed"),
          new NamedType(Fact.PointsRaised.class, "points raised"),
          new NamedType(Fact.TurnEnded.class, "turn ended"),
          new NamedType(Fact.BlockKept.class, "block kept"),
          new NamedType(Fact.BlocksReturned.class, "blocks returned"),
          new NamedType(Fact.RoundEnded.class, "round ended"),
          new NamedType(Fact.CastlesScored.class, "castles scored"),
          new NamedType(Fact.BonusScored.class, "bonus scored"),
          new NamedType(Fact.GameEnded.class, "game ended"),
          new NamedType(Event.Open.class, "open"),
          new NamedType(Event.CardDrawn.class, "card drawn"));
}
