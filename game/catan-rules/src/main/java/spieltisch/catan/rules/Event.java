package spieltisch.catan.rules;

import spieltisch.catan.Island;
import spieltisch.catan.Recorder;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.GameEvent;
import spieltisch.kernel.Seat;

/// An event of a game. An event is either public or contains a secret.
public sealed interface Event extends GameEvent {
  /// A public event, which all viewers see alike.
  record Open(Observation.PublicEvent fact) implements Event {}

  /// A player bought a development card; only the buyer sees which one.
  record CardBought(Seat seat, Card card) implements Event {}

  /// A player discarded cards; only this player sees which cards.
  record Discarded(Seat seat, Resources cards) implements Event {}

  /// A player stole a card; only the thief and the victim see which one.
  record Stolen(Seat thief, Seat victim, Resource card) implements Event {}

  /// Reports the event, including its secrets, to a recorder.
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
