package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a server cannot do is told in one line, before it is open.
class ServeCommandTest {
  @TempDir private Path folder = Path.of(".");

  @Test
  void a_port_that_is_none_is_told_in_one_line() {
    assertEquals(complaint("--port must be from 0 to 65535"), serve("--port", "65536"));
    assertEquals(complaint("--port must be from 0 to 65535"), serve("--port", "-1"));
    for (var door : List.of("--tcp-1.0", "--tcp-0.4", "--tcp-0.1", "--torres"))
      for (var port : List.of("65536", "-2"))
        assertEquals(
            complaint("a port must be from 0 to 65535, or -1 for none"), serve(door, port));
  }

  @Test
  void a_busy_port_is_told_in_one_line() throws IOException {
    try (var busy = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var port = String.valueOf(busy.getLocalPort());
      assertEquals(
          complaint("port " + port + " for web cannot be opened: it is in use already"),
          serve("--address", "127.0.0.1", "--port", port));
    }
  }

  @Test
  void an_address_of_another_machine_is_told_in_one_line() {
    assertEquals(
        complaint("port 0 for web cannot be opened: the address is not one of this machine"),
        serve("--address", "192.0.2.1", "--port", "0"));
  }

  @Test
  void a_folder_that_cannot_be_made_is_told_in_one_line() throws IOException {
    var file = Files.createFile(folder.resolve("file"));
    var inside = file.resolve("data").toString();
    assertEquals(
        complaint("the folder " + inside + " cannot be made"),
        serve("--port", "0", "--data", inside));
  }

  @Test
  void nobody_waits_less_than_not_at_all() {
    assertEquals(complaint("--bot-pause must not be negative"), serve("--bot-pause", "-1"));
  }

  private CommandRun serve(String... options) {
    var usual = Stream.of("serve", "--data", folder.toString());
    var given = List.of(options).contains("--data") ? Stream.of("serve") : usual;
    return CommandRun.of(Stream.concat(given, Stream.of(options)).toArray(String[]::new));
  }

  private static CommandRun complaint(String sentence) {
    return new CommandRun(1, "", "spieltisch: " + sentence + "\n");
  }
}
