package spieltisch.local;

import spieltisch.catan.Action;
import spieltisch.catan.Phase;
import spieltisch.catan.rules.Event;
import spieltisch.catan.view.Observation;

/// Writes the actions and events of Catan with the words of the journal.
final class CatanJournalWriter {
  private final EntryText json;

  CatanJournalWriter(EntryText json) {
    this.json = json;
  }

  void action(Action action) {
    switch (action) {
      case Action.Roll _ -> json.is("roll");
      case Action.EndTurn _ -> json.is("end turn");
      case Action.BuildRoad(var edge) -> {
        json.is("build road");
        json.edge("edge", edge);
      }
      case Action.BuildSettlement(var corner) -> {
        json.is("build settlement");
        json.corner("corner", corner);
      }
      case Action.BuildCity(var corner) -> {
        json.is("build city");
        json.corner("corner", corner);
      }
      case Action.BuyCard _ -> json.is("buy card");
      case Action.Discard(var cards) -> {
        json.is("discard");
        json.resources("cards", cards);
      }
      case Action.MoveRobber(var hex, var victim) -> {
        json.is("move robber");
        json.hex("hex", hex);
        victim.ifPresent(it -> json.number("victim", it.index()));
      }
      case Action.PlayKnight(var hex, var victim) -> {
        json.is("play knight");
        json.hex("hex", hex);
        victim.ifPresent(it -> json.number("victim", it.index()));
      }
      case Action.PlayRoadBuilding(var first, var second) -> {
        json.is("play road building");
        json.edge("first", first);
        second.ifPresent(it -> json.edge("second", it));
      }
      case Action.PlayMonopoly(var resource) -> {
        json.is("play monopoly");
        json.text("resource", resource.name());
      }
      case Action.PlayInvention(var cards) -> {
        json.is("play invention");
        json.resources("cards", cards);
      }
      case Action.TradeWithBank(var give, var want) -> {
        json.is("trade with bank");
        json.resources("give", give);
        json.resources("want", want);
      }
      case Action.Offer(var give, var want) -> {
        json.is("offer");
        json.resources("give", give);
        json.resources("want", want);
      }
      case Action.Answer(var offer, var accept) -> {
        json.is("answer");
        json.number("offer", offer);
        json.bool("accept", accept);
      }
      case Action.Conclude(var offer, var partner) -> {
        json.is("conclude");
        json.number("offer", offer);
        json.number("partner", partner.index());
      }
      case Action.Withdraw(var offer) -> {
        json.is("withdraw");
        json.number("offer", offer);
      }
    }
  }

  void event(Event event) {
    switch (event) {
      case Event.Open(var fact) -> {
        json.is("open");
        json.object("fact", () -> fact(fact));
      }
      case Event.CardBought(var seat, var card) -> {
        json.is("card bought");
        json.number("seat", seat.index());
        json.text("card", card.name());
      }
      case Event.Discarded(var seat, var cards) -> {
        json.is("discarded");
        json.number("seat", seat.index());
        json.resources("cards", cards);
      }
      case Event.Stolen(var thief, var victim, var card) -> {
        json.is("stolen");
        json.number("thief", thief.index());
        json.number("victim", victim.index());
        json.text("card", card.name());
      }
    }
  }

