package spieltisch.catan;

import java.util.Optional;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.kernel.GameObservation;
import spieltisch.kernel.Seat;

/// What a viewer sees of one event. An empty `Optional` in a secret means: not for this viewer.
public sealed interface Observation extends GameObservation {
  record Rolled(Seat seat, int first, int second) implements Observation {
    public int sum() {
      return first + second;
    }
  }

  /// Cards from the bank: for a roll, or for the second settlement of the set-up.
  record Produced(Seat seat, Resources cards) implements Observation {}

  /// The price of a building or a card goes back to the bank.
  record Paid(Seat seat, Resources cards) implements Observation {}

  record RoadPlaced(Seat seat, Edge edge) implements Observation {}

  record SettlementPlaced(Seat seat, Corner corner) implements Observation {}

  record CityPlaced(Seat seat, Corner corner) implements Observation {}

  /// Secret: only the buyer sees the card.
  record CardBought(Seat seat, Optional<Card> card) implements Observation {}

  /// Secret: only the player himself sees which cards he gave back.
  record Discarded(Seat seat, int count, Optional<Resources> cards) implements Observation {}

  record RobberMoved(Seat seat, Hex hex, Optional<Seat> victim) implements Observation {}

  /// Secret: only thief and victim see the card.
  record Stolen(Seat thief, Seat victim, Optional<Resource> card) implements Observation {}

  record KnightPlayed(Seat seat, Hex hex, Optional<Seat> victim) implements Observation {}

  record RoadBuildingPlayed(Seat seat, Edge first, Optional<Edge> second) implements Observation {}

  record MonopolyPlayed(Seat seat, Resource resource) implements Observation {}

  /// What one player hands over because of a monopoly.
  record Surrendered(Seat from, Seat to, Resource resource, int count) implements Observation {}

  record InventionPlayed(Seat seat, Resources cards) implements Observation {}

  record BankTraded(Seat seat, Resources give, Resources want) implements Observation {}

  record Offered(Seat seat, int offer, Resources give, Resources want) implements Observation {}

  record Answered(Seat seat, int offer, boolean accept) implements Observation {}

  record Traded(Seat seat, Seat partner, int offer, Resources give, Resources want)
      implements Observation {}

  /// By the one who offered: the offer is gone. By another: his acceptance is.
  record Withdrawn(Seat seat, int offer) implements Observation {}

  record LongestRoad(Optional<Seat> holder) implements Observation {}

  record LargestArmy(Seat holder) implements Observation {}

  record PhaseBegan(Phase phase) implements Observation {}

  /// The game is over; the winner shows his victory point cards.
  record Won(Seat seat, int victoryPointCards) implements Observation {}
}
