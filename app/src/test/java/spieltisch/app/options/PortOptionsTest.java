package spieltisch.app.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import spieltisch.edge.config.Ports;

/// The default ports.
class PortOptionsTest {
  @Test
  void default_ports_are_those_of_the_protocol_documents() {
    var ports = CommandLine.populateCommand(new PortOptions()).ports();
    assertEquals(Ports.DEFAULT, ports);
    assertEquals(8080, ports.web());
    for (int port :
        List.of(ports.tcp10(), ports.tcp04(), ports.tcp01(), ports.ascii10(), ports.torfu()))
      assertTrue(port > 0, "every protocol has a port by default");
  }
}
