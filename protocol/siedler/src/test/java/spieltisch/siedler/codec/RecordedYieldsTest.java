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
import spieltisch.catan.View;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Hex;
import spieltisch.kernel.Seat;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;

/// The open facts of the recorded game on our own board: places to build, what every roll yields,
/// and where the robber goes.
///
/// The logs miss some lines, so two settlements of the set-up are inferred: one becomes a city
/// later, the other is the only legal place at its player's road. After a cut line the place of the
/// robber is unknown until he moves again; rolls in between prove nothing.
class RecordedYieldsTest {
  private static final List<Integer> IDS = List.of(7, 8, 9);
  private static final Corner INFERRED = new Corner(new Hex(-2, 3), new Hex(-2, 2), new Hex(-1, 2));

  private static Board board(List<List<RecordedGame.Line>> logs) {
    return logs.stream()
        .flatMap(List::stream)
        .flatMap(line -> line.said().stream())
        .filter(ServerMessage.GameStarted.class::isInstance)
        .map(it -> ((ServerMessage.GameStarted) it).chart().board().orElseThrow())
        .findFirst()
        .orElseThrow();
  }

  /// Every building once, at the time it was first heard of.
  private static NavigableMap<String, OwnedPiece> buildings(List<List<RecordedGame.Line>> logs) {
    var found = new ArrayList<OwnedPiece>();
    var times = new TreeMap<String, OwnedPiece>();
    for (var log : logs)
      for (var line : log)
        if (line.said().orElse(null) instanceof ServerMessage.Built(var ownedPiece)
            && !found.contains(ownedPiece)) {
          found.add(ownedPiece);
          times.put(line.time(), ownedPiece);
        }
    return times;
  }

  private static int seat(int id) {
    return IDS.indexOf(id);
  }

  @Test
  void every_building_is_on_a_place_that_is_free() throws IOException {
    var logs = RecordedGame.logs();
    var open = new MutablePosition(Options.standard(3), board(logs));
    var island = Island.SMALL;
    open.settlementPlaced(seat(8), island.indexOf(INFERRED));
    open.settlementPlaced(
        seat(7), island.indexOf(new Corner(new Hex(1, 0), new Hex(1, -1), new Hex(2, -1))));
    var ownedPieces = buildings(logs);
    assertEquals(13, ownedPieces.size());
    for (var ownedPiece : ownedPieces.values()) place(open, ownedPiece);
  }

  private static void place(MutablePosition open, OwnedPiece ownedPiece) {
    var island = open.island();
    int seat = seat(ownedPiece.owner());
    switch (ownedPiece) {
      case OwnedPiece.Road(_, var edge) -> {
        int at = island.indexOf(edge);
        assertTrue((open.roadSites(seat, at >>> 6) >>> at & 1) != 0, ownedPiece.toString());
        open.roadPlaced(seat, at);
      }
      case OwnedPiece.Settlement(_, var corner) -> {
        int at = island.indexOf(corner);
        assertTrue((open.blocked(at >>> 6) >>> at & 1) == 0, ownedPiece.toString());
        open.settlementPlaced(seat, at);
      }
      case OwnedPiece.City(_, var corner) -> {
        int at = island.indexOf(corner);
        assertEquals(seat, open.owner(at), ownedPiece.toString());
        open.cityPlaced(seat, at);
      }
    }
  }

  @Test
  void every_roll_yields_what_it_would_on_our_board() throws IOException {
    var logs = RecordedGame.logs();
    var board = board(logs);
    var ownedPieces = buildings(logs);
    int checked = 0;
    for (var log : logs) checked += new Watcher(board, ownedPieces).watch(log);
    assertTrue(checked >= 85, checked + " rolls");
  }

  @Test
  void every_move_of_the_robber_is_one_that_our_rules_allow() throws IOException {
    var logs = RecordedGame.logs();
    int moves = 0;
    for (var log : logs) {
      var watcher = new Watcher(board(logs), buildings(logs));
      watcher.watch(log);
      moves += watcher.moves;
    }
    assertTrue(moves >= 20, moves + " moves");
  }

  /// Follows one log and checks the rolls of which it saw everything.
  private static final class Watcher {
    private final Board board;
    private final NavigableMap<String, OwnedPiece> ownedPieces;
    private Hex robber;
    private boolean isRobberKnown;

