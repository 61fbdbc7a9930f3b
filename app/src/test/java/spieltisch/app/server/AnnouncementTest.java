package spieltisch.app.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.edge.Server;
import spieltisch.edge.config.DialectTables;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Ports;
import spieltisch.edge.config.ServerSetup;

class AnnouncementTest {
  private static List<String> lines(Ports ports) {
    var setup = ServerSetup.standard(DialectTables.standard(), ports, Limits.DEFAULT, "Test");
    var open = List.of(new Server.OpenPort("web", 8080), new Server.OpenPort("1.0", 8010));
    return new Announcement(setup, open).lines();
  }

  @Test
  void a_server_on_all_addresses_warns_and_names_the_option_against_it() {
    var lines = lines(Ports.DEFAULT);
    var warning = lines.get(1);
    assertTrue(warning.startsWith("Other machines of this network can connect"), warning);
    assertTrue(warning.contains("their traffic is not encrypted"), warning);
    assertTrue(warning.endsWith("--address 127.0.0.1 keeps them out."), warning);
  }

  @Test
  void a_server_on_the_loopback_address_does_not_warn() {
    assertEquals(
        List.of(
            "Spieltisch is running. Play at http://localhost:8080/",
            "  protocol 1.0   ws://localhost:8080/catan",
            "  protocol 1.0   tcp://localhost:8010",
            "Stop with Ctrl-C."),
        lines(Ports.LOOPBACK));
  }
}
