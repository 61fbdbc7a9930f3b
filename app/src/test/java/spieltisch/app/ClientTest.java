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
import spieltisch.table.DisconnectPolicy;
import spieltisch.table.TableOptions;

/// Our player process on our server.
class ClientTest {
  @TempDir private Path folder = Path.of(".");

  private static void assertOneWinner(List<Future<List<GameOutcome>>> guests, PlayServer playServer)
      throws Exception {
    var ends = new ArrayList<GameOutcome>();
    for (var guest : guests) ends.add(PlayServer.end(guest));
    long winners = ends.stream().filter(GameOutcome.Won.class::isInstance).count();
    long losers = ends.stream().filter(GameOutcome.Lost.class::isInstance).count();
    assertEquals(1, winners, () -> ends + " " + playServer.said());
    assertEquals(guests.size() - 1, losers, () -> ends + " " + playServer.said());
  }

  /// What the guests said, without the two refusals that nobody can foresee: a partner may have
  /// lost the cards he accepted with, and the bank's face-down cards may not be what somebody hopes
  /// for.
  private static List<String> foreseeable(List<String> said) {
    var left = new ArrayList<String>();
    boolean isExplained = false;
    for (var line : said) {
      boolean isUnforeseeable =
          line.contains(Refusal.PARTNER_LACKS.german())
              || line.contains(Refusal.BANK_LACKS.german());
      if (!isUnforeseeable && !(isExplained && line.contains(": refused: "))) left.add(line);
      isExplained = isUnforeseeable;
    }
    return left;
  }

  @Test
  void four_clients_finish_a_game_over_the_web_socket() throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(4, 4))) {
      var guests = new ArrayList<Future<List<GameOutcome>>>();
      for (int i = 0; i < 4; i++) guests.add(playServer.guest(playServer.web(), Dialect.V1_0));
      assertOneWinner(guests, playServer);
      assertEquals(
          List.of(), foreseeable(playServer.said()), "nothing is refused, and the books agree");
    }
  }

  @Test
  void a_table_of_three_dialects_and_two_transports_finishes_a_game() throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 4))) {
      var guests =
          List.of(
              playServer.guest(playServer.web(), Dialect.V1_0),
              playServer.guest(playServer.tcp(Dialect.V1_0), Dialect.V1_0),
              playServer.guest(playServer.tcp(Dialect.V0_4), Dialect.V0_4));
      assertOneWinner(guests, playServer);
      assertEquals(
          List.of(), foreseeable(playServer.said()), "nothing is refused, and the books agree");
    }
  }

  @Test
  void clients_of_protocol_0_1_play_for_a_while_where_its_variant_is_played() throws Exception {
    var usual = TableOptions.standard().withPlayers(3, 3);
    var options = usual.withCatan(Variant.V01.options(3));
    try (var playServer = new PlayServer(folder, options)) {
      var door = ServerAddress.of(playServer.tcp(Dialect.V0_1)).orElseThrow();
      var others =
          List.of(
              playServer.guest(door::open, Dialect.V0_1, 1),
              playServer.guest(door::open, Dialect.V0_1, 1));
      Supplier<Link> once = () -> new BrokenLink(door.open(), "{\"Wuerfelwurf\"", 60);
      var first = playServer.guest(new RedirectingServer(once).thenNone(), Dialect.V0_1, 1);
      assertInstanceOf(GameOutcome.Disconnected.class, PlayServer.end(first));
      for (var other : others) assertInstanceOf(GameOutcome.Aborted.class, PlayServer.end(other));
      var refusals =
          playServer.said().stream().filter(line -> !line.contains("reconnecting")).toList();
      assertEquals(List.of(), refusals, "nothing is refused, and the books agree");
    }
  }

  @Test
  void a_client_that_was_cut_off_comes_back_to_its_seat() throws Exception {
    try (var playServer =
        new PlayServer(folder, PlayServer.shortGame(3, 4).withLoss(DisconnectPolicy.IS_COVERED))) {
      var door = ServerAddress.of(playServer.web()).orElseThrow();
      Supplier<Link> breaking = () -> new BrokenLink(door.open(), "{\"Statusupdate\"", 100);
      var guests =
          List.of(
              playServer.guest(playServer.web(), Dialect.V1_0),
              playServer.guest(playServer.web(), Dialect.V1_0),
              playServer.guest(new RedirectingServer(breaking).then(door::open), Dialect.V1_0, 1));
      assertOneWinner(guests, playServer);
      assertTrue(
          playServer.said().contains("2: cut on purpose; reconnecting"),
          playServer.said()::toString);
    }
  }

  @Test
  void clients_play_several_games_one_after_another() throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 3))) {
      var guests = new ArrayList<Future<List<GameOutcome>>>();
      for (int i = 0; i < 3; i++) guests.add(playServer.guest(playServer.web(), Dialect.V1_0, 2));
      for (var guest : guests) assertEquals(2, guest.get(600, TimeUnit.SECONDS).size());
    }
  }
}
