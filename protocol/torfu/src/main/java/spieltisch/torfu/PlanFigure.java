package spieltisch.torfu;

import java.util.Optional;
import spieltisch.torres.Colour;

/// A figure on a square of the plan, with the letter for it.
public enum PlanFigure {
  NONE(""),
  ORANGE("O"),
  BLUE("B"),
  GREEN("G"),
  BLACK("S"),
  KING("K");

  private final String letter;

  PlanFigure(String letter) {
    this.letter = letter;
  }

  public String letter() {
    return letter;
  }

  /// Returns the knight of a colour.
  public static PlanFigure of(Colour colour) {
    return switch (colour) {
      case ORANGE -> ORANGE;
      case BLUE -> BLUE;
      case GREEN -> GREEN;
      case BLACK -> BLACK;
    };
  }

  static Optional<PlanFigure> ofLetter(String letter) {
    for (var figure : values()) if (figure.letter.equals(letter)) return Optional.of(figure);
    return Optional.empty();
  }
}
