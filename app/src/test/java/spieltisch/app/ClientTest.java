package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.catan.Refusal;
import spieltisch.catan.Variant;
import spieltisch.client.GameOutcome;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.ServerAddress;
import spieltisch.siedler.codec.Dialect;
import spieltisch.table.DiceVerification;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.table.options.TableOptions;

/// Our own client plays on our own server.
class ClientTest {
  @TempDir private Path folder = Path.of(".");

  private static void assertOneWinner(
      List<Future<List<GameOutcome>>> clients, PlayServer playServer) throws Exception {
    var outcomes = new ArrayList<GameOutcome>();
    for (var client : clients) outcomes.add(PlayServer.outcome(client));
    long winners = outcomes.stream().filter(GameOutcome.Won.class::isInstance).count();
    long losers = outcomes.stream().filter(GameOutcome.Lost.class::isInstance).count();
    assertEquals(1, winners, () -> outcomes + " " + playServer.clientLog());
    assertEquals(clients.size() - 1, losers, () -> outcomes + " " + playServer.clientLog());
  }

  /// The log lines of the clients without the two refusals that a client cannot foresee: a trade
  /// partner may no longer have the accepted cards, and the hidden cards of the bank may be others
  /// than expected.
  private static List<String> foreseeable(List<String> lines) {
    var foreseeable = new ArrayList<String>();
    boolean isExplained = false;
    for (var line : lines) {
      boolean isUnforeseeable =
          line.contains(Refusal.PARTNER_LACKS.german())
              || line.contains(Refusal.BANK_LACKS.german());
      if (!isUnforeseeable && !(isExplained && line.contains(": request refused: ")))
        foreseeable.add(line);
      isExplained = isUnforeseeable;
    }
    return foreseeable;
  }

  @Test
  void four_clients_finish_a_game_over_web_sockets() throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(4, 4))) {
      var clients = new ArrayList<Future<List<GameOutcome>>>();
      for (int i = 0; i < 4; i++) clients.add(playServer.client(playServer.web(), Dialect.V1_0));
      assertOneWinner(clients, playServer);
      assertEquals(
          List.of(),
          foreseeable(playServer.clientLog()),
          "refusals, or contradictions in the tracked cards");
      var finished = playServer.log().recent(1).getFirst();
      var verified = DiceVerification.of(playServer.log().read(finished.id(), 0));
      assertTrue(verified.isClean(), verified::toString);
      assertEquals(4, verified.contributions(), "all four contribute to the dice");
    }
  }

  @Test
  void a_table_of_three_dialects_and_two_transports_finishes_a_game() throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 4))) {
      var clients =
          List.of(
              playServer.client(playServer.web(), Dialect.V1_0),
              playServer.client(playServer.tcp(Dialect.V1_0), Dialect.V1_0),
              playServer.client(playServer.tcp(Dialect.V0_4), Dialect.V0_4));
      assertOneWinner(clients, playServer);
      assertEquals(
          List.of(),
          foreseeable(playServer.clientLog()),
          "refusals, or contradictions in the tracked cards");
    }
  }

  @Test
  void clients_of_protocol_0_1_play_at_a_table_of_its_variant() throws Exception {
    var standard = TableOptions.standard().withPlayers(3, 3);
    var options = standard.withCatan(Variant.V01.options(3));
    try (var playServer = new PlayServer(folder, options)) {
      var address = ServerAddress.of(playServer.tcp(Dialect.V0_1)).orElseThrow();
      var others =
          List.of(
              playServer.client(address::open, Dialect.V0_1, 1),
              playServer.client(address::open, Dialect.V0_1, 1));
      Supplier<Link> once = () -> new BrokenLink(address.open(), "{\"Wuerfelwurf\"", 60);
      var first = playServer.client(new SwitchingLinkSource(once).thenNone(), Dialect.V0_1, 1);
      assertInstanceOf(GameOutcome.Disconnected.class, PlayServer.outcome(first));
      for (var other : others)
        assertInstanceOf(GameOutcome.Aborted.class, PlayServer.outcome(other));
      var refusals =
          playServer.clientLog().stream().filter(line -> !line.contains("reconnecting")).toList();
      assertEquals(List.of(), refusals, "refusals, or contradictions in the tracked cards");
    }
  }

  @Test
  void a_disconnected_client_returns_to_its_seat() throws Exception {
    try (var playServer =
        new PlayServer(folder, PlayServer.shortGame(3, 4).withLoss(DisconnectPolicy.IS_COVERED))) {
      var address = ServerAddress.of(playServer.web()).orElseThrow();
      Supplier<Link> breaking = () -> new BrokenLink(address.open(), "{\"Statusupdate\"", 100);
      var clients =
          List.of(
              playServer.client(playServer.web(), Dialect.V1_0),
              playServer.client(playServer.web(), Dialect.V1_0),
              playServer.client(
                  new SwitchingLinkSource(breaking).then(address::open), Dialect.V1_0, 1));
      assertOneWinner(clients, playServer);
      assertTrue(
          playServer.clientLog().contains("2: broken by the test; reconnecting"),
          playServer.clientLog()::toString);
    }
  }

  @Test
  void clients_play_several_games_one_after_another() throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 3))) {
      var clients = new ArrayList<Future<List<GameOutcome>>>();
      for (int i = 0; i < 3; i++) clients.add(playServer.client(playServer.web(), Dialect.V1_0, 2));
      for (var client : clients) assertEquals(2, client.get(600, TimeUnit.SECONDS).size());
    }
  }
}
