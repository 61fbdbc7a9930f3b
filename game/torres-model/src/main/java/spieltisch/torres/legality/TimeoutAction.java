package spieltisch.torres.legality;

import spieltisch.torres.Action;
import spieltisch.torres.Board;
import spieltisch.torres.Phase;
import spieltisch.torres.Square;
import spieltisch.torres.Squares;
import spieltisch.torres.View;

/// The action that is taken for a player whose time is up.
public final class TimeoutAction {
  private TimeoutAction() {}

  /// If a first knight is awaited, places the knight on the first free starting square. If the king
  /// is awaited, leaves the king in place, or puts the king on the first castle square without a
  /// knight if the king is not on the board yet. In all other phases, ends the turn.
  public static Action action(View view) {
    var board = view.board();
    return switch (view.phase()) {
      case Phase.FirstKnight _ -> new Action.PlaceFirstKnight(first(Legality.knightTargets(view)));
      case Phase.King _ ->
          new Action.PlaceKing(
              board.king() == Board.NOWHERE
                  ? first(Legality.kingTargets(view))
                  : Square.of(board.king()));
      case Phase.Turn _, Phase.Over _ -> new Action.EndTurn();
    };
  }

  private static Square first(long squares) {
    return Square.of(Squares.first(squares));
  }
}
