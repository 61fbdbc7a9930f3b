package spieltisch.bots.catan;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Observation;
import spieltisch.catan.View;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Seat;

/// Counts cards: the hands that the others can have after all that was seen, with how likely each
/// is.
///
/// What lies open changes every possible world alike; a theft that was not seen makes several of
/// one, and a payment crosses out those in which it could not have been made. If the count does not
/// fit a view, because something was missed, it is given up for the rest of the game.
final class HandBelief {
  /// With more possible worlds the least likely are forgotten.
  private static final int MOST_WORLDS = 500;

  private static final int BITS = 30;

  /// The hands of all seats in one key, and how likely they are.
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

  private Map<Hands, Double> worlds = new LinkedHashMap<>(Map.of(Hands.NONE, 1.0));
  private int played = PackedCounts.NONE;
  private boolean isLost;

  /// The development cards that were played, as far as they were seen, packed.
  int played() {
    return played;
  }

  /// How many worlds are possible.
  int size() {
    return isLost ? 0 : worlds.size();
  }

  void see(Observation seen) {
    switch (seen) {
      case Observation.Produced(var seat, var cards) -> gain(seat, cards.packed());
      case Observation.Paid(var seat, var cards) -> pay(seat, cards.packed());
      case Observation.InventionPlayed(var seat, var cards) -> {
        spend(Card.INVENTION);
        gain(seat, cards.packed());
      }
      case Observation.BankTraded(var seat, var give, var want) -> {
        pay(seat, give.packed());
        gain(seat, want.packed());
      }
      case Observation.Traded(var seat, var partner, _, var give, var want) -> {
        handOver(seat, partner, give.packed());
        handOver(partner, seat, want.packed());
      }
      case Observation.Surrendered(var from, var to, var kind, var count) ->
          surrender(from, to, kind, count);
      case Observation.Stolen stolen -> steal(stolen);
      case Observation.Discarded discarded -> discard(discarded);
      case Observation.KnightPlayed _ -> spend(Card.KNIGHT);
      case Observation.RoadBuildingPlayed _ -> spend(Card.ROAD_BUILDING);
      case Observation.MonopolyPlayed _ -> spend(Card.MONOPOLY);
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

  private void spend(Card card) {
    played += PackedCounts.one(card.ordinal());
  }

  /// How one possible world goes on; null if it was not possible after all.
  private interface Step {
    @Nullable Hands after(Hands hands);
  }

  private void each(Step step) {
    Map<Hands, Double> next = new LinkedHashMap<>();
    worlds.forEach(
        (hands, likely) -> {
          var after = step.after(hands);
          if (after != null) next.merge(after, likely, Double::sum);
        });
    remember(next);
  }

  private void remember(Map<Hands, Double> next) {
    worlds = next.size() <= MOST_WORLDS ? next : likeliest(next);
    isLost |= worlds.isEmpty();
  }

  private static Map<Hands, Double> likeliest(Map<Hands, Double> all) {
    Map<Hands, Double> kept = new LinkedHashMap<>();
    all.entrySet().stream()
        .sorted(Map.Entry.<Hands, Double>comparingByValue().reversed())
        .limit(MOST_WORLDS)
        .forEach(entry -> kept.put(entry.getKey(), entry.getValue()));
    return kept;
  }

  private void gain(Seat seat, int pack) {
    each(hands -> hands.plus(seat.index(), pack));
  }

  private void pay(Seat seat, int pack) {
    each(hands -> lessened(hands, seat.index(), pack));
  }

  private static @Nullable Hands lessened(Hands hands, int seat, int pack) {
    return PackedCounts.covers(hands.of(seat), pack) ? hands.minus(seat, pack) : null;
  }

  private void handOver(Seat from, Seat to, int pack) {
    pay(from, pack);
    gain(to, pack);
  }

  /// A monopoly shows all that somebody had of a kind.
  private void surrender(Seat from, Seat to, Resource kind, int count) {
    each(
        hands ->
            PackedCounts.count(hands.of(from.index()), kind.ordinal()) == count ? hands : null);
    handOver(from, to, PackedCounts.of(kind.ordinal(), count));
  }

  private void steal(Observation.Stolen stolen) {
    if (stolen.card().isPresent()) {
      handOver(stolen.victim(), stolen.thief(), PackedCounts.one(stolen.card().get().ordinal()));
      return;
    }
    Map<Hands, Double> next = new LinkedHashMap<>();
    worlds.forEach((hands, likely) -> branch(stolen, hands, likely, next));
    remember(next);
  }

  private static void branch(
      Observation.Stolen stolen, Hands hands, double likely, Map<Hands, Double> next) {
    int victim = stolen.victim().index();
    int size = PackedCounts.total(hands.of(victim));
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      int count = PackedCounts.count(hands.of(victim), kind);
      if (count == 0) continue;
      int card = PackedCounts.one(kind);
      var after = hands.minus(victim, card).plus(stolen.thief().index(), card);
      next.merge(after, likely * count / size, Double::sum);
    }
  }

  private void discard(Observation.Discarded discarded) {
    if (discarded.cards().isPresent()) {
      pay(discarded.seat(), discarded.cards().map(Resources::packed).get());
      return;
    }
    Map<Hands, Double> next = new LinkedHashMap<>();
    int seat = discarded.seat().index();
    worlds.forEach((hands, likely) -> shed(hands, seat, 0, discarded.count(), likely, next));
    remember(next);
  }

  /// Every way to give back so many cards, from a kind on; each is as likely as the ways to draw
  /// it.
  private static void shed(
      Hands hands, int seat, int kind, int count, double likely, Map<Hands, Double> next) {
    if (count == 0) {
      next.merge(hands, likely, Double::sum);
      return;
    }
    if (kind == Resource.KINDS) return;
    int held = PackedCounts.count(hands.of(seat), kind);
    double ways = 1;
    for (int n = 0; n <= Math.min(held, count); n++) {
      shed(
          hands.minus(seat, PackedCounts.of(kind, n)),
          seat,
          kind + 1,
          count - n,
          likely * ways,
          next);
      ways = ways * (held - n) / (n + 1);
    }
  }

  /// Writes the hands of one possible world to an array; answers false if the count does not fit.
  boolean recall(View view, Chance chance, int[] hands) {
    if (isLost) return false;
    var world = pick(chance);
    for (int seat = 0; seat < hands.length; seat++) {
      if (PackedCounts.total(world.of(seat)) != view.open().handSize(seat)) isLost = true;
    }
    int own = view.seat().orElseThrow().index();
    if (isLost || world.of(own) != view.hand(own)) {
      isLost = true;
      return false;
    }
    for (int seat = 0; seat < hands.length; seat++) hands[seat] = world.of(seat);
    return true;
  }

  private Hands pick(Chance chance) {
    double all = worlds.values().stream().mapToDouble(Double::doubleValue).sum();
    double left = all * chance.below(1 << 16) / (1 << 16);
    Hands last = Hands.NONE;
    for (var world : worlds.entrySet()) {
      last = world.getKey();
      left -= world.getValue();
      if (left < 0) break;
    }
    return last;
  }
}
