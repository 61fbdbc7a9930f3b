package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpRequest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import spieltisch.store.TableId;
import spieltisch.table.chance.Contribution;
import spieltisch.table.chance.Seed;
import spieltisch.table.chance.SeedCommitment;
import spieltisch.table.entry.Entry;

/// Contributions of players to the seed of the game, over the network.
class DiceContributionTest extends WithTestServer {
  private static final String OK = "{\"Serverantwort\":\"OK\"}";
  private static final String ONES = "11".repeat(32);
  private static final String DICE = "\"Würfelpfand\",\"Würfelbeitrag\"";

  private static String contribution(String random) {
    return "{\"Würfelbeitrag\":{\"Zufall\":\"" + random + "\"}}";
  }

  private static String commitment(String digest) {
    return "{\"Würfelpfand\":{\"Prüfsumme\":\"" + digest + "\"}}";
  }

  private TableId onlyTable() {
    return server.host.lobby().getFirst().id();
  }

  private Seed serverSeed(TableId table) {
    return ((Entry.Opened) server.log.read(table, 0).getFirst()).seed().orElseThrow();
  }

  @Test
  void a_player_contributes_after_the_commitment_and_sees_all_contributions_at_the_start()
      throws Exception {
    try (var one = server.greetedClient(DICE)) {
      assertTrue(one.receive().startsWith("{\"Willkommen\""));
      var seed = serverSeed(onlyTable());
      assertEquals(commitment(SeedCommitment.of(seed).hex()), one.receive());
      contributesAndStarts(one, seed);
    }
  }

  /// The others join after the first player, whose number is 1 then.
  private void contributesAndStarts(LineClient one, Seed seed) throws Exception {
    try (var two = server.joinedClient();
        var three = server.greetedClient("\"Würfelpfand\"")) {
      assertEquals(OK, one.send(contribution(ONES)).receiveUntilPrefix("{\"Serverantwort\""));
      one.getReady("Rot");
      two.getReady("Blau");
      three.getReady("Orange");
      assertEquals(
          commitment(SeedCommitment.of(seed).hex()), one.receiveUntilPrefix("{\"Würfelpfand\""));
      assertEquals(
          "{\"Würfelbeiträge\":{\"Beiträge\":[{\"Spieler\":1,\"Zufall\":\"" + ONES + "\"}]}}",
          one.receive());
      var told = three.receiveUntilPrefix("{\"Würfelpfand\"");
      assertEquals(commitment(SeedCommitment.of(seed).hex()), told);
      assertFalse(three.receive().startsWith("{\"Würfelbeiträge\""));
      var game = server.host.history(onlyTable()).orElseThrow().table();
      assertEquals(Map.of(1, new Contribution(ONES)), game.contributions());
      assertEquals(seed.gameSeed(game.contributions()), game.game().orElseThrow().seed());
    }
  }

  @Test
  void a_malformed_a_repeated_and_a_late_contribution_are_refused_with_a_sentence()
      throws Exception {
    try (var one = server.greetedClient(DICE);
        var two = server.joinedClient();
        var three = server.joinedClient()) {
      for (var wrong : List.of("", "11", "zz".repeat(32), ONES + "11"))
        assertTrue(
            one.send(contribution(wrong))
                .receiveUntilPrefix("{\"Serverantwort\"")
                .contains("muss aus 64 hexadezimalen Ziffern bestehen."));
      assertEquals(OK, one.send(contribution(ONES)).receiveUntilPrefix("{\"Serverantwort\""));
      assertEquals(
          "{\"Serverantwort\":\"Du hast schon einen Würfelbeitrag gegeben.\"}",
          one.send(contribution(ONES)).receiveUntilPrefix("{\"Serverantwort\""));
      one.getReady("Rot");
      two.getReady("Blau");
      three.getReady("Orange");
      one.receiveUntilPrefix("{\"Spiel gestartet\"");
      one.send(contribution(ONES));
      var refusal = one.receiveUntilPrefix("{\"Serverantwort\":\"D");
      assertEquals("{\"Serverantwort\":\"Das Spiel hat schon begonnen.\"}", refusal);
    }
  }

  @Test
  void without_the_extension_the_message_is_unknown() throws Exception {
    try (var one = server.joinedClient()) {
      one.send(contribution(ONES));
      assertFalse(one.receiveUntilPrefix("{\"Serverantwort\"").equals(OK));
      var table = server.host.history(onlyTable()).orElseThrow().table();
      assertEquals(Map.of(), table.contributions());
    }
  }

