package spieltisch.catan.rules;

import spieltisch.catan.Island;
import spieltisch.catan.Observation;
import spieltisch.catan.Recorder;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.GameEvent;
import spieltisch.kernel.Seat;

/// An event of a game: public, or one of the kinds that have a secret.
public sealed interface Event extends GameEvent {
  /// All viewers see it as it is.
  record Open(Observation.PublicEvent fact) implements Event {}

  /// Only the buyer sees the card.
  record CardBought(Seat seat, Card card) implements Event {}

  /// Only the discarding player sees the cards.
  record Discarded(Seat seat, Resources cards) implements Event {}

  /// Only thief and victim see the card.
  record Stolen(Seat thief, Seat victim, Resource card) implements Event {}

  /// Reports the event to a recorder, with its secrets.
  default void apply(Recorder recorder, Island island) {
    switch (this) {
      case Open(var fact) -> fact.apply(recorder, island);
      case CardBought(var seat, var card) ->
          recorder.cardBought(seat.index(), PackedCounts.one(card.ordinal()));
      case Discarded(var seat, var cards) ->
          recorder.discarded(seat.index(), cards.total(), cards.packed());
      case Stolen(var thief, var victim, var card) ->
          recorder.stolen(thief.index(), victim.index(), PackedCounts.one(card.ordinal()));
    }
  }
}
