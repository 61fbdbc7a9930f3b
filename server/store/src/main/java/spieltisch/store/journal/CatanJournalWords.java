package spieltisch.store.journal;

import java.util.List;
import spieltisch.catan.Action;
import spieltisch.catan.Phase;
import spieltisch.catan.rules.Event;
import spieltisch.catan.view.Observation;
import tools.jackson.databind.jsontype.NamedType;

/// The stored names of the actions, events and phases of Catan.
final class CatanJournalWords {
  private CatanJournalWords() {}

  static final List<NamedType> ALL =
      List.of(
          new NamedType(Action.Roll.class, "roll"),
          new NamedType(Action.EndTurn.class, "end turn"),
          new NamedType(Action.BuildRoad.class, "build road"),
          new NamedType(Action.BuildSettlement.class, "build settlement"),
          new NamedType(Action.BuildCity.class, "build city"),
          new NamedType(Action.BuyCard.class, "buy card"),
          new NamedType(Action.Discard.class, "discard"),
          new NamedType(Action.MoveRobber.class, "move robber"),
          new NamedType(Action.PlayKnight.class, "play knight"),
          new NamedType(Action.PlayRoadBuilding.class, "play road building"),
          new NamedType(Action.PlayMonopoly.class, "play monopoly"),
          new NamedType(Action.PlayInvention.class, "play invention"),
          new NamedType(Action.TradeWithBank.class, "trade with bank"),
          new NamedType(Action.Offer.class, "offer"),
          new NamedType(Action.Answer.class, "answer"),
          new NamedType(Action.Conclude.class, "conclude"),
          new NamedType(Action.Withdraw.class, "withdraw"),
          new NamedType(Event.Open.class, "open"),
          new NamedType(Event.CardBought.class, "card bought"),
          new NamedType(Event.Discarded.class, "discarded"),
          new NamedType(Event.Stolen.class, "stolen"),
          new NamedType(Observation.Rolled.class, "rolled"),
          new NamedType(Observation.Produced.class, "produced"),
          new NamedType(Observation.Paid.class, "paid"),
          new NamedType(Observation.RoadPlaced.class, "road placed"),
          new NamedType(Observation.SettlementPlaced.class, "settlement placed"),
          new NamedType(Observation.CityPlaced.class, "city placed"),
          new NamedType(Observation.CardBought.class, "card bought"),
          new NamedType(Observation.Discarded.class, "discarded"),
          new NamedType(Observation.RobberMoved.class, "robber moved"),
          new NamedType(Observation.Stolen.class, "stolen"),
          new NamedType(Observation.KnightPlayed.class, "knight played"),
          new NamedType(Observation.RoadBuildingPlayed.class, "road building played"),
          new NamedType(Observation.MonopolyPlayed.class, "monopoly played"),
          new NamedType(Observation.Surrendered.class, "surrendered"),
          new NamedType(Observation.InventionPlayed.class, "invention played"),
          new NamedType(Observation.BankTraded.class, "bank traded"),
          new NamedType(Observation.Offered.class, "offered"),
          new NamedType(Observation.Answered.class, "answered"),
          new NamedType(Observation.Traded.class, "traded"),
          new NamedType(Observation.Withdrawn.class, "withdrawn"),
          new NamedType(Observation.LongestRoad.class, "longest road"),
          new NamedType(Observation.LargestArmy.class, "largest army"),
          new NamedType(Observation.PhaseBegan.class, "phase"),
          new NamedType(Observation.Won.class, "won"),
          new NamedType(Phase.FoundSettlement.class, "found settlement"),
          new NamedType(Phase.FoundRoad.class, "found road"),
          new NamedType(Phase.BeforeRoll.class, "before roll"),
          new NamedType(Phase.Discard.class, "discard"),
          new NamedType(Phase.MoveRobber.class, "move robber"),
          new NamedType(Phase.TradeAndBuild.class, "trade and build"),
          new NamedType(Phase.SpecialBuild.class, "special build"),
          new NamedType(Phase.Over.class, "over"));
}