    /// What last let a player move the robber or not, unless it may stand in a line that is cut.
    private Optional<ServerMessage> cause = Optional.empty();

    private int checked;
    private int moves;

    Watcher(Board board, NavigableMap<String, OwnedPiece> ownedPieces) {
      this.board = board;
      this.ownedPieces = ownedPieces;
      robber = board.robber();
    }

    int watch(List<RecordedGame.Line> log) {
      isRobberKnown = log.getFirst().text().startsWith("{\"Hallo\"");
      for (int i = 0; i < log.size(); i++) {
        var line = log.get(i);
        if (line.isFromServer() && line.said().isEmpty()) {
          isRobberKnown = false;
          cause = Optional.empty();
        }
        if (line.said().orElse(null) instanceof ServerMessage.KnightPlayed) cause = line.said();
        if (line.said().orElse(null) instanceof ServerMessage.Thrown) cause = line.said();
        if (line.said().orElse(null) instanceof ServerMessage.RobberMoved moved) {
          if (isRobberKnown && cause.isPresent()) check(line.time(), moved, cause.get());
          robber = moved.hex();
          isRobberKnown = true;
        }
        if (line.said().orElse(null) instanceof ServerMessage.Thrown thrown)
          check(line.time(), thrown, log.subList(i + 1, log.size()));
      }
      return checked;
    }

    /// A roll is followed by what it yields and then by the roller's state.
    private void check(String time, ServerMessage.Thrown thrown, List<RecordedGame.Line> after) {
      var gained = new ArrayList<>(List.of(Resources.NONE, Resources.NONE, Resources.NONE));
      for (var line : after) {
        if (!line.isFromServer()) continue;
        if (line.said().orElse(null) instanceof ServerMessage.Gained(var id, var cards)
            && cards instanceof MaybeHidden.Open<Resources>(var some)) {
          gained.set(seat(id), gained.get(seat(id)).plus(some));
          continue;
        }
        boolean isWhole =
            line.said().orElse(null) instanceof ServerMessage.StatusUpdate(var player)
                && player.id() == thrown.player()
                && player.status() == PlayerStatus.TURN;
        if (isWhole && isRobberKnown) compare(time, thrown, gained);
        return;
      }
    }

    /// Asks our own rules, in the position before the move.
    private void check(String time, ServerMessage.RobberMoved moved, ServerMessage reason) {
      int seat = seat(moved.player().orElseThrow());
      var victim = moved.victim().stream().mapToObj(id -> Seat.of(seat(id))).findFirst();
      var open = position(time);
      int knights = reason instanceof ServerMessage.KnightPlayed ? 1 : 0;
      for (int i = 0; i < knights; i++) open.cardBought(seat);
      open.turnBegan(seat);
      if (reason
          instanceof ServerMessage.Thrown(var roller, DiceRoll.Pair(var first, var second))) {
        assertEquals(moved.player().getAsInt(), roller, time);
        assertEquals(7, first + second, time);
        open.rolled(first, second);
        open.phaseBegan(Position.MOVE_ROBBER, seat);
      }
      Action action =
          knights > 0
              ? new Action.PlayKnight(moved.hex(), victim)
              : new Action.MoveRobber(moved.hex(), victim);
      var cards = new Cards(knights, 0, 0, 0, 0);
      var view = View.ofPlayer(Seat.of(seat), open, 0, cards.packed(), 0);
      assertEquals(Optional.empty(), view.refusal(action), time + " " + action);
      moves++;
    }

    private void compare(String time, ServerMessage.Thrown thrown, List<Resources> gained) {
      var open = position(time);
      for (int seat = 0; seat < IDS.size(); seat++)
        assertEquals(
            Resources.unpacked(open.income(seat, thrown.dice().sum())),
            gained.get(seat),
            time + " seat " + seat);
      checked++;
    }

    private MutablePosition position(String time) {
      var open = new MutablePosition(Options.standard(3), board);
      var island = open.island();
      open.settlementPlaced(seat(8), island.indexOf(INFERRED));
      open.settlementPlaced(
          seat(7), island.indexOf(new Corner(new Hex(1, 0), new Hex(1, -1), new Hex(2, -1))));
      open.robberMoved(island.indexOf(robber));
      for (var ownedPiece : ownedPieces.headMap(time, false).values()) place(open, ownedPiece);
      return open;
    }
  }
}