  @Test
  void a_client_that_returns_receives_the_commitment_and_the_contributions() throws Exception {
    try (var one = server.greetedClient("\"Wiederkehr\"," + DICE);
        var two = server.joinedClient();
        var three = server.joinedClient()) {
      var token = one.send("{\"Beitreten\":{}}").receiveUntilPrefix("{\"Wiederkehr\"");
      one.send(contribution(ONES));
      one.getReady("Rot");
      two.getReady("Blau");
      three.getReady("Orange");
      one.receiveUntilPrefix("{\"Spiel gestartet\"");
      try (var back = server.greetedClient("\"Wiederkehr\"," + DICE)) {
        back.send(token.replace("Wiederkehr", "Beitreten"));
        var seed = serverSeed(onlyTable());
        assertEquals(
            commitment(SeedCommitment.of(seed).hex()), back.receiveUntilPrefix("{\"Würfelpfand\""));
        assertTrue(back.receive().contains(ONES));
      }
    }
  }

  @Test
  void a_player_of_a_rematch_contributes_on_joining() throws Exception {
    try (var one = server.greetedClient("\"Wiederkehr\",\"Revanche\"," + DICE);
        var two = server.joinedClient();
        var leaving = server.joinedClient()) {
      one.send("{\"Beitreten\":{}}").receiveUntilPrefix("{\"Willkommen\"");
      one.getReady("Rot");
      two.getReady("Blau");
      leaving.getReady("Orange");
      one.receiveUntilPrefix("{\"Spiel gestartet\"");
      var finished = onlyTable();
      leaving.disconnect();
      one.receiveUntilPrefix("{\"Spiel beendet\"");
      assertEquals(
          "{\"Würfelsaat\":{\"Saat\":\"" + serverSeed(finished).hex() + "\"}}",
          one.receiveUntilPrefix("{\"Würfelsaat\""));
      server.send(
          HttpRequest.newBuilder(server.web("http", "/api/v1/games/" + finished.text() + "/again"))
              .POST(HttpRequest.BodyPublishers.noBody()));
      var rematch = one.receiveUntilPrefix("{\"Revanche\"");
      var next = onlyTable();
      var digest = ",\"Prüfsumme\":\"" + SeedCommitment.of(serverSeed(next)).hex() + "\"}}";
      assertTrue(rematch.endsWith(digest), rematch);
      var token = rematch.replaceAll(".*\"Kennung\":\"([^\"]*)\".*", "$1");
      try (var back = server.greetedClient("\"Wiederkehr\"," + DICE)) {
        back.send("{\"Beitreten\":{\"Kennung\":\"%s\",\"Zufall\":\"%s\"}}".formatted(token, ONES));
        back.receiveUntilPrefix("{\"Statusupdate\"");
        var table = server.host.history(next).orElseThrow().table();
        assertEquals(Map.of(1, new Contribution(ONES)), table.contributions());
      }
    }
  }

  @Test
  void no_request_tells_the_seed_of_a_running_game() throws Exception {
    try (var one = server.greetedClient("\"Tischwahl\",\"Zuschauer\"," + DICE);
        var two = server.joinedClient();
        var three = server.joinedClient();
        var zoe = server.greetedClient("\"Zuschauer\"," + DICE)) {
      one.send("{\"Beitreten\":{}}").receiveUntilPrefix("{\"Willkommen\"");
      zoe.send("{\"Beitreten\":{\"Zuschauer\":true}}");
      one.getReady("Rot");
      two.getReady("Blau");
      three.getReady("Orange");
      var told = new StringBuilder();
      var end = "{\"Serverantwort\":\"Das Spiel hat schon begonnen.\"}";
      told.append(one.send("{\"Spiel starten\":{}}").receiveUntil(end));
      var chat = "{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}";
      told.append(zoe.send(chat).receiveUntil(OK));
      var id = onlyTable();
      for (var path : List.of("/api/v1/tables", "/api/v1/games", "/api/v1/games/" + id.text()))
        told.append(server.get(path).body());
      told.append(server.getAdmin("/metrics").body());
      var game = server.host.history(id).orElseThrow().table().game().orElseThrow();
      assertTrue(told.toString().contains(SeedCommitment.of(serverSeed(id)).hex()));
      assertFalse(told.toString().contains(serverSeed(id).hex()));
      assertFalse(told.toString().contains(game.seed().hex()));
    }
  }
}
