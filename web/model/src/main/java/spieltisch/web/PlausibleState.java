package spieltisch.web;

import java.util.ArrayList;
import java.util.List;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.torres.PositionNotation;
import spieltisch.torres.View;
import spieltisch.torres.ViewNotation;
import spieltisch.torres.cards.Card;
import spieltisch.torres.rules.Notation;
import spieltisch.torres.rules.State;

/// Creates a full game state that is consistent with the view of one player. The hidden cards of
/// this state are arbitrary.
///
/// The effects of a player's own actions do not depend on hidden cards, so they can be computed in
/// such a state.
final class PlausibleState {
  private static final int OWN_HAND = PositionNotation.FIELDS + 1;
  private static final int FRESH = PositionNotation.FIELDS + 2;
  private static final int DECK_SIZES = 6;

  private PlausibleState() {}

  static Seat seat(View view) {
    return switch (view.viewer()) {
      case Viewer.Player(var seat) -> seat;
      case Viewer.Spectator _ -> throw new IllegalArgumentException("a spectator has no seat");
    };
  }

  static State state(View view) {
    var fields = PositionNotation.split(ViewNotation.write(view), ' ');
    var known = String.join(" ", fields.subList(0, PositionNotation.FIELDS));
    return Notation.read(
        String.join(
            " ", known, hands(view, fields.get(OWN_HAND)), fields.get(FRESH), decks(fields)));
  }

  private static String hands(View view, String own) {
    var hands = new ArrayList<String>();
    for (var seat : view.seats())
      hands.add(view.viewer().is(seat) ? own : anyCards(view.handSize(seat)));
    return String.join("/", hands);
  }

  private static String decks(List<String> fields) {
    var decks = new ArrayList<String>();
    for (var size : PositionNotation.split(fields.get(DECK_SIZES), '/'))
      decks.add(anyCards(Integer.parseInt(size)));
    return String.join("/", decks);
  }

  private static String anyCards(int count) {
    var pile = new StringBuilder();
    int left = count;
    for (int kind = 0; kind < Card.ALL.size(); kind++) {
      int copies = Math.min(left, Card.COPIES);
      pile.append(copies);
      left -= copies;
    }
    return pile.toString();
  }
}
