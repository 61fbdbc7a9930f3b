package spieltisch.catan.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.catan.Island;
import spieltisch.catan.Observation;
import spieltisch.catan.Phase;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.Seat;

/// Writes down what happens as events, and passes it on to a state.
final class EventRecorder implements Recorder {
  private final State state;
  private final Island island;
  private final List<Event> events = new ArrayList<>();

  EventRecorder(State state) {
    this.state = state;
    island = state.open().island();
  }

  List<Event> events() {
    return List.copyOf(events);
  }

  private void note(Observation fact) {
    events.add(new Event.Open(fact));
  }

  private static Seat seat(int index) {
    return Seat.of(index);
  }

  private static Optional<Seat> perhaps(int index) {
    return index == Position.NOBODY ? Optional.empty() : Optional.of(Seat.of(index));
  }

  private static Resources cards(int pack) {
    return Resources.unpacked(pack);
  }

  @Override
  public void rolled(int seat, int first, int second) {
    note(new Observation.Rolled(seat(seat), first, second));
    state.rolled(seat, first, second);
  }

  @Override
  public void produced(int seat, int pack) {
    note(new Observation.Produced(seat(seat), cards(pack)));
    state.produced(seat, pack);
  }

  @Override
  public void paid(int seat, int pack) {
    note(new Observation.Paid(seat(seat), cards(pack)));
    state.paid(seat, pack);
  }

  @Override
  public void roadPlaced(int seat, int edge) {
    note(new Observation.RoadPlaced(seat(seat), island.edge(edge)));
    state.roadPlaced(seat, edge);
  }

  @Override
  public void settlementPlaced(int seat, int corner) {
    note(new Observation.SettlementPlaced(seat(seat), island.corner(corner)));
    state.settlementPlaced(seat, corner);
  }

  @Override
  public void cityPlaced(int seat, int corner) {
    note(new Observation.CityPlaced(seat(seat), island.corner(corner)));
    state.cityPlaced(seat, corner);
  }

  @Override
  public void cardBought(int seat, int card) {
    events.add(new Event.CardBought(seat(seat), Card.of(card)));
    state.cardBought(seat, card);
  }

  @Override
  public void discarded(int seat, int pack) {
    events.add(new Event.Discarded(seat(seat), cards(pack)));
    state.discarded(seat, pack);
  }

  @Override
  public void robberMoved(int seat, int hex, int victim) {
    note(new Observation.RobberMoved(seat(seat), island.hex(hex), perhaps(victim)));
    state.robberMoved(seat, hex, victim);
  }

  @Override
  public void stolen(int thief, int victim, int resource) {
    events.add(new Event.Stolen(seat(thief), seat(victim), Resource.of(resource)));
    state.stolen(thief, victim, resource);
  }

  @Override
  public void knightPlayed(int seat, int hex, int victim) {
    note(new Observation.KnightPlayed(seat(seat), island.hex(hex), perhaps(victim)));
    state.knightPlayed(seat, hex, victim);
  }

  @Override
  public void roadBuildingPlayed(int seat, int first, int second) {
    var other =
        second == Island.NOWHERE
            ? Optional.<spieltisch.catan.places.Edge>empty()
            : Optional.of(island.edge(second));
    note(new Observation.RoadBuildingPlayed(seat(seat), island.edge(first), other));
    state.roadBuildingPlayed(seat, first, second);
  }

  @Override
  public void monopolyPlayed(int seat, int resource) {
    note(new Observation.MonopolyPlayed(seat(seat), Resource.of(resource)));
    state.monopolyPlayed(seat, resource);
  }

  @Override
  public void surrendered(int from, int to, int resource, int count) {
    note(new Observation.Surrendered(seat(from), seat(to), Resource.of(resource), count));
    state.surrendered(from, to, resource, count);
  }

  @Override
  public void inventionPlayed(int seat, int pack) {
    note(new Observation.InventionPlayed(seat(seat), cards(pack)));
    state.inventionPlayed(seat, pack);
  }

  @Override
  public void bankTraded(int seat, int give, int want) {
    note(new Observation.BankTraded(seat(seat), cards(give), cards(want)));
    state.bankTraded(seat, give, want);
  }

  @Override
  public void offered(int seat, int offer, int give, int want) {
    note(new Observation.Offered(seat(seat), offer, cards(give), cards(want)));
    state.offered(seat, offer, give, want);
  }

  @Override
  public void answered(int seat, int offer, boolean accept) {
    note(new Observation.Answered(seat(seat), offer, accept));
    state.answered(seat, offer, accept);
  }

  @Override
  public void traded(int seat, int partner, int offer, int give, int want) {
    note(new Observation.Traded(seat(seat), seat(partner), offer, cards(give), cards(want)));
    state.traded(seat, partner, offer, give, want);
  }

  @Override
  public void withdrawn(int seat, int offer) {
    note(new Observation.Withdrawn(seat(seat), offer));
    state.withdrawn(seat, offer);
  }

  @Override
  public void longestRoadPassed(int holder) {
    note(new Observation.LongestRoad(perhaps(holder)));
    state.longestRoadPassed(holder);
  }

  @Override
  public void largestArmyPassed(int holder) {
    note(new Observation.LargestArmy(seat(holder)));
    state.largestArmyPassed(holder);
  }

  private void noteThePhase() {
    note(new Observation.PhaseBegan(state.open().phase()));
  }

  @Override
  public void settlementAwaited(int seat, int placed) {
    state.settlementAwaited(seat, placed);
    noteThePhase();
  }

