package spieltisch.bots.catan.search;

import java.util.List;
import spieltisch.catan.Legality;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.rules.State;
import spieltisch.catan.view.View;
import spieltisch.kernel.Chance;

/// Samples full game states that are consistent with a player's knowledge (determinization).
public final class CatanDeterminizer {
  /// The maximum number of samples drawn to find a determinization in which all moves are legal.
  private static final int MAX_SAMPLES = 16;

  private final HandBelief belief;

  public CatanDeterminizer(HandBelief belief) {
    this.belief = belief;
  }

  /// Returns whether the card counts of a view are consistent. Views built from messages of foreign
  /// servers may be inconsistent.
  public static boolean isConsistent(View view) {
    var open = view.position();
    int seat = view.seat().orElseThrow().index();
    int perKind = open.options().bank();
    int hidden = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      int left =
          perKind
              - PackedCounts.count(open.bank(), kind)
              - PackedCounts.count(view.hand(seat), kind);
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

  /// Samples a state until all given moves of the viewer are legal in it, at most `MAX_SAMPLES`
  /// times. The moves are legal in the real game, but a sample can contradict them: for instance,
  /// it may not give a player the cards for an offer that the player accepted.
  public State sample(View view, List<Long> moves, Chance chance) {
    int seat = view.seat().orElseThrow().index();
    var state = sample(view, chance);
    for (int i = 1; i < MAX_SAMPLES && !areLegal(state, seat, moves); i++)
      state = sample(view, chance);
    return state;
  }

  private static boolean areLegal(State state, int seat, List<Long> moves) {
    for (long move : moves) if (Legality.refusal(state, seat, move) != null) return false;
    return true;
  }

  /// Returns a state that the viewer cannot distinguish from the real state.
  State sample(View view, Chance chance) {
    var open = view.position();
    int seat = view.seat().orElseThrow().index();
    var hands = new int[open.players()];
    var cards = new int[open.players()];
    hands[seat] = view.hand(seat);
    cards[seat] = view.cards(seat);
    if (!belief.sample(view, chance, hands)) dealHands(open, seat, chance, hands);
    int deck = dealCards(open, seat, chance, cards);
    int boughtThisTurn = open.active() == seat ? view.fresh() : PackedCounts.NONE;
    return State.dealt(open, hands, cards, boughtThisTurn, deck);
  }

  /// Deals the unseen resource cards to the other players at random, as many as each hand holds.
  private static void dealHands(Position open, int seat, Chance chance, int[] hands) {
    int perKind = open.options().bank();
    int hidden =
        PackedCounts.of(perKind, perKind, perKind, perKind, perKind) - open.bank() - hands[seat];
    for (int other = 0; other < hands.length; other++) {
      if (other == seat) continue;
      hands[other] = draw(hidden, open.handSize(other), chance);
      hidden -= hands[other];
    }
  }

  /// Deals the unseen development cards to the other players at random. Returns the remaining
  /// cards, which form the deck.
  private int dealCards(Position open, int seat, Chance chance, int[] cards) {
    int hidden = open.options().deck() - cards[seat] - belief.played();
    int unobserved = PackedCounts.total(hidden) - open.deck();
    for (int other = 0; other < cards.length; other++)
      if (other != seat) unobserved -= open.cardCount(other);
    hidden -= unobserved(open, hidden, unobserved);
    for (int other = 0; other < cards.length; other++) {
      if (other == seat) continue;
      cards[other] = draw(hidden, open.cardCount(other), chance);
      hidden -= cards[other];
    }
    return hidden;
  }

  /// Estimates the kinds of the cards that were played without an observation. The number of played
  /// knights is public. All other cards that were played without an observation count as progress
  /// cards.
  private int unobserved(Position open, int hidden, int count) {
    int knights = -PackedCounts.count(belief.played(), Card.KNIGHT.ordinal());
    for (int seat = 0; seat < open.players(); seat++) knights += open.knights(seat);
    int knownKnights = Math.clamp(knights, 0, PackedCounts.count(hidden, Card.KNIGHT.ordinal()));
    int unobserved = PackedCounts.of(Card.KNIGHT.ordinal(), Math.min(knownKnights, count));
    int left = count - PackedCounts.total(unobserved);
    for (int kind = Card.MONOPOLY.ordinal(); kind >= 0 && left > 0; kind--) {
      int taken = Math.min(left, PackedCounts.count(hidden - unobserved, kind));
      unobserved += PackedCounts.of(kind, taken);
      left -= taken;
    }
    return unobserved;
  }

  /// Draws a number of random cards from packed counts.
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
