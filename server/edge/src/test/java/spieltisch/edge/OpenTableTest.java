package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.store.TableSummary;

/// The table that is open to all.
class OpenTableTest {
  @TempDir private Path folder = Path.of(".");

  @Test
  void those_who_come_and_go_leave_no_empty_tables_behind() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS)) {
      for (int round = 0; round < 3; round++) {
        var guests = List.of(house.seated(), house.seated(), house.seated(), house.seated());
        try (var fifth = house.seated()) {
          fifth.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Hallo\"}}");
          fifth.hearUntil("{\"Serverantwort\":\"OK\"}");
          for (var guest : guests) guest.hangUp();
        }
        Await.await(
            "all are gone",
            () -> house.host.lobby().stream().allMatch(table -> table.players().isEmpty()));
      }
      assertEquals(
          List.of("Catan 1", "Catan 2"),
          house.host.lobby().stream().map(TableSummary::name).sorted().toList());
    }
  }

  @Test
  void a_server_that_is_started_again_goes_on_with_the_open_table() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS)) {
      house.seated().close();
      Await.await("he is gone", () -> house.host.lobby().getFirst().players().isEmpty());
    }
    try (var house = new TestServer(folder, TestServer.GENEROUS);
        var guest = house.seated()) {
      guest.send("{\"Spiel starten\":{}}").hear();
      assertEquals(1, house.host.lobby().size());
    }
  }
}
