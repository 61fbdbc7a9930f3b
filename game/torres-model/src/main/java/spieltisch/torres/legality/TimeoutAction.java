package spieltisch.torres.legality;

import spieltisch.torres.Action;
import spieltisch.torres.Board;
import spieltisch.torres.Phase;
import spieltisch.torres.Square;
import spieltisch.torres.Squares;
import spieltisch.torres.View;

/// The action for a player whose time is up.
public final class TimeoutAction {
  private TimeoutAction() {}

  /// A first knight goes to the first free starting square, the king stays or goes to the first
  /// free castle, and a turn ends.
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
