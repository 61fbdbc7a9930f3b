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
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spieltisch.app.CliException;
import spieltisch.app.options.DataFolderOption;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.journal.GameRecord;
import spieltisch.store.sqlite.SqliteGames;

/// The source of a finished game: a file, a server, or the data folder of a server.
public final class GameSource {
  private static final Duration TIMEOUT = Duration.ofSeconds(30);

  @Parameters(
      paramLabel = "ID|FILE",
      description = "Id of a finished game, or file with its journal.")
  private String game = "";

  @Mixin private DataFolderOption dataFolder = new DataFolderOption();

  @Option(
      names = "--server",
      paramLabel = "URL",
      description = "Reads from this server instead, like http://localhost:8080.")
  private @Nullable String server;

  public GameRecord read() {
    var file = Path.of(game);
    if (Files.isRegularFile(file)) return requireFinished(parsed(text(file)));
    return requireFinished(server == null ? fromFolder() : parsed(fromServer(server)));
  }

  private GameRecord parsed(String text) {
    try {
      return GameRecord.parse(game, text);
    } catch (StoreException e) {
      throw new CliException(String.valueOf(e.getMessage()));
    }
  }

  /// Rejects a running game, because the journal of a running game contains secrets.
  private GameRecord requireFinished(GameRecord record) {
    if (!record.isOver()) throw new CliException("the game " + game + " is not over yet");
    return record;
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new CliException("cannot read the file " + file + ": " + e.getMessage());
    }
  }

  private GameRecord fromFolder() {
    var data = dataFolder.path();
    var file = data.resolve("spieltisch.db");
    if (!Files.isRegularFile(file)) throw new CliException("no games in " + data);
    try {
      var entries = SqliteGames.read(file, new TableId(game));
      if (entries.isEmpty()) throw new CliException("no game " + game + " in " + data);
      return new GameRecord(game, Optional.empty(), List.copyOf(entries));
    } catch (StoreException e) {
      throw new CliException(String.valueOf(e.getMessage()));
    }
  }

  private String fromServer(String address) {
    try (var http = HttpClient.newHttpClient()) {
      var path = "/api/v1/games/" + URLEncoder.encode(game, StandardCharsets.UTF_8);
      var request = HttpRequest.newBuilder(URI.create(address + path)).timeout(TIMEOUT).build();
      var response = http.send(request, BodyHandlers.ofString());
      if (response.statusCode() == 404) throw new CliException(address + " has no game " + game);
      if (response.statusCode() == 403)
        throw new CliException(
            "the game " + game + " is private: save it with its password or token to a file first");
      if (response.statusCode() != 200)
        throw new CliException(address + " answers with status " + response.statusCode());
      return response.body();
    } catch (IOException _) {
      throw new CliException("no server answers at " + address);
    } catch (IllegalArgumentException _) {
      throw new CliException(address + " is not an address like http://localhost:8080");
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new CliException("interrupted");
    }
  }
}
