package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.client.GameOutcome;
import spieltisch.siedler.codec.Dialect;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.Table;
import spieltisch.table.TableRefusal;
import spieltisch.table.entry.Entry;
import spieltisch.table.options.TableOptions;

/// The server on a data folder that a newer version has used.
class NewerJournalTest {
  private static final TableId TABLE = new TableId("newer");

  @TempDir private Path folder = Path.of(".");

  /// Writes a table whose second entry has a word that this version does not know. Checksums are
  /// switched off as for entries of an early version, because the test does not compute them.
  private void writeNewerTable() throws SQLException {
    var file = folder.resolve("spieltisch.db");
    try (var log = new SqliteLog(file)) {
      var opened = List.<Entry>of(new Entry.Opened("Neu", TableOptions.standard()));
      log.appendAndWait(TABLE, 0, opened, TableSummary.of(TABLE, Table.of(opened), 1));
    }
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement()) {
      statement.execute("UPDATE entry SET checksum = NULL");
      statement.execute("UPDATE checksum_start SET number = 2");
      statement.execute(
          "INSERT INTO entry (number, previous, table_id, version, at, body)"
              + " VALUES (2, 1, 'newer', 2, 1, '{\"is\":\"teleported\",\"member\":1}')");
      statement.execute("UPDATE game_table SET players = 'Anna'");
    }
  }

  private static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
    try (var http = HttpClient.newHttpClient()) {
      return http.send(request.build(), BodyHandlers.ofString());
    }
  }

  private static HttpRequest.Builder request(PlayServer server, String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port("web") + path));
  }

  @Test
  void its_unknown_tables_are_refused_with_a_sentence_and_the_others_are_played() throws Exception {
    writeNewerTable();
    try (var server = new PlayServer(folder, PlayServer.shortGame(2, 3))) {
      var refused =
          send(
              request(server, "/api/v1/tables/Neu/bots")
                  .header("Content-Type", "application/json")
                  .POST(HttpRequest.BodyPublishers.ofString("{\"level\":\"random\"}")));
      assertEquals(503, refused.statusCode(), refused.body());
      assertTrue(refused.body().contains(TableRefusal.NEWER_VERSION.english()), refused.body());
      assertEquals(200, send(request(server, "/readyz").GET()).statusCode());
      assertEquals(200, send(request(server, "/api/v1/tables").GET()).statusCode());
      var one = server.client(server.web(), Dialect.V1_0);
      var two = server.client(server.web(), Dialect.V1_0);
      for (var client : List.of(one, two))
        switch (PlayServer.outcome(client)) {
          case GameOutcome.Won _, GameOutcome.Lost _ -> {}
          case GameOutcome other -> throw new AssertionError("not played to its end: " + other);
        }
    }
    var verified = CommandRun.of("verify-log", "--data", folder.toString());
    assertEquals(0, verified.code(), verified.out());
  }
}