  private void fact(Observation.PublicEvent fact) {
    switch (fact) {
      case Observation.Rolled(var seat, var first, var second) -> {
        json.is("rolled");
        json.number("seat", seat.index());
        json.number("first", first);
        json.number("second", second);
      }
      case Observation.Produced(var seat, var cards) -> {
        json.is("produced");
        json.number("seat", seat.index());
        json.resources("cards", cards);
      }
      case Observation.Paid(var seat, var cards) -> {
        json.is("paid");
        json.number("seat", seat.index());
        json.resources("cards", cards);
      }
      case Observation.RoadPlaced(var seat, var edge) -> {
        json.is("road placed");
        json.number("seat", seat.index());
        json.edge("edge", edge);
      }
      case Observation.SettlementPlaced(var seat, var corner) -> {
        json.is("settlement placed");
        json.number("seat", seat.index());
        json.corner("corner", corner);
      }
      case Observation.CityPlaced(var seat, var corner) -> {
        json.is("city placed");
        json.number("seat", seat.index());
        json.corner("corner", corner);
      }
      case Observation.RobberMoved(var seat, var hex, var victim) -> {
        json.is("robber moved");
        json.number("seat", seat.index());
        json.hex("hex", hex);
        victim.ifPresent(it -> json.number("victim", it.index()));
      }
      case Observation.KnightPlayed(var seat, var hex, var victim) -> {
        json.is("knight played");
        json.number("seat", seat.index());
        json.hex("hex", hex);
        victim.ifPresent(it -> json.number("victim", it.index()));
      }
      case Observation.RoadBuildingPlayed(var seat, var first, var second) -> {
        json.is("road building played");
        json.number("seat", seat.index());
        json.edge("first", first);
        second.ifPresent(it -> json.edge("second", it));
      }
      case Observation.MonopolyPlayed(var seat, var resource) -> {
        json.is("monopoly played");
        json.number("seat", seat.index());
        json.text("resource", resource.name());
      }
      case Observation.Surrendered(var from, var to, var resource, var count) -> {
        json.is("surrendered");
        json.number("from", from.index());
        json.number("to", to.index());
        json.text("resource", resource.name());
        json.number("count", count);
      }
      case Observation.InventionPlayed(var seat, var cards) -> {
        json.is("invention played");
        json.number("seat", seat.index());
        json.resources("cards", cards);
      }
      case Observation.BankTraded(var seat, var give, var want) -> {
        json.is("bank traded");
        json.number("seat", seat.index());
        json.resources("give", give);
        json.resources("want", want);
      }
      case Observation.Offered(var seat, var offer, var give, var want) -> {
        json.is("offered");
        json.number("seat", seat.index());
        json.number("offer", offer);
        json.resources("give", give);
        json.resources("want", want);
      }
      case Observation.Answered(var seat, var offer, var accept) -> {
        json.is("answered");
        json.number("seat", seat.index());
        json.number("offer", offer);
        json.bool("accept", accept);
      }
      case Observation.Traded(var seat, var partner, var offer, var give, var want) -> {
        json.is("traded");
        json.number("seat", seat.index());
        json.number("partner", partner.index());
        json.number("offer", offer);
        json.resources("give", give);
        json.resources("want", want);
      }
      case Observation.Withdrawn(var seat, var offer) -> {
        json.is("withdrawn");
        json.number("seat", seat.index());
        json.number("offer", offer);
      }
      case Observation.LongestRoad(var holder) -> {
        json.is("longest road");
        holder.ifPresent(it -> json.number("holder", it.index()));
      }
      case Observation.LargestArmy(var holder) -> {
        json.is("largest army");
        json.number("holder", holder.index());
      }
      case Observation.Won(var seat, var victoryPointCards) -> {
        json.is("won");
        json.number("seat", seat.index());
        json.number("victoryPointCards", victoryPointCards);
      }
      case Observation.PhaseBegan(var phase) -> {
        json.is("phase");
        json.object("phase", () -> phase(phase));
      }
    }
  }

  private void phase(Phase phase) {
    switch (phase) {
      case Phase.FoundSettlement(var seat, var placed) -> {
        json.is("found settlement");
        json.number("seat", seat.index());
        json.number("placed", placed);
      }
      case Phase.FoundRoad(var seat, var placed, var from) -> {
        json.is("found road");
        json.number("seat", seat.index());
        json.number("placed", placed);
        json.corner("from", from);
      }
      case Phase.BeforeRoll(var seat) -> {
        json.is("before roll");
        json.number("seat", seat.index());
      }
      case Phase.Discard(var roller, var owed) -> {
        json.is("discard");
        json.number("roller", roller.index());
        json.numbers("owed", owed);
      }
      case Phase.MoveRobber(var seat) -> {
        json.is("move robber");
        json.number("seat", seat.index());
      }
      case Phase.TradeAndBuild(var seat) -> {
        json.is("trade and build");
        json.number("seat", seat.index());
      }
      case Phase.SpecialBuild(var seat, var after) -> {
        json.is("special build");
        json.number("seat", seat.index());
        json.number("after", after.index());
      }
      case Phase.Over(var winner) -> {
        json.is("over");
        json.number("winner", winner.index());
      }
    }
  }
}
