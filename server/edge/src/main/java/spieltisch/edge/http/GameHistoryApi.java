package spieltisch.edge.http;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.util.Locale;
import spieltisch.catan.Colour;
import spieltisch.host.TableHistory;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.notify.CatanReplayFrames;
import spieltisch.notify.TorresReplayFrames;
import spieltisch.store.TableDetails;
import spieltisch.store.TableId;
import spieltisch.table.Table;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.game.GameKind;
import spieltisch.table.game.GameState;
import spieltisch.table.game.TorresGameState;
import spieltisch.table.member.Member;

/// A game as JSON. After the end of the game, the JSON contains everything. Before the end, the
/// JSON contains only what the requesting player or spectator may see.
final class GameHistoryApi {
  /// An id that no member has; it stands for a spectator.
  static final int SPECTATOR = 0;

  private final TableId id;
  private final TableHistory history;
  private final Table table;
  private final int viewer;

  private GameHistoryApi(TableId id, TableHistory history, int viewer) {
    this.id = id;
    this.history = history;
    this.viewer = viewer;
    table = history.table();
  }

  static GameHistoryApi forSpectator(TableId id, TableHistory history) {
    return new GameHistoryApi(id, history, SPECTATOR);
  }

  static GameHistoryApi forPlayer(TableId id, TableHistory history, int member) {
    return new GameHistoryApi(id, history, member);
  }

  JsonObject toJson() {
    var json =
        new JsonObject()
            .put("id", id.text())
            .put("name", table.name())
            .put("table", table.name())
            .put("game", table.options().game().name().toLowerCase(Locale.ROOT))
            .put("status", table.isOver() ? "over" : "running")
            .put("options", TableRequest.toJson(table.options()))
            .put("players", players());
    if (viewer != SPECTATOR) json.put("you", viewer);
    table.commitment().ifPresent(commitment -> json.put("commitment", commitment));
    if (table.isOver()) addSecrets(json);
    return json.put(
        "frames", table.options().game() == GameKind.CATAN ? catanFrames() : torresFrames());
  }

  /// Adds the data that was secret while the game ran.
  private void addSecrets(JsonObject json) {
    table.revealedSeed().ifPresent(seed -> json.put("seed", seed.hex()).put("result", result()));
    var entries = new JsonArray();
    for (var text : history.publishedTexts()) entries.add(new JsonObject(text));
    json.put("entries", entries);
  }

  private JsonArray catanFrames() {
    var frames = new JsonArray();
    var replay =
        table.isOver()
            ? CatanReplayFrames.withSecrets(history.entries())
            : CatanReplayFrames.forMember(history.entries(), viewer);
    for (var frame : replay.frames())
      frames.add(
          new JsonObject()
              .put("n", frame.version())
              .put("message", new JsonObject(frame.message())));
    return frames;
  }

  private JsonArray torresFrames() {
    var frames = new JsonArray();
    var replay =
        table.isOver()
            ? TorresReplayFrames.withSecrets(history.entries())
            : TorresReplayFrames.forMember(history.entries(), viewer);
    for (var frame : replay.frames()) {
      var json = new JsonObject().put("n", frame.version()).put("line", frame.line());
      if (!frame.hands().isEmpty()) json.put("hands", new JsonArray(frame.hands()));
      frames.add(json);
    }
    return frames;
  }

  private JsonArray players() {
    var players = new JsonArray();
    for (var member : table.players()) players.add(player(member));
    return players;
  }

  private JsonObject player(Member member) {
    var json = new JsonObject().put("id", member.id());
    member.name().ifPresent(name -> json.put("name", name));
    member.colour().map(GameHistoryApi::word).ifPresent(colour -> json.put("colour", colour));
    member.bot().ifPresent(level -> json.put("bot", level));
    table
        .gameState()
        .flatMap(state -> state.seatOf(member.id()))
        .ifPresent(seat -> json.put("seat", seat.index()));
    return json;
  }

  private static String word(Colour colour) {
    return colour.name().toLowerCase(Locale.ROOT);
  }

  /// Returns the points by seat. The winners are included unless the game was aborted.
  private JsonObject result() {
    var state = table.gameState().orElseThrow();
    var points = new JsonArray();
    for (int seat = 0; seat < state.order().size(); seat++) points.add(points(state, seat));
    var json = new JsonObject().put("points", points);
    table.abortReason().ifPresent(reason -> json.put("brokenOff", reason));
    var winners = TableDetails.winningMembers(table);
    if (!winners.isEmpty())
      json.put("winner", winners.getFirst()).put("winners", new JsonArray(winners));
    return json;
  }

  private static int points(GameState state, int index) {
    var seat = Seat.of(index);
    return switch (state) {
      case CatanGameState catan -> catan.view(Viewer.of(seat)).points(seat);
      case TorresGameState torres -> torres.view(Viewer.of(seat)).score(seat);
    };
  }
}
