package spieltisch.bots.torres;

import spieltisch.kernel.Chance;
import spieltisch.torres.Schedule;
import spieltisch.torres.Variant;
import spieltisch.torres.View;
import spieltisch.torres.cards.Cards;
import spieltisch.torres.rules.MutableState;
import spieltisch.torres.rules.State;

/// Samples full Torres states that are consistent with a view (determinization). Cards that the
/// viewer cannot see are drawn at random.
final class TorresDeterminizer {
  private TorresDeterminizer() {}

  /// Returns a state that the viewer cannot distinguish from the real state.
  static MutableState sample(View view, int seat, Chance chance) {
    var open = view.position();
    var hands = new int[Schedule.MOST_PLAYERS];
    var decks = new int[Schedule.MOST_PLAYERS];
    hands[seat] = view.hand();
    if (view.options().has(Variant.OWN_DECKS)) {
      for (int other = 0; other < open.players(); other++)
        dealOwnDeck(open.handSize(other), open.deckSize(other), other, seat, chance, hands, decks);
      return State.dealt(open, hands, decks, view.hand() - view.playable());
    }
    int hidden = Cards.FOUR_OF_EACH - open.played() - view.hand();
    for (int other = 0; other < open.players(); other++) {
      if (other == seat) continue;
      hands[other] = draw(hidden, open.handSize(other), chance);
      hidden -= hands[other];
    }
    decks[0] = hidden;
    return State.dealt(open, hands, decks, view.hand() - view.playable());
  }

  /// Deals a hand and a deck to a player with an individual deck. A position does not tell which
  /// player played a card, so the dealt cards may include cards that the player has already played.
  private static void dealOwnDeck(
      int held, int left, int other, int seat, Chance chance, int[] hands, int[] decks) {
    int hidden = Cards.ONE_OF_EACH - (other == seat ? hands[seat] & Cards.ONE_OF_EACH : Cards.NONE);
    if (other != seat) {
      hands[other] = draw(hidden, held, chance);
      hidden -= hands[other];
    }
    decks[other] = draw(hidden, left, chance);
  }

  private static int draw(int pile, int count, Chance chance) {
    int drawn = Cards.NONE;
    int left = Cards.total(pile);
    for (int i = 0; i < count && left > 0; i++, left--)
      drawn += Cards.one(Cards.kindAt(pile - drawn, chance.below(left)));
    return drawn;
  }
}
