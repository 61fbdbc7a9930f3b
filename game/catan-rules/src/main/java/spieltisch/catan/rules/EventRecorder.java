package spieltisch.catan.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.catan.Island;
import spieltisch.catan.Position;
import spieltisch.catan.Recorder;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Edge;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Seat;

/// A recorder that lists the events and applies each of them to a state.
final class EventRecorder implements Recorder {
  private final MutableState state;
  private final Island island;
  private final List<Event> events = new ArrayList<>();

  EventRecorder(MutableState state) {
    this.state = state;
    island = state.position().island();
  }

  List<Event> events() {
    return List.copyOf(events);
  }

  private void add(Event event) {
    events.add(event);
    event.apply(state, island);
  }

  private void add(Observation.PublicEvent event) {
    add(new Event.Open(event));
  }

  /// Adds an event for the phase that the state has just entered.
  private void addPhase() {
    events.add(new Event.Open(new Observation.PhaseBegan(state.position().phase())));
  }

  private static Seat seat(int index) {
    return Seat.of(index);
  }

  private static Optional<Seat> optionalSeat(int index) {
    return index == Position.NOBODY ? Optional.empty() : Optional.of(Seat.of(index));
  }

  private Optional<Edge> optionalEdge(int index) {
    return index == Island.NOWHERE ? Optional.empty() : Optional.of(island.edge(index));
  }

  private static Resources cards(int pack) {
    return Resources.unpacked(pack);
  }

  @Override
  public void rolled(int seat, int first, int second) {
    add(new Observation.Rolled(seat(seat), first, second));
  }

  @Override
  public void produced(int seat, int cards) {
    add(new Observation.Produced(seat(seat), cards(cards)));
  }

  @Override
  public void paid(int seat, int cards) {
    add(new Observation.Paid(seat(seat), cards(cards)));
  }

  @Override
  public void roadPlaced(int seat, int edge) {
    add(new Observation.RoadPlaced(seat(seat), island.edge(edge)));
  }

  @Override
  public void settlementPlaced(int seat, int corner) {
    add(new Observation.SettlementPlaced(seat(seat), island.corner(corner)));
  }

  @Override
  public void cityPlaced(int seat, int corner) {
    add(new Observation.CityPlaced(seat(seat), island.corner(corner)));
  }

  @Override
  public void cardBought(int seat, int card) {
    add(new Event.CardBought(seat(seat), Card.of(PackedCounts.fieldAt(card, 0))));
  }

  @Override
  public void discarded(int seat, int count, int cards) {
    add(new Event.Discarded(seat(seat), cards(cards)));
  }

  @Override
  public void robberMoved(int seat, int hex, int victim) {
    add(new Observation.RobberMoved(seat(seat), island.hex(hex), optionalSeat(victim)));
  }

  @Override
  public void stolen(int thief, int victim, int card) {
    add(new Event.Stolen(seat(thief), seat(victim), Resource.of(PackedCounts.fieldAt(card, 0))));
  }

  @Override
  public void knightPlayed(int seat, int hex, int victim) {
    add(new Observation.KnightPlayed(seat(seat), island.hex(hex), optionalSeat(victim)));
  }

  @Override
  public void roadBuildingPlayed(int seat, int first, int second) {
    add(new Observation.RoadBuildingPlayed(seat(seat), island.edge(first), optionalEdge(second)));
  }

  @Override
  public void monopolyPlayed(int seat, int resource) {
    add(new Observation.MonopolyPlayed(seat(seat), Resource.of(resource)));
  }

  @Override
  public void surrendered(int from, int to, int resource, int count) {
    add(new Observation.Surrendered(seat(from), seat(to), Resource.of(resource), count));
  }

  @Override
  public void inventionPlayed(int seat, int cards) {
    add(new Observation.InventionPlayed(seat(seat), cards(cards)));
  }

  @Override
  public void bankTraded(int seat, int give, int want) {
    add(new Observation.BankTraded(seat(seat), cards(give), cards(want)));
  }

  @Override
  public void offered(int seat, int offer, int give, int want) {
    add(new Observation.Offered(seat(seat), offer, cards(give), cards(want)));
  }

  @Override
  public void answered(int seat, int offer, boolean accept) {
    add(new Observation.Answered(seat(seat), offer, accept));
  }

  @Override
  public void traded(int seat, int partner, int offer, int give, int want) {
    add(new Observation.Traded(seat(seat), seat(partner), offer, cards(give), cards(want)));
  }

  @Override
  public void withdrawn(int seat, int offer) {
    add(new Observation.Withdrawn(seat(seat), offer));
  }

  @Override
  public void longestRoadPassed(int holder) {
    add(new Observation.LongestRoad(optionalSeat(holder)));
  }

  @Override
  public void largestArmyPassed(int holder) {
    add(new Observation.LargestArmy(seat(holder)));
  }

  @Override
  public void settlementAwaited(int seat, int placed) {
    state.settlementAwaited(seat, placed);
    addPhase();
  }

  @Override
  public void roadAwaited(int seat, int placed, int corner) {
    state.roadAwaited(seat, placed, corner);
    addPhase();
  }

  @Override
  public void turnBegan(int seat) {
    state.turnBegan(seat);
    addPhase();
  }

  @Override
  public void discardsAwaited(int roller, long owed) {
    state.discardsAwaited(roller, owed);
    addPhase();
  }

  @Override
  public void phaseBegan(int kind, int seat) {
    state.phaseBegan(kind, seat);
    addPhase();
  }

  @Override
  public void won(int seat, int victoryPointCards) {
    add(new Observation.Won(seat(seat), victoryPointCards));
  }
}
