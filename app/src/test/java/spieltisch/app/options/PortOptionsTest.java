package spieltisch.app.options;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import spieltisch.edge.config.Ports;

/// Where a server listens if nobody says anything.
class PortOptionsTest {
  @Test
  void the_doors_are_where_the_documents_and_their_clients_expect_them() {
    var ports = CommandLine.populateCommand(new PortOptions()).ports();
    assertEquals(Ports.DEFAULT, ports);
    assertEquals(8080, ports.web());
  }
}
