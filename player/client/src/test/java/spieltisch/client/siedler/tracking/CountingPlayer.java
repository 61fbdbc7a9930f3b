package spieltisch.client.siedler.tracking;

import java.util.Map;
import java.util.TreeMap;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.catan.Action;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;

/// A player that only counts the cards of all seats by its observations.
final class CountingPlayer implements CatanPlayer {
  private final Map<Seat, Resources> hands = new TreeMap<>();
  private final Map<Seat, Integer> hidden = new TreeMap<>();

  /// The cards of a seat whose kinds are known.
  Resources hand(Seat seat) {
    return hands.getOrDefault(seat, Resources.NONE);
  }

  int size(Seat seat) {
    return hand(seat).total() + hidden.getOrDefault(seat, 0);
  }

  @Override
  public boolean usesObservations() {
    return true;
  }

  @Override
  public void observe(Observation observation) {
    switch (observation) {
      case Observation.Produced(var seat, var cards) -> gain(seat, cards);
      case Observation.Paid(var seat, var cards) -> pay(seat, cards);
      case Observation.InventionPlayed(var seat, var cards) -> gain(seat, cards);
      case Observation.Surrendered(var from, var to, var kind, var count) -> {
        pay(from, Resources.of(kind, count));
        gain(to, Resources.of(kind, count));
      }
      case Observation.Stolen(var thief, var victim, _) -> {
        hidden.merge(victim, -1, Integer::sum);
        hidden.merge(thief, 1, Integer::sum);
      }
      case Observation.Discarded(var seat, var count, _) ->
          hidden.merge(seat, -count, Integer::sum);
      default -> {}
    }
  }

  private void gain(Seat seat, Resources cards) {
    hands.put(seat, hand(seat).plus(cards));
  }

  private void pay(Seat seat, Resources cards) {
    hands.put(seat, hand(seat).minus(cards));
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    throw new IllegalStateException("this player only counts");
  }
}
