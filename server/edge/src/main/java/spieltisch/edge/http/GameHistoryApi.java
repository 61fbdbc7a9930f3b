package spieltisch.edge.http;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.util.Locale;
import java.util.Optional;
import spieltisch.catan.Colour;
import spieltisch.host.TableHistory;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.store.TableId;
import spieltisch.table.Table;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.game.GameKind;
import spieltisch.table.game.GameState;
import spieltisch.table.game.TorresGameState;
import spieltisch.table.member.Member;

/// A game as it is told over HTTP: all of it once it is over, and before that what a spectator may
/// see.
final class GameHistoryApi {
  private final TableId id;
  private final TableHistory tableHistory;
  private final Table table;

  GameHistoryApi(TableId id, TableHistory tableHistory) {
    this.id = id;
    this.tableHistory = tableHistory;
    table = tableHistory.table();
  }

  /// Whether somebody who does not sit there may read of it.
  boolean isOpen() {
    return table.isOver() || table.isRunning() && table.options().spectators();
  }

  JsonObject form() {
    var form =
        new JsonObject()
            .put("id", id.text())
            .put("name", table.name())
            .put("table", table.name())
            .put("game", table.options().game().name().toLowerCase(Locale.ROOT))
            .put("status", table.isOver() ? "over" : "running")
            .put("options", TableRequest.form(table.options()))
            .put("players", players());
    table.round().ifPresent(runningGame -> form.put("commitment", runningGame.seed().commitment()));
    if (table.isOver()) reveal(form);
    return form.put("frames", table.options().game() == GameKind.CATAN ? frames() : torresFrames());
  }

  /// What was secret while the game ran.
  private void reveal(JsonObject form) {
    table
        .round()
        .ifPresent(
            runningGame -> form.put("seed", runningGame.seed().hex()).put("result", result()));
    var entries = new JsonArray();
    for (var text : tableHistory.texts()) entries.add(new JsonObject(text));
    form.put("entries", entries);
  }

  private JsonArray frames() {
    var frames = new JsonArray();
    var catanReplayFrames =
        table.isOver()
            ? CatanReplayFrames.ofEverything(tableHistory.entries())
            : CatanReplayFrames.ofTheOpen(tableHistory.entries());
    for (var line : catanReplayFrames.lines())
      frames.add(new JsonObject().put("n", line.version()).put("message", line.message()));
    return frames;
  }

  private JsonArray torresFrames() {
    var frames = new JsonArray();
    for (var line : TorresReplayFrames.of(tableHistory.entries()).lines())
      frames.add(new JsonObject().put("n", line.version()).put("line", line.text()));
    return frames;
  }

  private JsonArray players() {
    var players = new JsonArray();
    for (var member : table.members()) players.add(player(member));
    return players;
  }

  private JsonObject player(Member member) {
    var form = new JsonObject().put("id", member.id());
    member.name().ifPresent(name -> form.put("name", name));
    member.colour().map(GameHistoryApi::word).ifPresent(colour -> form.put("colour", colour));
    member.bot().ifPresent(level -> form.put("bot", level));
    table
        .match()
        .flatMap(gameState -> gameState.seatOf(member.id()))
        .ifPresent(seat -> form.put("seat", seat.index()));
    return form;
  }

  private static String word(Colour colour) {
    return colour.name().toLowerCase(Locale.ROOT);
  }

  /// Points by seat; the winner is who has most of them in a game that came to its end.
  private JsonObject result() {
    var gameState = table.match().orElseThrow();
    var points = new JsonArray();
    int best = 0;
    for (int seat = 0; seat < gameState.order().size(); seat++) {
      int has = points(gameState, seat);
      points.add(has);
      if (has > points.getInteger(best)) best = seat;
    }
    var form = new JsonObject().put("points", points);
    Optional<String> broken = table.brokenOff();
    if (broken.isPresent()) form.put("brokenOff", broken.get());
    else form.put("winner", gameState.order().get(best));
    return form;
  }

  private static int points(GameState gameState, int index) {
    var seat = Seat.of(index);
    return switch (gameState) {
      case CatanGameState catan -> catan.view(Viewer.of(seat)).points(seat);
      case TorresGameState torres -> torres.view(Viewer.of(seat)).score(seat);
    };
  }
}
