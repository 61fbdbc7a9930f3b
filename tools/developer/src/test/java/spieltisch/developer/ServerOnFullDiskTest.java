package spieltisch.developer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.app.CommandRun;
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.GameOutcome;
import spieltisch.client.siedler.PlayerSettings;
import spieltisch.client.siedler.Randomness;
import spieltisch.client.siedler.SiedlerPlayer;
import spieltisch.client.transport.ServerAddress;
import spieltisch.loadtest.process.ServerProcess;
import spieltisch.siedler.codec.Dialect;
import spieltisch.table.TableRefusal;

/// A game on a real server process whose disk is full for a while.
class ServerOnFullDiskTest {
  private static final List<String> QUICK_START =
      List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

  private static final Duration POLL_INTERVAL = Duration.ofMillis(200);
  private static final String CHAT = "{\"Chatnachricht senden\":{\"Nachricht\":\"Hallo\"}}";
  private static final String SAVED = "{\"Serverantwort\":\"OK\"}";
  private static final String NOT_SAVED =
      "{\"Serverantwort\":\"" + TableRefusal.NOT_SAVED.german() + "\"}";

  /// The disk is full in the turns of all three players, one after the other.
  private static final List<Integer> ROLLS = List.of(4, 5, 6);

  private final List<String> clientLog = new ArrayList<>();
  private final List<String> answers = new ArrayList<>();

  @TempDir private Path folder = Path.of(".");

  @Test
  void a_game_goes_on_when_there_is_space_again() throws Exception {
    FileSizeLimit.assumeAvailable();
    try (var server = ServerProcess.start(folder, QUICK_START, List.of());
        var http = HttpClient.newHttpClient();
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var address = ServerAddress.of("tcp://127.0.0.1:" + server.port("1.0")).orElseThrow();
      var web = "http://127.0.0.1:" + server.port("web");
      var limit = new FileSizeLimit(server.pid());
      var link =
          new RollTap(
              address.open(),
              (tap, roll) -> {
                if (ROLLS.contains(roll)) fillAndEmpty(limit, tap, http, web);
              });
      var player = new SiedlerPlayer(settings(), link, Optional.empty(), clientLog::add);
      var game = threads.submit(player::play);
      for (int i = 0; i < 2; i++) addBot(http, web);
      var outcome = game.get(5, TimeUnit.MINUTES);
      assertTrue(
          outcome instanceof GameOutcome.Won || outcome instanceof GameOutcome.Lost,
          () -> outcome + " " + clientLog);
      assertEquals(expectedAnswers(), answers);
      assertEquals(0, server.stop());
    }
    var verification =
        CommandRun.of(DeveloperTools.commandLine(), "verify-log", "--data", folder.toString());
    assertEquals(0, verification.code(), verification.err());
    assertTrue(verification.out().endsWith("no damage\n"), verification.out());
  }

  private static PlayerSettings settings() {
    return new PlayerSettings(
        "Test",
        "Client",
        Colour.RED,
        Dialect.V1_0,
        Level.EASY,
        Randomness.repeatable(1),
        ClientTimeouts.DEFAULTS);
  }

  private static List<String> expectedAnswers() {
    var expected = new ArrayList<String>();
    for (int i = 0; i < ROLLS.size(); i++)
      expected.addAll(List.of(NOT_SAVED, "not ready\n", "ready\n", SAVED));
    return expected;
  }

  /// Takes all space from the server, then gives it back. Asks each time whether the server saves
  /// and whether it is ready.
  private void fillAndEmpty(FileSizeLimit limit, RollTap tap, HttpClient http, String web) {
    limit.forbidWriting();
    answers.add(tap.ask(CHAT));
    answers.add(awaitReadiness(http, web, "not ready\n"));
    limit.allowWriting();
    answers.add(awaitReadiness(http, web, "ready\n"));
    answers.add(tap.ask(CHAT));
  }

  /// Asks until the server has noticed the change.
  private static String awaitReadiness(HttpClient http, String web, String wanted) {
    var request = HttpRequest.newBuilder(URI.create(web + "/health/ready")).build();
    String answer = send(http, request).body();
    while (!answer.equals(wanted)) {
      // The server limits the requests of an address, and it writes once a second for this check.
      LockSupport.parkNanos(POLL_INTERVAL.toNanos());
      answer = send(http, request).body();
    }
    return answer;
  }

  /// Adds a bot as soon as the table is open.
  private static void addBot(HttpClient http, String web) {
    var request =
        HttpRequest.newBuilder(URI.create(web + "/api/v1/tables/Catan%201/bots"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString("{\"level\":\"easy\"}"))
            .build();
    int status = 404;
    while (status == 404) status = send(http, request).statusCode();
    assertEquals(204, status);
  }

  private static HttpResponse<String> send(HttpClient http, HttpRequest request) {
    try {
      return http.send(request, BodyHandlers.ofString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }
}
