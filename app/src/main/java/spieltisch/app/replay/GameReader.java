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
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import spieltisch.app.CliException;
import spieltisch.app.options.DataFolderOption;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.journal.GameRecord;
import spieltisch.store.sqlite.SqliteGames;

/// Reads finished games by id or file name: from a file, a server, or the data folder of a server.
public final class GameReader {
  private static final Duration TIMEOUT = Duration.ofSeconds(30);

  @Mixin private DataFolderOption dataFolder = new DataFolderOption();

  @Option(
      names = "--server",
      paramLabel = "URL",
      description = "Reads from this server instead, like http://localhost:8080.")
  private @Nullable String server;

  /// Reads a finished game.
  ///
  /// @param game the id of the game, or a file with its journal
  public GameRecord read(String game) {
    var file = Path.of(game);
    if (Files.isRegularFile(file)) return requireFinished(game, parsed(game, text(file)));
    var record = server == null ? fromFolder(game) : parsed(game, fromServer(server, game));
    return requireFinished(game, record);
  }

  /// Reads a game from the data folder; empty if the game is not over.
  public Optional<GameRecord> readFinished(String id) {
    return Optional.of(fromFolder(id)).filter(GameRecord::isOver);
  }

  /// Reads a game like [#read], but accepts a file that ends before the game is over or in the
  /// middle of a line. A file of a running game is accepted too, because its owner already knows
  /// the contents.
  public CutRecord readCut(String game) {
    var file = Path.of(game);
    return Files.isRegularFile(file)
        ? longestPart(game, text(file))
        : new CutRecord(read(game), OptionalInt.empty());
  }

  /// A record that may end before its game is over.
  ///
  /// @param damaged the number of the first unreadable line; empty if no line is unreadable or if
  ///   it is the last one
  public record CutRecord(GameRecord game, OptionalInt damaged) {}

  /// Parses the lines before the first line that is not an entry.
  private static CutRecord longestPart(String game, String text) {
    var lines = text.lines().toList();
    int good = 0;
    int bad = lines.size() + 1;
    while (bad - good > 1) {
      int middle = (good + bad) >>> 1;
      if (isParsable(game, lines.subList(0, middle))) good = middle;
      else bad = middle;
    }
    var record = parsed(game, good == 0 ? text : String.join("\n", lines.subList(0, good)));
    boolean isInTheMiddle = lines.stream().skip(bad).anyMatch(line -> !line.isBlank());
    return new CutRecord(record, isInTheMiddle ? OptionalInt.of(bad) : OptionalInt.empty());
  }

  private static boolean isParsable(String game, List<String> lines) {
    try {
      GameRecord.parse(game, String.join("\n", lines));
      return true;
    } catch (StoreException _) {
      return false;
    }
  }

  private static GameRecord parsed(String game, String text) {
    try {
      return GameRecord.parse(game, text);
    } catch (StoreException e) {
      throw new CliException(String.valueOf(e.getMessage()));
    }
  }

  /// Rejects a running game, because the journal of a running game contains secrets.
  private static GameRecord requireFinished(String game, GameRecord record) {
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

  public boolean usesServer() {
    return server != null;
  }

  /// Returns the ids of all tables in the data folder.
  public List<String> tables() {
    try {
      return SqliteGames.tables(database()).stream().map(TableId::text).toList();
    } catch (StoreException e) {
      throw new CliException(String.valueOf(e.getMessage()));
    }
  }

  private Path database() {
    var file = dataFolder.path().resolve("spieltisch.db");
    if (!Files.isRegularFile(file)) throw new CliException("no games in " + dataFolder.path());
    return file;
  }

  private GameRecord fromFolder(String game) {
    var data = dataFolder.path();
    var file = database();
    try {
      var entries = SqliteGames.read(file, new TableId(game));
      if (entries.isEmpty()) throw new CliException("no game " + game + " in " + data);
      return new GameRecord(game, Optional.empty(), List.copyOf(entries));
    } catch (StoreException e) {
      throw new CliException(String.valueOf(e.getMessage()));
    }
  }

  private static String fromServer(String address, String game) {
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
