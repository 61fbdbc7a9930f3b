package spieltisch.bots.catan.search;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Seat;

/// The belief about the resource hands of all seats. Each combination of hands that the
/// observations allow is a hypothesis with a probability.
///
/// A visible gain or payment changes every hypothesis alike. A hidden theft splits a hypothesis. A
/// payment removes the hypotheses in which the player cannot pay. If the belief contradicts a view,
/// for instance because an observation was missed, the belief stays unusable for the rest of the
/// game.
public final class HandBelief {
  /// The maximum number of hypotheses. If there are more, the least likely hypotheses are dropped.
  private static final int MAX_HYPOTHESES = 500;

  private static final int BITS = 30;

  /// The packed hands of all seats in one key.
  private record Hands(long low, long middle, long high) {
    static final Hands NONE = new Hands(0, 0, 0);

    int of(int seat) {
      long word = seat < 2 ? low : seat < 4 ? middle : high;
      return (int) (word >>> (seat % 2) * BITS) & (1 << BITS) - 1;
    }

    Hands plus(int seat, int pack) {
      long added = (long) pack << (seat % 2) * BITS;
      return switch (seat / 2) {
        case 0 -> new Hands(low + added, middle, high);
        case 1 -> new Hands(low, middle + added, high);
        default -> new Hands(low, middle, high + added);
      };
    }

    Hands minus(int seat, int pack) {
      long taken = (long) pack << (seat % 2) * BITS;
      return switch (seat / 2) {
        case 0 -> new Hands(low - taken, middle, high);
        case 1 -> new Hands(low, middle - taken, high);
        default -> new Hands(low, middle, high - taken);
      };
    }
  }

  private Map<Hands, Double> hypotheses = new LinkedHashMap<>(Map.of(Hands.NONE, 1.0));
  private int played = PackedCounts.NONE;
  private boolean isContradicted;

  public HandBelief() {}

  private HandBelief(HandBelief other) {
    hypotheses = new LinkedHashMap<>(other.hypotheses);
    played = other.played;
    isContradicted = other.isContradicted;
  }

  /// A belief that later observations of this object do not change.
  public HandBelief copy() {
    return new HandBelief(this);
  }

  /// The development cards that this object observed being played, packed.
  int played() {
    return played;
  }

  /// The number of hypotheses; 0 after an observation that contradicts all of them.
  int size() {
    return isContradicted ? 0 : hypotheses.size();
  }

  public void observe(Observation observation) {
    switch (observation) {
      case Observation.Produced(var seat, var cards) -> gain(seat, cards.packed());
      case Observation.Paid(var seat, var cards) -> pay(seat, cards.packed());
      case Observation.InventionPlayed(var seat, var cards) -> {
        cardPlayed(Card.INVENTION);
        gain(seat, cards.packed());
      }
      case Observation.BankTraded(var seat, var give, var want) -> {
        pay(seat, give.packed());
        gain(seat, want.packed());
      }
      case Observation.Traded(var seat, var partner, _, var give, var want) -> {
        transfer(seat, partner, give.packed());
        transfer(partner, seat, want.packed());
      }
      case Observation.Surrendered(var from, var to, var kind, var count) ->
          surrender(from, to, kind, count);
      case Observation.Stolen stolen -> steal(stolen);
      case Observation.Discarded discarded -> discard(discarded);
      case Observation.KnightPlayed _ -> cardPlayed(Card.KNIGHT);
      case Observation.RoadBuildingPlayed _ -> cardPlayed(Card.ROAD_BUILDING);
      case Observation.MonopolyPlayed _ -> cardPlayed(Card.MONOPOLY);
      case Observation.Rolled _,
          Observation.RoadPlaced _,
          Observation.SettlementPlaced _,
          Observation.CityPlaced _,
          Observation.CardBought _,
          Observation.RobberMoved _,
          Observation.Offered _,
          Observation.Answered _,
          Observation.Withdrawn _,
          Observation.LongestRoad _,
          Observation.LargestArmy _,
          Observation.PhaseBegan _,
          Observation.Won _ -> {}
    }
  }

  private void cardPlayed(Card card) {
    played += PackedCounts.one(card.ordinal());
  }

  /// The effect of an observation on one hypothesis; null if the hypothesis makes the observation
  /// impossible.
  private interface Transition {
    @Nullable Hands after(Hands hands);
  }

  private void update(Transition transition) {
    Map<Hands, Double> next = new LinkedHashMap<>();
    hypotheses.forEach(
        (hands, probability) -> {
          var after = transition.after(hands);
          if (after != null) next.merge(after, probability, Double::sum);
        });
    replace(next);
  }

