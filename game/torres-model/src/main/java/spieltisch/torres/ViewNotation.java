package spieltisch.torres;

import java.util.List;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;

/// Writes a view as one line, and reads such a line.
///
/// The fields are the fields of [PositionNotation], then the viewer's seat (`-` for a spectator),
/// the viewer's cards, and the cards that the viewer drew in this turn.
public final class ViewNotation {
  public static final int FIELDS = PositionNotation.FIELDS + 3;

  private static final String NO_SEAT = "-";

  private ViewNotation() {}

  public static String write(View view) {
    return String.join(
        " ",
        PositionNotation.write(view.position()),
        seat(view.viewer()),
        PositionNotation.pile(view.hand()),
        PositionNotation.pile(view.fresh()));
  }

  private static String seat(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Player(var seat) -> Integer.toString(seat.index());
      case Viewer.Spectator _ -> NO_SEAT;
    };
  }

  /// Reads a view.
  ///
  /// @throws IllegalArgumentException if the line is not the notation of a view
  public static View read(String line) {
    var fields = PositionNotation.split(line, ' ');
    if (fields.size() != FIELDS) throw new IllegalArgumentException("not a view: " + line);
    var position = PositionNotation.read(fields);
    var seat = fields.get(PositionNotation.FIELDS);
    return seat.equals(NO_SEAT)
        ? View.spectator(position)
        : player(position, seat, fields.subList(PositionNotation.FIELDS + 1, FIELDS));
  }

  private static View player(Position position, String seat, List<String> piles) {
    int index = Integer.parseInt(seat);
    if (index < 0 || index >= position.players())
      throw new IllegalArgumentException("not a view: no seat " + seat);
    return View.player(
        Seat.of(index),
        position,
        PositionNotation.readPile(piles.get(0)),
        PositionNotation.readPile(piles.get(1)));
  }
}
