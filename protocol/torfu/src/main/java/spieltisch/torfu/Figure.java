package spieltisch.torfu;

import java.util.Optional;
import spieltisch.torres.Colour;

/// What can stand on a square of the plan, with its letter.
public enum Figure {
  NONE(""),
  ORANGE("O"),
  BLUE("B"),
  GREEN("G"),
  BLACK("S"),
  KING("K");

  private final String letter;

  Figure(String letter) {
    this.letter = letter;
  }

  public String letter() {
    return letter;
  }

  /// The knight of a colour.
  public static Figure of(Colour colour) {
    return switch (colour) {
      case ORANGE -> ORANGE;
      case BLUE -> BLUE;
      case GREEN -> GREEN;
      case BLACK -> BLACK;
    };
  }

  static Optional<Figure> ofLetter(String letter) {
    for (var figure : values()) if (figure.letter.equals(letter)) return Optional.of(figure);
    return Optional.empty();
  }
}
