package spieltisch.siedler.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.Board;
import spieltisch.catan.Island;
import spieltisch.catan.MutablePosition;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Hex;
import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;

/// Replays the public events of the recorded game on our board: building places, yields and robber
/// moves.
///
/// Some lines of the logs are missing, so two settlements of the founding are inferred: one becomes
/// a city later, the other is the only legal place at its player's road. After a truncated line the
/// place of the robber is unknown until the next robber move. Rolls in between are not checked.
class RecordedYieldsTest {
  private static final List<Integer> IDS = List.of(7, 8, 9);
  private static final Corner INFERRED = new Corner(new Hex(-2, 3), new Hex(-2, 2), new Hex(-1, 2));

  private static Board board(List<List<ReferenceGame.Line>> logs) {
    return logs.stream()
        .flatMap(List::stream)
        .flatMap(line -> line.message().stream())
        .filter(ServerMessage.GameStarted.class::isInstance)
        .map(it -> ((ServerMessage.GameStarted) it).map().board().orElseThrow())
        .findFirst()
        .orElseThrow();
  }

  /// Returns every building once, at the time of its first message.
  private static NavigableMap<String, OwnedPiece> buildings(List<List<ReferenceGame.Line>> logs) {
    var found = new ArrayList<OwnedPiece>();
    var times = new TreeMap<String, OwnedPiece>();
    for (var log : logs)
      for (var line : log)
        if (line.message().orElse(null) instanceof ServerMessage.Built(var piece)
            && !found.contains(piece)) {
          found.add(piece);
          times.put(line.time(), piece);
        }
    return times;
  }

  private static int seat(int id) {
    return IDS.indexOf(id);
  }

  @Test
  void every_building_is_on_a_free_place() throws IOException {
    var logs = ReferenceGame.logs();
    var position = new MutablePosition(Options.standard(3), board(logs));
    var island = Island.SMALL;
    position.settlementPlaced(seat(8), island.indexOf(INFERRED));
    position.settlementPlaced(
        seat(7), island.indexOf(new Corner(new Hex(1, 0), new Hex(1, -1), new Hex(2, -1))));
    var pieces = buildings(logs);
    assertEquals(13, pieces.size());
    for (var piece : pieces.values()) place(position, piece);
  }

  private static void place(MutablePosition position, OwnedPiece piece) {
    var island = position.island();
    int seat = seat(piece.owner());
    switch (piece) {
      case OwnedPiece.Road(_, var edge) -> {
        int at = island.indexOf(edge);
        assertTrue((position.roadSites(seat, at >>> 6) >>> at & 1) != 0, piece.toString());
        position.roadPlaced(seat, at);
      }
      case OwnedPiece.Settlement(_, var corner) -> {
        int at = island.indexOf(corner);
        assertTrue((position.blocked(at >>> 6) >>> at & 1) == 0, piece.toString());
        position.settlementPlaced(seat, at);
      }
      case OwnedPiece.City(_, var corner) -> {
        int at = island.indexOf(corner);
        assertEquals(seat, position.owner(at), piece.toString());
        position.cityPlaced(seat, at);
      }
    }
  }

  @Test
  void every_roll_yields_the_same_as_on_our_board() throws IOException {
    var logs = ReferenceGame.logs();
    var board = board(logs);
    var pieces = buildings(logs);
    int checked = 0;
    for (var log : logs) checked += new LogChecker(board, pieces).check(log);
    assertTrue(checked >= 85, checked + " rolls");
  }

  @Test
  void every_robber_move_is_legal_by_our_rules() throws IOException {
    var logs = ReferenceGame.logs();
    int moves = 0;
    for (var log : logs) {
      var watcher = new LogChecker(board(logs), buildings(logs));
      watcher.check(log);
      moves += watcher.moves;
    }
    assertTrue(moves >= 20, moves + " moves");
  }

  /// Checks one log: the rolls whose messages are all present, and the robber moves.
  private static final class LogChecker {
    private final Board board;
    private final NavigableMap<String, OwnedPiece> pieces;
    private Hex robber;
    private boolean isRobberKnown;

    /// The last roll or knight, which allows a robber move; empty after a truncated line.
    private Optional<ServerMessage> cause = Optional.empty();

