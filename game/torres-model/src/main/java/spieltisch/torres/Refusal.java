package spieltisch.torres;

import spieltisch.kernel.RefusalReason;

/// The reason why an action is illegal. There is one constant for each error of the protocol TorFU
/// about an illegal action.
public enum Refusal implements RefusalReason {
  NOT_ON_TURN("Du bist dafür nicht an der Reihe.", "It is not your turn for that."),
  IMPOSSIBLE("Das ist so nicht möglich.", "That is not possible."),
  TOO_FEW_ACTION_POINTS(
      "Dafür reichen deine Aktionspunkte nicht.", "You have too few action points for that."),
  CARD_NOT_HELD(
      "Diese Aktionskarte hast du nicht oder darfst sie erst im nächsten Zug spielen.",
      "You do not hold that action card, or may only play it next turn."),
  ONLY_TWO_CARDS(
      "Du darfst in einem Zug nur zwei Karten ziehen.", "You may draw only two cards in a turn."),
  DECK_EMPTY("Es liegt keine Karte mehr im Stapel.", "There is no card left to draw."),
  TOO_FEW_BLOCKS("Du hast dafür keinen Baustein mehr.", "You have no block left for that."),
  NO_FIGURE("Dort steht nicht die Figur, die du brauchst.", "The figure you need is not there."),
  FIGURE_PRESENT("Auf dem Feld steht schon eine Figur.", "A figure already stands there."),
  NOT_ADJACENT(
      "Kein eigener Ritter steht neben dem Feld.",
      "No knight of yours stands next to that square."),
  NOT_STRAIGHT("Der Zug geht nicht geradeaus.", "The move does not go straight."),
  TOO_FAR("Der Zug hat die falsche Weite.", "The move has the wrong length."),
  NO_WAY_THROUGH_CASTLE(
      "Durch die Burg führt kein Weg dorthin.", "No way through the castle leads there."),
  TOO_HIGH("Das Feld liegt zu hoch.", "That square is too high."),
  WOULD_FOUND_CASTLE("Damit entstünde eine neue Burg.", "That would found a new castle."),
  CASTLE_RULE_BROKEN(
      "Eine Burg würde höher als ihre Fläche groß ist, oder zwei Burgen würden eine.",
      "A castle would grow taller than its area, or two castles would become one."),
  WOULD_SPLIT_CASTLE("Die Burg würde getrennt.", "The castle would be split."),
  TOO_FEW_CASTLES("Es müssen sechs Burgen bleiben.", "Six castles must remain.");

  private final String german;
  private final String english;

  Refusal(String german, String english) {
    this.german = german;
    this.english = english;
  }

  @Override
  public String german() {
    return german;
  }

  @Override
  public String english() {
    return english;
  }
}
