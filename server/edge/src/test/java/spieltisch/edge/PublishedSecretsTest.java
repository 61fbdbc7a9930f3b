package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.table.member.Member;
import spieltisch.table.member.SecretHash;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// Secrets of players and of the server are in no answer of the HTTP API.
class PublishedSecretsTest {
  @TempDir private Path folder = Path.of(".");

  @Test
  void a_finished_game_has_no_hashes_ages_or_server_names() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var runner =
          server.host.open(
              "burg",
              TableOptions.torres(2, Optional.empty(), TimeControl.NONE)
                  .withLoss(DisconnectPolicy.ENDS_THE_GAME));
      try (var anna = server.connect("torfu");
          var bert = server.connect("torfu");
          var zoe = server.connect("torfu")) {
        anna.send("KENNUNG lang", "JOIN burg", "PASSWD", "NAME anna", "ALTER 4711").receive();
        bert.send("JOIN burg", "PASSWD", "NAME bert", "ALTER 4712").receive();
        anna.receiveUntilPrefix("AUFRUF");
        zoe.send("WATCH burg", "NAME zoe").receive();
        var node = node(runner.table().players().getFirst());
        bert.disconnect();
        anna.receiveUntilPrefix("NACHRICHT SERVER Verbindung");
        var response = server.get("/api/v1/games/" + runner.id().text());
        assertEquals(200, response.statusCode());
        assertTrue(response.body().contains("\"entries\""), response.body());
        for (var secret : List.of(SecretHash.hash("lang"), "4711", "4712", node))
          assertFalse(response.body().contains(secret), () -> secret + " in " + response.body());
      }
    }
  }

  private static String node(Member member) {
    return member.presence().node().orElseThrow();
  }
}
