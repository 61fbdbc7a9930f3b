package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class PlayCommandTest {
  private static final String URL = "http://localhost:8080/";

  @TempDir private Path folder = Path.of(".");

  @Test
  void the_page_opens_in_the_default_browser_of_each_system() {
    assertEquals(List.of("xdg-open", URL), PlayCommand.opener("Linux", URL));
    assertEquals(List.of("open", URL), PlayCommand.opener("Mac OS X", URL));
    assertEquals("rundll32", PlayCommand.opener("Windows 11", URL).getFirst());
  }

  @Test
  void the_server_is_the_one_of_serve_for_this_machine_alone() {
    var play = new PlayCommand();
    new CommandLine(play).parseArgs("--port", "8090", "--data", folder.toString());
    var arguments = play.serveArguments();
    var options = new HashMap<String, String>();
    for (int i = 0; i < arguments.size(); i += 2)
      options.put(arguments.get(i), arguments.get(i + 1));
    assertEquals(
        Map.of(
            "--address", "127.0.0.1",
            "--port", "8090",
            "--data", folder.toString(),
            "--tcp-1.0", "-1",
            "--tcp-1.0-ascii", "-1",
            "--tcp-0.4", "-1",
            "--tcp-0.1", "-1",
            "--torres", "-1"),
        options);
  }

  @Test
  void a_port_that_another_program_uses_is_named() throws IOException {
    try (var busy = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var port = String.valueOf(busy.getLocalPort());
      var errors = new StringWriter();
      int code =
          Spieltisch.commandLine()
              .setErr(new PrintWriter(errors, true))
              .execute("play", "--no-browser", "--port", port, "--data", folder.toString());
      assertTrue(code != 0);
      assertTrue(
          errors.toString().contains("port " + port + " for web cannot be opened"),
          errors.toString());
    }
  }
}
