package spieltisch.torfu;

import java.util.Optional;
import spieltisch.torres.Colour;

/// What can stand on a square of the plan, with its letter.
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

  /// The knight of a colour.
  public static PlanFigure of(Colour colour) {
    return switch (colour) {
      case ORANGE -> ORANGE;
      case BLUE -> BLUE;
      case GREEN -> GREEN;
      case BLACK -> BLACK;
    };
  }

  static Optional<PlanFigure> ofLetter(String letter) {
    for (var planFigure : values())
      if (planFigure.letter.equals(letter)) return Optional.of(planFigure);
    return Optional.empty();
  }
}
