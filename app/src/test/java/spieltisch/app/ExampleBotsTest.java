package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.client.GameOutcome;
import spieltisch.siedler.codec.Dialect;

/// The example bots in other languages finish games on our server, against our own clients.
class ExampleBotsTest {
  private static final Path BOTS = Path.of("../examples/bots");

  @TempDir private Path folder = Path.of(".");

  private static Process run(Path output, String... command) throws IOException {
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(output.toFile())
        .start();
  }

  private boolean runs(String... command) throws InterruptedException {
    try {
      return run(folder.resolve("probe"), command).waitFor() == 0;
    } catch (IOException _) {
      return false;
    }
  }

  private void assertFinished(Process bot, Path output) throws Exception {
    try {
      assertTrue(bot.waitFor(600, TimeUnit.SECONDS), "the bot does not exit");
      var text = Files.readString(output, StandardCharsets.UTF_8);
      assertEquals(0, bot.exitValue(), text);
      assertTrue(text.contains("winner: "), text);
    } finally {
      bot.destroyForcibly();
    }
  }

  @Test
  void the_python_bot_finishes_a_game() throws Exception {
    assumeTrue(runs("python3", "--version"), "python3 is missing");
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 4))) {
      var output = folder.resolve("python");
      var script = BOTS.resolve("random_bot.py").toString();
      var bot = run(output, "python3", "-B", script, "127.0.0.1", "" + playServer.port("1.0"));
      var others =
          List.of(
              playServer.client(playServer.web(), Dialect.V1_0),
              playServer.client(playServer.web(), Dialect.V1_0));
      assertFinished(bot, output);
      for (var other : others)
        assertFalse(
            PlayServer.outcome(other) instanceof GameOutcome.Disconnected,
            () -> playServer.clientLog().toString());
    }
  }

  @Test
  void the_python_bot_takes_another_colour() throws Exception {
    assumeTrue(runs("python3", "--version"), "python3 is missing");
    try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var output = folder.resolve("colour");
      var script = BOTS.resolve("random_bot.py").toString();
      var port = "" + server.getLocalPort();
      var bot = run(output, "python3", "-B", script, "127.0.0.1", port, "Test", "Rot");
      server.setSoTimeout(60_000);
      try (var client = server.accept();
          var requests =
              new BufferedReader(
                  new InputStreamReader(client.getInputStream(), StandardCharsets.UTF_8));
          var answers = new PrintStream(client.getOutputStream(), true, StandardCharsets.UTF_8)) {
        client.setSoTimeout(60_000);
        answers.println("{\"Hallo\":{\"Version\":\"Test\",\"Protokoll\":\"1.0\"}}");
        assertTrue(requests.readLine().contains("Hallo"));
        answers.println("{\"Willkommen\":{\"id\":1}}");
        assertTrue(requests.readLine().contains("\"Farbe\": \"Rot\""));
        answers.println("{\"Serverantwort\":\"OK\"}");
        assertTrue(requests.readLine().contains("Spiel starten"));
        answers.println("{\"Fehler\":{\"Meldung\":\"Farbe bereits vergeben\"}}");
        assertTrue(requests.readLine().contains("\"Farbe\": \"Orange\""));
      } finally {
        bot.destroyForcibly();
      }
    }
  }

  @Test
  void the_javascript_bot_finishes_a_game() throws Exception {
    assumeTrue(runs("node", "--version"), "node is missing");
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 4))) {
      var output = folder.resolve("node");
      var bot = run(output, "node", BOTS.resolve("random_bot.mjs").toString(), playServer.web());
      var others =
          List.of(
              playServer.client(playServer.web(), Dialect.V1_0),
              playServer.client(playServer.web(), Dialect.V1_0));
      assertFinished(bot, output);
      for (var other : others)
        assertFalse(
            PlayServer.outcome(other) instanceof GameOutcome.Disconnected,
            () -> playServer.clientLog().toString());
    }
  }

  @Test
  void the_examples_stay_below_200_lines() throws IOException {
    var tooLong = new ArrayList<String>();
    for (var name : List.of("random_bot.py", "random_bot.mjs"))
      if (Files.readAllLines(BOTS.resolve(name)).size() >= 200) tooLong.add(name);
    assertEquals(List.of(), tooLong);
  }
}
