package spieltisch.catan.view;

import java.util.Optional;
import spieltisch.catan.Island;
import spieltisch.catan.LongestRoad;
import spieltisch.catan.Phase;
import spieltisch.catan.Position;
import spieltisch.catan.Recorder;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.kernel.GameObservation;
import spieltisch.kernel.Seat;

/// What a viewer sees of one event. The secret part is empty for a viewer who may not see it.
public sealed interface Observation extends GameObservation {
  /// An event that all viewers see alike.
  sealed interface PublicEvent extends Observation {}

  /// Reports the event to a recorder, including the secrets that this observation shows.
  default void apply(Recorder recorder, Island island) {
    switch (this) {
      case Rolled(var seat, var first, var second) -> recorder.rolled(seat.index(), first, second);
      case Produced(var seat, var cards) -> recorder.produced(seat.index(), cards.packed());
      case Paid(var seat, var cards) -> recorder.paid(seat.index(), cards.packed());
      case RoadPlaced(var seat, var edge) ->
          recorder.roadPlaced(seat.index(), island.indexOf(edge));
      case SettlementPlaced(var seat, var corner) ->
          recorder.settlementPlaced(seat.index(), island.indexOf(corner));
      case CityPlaced(var seat, var corner) ->
          recorder.cityPlaced(seat.index(), island.indexOf(corner));
      case CardBought(var seat, var card) -> recorder.cardBought(seat.index(), packed(card));
      case Discarded(var seat, var count, var cards) ->
          recorder.discarded(
              seat.index(), count, cards.map(Resources::packed).orElse(PackedCounts.NONE));
      case RobberMoved(var seat, var hex, var victim) ->
          recorder.robberMoved(seat.index(), island.indexOf(hex), index(victim));
      case Stolen(var thief, var victim, var card) ->
          recorder.stolen(thief.index(), victim.index(), packed(card));
      case KnightPlayed(var seat, var hex, var victim) ->
          recorder.knightPlayed(seat.index(), island.indexOf(hex), index(victim));
      case RoadBuildingPlayed(var seat, var first, var second) ->
          recorder.roadBuildingPlayed(
              seat.index(),
              island.indexOf(first),
              second.map(island::indexOf).orElse(Island.NOWHERE));
      case MonopolyPlayed(var seat, var resource) ->
          recorder.monopolyPlayed(seat.index(), resource.ordinal());
      case Surrendered(var from, var to, var resource, var count) ->
          recorder.surrendered(from.index(), to.index(), resource.ordinal(), count);
      case InventionPlayed(var seat, var cards) ->
          recorder.inventionPlayed(seat.index(), cards.packed());
      case BankTraded(var seat, var give, var want) ->
          recorder.bankTraded(seat.index(), give.packed(), want.packed());
      case Offered(var seat, var offer, var give, var want) ->
          recorder.offered(seat.index(), offer, give.packed(), want.packed());
      case Answered(var seat, var offer, var accept) ->
          recorder.answered(seat.index(), offer, accept);
      case Traded(var seat, var partner, var offer, var give, var want) ->
          recorder.traded(seat.index(), partner.index(), offer, give.packed(), want.packed());
      case Withdrawn(var seat, var offer) -> recorder.withdrawn(seat.index(), offer);
      case LongestRoad(var holder) -> recorder.longestRoadPassed(index(holder));
      case LargestArmy(var holder) -> recorder.largestArmyPassed(holder.index());
      case PhaseBegan(var phase) -> phase.apply(recorder, island);
      case Won(var seat, var cards) -> recorder.won(seat.index(), cards);
    }
  }

  private static int index(Optional<Seat> seat) {
    return seat.map(Seat::index).orElse(Position.NOBODY);
  }

  private static int packed(Optional<? extends Enum<?>> card) {
    return card.map(kind -> PackedCounts.one(kind.ordinal())).orElse(PackedCounts.NONE);
  }

  record Rolled(Seat seat, int first, int second) implements PublicEvent {
    public int sum() {
      return first + second;
    }
  }

  /// A player gets cards from the bank: for a roll, or for the second settlement of the set-up.
  record Produced(Seat seat, Resources cards) implements PublicEvent {}

  /// A player pays the bank for a building or a development card.
  record Paid(Seat seat, Resources cards) implements PublicEvent {}

  record RoadPlaced(Seat seat, Edge edge) implements PublicEvent {}

  record SettlementPlaced(Seat seat, Corner corner) implements PublicEvent {}

  record CityPlaced(Seat seat, Corner corner) implements PublicEvent {}

  /// A player buys a development card; only the buyer sees which one.
  record CardBought(Seat seat, Optional<Card> card) implements Observation {}

  /// A player discards cards after a seven; only this player sees which cards.
  record Discarded(Seat seat, int count, Optional<Resources> cards) implements Observation {}

  record RobberMoved(Seat seat, Hex hex, Optional<Seat> victim) implements PublicEvent {}

  /// A player steals a card; only the thief and the victim see which one.
  record Stolen(Seat thief, Seat victim, Optional<Resource> card) implements Observation {}

  record KnightPlayed(Seat seat, Hex hex, Optional<Seat> victim) implements PublicEvent {}

  record RoadBuildingPlayed(Seat seat, Edge first, Optional<Edge> second) implements PublicEvent {}

  record MonopolyPlayed(Seat seat, Resource resource) implements PublicEvent {}

  /// One player hands over cards to the player who played a monopoly.
  record Surrendered(Seat from, Seat to, Resource resource, int count) implements PublicEvent {}

  record InventionPlayed(Seat seat, Resources cards) implements PublicEvent {}

  record BankTraded(Seat seat, Resources give, Resources want) implements PublicEvent {}

  record Offered(Seat seat, int offer, Resources give, Resources want) implements PublicEvent {}

  record Answered(Seat seat, int offer, boolean accept) implements PublicEvent {}

  record Traded(Seat seat, Seat partner, int offer, Resources give, Resources want)
      implements PublicEvent {}

  /// The active player withdrew the offer, or another player withdrew an earlier acceptance of the
  /// offer.
  record Withdrawn(Seat seat, int offer) implements PublicEvent {}

  /// The award for the longest road passed to another player; empty if nobody holds it now.
  record LongestRoad(Optional<Seat> holder) implements PublicEvent {}

  record LargestArmy(Seat holder) implements PublicEvent {}

  record PhaseBegan(Phase phase) implements PublicEvent {}

  /// The game is over, and the winner reveals the victory point cards.
  record Won(Seat seat, int victoryPointCards) implements PublicEvent {}
}
