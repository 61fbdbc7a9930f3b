package spieltisch.store.journal;

import java.util.List;
import spieltisch.torres.Action;
import spieltisch.torres.PublicEvent;
import spieltisch.torres.rules.Event;
import tools.jackson.databind.jsontype.NamedType;

/// The stored names of the actions and events of Torres.
final class TorresJournalWords {
  private TorresJournalWords() {}

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
          new NamedType(PublicEvent.FirstKnightAwaited.class, "knight called"),
          new NamedType(PublicEvent.FirstKnightPlaced.class, "first knight placed"),
          new NamedType(PublicEvent.KingAwaited.class, "king called"),
          new NamedType(PublicEvent.KingPlaced.class, "king placed"),
          new NamedType(PublicEvent.YearBegan.class, "year began"),
          new NamedType(PublicEvent.StacksDealt.class, "stacks dealt"),
          new NamedType(PublicEvent.RoundBegan.class, "round began"),
          new NamedType(PublicEvent.TurnBegan.class, "turn began"),
          new NamedType(PublicEvent.PointTaken.class, "point taken"),
          new NamedType(PublicEvent.KnightPlaced.class, "knight placed"),
          new NamedType(PublicEvent.BlockPlaced.class, "block placed"),
          new NamedType(PublicEvent.KnightMoved.class, "knight moved"),
          new NamedType(PublicEvent.BlockMoved.class, "block moved"),
          new NamedType(PublicEvent.KnightMovedByCard.class, "knight moved by card"),
          new NamedType(PublicEvent.BlockPushedUnder.class, "block pushed under"),
          new NamedType(PublicEvent.SupplyBlockPlaced.class, "supply block placed"),
          new NamedType(PublicEvent.PointsRaised.class, "points raised"),
          new NamedType(PublicEvent.TurnEnded.class, "turn ended"),
          new NamedType(PublicEvent.BlockKept.class, "block kept"),
          new NamedType(PublicEvent.BlocksReturned.class, "blocks returned"),
          new NamedType(PublicEvent.RoundEnded.class, "round ended"),
          new NamedType(PublicEvent.CastlesScored.class, "castles scored"),
          new NamedType(PublicEvent.BonusScored.class, "bonus scored"),
          new NamedType(PublicEvent.GameEnded.class, "game ended"),
          new NamedType(Event.Open.class, "open"),
          new NamedType(Event.CardDrawn.class, "card drawn"));
}
