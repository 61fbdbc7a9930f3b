package spieltisch.app.replay;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spieltisch.app.CliException;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.journal.GameRecord;
import spieltisch.store.sqlite.SqliteLog;

/// Where a finished game is read from: a file, a server, or the folder of one.
public final class GameSource {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @Parameters(
      paramLabel = "ID|FILE",
      description = "The id of a finished game, or a file with its journal.")
  private String game = "";

  @Option(
      names = "--data",
      paramLabel = "DIR",
      defaultValue = "data",
      description = "Folder of the server's games (default: ${DEFAULT-VALUE}).")
  private Path data = Path.of("data");

  @Option(
      names = "--server",
      paramLabel = "URL",
      description = "Asks a server instead, like http://localhost:8080.")
  private @Nullable String server;

  public GameRecord read() {
    var file = Path.of(game);
    if (Files.isRegularFile(file)) return finished(parsed(text(file)));
    return finished(server == null ? fromFolder() : parsed(fromServer(server)));
  }

  private GameRecord parsed(String text) {
    try {
      return GameRecord.parse(game, text);
    } catch (StoreException e) {
      throw new CliException(String.valueOf(e.getMessage()));
    }
  }

  /// A journal holds secrets as long as the game runs.
  private GameRecord finished(GameRecord found) {
    if (!found.isOver()) throw new CliException("the game " + game + " is not over yet");
    return found;
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new CliException("the file " + file + " cannot be read: " + e.getMessage());
    }
  }

  private GameRecord fromFolder() {
    var file = data.resolve("spieltisch.db");
    if (!Files.isRegularFile(file)) throw new CliException("there are no games in " + data);
    try (var log = new SqliteLog(file)) {
      var entries = log.read(new TableId(game), 0);
      if (entries.isEmpty()) throw new CliException("there is no game " + game + " in " + data);
      return new GameRecord(game, Optional.empty(), List.copyOf(entries));
    }
  }

  private String fromServer(String address) {
    try (var http = HttpClient.newHttpClient()) {
      var path = "/api/v1/games/" + URLEncoder.encode(game, StandardCharsets.UTF_8);
      var request = HttpRequest.newBuilder(URI.create(address + path)).timeout(PATIENCE).build();
      var answer = http.send(request, BodyHandlers.ofString());
      if (answer.statusCode() == 404)
        throw new CliException("there is no game " + game + " at " + address);
      if (answer.statusCode() != 200)
        throw new CliException(address + " answered with status " + answer.statusCode());
      return answer.body();
    } catch (IOException _) {
      throw new CliException("no server answers at " + address);
    } catch (IllegalArgumentException _) {
      throw new CliException(address + " is no address like http://localhost:8080");
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new CliException("interrupted");
    }
  }
}
