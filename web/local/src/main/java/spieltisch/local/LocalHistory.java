package spieltisch.local;

import java.util.List;
import java.util.Locale;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.notify.CatanReplayFrames;
import spieltisch.notify.TorresReplayFrames;
import spieltisch.siedler.codec.json.JsonWriter;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.game.GameKind;
import spieltisch.table.game.GameState;
import spieltisch.table.game.TorresGameState;
import spieltisch.table.member.Member;

/// A local game as JSON, with the fields of the server's `GET /api/v1/games/ID` and `GET
/// /api/v1/tables/NAME` that the page reads.
final class LocalHistory {
  private final JsonWriter json = new JsonWriter();
  private final String id;
  private final List<Entry> entries;
  private final Table table;

  private LocalHistory(String id, List<Entry> entries) {
    this.id = id;
    this.entries = entries;
    table = Table.of(entries);
  }

  /// Returns the summary of a table.
  static String summary(String id, List<Entry> entries) {
    var history = new LocalHistory(id, entries);
    history.json.openObject();
    history.writeSummary();
    history.json.closeObject();
    return history.json.text();
  }

  /// Returns the messages of a game so far, as one player knows them. After the end of the game,
  /// the messages contain all hands.
  static String game(String id, List<Entry> entries, int member) {
    var history = new LocalHistory(id, entries);
    history.writeGame(member);
    return history.json.text();
  }

  private void writeSummary() {
    text("id", id);
    text("name", table.name());
    text("game", game());
    text("status", table.isOver() ? "over" : table.hasStarted() ? "running" : "open");
    json.name("players");
    json.openList();
    for (var member : table.players()) json.string(member.name().orElse("?"));
    json.closeList();
    number("seats", table.options().most());
    json.name("password");
    json.bool(false);
    number("bots", table.players().stream().filter(member -> member.bot().isPresent()).count());
    number("spectators", 0);
    json.name("rules");
    json.openObject();
    number("turn", 0);
    json.closeObject();
  }

  private void writeGame(int member) {
    json.openObject();
    text("id", id);
    text("name", table.name());
    text("game", game());
    text("status", table.isOver() ? "over" : "running");
    json.name("players");
    json.openList();
    for (var player : table.players()) writePlayer(player);
    json.closeList();
    number("you", member);
    if (table.isOver()) writeResult(table.gameState().orElseThrow());
    json.name("frames");
    json.openList();
    if (table.options().game() == GameKind.CATAN) writeCatanFrames(member);
    else writeTorresFrames(member);
    json.closeList();
    json.closeObject();
  }

  private String game() {
    return table.options().game().name().toLowerCase(Locale.ROOT);
  }

  private void writePlayer(Member member) {
    json.openObject();
    number("id", member.id());
    member.name().ifPresent(name -> text("name", name));
    member.colour().ifPresent(it -> text("colour", it.name().toLowerCase(Locale.ROOT)));
    member.bot().ifPresent(level -> text("bot", level));
    table
        .gameState()
        .flatMap(state -> state.seatOf(member.id()))
        .ifPresent(seat -> number("seat", seat.index()));
    json.closeObject();
  }

  private void writeResult(GameState state) {
    json.name("result");
    json.openObject();
    json.name("points");
    json.openList();
    for (int seat = 0; seat < state.order().size(); seat++) json.number(points(state, seat));
    json.closeList();
    json.closeObject();
  }

  private static int points(GameState state, int index) {
    var seat = Seat.of(index);
    return switch (state) {
      case CatanGameState catan -> catan.view(Viewer.of(seat)).points(seat);
      case TorresGameState torres -> torres.view(Viewer.of(seat)).score(seat);
    };
  }

  private void writeCatanFrames(int member) {
    var replay =
        table.isOver()
            ? CatanReplayFrames.withSecrets(entries)
            : CatanReplayFrames.forMember(entries, member);
    for (var frame : replay.frames()) {
      json.openObject();
      number("n", frame.version());
      json.name("message");
      json.raw(frame.message());
      json.closeObject();
    }
  }

  private void writeTorresFrames(int member) {
    var replay =
        table.isOver()
            ? TorresReplayFrames.withSecrets(entries)
            : TorresReplayFrames.forMember(entries, member);
    for (var frame : replay.frames()) {
      json.openObject();
      number("n", frame.version());
      text("line", frame.line());
      if (!frame.hands().isEmpty()) writeHands(frame.hands());
      json.closeObject();
    }
  }

  private void writeHands(List<List<Integer>> hands) {
    json.name("hands");
    json.openList();
    for (var hand : hands) {
      json.openList();
      for (int cards : hand) json.number(cards);
      json.closeList();
    }
    json.closeList();
  }

  private void text(String name, String value) {
    json.name(name);
    json.string(value);
  }

  private void number(String name, long value) {
    json.name(name);
    json.number(value);
  }
}
