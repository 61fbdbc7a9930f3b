package spieltisch.torfu;

import java.util.ArrayList;
import java.util.List;
import spieltisch.kernel.Seat;
import spieltisch.torfu.ServerMessage.Cell;
import spieltisch.torfu.ServerMessage.Plan;
import spieltisch.torfu.ServerMessage.Status;
import spieltisch.torfu.ServerMessage.StatusRow;
import spieltisch.torres.Board;
import spieltisch.torres.Colour;
import spieltisch.torres.PlayerKnowledge;
import spieltisch.torres.Square;
import spieltisch.torres.Squares;
import spieltisch.torres.View;

/// The players and spectators of a game, for its status message.
///
/// @param timeout the time limit of a turn in milliseconds; a value below 1 means no limit
public record Roster(String game, long timeout, List<Player> players, List<String> spectators) {
  public record Player(String name, int age) {}

  public Roster {
    players = List.copyOf(players);
    spectators = List.copyOf(spectators);
  }

  /// Returns the status before the game starts.
  public Status status() {
    var rows = new ArrayList<StatusRow>();
    for (int i = 0; i < players.size(); i++)
      rows.add(new StatusRow(i, players.get(i).name(), 0, players.get(i).age(), 0));
    return new Status(game, 0, 0, 0, Status.NOBODY, timeout, rows, spectators);
  }

  /// Returns the status of a running or finished game. The status is the same for all players.
  public Status status(View view) {
    var rows = new ArrayList<StatusRow>();
    for (var seat : view.seats()) {
      var player = players.get(seat.index());
      int blocks = view.blocksForTurn(seat);
      rows.add(new StatusRow(seat.index(), player.name(), view.score(seat), player.age(), blocks));
    }
    return new Status(
        game, view.year(), view.round(), view.turn(), active(view), timeout, rows, spectators);
  }

  private String active(View view) {
    return view.awaited() == PlayerKnowledge.NOBODY
        ? Status.NOBODY
        : players.get(view.awaited()).name();
  }

  /// Returns the message that shows a board.
  public static Plan plan(Board board) {
    var cells = new ArrayList<Cell>();
    for (int square = 0; square < Square.COUNT; square++)
      cells.add(new Cell(board.height(square), figure(board, square)));
    return new Plan(cells);
  }

  private static PlanFigure figure(Board board, int square) {
    if (board.king() == square) return PlanFigure.KING;
    for (var colour : Colour.values()) {
      Seat seat = colour.seat();
      if (Squares.has(board.knights(seat), square)) return PlanFigure.of(colour);
    }
    return PlanFigure.NONE;
  }
}