  private void replace(Map<Hands, Double> next) {
    hypotheses = next.size() <= MAX_HYPOTHESES ? next : mostProbable(next);
    isContradicted |= hypotheses.isEmpty();
  }

  private static Map<Hands, Double> mostProbable(Map<Hands, Double> all) {
    Map<Hands, Double> kept = new LinkedHashMap<>();
    all.entrySet().stream()
        .sorted(Map.Entry.<Hands, Double>comparingByValue().reversed())
        .limit(MAX_HYPOTHESES)
        .forEach(entry -> kept.put(entry.getKey(), entry.getValue()));
    return kept;
  }

  private void gain(Seat seat, int pack) {
    update(hands -> hands.plus(seat.index(), pack));
  }

  private void pay(Seat seat, int pack) {
    update(hands -> withoutCards(hands, seat.index(), pack));
  }

  private static @Nullable Hands withoutCards(Hands hands, int seat, int pack) {
    return PackedCounts.covers(hands.of(seat), pack) ? hands.minus(seat, pack) : null;
  }

  private void transfer(Seat from, Seat to, int pack) {
    pay(from, pack);
    gain(to, pack);
  }

  /// Applies a monopoly, which reveals how many cards of a kind a seat held.
  private void surrender(Seat from, Seat to, Resource kind, int count) {
    update(
        hands ->
            PackedCounts.count(hands.of(from.index()), kind.ordinal()) == count ? hands : null);
    transfer(from, to, PackedCounts.of(kind.ordinal(), count));
  }

  private void steal(Observation.Stolen stolen) {
    if (stolen.card().isPresent()) {
      transfer(stolen.victim(), stolen.thief(), PackedCounts.one(stolen.card().get().ordinal()));
      return;
    }
    Map<Hands, Double> next = new LinkedHashMap<>();
    hypotheses.forEach((hands, probability) -> branch(stolen, hands, probability, next));
    replace(next);
  }

  private static void branch(
      Observation.Stolen stolen, Hands hands, double probability, Map<Hands, Double> next) {
    int victim = stolen.victim().index();
    int size = PackedCounts.total(hands.of(victim));
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      int count = PackedCounts.count(hands.of(victim), kind);
      if (count == 0) continue;
      int card = PackedCounts.one(kind);
      var after = hands.minus(victim, card).plus(stolen.thief().index(), card);
      next.merge(after, probability * count / size, Double::sum);
    }
  }

  private void discard(Observation.Discarded discarded) {
    if (discarded.cards().isPresent()) {
      pay(discarded.seat(), discarded.cards().map(Resources::packed).get());
      return;
    }
    Map<Hands, Double> next = new LinkedHashMap<>();
    int seat = discarded.seat().index();
    hypotheses.forEach(
        (hands, probability) -> addDiscards(hands, seat, 0, discarded.count(), probability, next));
    replace(next);
  }

  /// Adds a hypothesis for every way to discard the given number of cards from the given kind
  /// onwards. Each hypothesis is weighted by the number of ways to draw these cards.
  private static void addDiscards(
      Hands hands, int seat, int kind, int count, double probability, Map<Hands, Double> next) {
    if (count == 0) {
      next.merge(hands, probability, Double::sum);
      return;
    }
    if (kind == Resource.KINDS) return;
    int held = PackedCounts.count(hands.of(seat), kind);
    double ways = 1;
    for (int n = 0; n <= Math.min(held, count); n++) {
      addDiscards(
          hands.minus(seat, PackedCounts.of(kind, n)),
          seat,
          kind + 1,
          count - n,
          probability * ways,
          next);
      ways = ways * (held - n) / (n + 1);
    }
  }

  /// Writes the hands of one random hypothesis to `hands`. Returns false if the belief contradicts
  /// the view.
  boolean sample(View view, Chance chance, int[] hands) {
    if (isContradicted) return false;
    var hypothesis = draw(chance);
    for (int seat = 0; seat < hands.length; seat++) {
      if (PackedCounts.total(hypothesis.of(seat)) != view.position().handSize(seat))
        isContradicted = true;
    }
    int own = view.seat().orElseThrow().index();
    if (isContradicted || hypothesis.of(own) != view.hand(own)) {
      isContradicted = true;
      return false;
    }
    for (int seat = 0; seat < hands.length; seat++) hands[seat] = hypothesis.of(seat);
    return true;
  }

  private Hands draw(Chance chance) {
    double total = hypotheses.values().stream().mapToDouble(Double::doubleValue).sum();
    double left = total * chance.below(1 << 16) / (1 << 16);
    Hands last = Hands.NONE;
    for (var hypothesis : hypotheses.entrySet()) {
      last = hypothesis.getKey();
      left -= hypothesis.getValue();
      if (left < 0) break;
    }
    return last;
  }
}