    private int checked;
    private int moves;

    LogChecker(Board board, NavigableMap<String, OwnedPiece> pieces) {
      this.board = board;
      this.pieces = pieces;
      robber = board.robber();
    }

    int check(List<ReferenceGame.Line> log) {
      isRobberKnown = log.getFirst().text().startsWith("{\"Hallo\"");
      for (int i = 0; i < log.size(); i++) {
        var line = log.get(i);
        if (line.isFromServer() && line.message().isEmpty()) {
          isRobberKnown = false;
          cause = Optional.empty();
        }
        if (line.message().orElse(null) instanceof ServerMessage.KnightPlayed)
          cause = line.message();
        if (line.message().orElse(null) instanceof ServerMessage.DiceRolled) cause = line.message();
        if (line.message().orElse(null) instanceof ServerMessage.RobberMoved moved) {
          if (isRobberKnown && cause.isPresent()) check(line.time(), moved, cause.get());
          robber = moved.hex();
          isRobberKnown = true;
        }
        if (line.message().orElse(null) instanceof ServerMessage.DiceRolled rolled)
          check(line.time(), rolled, log.subList(i + 1, log.size()));
      }
      return checked;
    }

    /// A roll is followed by its gains and then by the state of the roller.
    private void check(
        String time, ServerMessage.DiceRolled rolled, List<ReferenceGame.Line> after) {
      var gained = new ArrayList<>(List.of(Resources.NONE, Resources.NONE, Resources.NONE));
      for (var line : after) {
        if (!line.isFromServer()) continue;
        if (line.message().orElse(null) instanceof ServerMessage.Gained(var id, var cards)
            && cards instanceof MaybeHidden.Open<Resources>(var some)) {
          gained.set(seat(id), gained.get(seat(id)).plus(some));
          continue;
        }
        boolean isWhole =
            line.message().orElse(null) instanceof ServerMessage.StatusUpdate(var player)
                && player.id() == rolled.player()
                && player.status() == PlayerStatus.TURN;
        if (isWhole && isRobberKnown) compare(time, rolled, gained);
        return;
      }
    }

    /// Checks the move with our rules, in the position before it.
    private void check(String time, ServerMessage.RobberMoved moved, ServerMessage reason) {
      int seat = seat(moved.player().orElseThrow());
      var victim = moved.victim().stream().mapToObj(id -> Seat.of(seat(id))).findFirst();
      var position = position(time);
      int knights = reason instanceof ServerMessage.KnightPlayed ? 1 : 0;
      for (int i = 0; i < knights; i++) position.cardBought(seat);
      position.turnBegan(seat);
      if (reason
          instanceof ServerMessage.DiceRolled(var roller, DiceRoll.Pair(var first, var second))) {
        assertEquals(moved.player().getAsInt(), roller, time);
        assertEquals(7, first + second, time);
        position.rolled(first, second);
        position.phaseBegan(Position.MOVE_ROBBER, seat);
      }
      Action action =
          knights > 0
              ? new Action.PlayKnight(moved.hex(), victim)
              : new Action.MoveRobber(moved.hex(), victim);
      var cards = new Cards(knights, 0, 0, 0, 0);
      var view = View.ofPlayer(Seat.of(seat), position, 0, cards.packed(), 0);
      assertEquals(Optional.empty(), view.refusal(action), time + " " + action);
      moves++;
    }

    private void compare(String time, ServerMessage.DiceRolled rolled, List<Resources> gained) {
      var position = position(time);
      for (int seat = 0; seat < IDS.size(); seat++)
        assertEquals(
            Resources.unpacked(position.income(seat, rolled.dice().sum())),
            gained.get(seat),
            time + " seat " + seat);
      checked++;
    }

    private MutablePosition position(String time) {
      var position = new MutablePosition(Options.standard(3), board);
      var island = position.island();
      position.settlementPlaced(seat(8), island.indexOf(INFERRED));
      position.settlementPlaced(
          seat(7), island.indexOf(new Corner(new Hex(1, 0), new Hex(1, -1), new Hex(2, -1))));
      position.robberMoved(island.indexOf(robber));
      for (var piece : pieces.headMap(time, false).values()) place(position, piece);
      return position;
    }
  }
}
