package spieltisch.torres.rules;

import java.util.ArrayList;
import spieltisch.torres.PositionNotation;
import spieltisch.torres.cards.Cards;

/// Writes the full state as one line, and reads such a line.
///
/// The fields are the fields of [PositionNotation], then all hands, the cards drawn in this turn,
/// and the decks. A pile of cards is written as one digit for each kind of card.
public final class Notation {
  private static final int FIELDS = PositionNotation.FIELDS + 3;

  private Notation() {}

  public static String write(State state) {
    return String.join(
        " ",
        PositionNotation.write(state.position),
        piles(state.hands, state.players()),
        PositionNotation.pile(state.fresh),
        piles(state.decks, PositionNotation.decks(state.position)));
  }

  private static String piles(int[] piles, int count) {
    var texts = new ArrayList<String>();
    for (int i = 0; i < count; i++) texts.add(PositionNotation.pile(piles[i]));
    return String.join("/", texts);
  }

  /// Reads a state.
  ///
  /// @throws IllegalArgumentException if the line is not the notation of a state
  public static State read(String line) {
    var fields = PositionNotation.split(line, ' ');
    require(fields.size() == FIELDS, "fields");
    var state = new MutableState(PositionNotation.read(fields));
    read(state.hands, fields.get(FIELDS - 3), state.players());
    state.fresh = PositionNotation.readPile(fields.get(FIELDS - 2));
    read(state.decks, fields.get(FIELDS - 1), PositionNotation.decks(state.position));
    requireSizes(state);
    return state;
  }

  private static void read(int[] piles, String text, int count) {
    var parts = PositionNotation.split(text, '/');
    require(parts.size() == count, "piles " + text);
    for (int i = 0; i < count; i++) piles[i] = PositionNotation.readPile(parts.get(i));
  }

  private static void requireSizes(State state) {
    for (int seat = 0; seat < state.players(); seat++) {
      int deck = state.decks[state.position.deckOf(seat)];
      require(Cards.total(state.hands[seat]) == state.position.handSize(seat), "hand size");
      require(Cards.total(deck) == state.position.deckSize(seat), "deck size");
    }
  }

  private static void require(boolean holds, String problem) {
    if (!holds) throw new IllegalArgumentException("not a state: " + problem);
  }
}
