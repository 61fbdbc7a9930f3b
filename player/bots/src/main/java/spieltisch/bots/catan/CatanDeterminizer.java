package spieltisch.bots.catan;

import spieltisch.catan.Position;
import spieltisch.catan.View;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.rules.State;
import spieltisch.kernel.Chance;

/// Deals worlds that fit what a player knows: he could not tell any of them from the truth.
final class CatanDeterminizer {
  private final HandBelief handBelief;

  CatanDeterminizer(HandBelief handBelief) {
    this.handBelief = handBelief;
  }

  /// Whether the numbers of a view add up; those of other servers may not.
  static boolean isPossible(View view) {
    var open = view.open();
    int seat = view.seat().orElseThrow().index();
    int each = open.options().bank();
    int hidden = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      int left =
          each - PackedCounts.count(open.bank(), kind) - PackedCounts.count(view.hand(seat), kind);
      if (left < 0) return false;
      hidden += left;
    }
    int cards = total(open.options().deck()) - open.deck() - open.cardCount(seat);
    for (int other = 0; other < open.players(); other++) {
      if (other == seat) continue;
      hidden -= open.handSize(other);
      cards -= open.cardCount(other);
    }
    return hidden == open.faceDown() && cards >= 0 && open.handSize(seat) == total(view.hand(seat));
  }

  State deal(View view, Chance chance) {
    var open = view.open();
    int seat = view.seat().orElseThrow().index();
    var hands = new int[open.players()];
    var cards = new int[open.players()];
    hands[seat] = view.hand(seat);
    cards[seat] = view.cards(seat);
    if (!handBelief.recall(view, chance, hands)) dealHands(open, seat, chance, hands);
    int deck = dealCards(open, seat, chance, cards);
    int fresh = open.active() == seat ? view.fresh() : PackedCounts.NONE;
    return State.dealt(open, hands, cards, fresh, deck);
  }

  /// From the resource cards that nobody has seen, as many to each as he holds.
  private static void dealHands(Position open, int seat, Chance chance, int[] hands) {
    int each = open.options().bank();
    int hidden = PackedCounts.of(each, each, each, each, each) - open.bank() - hands[seat];
    for (int other = 0; other < hands.length; other++) {
      if (other == seat) continue;
      hands[other] = draw(hidden, open.handSize(other), chance);
      hidden -= hands[other];
    }
  }

  /// The same with the development cards; answers the rest, which is the deck.
  private int dealCards(Position open, int seat, Chance chance, int[] cards) {
    int hidden = open.options().deck() - cards[seat] - handBelief.played();
    int forgotten = PackedCounts.total(hidden) - open.deck();
    for (int other = 0; other < cards.length; other++)
      if (other != seat) forgotten -= open.cardCount(other);
    hidden -= forgotten(open, hidden, forgotten);
    for (int other = 0; other < cards.length; other++) {
      if (other == seat) continue;
      cards[other] = draw(hidden, open.cardCount(other), chance);
      hidden -= cards[other];
    }
    return hidden;
  }

  /// Cards that were played without our seeing it: the knights lie open, the rest was some
  /// progress.
  private int forgotten(Position open, int hidden, int count) {
    int knights = -PackedCounts.count(handBelief.played(), Card.KNIGHT.ordinal());
    for (int seat = 0; seat < open.players(); seat++) knights += open.knights(seat);
    int seen = Math.clamp(knights, 0, PackedCounts.count(hidden, Card.KNIGHT.ordinal()));
    int forgotten = PackedCounts.of(Card.KNIGHT.ordinal(), Math.min(seen, count));
    int left = count - PackedCounts.total(forgotten);
    for (int kind = Card.MONOPOLY.ordinal(); kind >= 0 && left > 0; kind--) {
      int taken = Math.min(left, PackedCounts.count(hidden - forgotten, kind));
      forgotten += PackedCounts.of(kind, taken);
      left -= taken;
    }
    return forgotten;
  }

  /// Some cards of a pack by luck.
  static int draw(int pack, int count, Chance chance) {
    int drawn = PackedCounts.NONE;
    int left = total(pack);
    for (int i = 0; i < count && left > 0; i++, left--)
      drawn += PackedCounts.one(PackedCounts.fieldAt(pack - drawn, chance.below(left)));
    return drawn;
  }

  private static int total(int pack) {
    int total = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) total += PackedCounts.count(pack, kind);
    return total;
  }
}
