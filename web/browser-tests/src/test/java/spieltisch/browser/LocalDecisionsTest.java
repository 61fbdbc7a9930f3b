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
import spieltisch.local.BotGame;
import spieltisch.table.game.GameKind;

/// Bots decide in the browser as on the server, with the same nodes and the same seed.
final class LocalDecisionsTest extends BrowserFixture {
  /// The limit for the compressed size of everything that is needed to play without a network.
  private static final int MAX_OFFLINE_BYTES = 600 * 1024;

  /// Runs a game between bots in the worker; returns its journal and the milliseconds it took.
  private static final String PLAY =
      """
      async (args) => {
        const script = await (await fetch('/sw.js')).text();
        const path = script.match(/\\/assets\\/worker-[^"]+\\.js/)[0];
        const worker = new Worker(path, { type: 'module' });
        const call = (id, args) => new Promise((done, fail) => {
          worker.onmessage = ({ data }) => {
            if (data.id !== id) return;
            if (data.kind === 'result') done(data.value);
            else fail(new Error(data.reason));
          };
          worker.postMessage({ kind: 'call', id, name: 'botGame', args });
        });
        await call(1, ['catan', 'random', 3, 1, 1, 1]);
        const begin = performance.now();
        const journal = await call(2, args);
        const millis = performance.now() - begin;
        worker.terminate();
        return { journal, millis };
      }
      """;

  private record Played(String journal, double millis) {}

  private Played inBrowser(GameKind game, String level, int players, int nodes, int decisions) {
    Page page = server.newPage(800, 600);
    page.navigate(server.url("/settings"));
    var word = game.name().toLowerCase(Locale.ROOT);
    var result =
        (Map<?, ?>) page.evaluate(PLAY, List.of(word, level, players, nodes, decisions, 7));
    page.context().close();
    var journal = (String) Objects.requireNonNull(result.get("journal"));
    var millis = (Number) Objects.requireNonNull(result.get("millis"));
    return new Played(journal, millis.doubleValue());
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
    var acted = server.journal().lines().filter(line -> line.startsWith("{\"is\":\"acted\""));
    assertEquals(decisions, acted.count());
    assertEquals(server.journal(), browser.journal());
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
