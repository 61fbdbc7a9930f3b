package spieltisch.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.local.BotGame;
import spieltisch.table.game.GameKind;

/// Bots estimate and decide in the browser as on the server, with the same nodes and the same seed.
final class LocalDecisionsTest extends BrowserFixture {
  /// The limit for the compressed size of everything that is needed to play without a network.
  private static final int MAX_OFFLINE_BYTES = 600 * 1024;

  /// Calls a function of the worker; returns its result and the milliseconds it took.
  private static final String CALL =
      """
      async ({ name, args }) => {
        const script = await (await fetch('/sw.js')).text();
        const path = script.match(/\\/assets\\/worker-[^"]+\\.js/)[0];
        const worker = new Worker(path, { type: 'module' });
        const call = (id, name, args) => new Promise((done, fail) => {
          worker.onmessage = ({ data }) => {
            if (data.id !== id) return;
            if (data.kind === 'result') done(data.value);
            else fail(new Error(data.reason));
          };
          worker.postMessage({ kind: 'call', id, name, args });
        });
        await call(1, 'botGame', ['catan', 'random', 3, 1, 1, 1]);
        const begin = performance.now();
        const text = await call(2, name, args);
        const millis = performance.now() - begin;
        worker.terminate();
        return { text, millis };
      }
      """;

  /// The largest difference between an estimate on the JVM and in the browser, in millionths. Each
  /// has its own exponential function.
  private static final double MAX_DIFFERENCE = 10;

  private record Played(String text, double millis) {}

  private Played inBrowser(GameKind game, String level, int players, int nodes, int decisions) {
    var word = game.name().toLowerCase(Locale.ROOT);
    return call("botGame", List.of(word, level, players, nodes, decisions, 7));
  }

  private Played call(String function, List<?> arguments) {
    Page page = server.newPage(800, 600);
    page.navigate(server.url("/settings"));
    var result = (Map<?, ?>) page.evaluate(CALL, Map.of("name", function, "args", arguments));
    page.context().close();
    var text = (String) Objects.requireNonNull(result.get("text"));
    var millis = (Number) Objects.requireNonNull(result.get("millis"));
    return new Played(text, millis.doubleValue());
  }

  private static Played onServer(
      GameKind game, String level, int players, int nodes, int decisions) {
    BotGame.play(game, level, players, nodes, decisions, 7);
    long begin = System.nanoTime();
    var journal = BotGame.play(game, level, players, nodes, decisions, 7);
    return new Played(journal, (System.nanoTime() - begin) / 1e6);
  }

  @ParameterizedTest
  @CsvSource({
    "CATAN,hard,4,200,80",
    "CATAN,best,4,300,60",
    "TORRES,hard,3,200,60",
    "TORRES,best,3,300,60",
    "CATAN,medium,6,1,120"
  })
  void decisions_are_those_of_the_server(
      GameKind game, String level, int players, int nodes, int decisions) throws IOException {
    var server = onServer(game, level, players, nodes, decisions);
    var browser = inBrowser(game, level, players, nodes, decisions);
    var acted = server.text().lines().filter(line -> line.startsWith("{\"is\":\"acted\""));
    assertEquals(decisions, acted.count());
    assertEquals(server.text(), browser.text());
    note(
        String.format(
            Locale.ROOT,
            "| %s, %s, %d nodes, %d decisions | %.0f ms | %.0f ms | %.1f |",
            game,
            level,
            nodes,
            decisions,
            server.millis(),
            browser.millis(),
            browser.millis() / server.millis()));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 6})
  void win_chances_are_those_of_the_server(int players) {
    var expected =
        BotGame.chances(players, 400, 7).lines().mapToDouble(Double::parseDouble).toArray();
    var actual =
        call("botChances", List.of(players, 400, 7))
            .text()
            .lines()
            .mapToDouble(Double::parseDouble)
            .toArray();
    assertTrue(expected.length > 20 * players, () -> expected.length + " estimates");
    assertEquals(expected.length, actual.length);
    for (int i = 0; i < expected.length; i++)
      assertEquals(expected[i], actual[i], MAX_DIFFERENCE, "estimate " + i);
  }

  private static void note(String line) throws IOException {
    var file = Path.of("target", "local-figures.md");
    var lines =
        new ArrayList<>(
            Files.exists(file)
                ? Files.readAllLines(file)
                : List.of("| game | JVM | browser | ratio |", "|---|---|---|---|"));
    lines.add(line);
    Files.write(file, lines);
    System.out.println(line);
  }

  @Test
  void the_files_for_offline_play_stay_below_the_byte_limit() {
    Page page = server.newPage(800, 600);
    page.navigate(server.url("/settings"));
    var bytes =
        (Number)
            page.evaluate(
                """
                async () => {
                  const script = await (await fetch('/sw.js')).text();
                  const files = ['/', '/sw.js', ...JSON.parse(script.match(/ASSETS = (.*);/)[1])];
                  for (const file of files) await (await fetch(file, { cache: 'reload' })).blob();
                  return performance.getEntriesByType('resource')
                    .filter((one) => files.includes(new URL(one.name).pathname))
                    .reduce((sizes, one) => sizes.set(one.name, one.encodedBodySize), new Map())
                    .values().reduce((sum, size) => sum + size, 0);
                }
                """);
    page.context().close();
    System.out.println("offline bytes, packed: " + bytes);
    assertTrue(bytes.intValue() <= MAX_OFFLINE_BYTES, () -> bytes + " bytes");
  }
}
