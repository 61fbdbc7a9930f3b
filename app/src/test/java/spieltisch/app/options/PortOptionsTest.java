package spieltisch.app.options;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
  }
}
