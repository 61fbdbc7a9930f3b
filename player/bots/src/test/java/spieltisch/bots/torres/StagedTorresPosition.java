package spieltisch.bots.torres;

import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.torres.View;
import spieltisch.torres.rules.Notation;
import spieltisch.torres.rules.State;
import spieltisch.torres.rules.Torres;

/// Torres positions of two players for tests, in the turn of seat 0. The fields are those of the
/// notation.
final class StagedTorresPosition {
  /// The first turn of the game.
  static final String FIRST_ROUND = "T.0.1.1.1.0.5.3.0.0";

  /// The last round of the last year.
  static final String LAST_ROUND = "T.0.3.4.1.0.5.3.0.0";

  private static final String FLAT =
      "00001000/00000000/00100100/10000000/00000001/00100100/00000000/00010000";

  private String heights = FLAT;
  private String scores = "0/0";
  private String clock = FIRST_ROUND;
  private String handSizes = "0/0";
  private String hands = "0000000000/0000000000";
  private String deck = "4444444444";
  private int deckSize = 40;

  StagedTorresPosition heights(String text) {
    heights = text;
    return this;
  }

  StagedTorresPosition scores(String text) {
    scores = text;
    return this;
  }

  StagedTorresPosition clock(String text) {
    clock = text;
    return this;
  }

  /// Gives each seat one card.
  StagedTorresPosition oneCardEach() {
    handSizes = "1/1";
    hands = "1000000000/0100000000";
    deck = "3344444444";
    deckSize = 38;
    return this;
  }

  /// Gives seat 0 a card.
  StagedTorresPosition oneCard() {
    handSizes = "1/0";
    hands = "1000000000/0000000000";
    deck = "3444444444";
    deckSize = 39;
    return this;
  }

  State state() {
    return Notation.read(
        String.join(
            " ",
            heights,
            "22",
            "37/03",
            scores,
            "3.3.3.0/3.3.3.3",
            handSizes,
            Integer.toString(deckSize),
            "0000000000",
            clock,
            "-",
            hands,
            "0000000000",
            deck));
  }

  /// Returns what seat 0 sees.
  View view() {
    return new Torres().view(state(), Viewer.of(Seat.of(0)));
  }
}
