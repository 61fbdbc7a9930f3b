package spieltisch.web;

import spieltisch.torres.Squares;
import spieltisch.torres.View;
import spieltisch.torres.rules.CastleScoring;

/// Encodes the scoring of a board as lines, for the browser client.
///
/// A castle is a line such as `castle 3 1 2,0 18,19,26`: the area, 1 if the king is in the castle,
/// the level of the highest knight of each seat, and the squares. A king's bonus is a line such as
/// `bonus 1 5`: the seat and its points.
final class ScoringLines {
  private ScoringLines() {}

  static String of(View view) {
    var lines = new StringBuilder();
    for (int i = 0; i < view.board().castleCount(); i++)
      castle(view, view.board().castle(i), lines);
    if (view.year() > 0 && view.board().king() >= 0) bonuses(view, lines);
    return lines.toString();
  }

  private static void castle(View view, long squares, StringBuilder lines) {
    boolean hasKing = view.board().king() >= 0 && Squares.has(squares, view.board().king());
    lines.append("castle ").append(Squares.size(squares)).append(hasKing ? " 1 " : " 0 ");
    for (var seat : view.seats())
      lines
          .append(seat.index() == 0 ? "" : ",")
          .append(CastleScoring.level(view.board(), squares, seat.index()));
    var separator = ' ';
    for (var square : Squares.list(squares)) {
      lines.append(separator).append(square.index());
      separator = ',';
    }
    lines.append('\n');
  }

  private static void bonuses(View view, StringBuilder lines) {
    for (var seat : view.seats())
      if (CastleScoring.earnsBonus(view.board(), seat.index(), view.year()))
        lines
            .append("bonus ")
            .append(seat.index())
            .append(' ')
            .append(CastleScoring.BONUS * view.year())
            .append('\n');
  }
}
