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
import spieltisch.client.Address;
import spieltisch.client.Link;
import spieltisch.client.Outcome;
import spieltisch.siedler.codec.Dialect;
import spieltisch.table.DisconnectPolicy;
import spieltisch.table.TableOptions;

/// Our player process on our server.
class ClientTest {
  @TempDir private Path folder = Path.of(".");

  private static void assertOneWinner(List<Future<List<Outcome>>> guests, House house)
      throws Exception {
    var ends = new ArrayList<Outcome>();
    for (var guest : guests) ends.add(House.end(guest));
    long winners = ends.stream().filter(Outcome.Won.class::isInstance).count();
    long losers = ends.stream().filter(Outcome.Lost.class::isInstance).count();
    assertEquals(1, winners, () -> ends + " " + house.said());
    assertEquals(guests.size() - 1, losers, () -> ends + " " + house.said());
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
    try (var house = new House(folder, House.shortGame(4, 4))) {
      var guests = new ArrayList<Future<List<Outcome>>>();
      for (int i = 0; i < 4; i++) guests.add(house.guest(house.web(), Dialect.V1_0));
      assertOneWinner(guests, house);
      assertEquals(List.of(), foreseeable(house.said()), "nothing is refused, and the books agree");
    }
  }

  @Test
  void a_table_of_three_dialects_and_two_transports_finishes_a_game() throws Exception {
    try (var house = new House(folder, House.shortGame(3, 4))) {
      var guests =
          List.of(
              house.guest(house.web(), Dialect.V1_0),
              house.guest(house.tcp(Dialect.V1_0), Dialect.V1_0),
              house.guest(house.tcp(Dialect.V0_4), Dialect.V0_4));
      assertOneWinner(guests, house);
      assertEquals(List.of(), foreseeable(house.said()), "nothing is refused, and the books agree");
    }
  }

  @Test
  void clients_of_protocol_0_1_play_for_a_while_where_its_variant_is_played() throws Exception {
    var usual = TableOptions.standard().withPlayers(3, 3);
    var options = usual.withCatan(Variant.V01.options(3));
    try (var house = new House(folder, options)) {
      var door = Address.of(house.tcp(Dialect.V0_1)).orElseThrow();
      var others =
          List.of(
              house.guest(door::open, Dialect.V0_1, 1), house.guest(door::open, Dialect.V0_1, 1));
      Supplier<Link> once = () -> new BrokenLink(door.open(), "{\"Wuerfelwurf\"", 60);
      var first = house.guest(new Doors(once).thenNone(), Dialect.V0_1, 1);
      assertInstanceOf(Outcome.CutOff.class, House.end(first));
      for (var other : others) assertInstanceOf(Outcome.BrokenOff.class, House.end(other));
      var refusals = house.said().stream().filter(line -> !line.contains("trying again")).toList();
      assertEquals(List.of(), refusals, "nothing is refused, and the books agree");
    }
  }

  @Test
  void a_client_that_was_cut_off_comes_back_to_its_seat() throws Exception {
    try (var house = new House(folder, House.shortGame(3, 4).withLoss(DisconnectPolicy.IS_COVERED))) {
      var door = Address.of(house.web()).orElseThrow();
      Supplier<Link> breaking = () -> new BrokenLink(door.open(), "{\"Statusupdate\"", 100);
      var guests =
          List.of(
              house.guest(house.web(), Dialect.V1_0),
              house.guest(house.web(), Dialect.V1_0),
              house.guest(new Doors(breaking).then(door::open), Dialect.V1_0, 1));
      assertOneWinner(guests, house);
      assertTrue(house.said().contains("2: cut on purpose; trying again"), house.said()::toString);
    }
  }

  @Test
  void clients_play_several_games_one_after_another() throws Exception {
    try (var house = new House(folder, House.shortGame(3, 3))) {
      var guests = new ArrayList<Future<List<Outcome>>>();
      for (int i = 0; i < 3; i++) guests.add(house.guest(house.web(), Dialect.V1_0, 2));
      for (var guest : guests) assertEquals(2, guest.get(600, TimeUnit.SECONDS).size());
    }
  }
}
