package spieltisch.torfu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.torres.Action;
import spieltisch.torres.ActionKind;
import spieltisch.torres.PackedAction;
import spieltisch.torres.Square;

/// An action of which only some fields have arrived.
final class ActionDraft {
  private static final int LAST = Square.SIDE - 1;

  private final ActionKind kind;
  private final List<OptionalInt> columns = new ArrayList<>();
  private final List<OptionalInt> rows = new ArrayList<>();
  private String card = "";
  private String colour = "";

  ActionDraft(ActionKind kind) {
    this.kind = kind;
  }

  ActionKind kind() {
    return kind;
  }

  void add(Keyword field, String value) {
    switch (field) {
      case KARTE -> card = value;
      case FARBE -> colour = value;
      case X -> addTo(columns, value);
      case Y -> addTo(rows, value);
      default -> throw new IllegalArgumentException("not a field of an action: " + field);
    }
  }

  /// Adds a coordinate; surplus coordinates are ignored.
  private void addTo(List<OptionalInt> coordinates, String value) {
    if (coordinates.size() < kind.squares()) coordinates.add(NumberReader.parse(value, LAST));
  }

  boolean hasSquares() {
    return rows.size() == kind.squares() && columns.size() == kind.squares();
  }

  boolean hasCard() {
    return !card.isEmpty();
  }

  boolean hasColour() {
    return !colour.isEmpty();
  }

  String colour() {
    return colour;
  }

  /// Whether the client named the card that the action needs, or no card.
  boolean hasRightCard() {
    if (card.isEmpty()) return true;
    var number = NumberReader.parse(card);
    return number.isPresent() && number.getAsInt() == KeywordSpelling.cardNumber(kind);
  }

  /// Returns the action; empty if a square is missing or not on the board.
  Optional<Action> action() {
    if (!hasSquares()) return Optional.empty();
    if (kind.squares() == 0) return Optional.of(PackedAction.action(PackedAction.code(kind, 0, 0)));
    var first = square(0);
    var last = square(kind.squares() - 1);
    return first.isPresent() && last.isPresent()
        ? Optional.of(PackedAction.action(kind, first.get(), last.get()))
        : Optional.empty();
  }

  /// Returns the square of a two-level climb for which the client sent only one square; empty for
  /// any other action.
  Optional<Square> onlySquare() {
    boolean hasOne = rows.size() == 1 && columns.size() == 1;
    return kind == ActionKind.CLIMB_TWO_LEVELS && hasOne ? square(0) : Optional.empty();
  }

  private Optional<Square> square(int index) {
    var x = columns.get(index);
    var y = rows.get(index);
    return x.isPresent() && y.isPresent()
        ? Optional.of(Square.at(x.getAsInt(), y.getAsInt()))
        : Optional.empty();
  }
}