  @Override
  public void roadAwaited(int seat, int placed, int corner) {
    state.roadAwaited(seat, placed, corner);
    noteThePhase();
  }

  @Override
  public void turnBegan(int seat) {
    state.turnBegan(seat);
    noteThePhase();
  }

  @Override
  public void discardsAwaited(int roller, long owed) {
    state.discardsAwaited(roller, owed);
    noteThePhase();
  }

  @Override
  public void robberAwaited(int seat) {
    state.robberAwaited(seat);
    noteThePhase();
  }

  @Override
  public void tradeAndBuildBegan(int seat) {
    state.tradeAndBuildBegan(seat);
    noteThePhase();
  }

  @Override
  public void specialBuildBegan(int seat) {
    state.specialBuildBegan(seat);
    noteThePhase();
  }

  @Override
  public void won(int seat, int victoryPointCards) {
    note(new Observation.Won(seat(seat), victoryPointCards));
    state.won(seat, victoryPointCards);
  }

  /// Tells a recorder what an event says.
  static void replay(Event event, Island island, Recorder to) {
    switch (event) {
      case Event.CardBought(var seat, var card) -> to.cardBought(seat.index(), card.ordinal());
      case Event.Discarded(var seat, var cards) -> to.discarded(seat.index(), cards.packed());
      case Event.Stolen(var thief, var victim, var card) ->
          to.stolen(thief.index(), victim.index(), card.ordinal());
      case Event.Open(var fact) -> replay(fact, island, to);
    }
  }

  private static void replay(Observation fact, Island island, Recorder to) {
    switch (fact) {
      case Observation.Rolled(var seat, var a, var b) -> to.rolled(seat.index(), a, b);
      case Observation.Produced(var seat, var cards) -> to.produced(seat.index(), cards.packed());
      case Observation.Paid(var seat, var cards) -> to.paid(seat.index(), cards.packed());
      case Observation.RoadPlaced(var seat, var edge) ->
          to.roadPlaced(seat.index(), island.indexOf(edge));
      case Observation.SettlementPlaced(var seat, var corner) ->
          to.settlementPlaced(seat.index(), island.indexOf(corner));
      case Observation.CityPlaced(var seat, var corner) ->
          to.cityPlaced(seat.index(), island.indexOf(corner));
      case Observation.RobberMoved(var seat, var hex, var victim) ->
          to.robberMoved(seat.index(), island.indexOf(hex), index(victim));
      case Observation.KnightPlayed(var seat, var hex, var victim) ->
          to.knightPlayed(seat.index(), island.indexOf(hex), index(victim));
      case Observation.RoadBuildingPlayed(var seat, var first, var second) ->
          to.roadBuildingPlayed(
              seat.index(),
              island.indexOf(first),
              second.map(island::indexOf).orElse(Island.NOWHERE));
      case Observation.MonopolyPlayed(var seat, var resource) ->
          to.monopolyPlayed(seat.index(), resource.ordinal());
      case Observation.Surrendered(var from, var by, var resource, var count) ->
          to.surrendered(from.index(), by.index(), resource.ordinal(), count);
      case Observation.InventionPlayed(var seat, var cards) ->
          to.inventionPlayed(seat.index(), cards.packed());
      case Observation.BankTraded(var seat, var give, var want) ->
          to.bankTraded(seat.index(), give.packed(), want.packed());
      case Observation.Offered(var seat, var offer, var give, var want) ->
          to.offered(seat.index(), offer, give.packed(), want.packed());
      case Observation.Answered(var seat, var offer, var accept) ->
          to.answered(seat.index(), offer, accept);
      case Observation.Traded(var seat, var partner, var offer, var give, var want) ->
          to.traded(seat.index(), partner.index(), offer, give.packed(), want.packed());
      case Observation.Withdrawn(var seat, var offer) -> to.withdrawn(seat.index(), offer);
      case Observation.LongestRoad(var holder) -> to.longestRoadPassed(index(holder));
      case Observation.LargestArmy(var holder) -> to.largestArmyPassed(holder.index());
      case Observation.PhaseBegan(var phase) -> replay(phase, island, to);
      case Observation.Won(var seat, var cards) -> to.won(seat.index(), cards);
      case Observation.CardBought _, Observation.Discarded _, Observation.Stolen _ ->
          throw new IllegalArgumentException("a secret cannot be an open fact: " + fact);
    }
  }

  private static int index(Optional<Seat> seat) {
    return seat.map(Seat::index).orElse(Position.NOBODY);
  }

  private static void replay(Phase phase, Island island, Recorder to) {
    switch (phase) {
      case Phase.FoundSettlement(var seat, var placed) ->
          to.settlementAwaited(seat.index(), placed);
      case Phase.FoundRoad(var seat, var placed, var from) ->
          to.roadAwaited(seat.index(), placed, island.indexOf(from));
      case Phase.BeforeRoll(var seat) -> to.turnBegan(seat.index());
      case Phase.Discard(var roller, var owed) ->
          to.discardsAwaited(roller.index(), Position.packedOwed(owed));
      case Phase.MoveRobber(var seat) -> to.robberAwaited(seat.index());
      case Phase.TradeAndBuild(var seat) -> to.tradeAndBuildBegan(seat.index());
      case Phase.SpecialBuild(var seat, _) -> to.specialBuildBegan(seat.index());
      case Phase.Over(var winner) -> to.won(winner.index(), 0);
    }
  }
}
