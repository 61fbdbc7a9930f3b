package spieltisch.localpostgres;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A temporary PostgreSQL server on a free loopback port with a temporary data folder. The server
/// needs the programs of the Debian package `postgresql`.
public final class LocalPostgres implements AutoCloseable {
  private static final Duration START_TIMEOUT = Duration.ofSeconds(60);
  private static final String USER = "spieltisch";
  // PostgreSQL refuses to run as root; the Debian package creates this user.
  private static final String OWNER = "postgres";

  private final Path binFolder;
  private final Path folder;
  private final int port;
  private @Nullable Process process;

  private LocalPostgres(Path programs, Path folder, int port) {
    this.binFolder = programs;
    this.folder = folder;
    this.port = port;
  }

  /// Returns the folder of PostgreSQL's programs; empty if they are not installed.
  public static Optional<Path> binFolder() {
    var folders = new ArrayList<Path>();
    try (var versions = Files.list(Path.of("/usr/lib/postgresql"))) {
      versions
          .sorted(Comparator.reverseOrder())
          .forEach(version -> folders.add(version.resolve("bin")));
    } catch (IOException _) {
      // This is not a Debian machine; the programs may be on the PATH.
    }
    for (var entry : System.getenv().getOrDefault("PATH", "").split(":", -1))
      if (!entry.isEmpty()) folders.add(Path.of(entry));
    return folders.stream()
        .filter(
            folder ->
                Files.isExecutable(folder.resolve("initdb"))
                    && Files.isExecutable(folder.resolve("postgres")))
        .findFirst();
  }

  /// Creates a new database and starts its server.
  public static LocalPostgres start() {
    var server = prepare();
    server.run(
        "initdb",
        List.of("-D", server.data(), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale"));
    server.startServer();
    return server;
  }

  /// Creates and starts a standby that replicates a running server.
  public static LocalPostgres standbyOf(LocalPostgres primary) {
    var server = prepare();
    server.run(
        "pg_basebackup",
        List.of(
            "-D",
            server.data(),
            "-R",
            "-h",
            "127.0.0.1",
            "-p",
            "" + primary.port,
            "-U",
            USER,
            "-d",
            "application_name=standby"));
    server.startServer();
    return server;
  }

  private static LocalPostgres prepare() {
    var programs =
        binFolder()
            .orElseThrow(
                () ->
                    new LocalPostgresException(
                        "PostgreSQL is not installed: apt install postgresql"));
    try {
      var folder = Files.createTempDirectory("spieltisch-postgres");
      if (isRoot())
        Files.setOwner(
            folder,
            folder.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName(OWNER));
      return new LocalPostgres(programs, folder, freePort());
    } catch (IOException e) {
      throw new LocalPostgresException(
          "cannot create a folder for PostgreSQL: " + e.getMessage(), e);
    }
  }

  private static boolean isRoot() {
    return System.getProperty("user.name", "").equals("root");
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private String data() {
    return folder.resolve("data").toString();
  }

  private List<String> command(String program, List<String> arguments) {
    var command = new ArrayList<String>();
    if (isRoot())
      command.addAll(List.of("setpriv", "--reuid=" + OWNER, "--regid=" + OWNER, "--clear-groups"));
    command.add(binFolder.resolve(program).toString());
    command.addAll(arguments);
    return command;
  }

  private ProcessBuilder builder(String program, List<String> arguments) {
    return new ProcessBuilder(command(program, arguments))
        .directory(folder.toFile())
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile()));
  }

  private Path log() {
    return folder.resolve("log.txt");
  }

  private void run(String program, List<String> arguments) {
    try {
      var running = builder(program, arguments).start();
      if (running.waitFor() != 0)
        throw new LocalPostgresException(program + " failed: " + Files.readString(log()));
    } catch (IOException e) {
      throw new LocalPostgresException(program + " did not start: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new LocalPostgresException(program + " was interrupted", e);
    }
  }

  /// Starts the server process. After `kill`, this method restarts the server.
  public void startServer() {
    try {
      process =
          builder(
                  "postgres",
                  List.of(
                      "-D",
                      data(),
                      "-p",
                      "" + port,
                      "-c",
                      "listen_addresses=127.0.0.1",
                      "-c",
                      "unix_socket_directories=",
                      "-c",
                      "max_connections=200"))
              .start();
    } catch (IOException e) {
      throw new LocalPostgresException("PostgreSQL did not start: " + e.getMessage(), e);
    }
    awaitStart();
  }

  private void awaitStart() {
    long deadline = System.nanoTime() + START_TIMEOUT.toNanos();
    while (true) {
      try (var connection = DriverManager.getConnection(url())) {
        if (connection.isValid(1)) return;
      } catch (SQLException e) {
        if (System.nanoTime() > deadline || process == null || !process.isAlive())
          throw new LocalPostgresException(
              "PostgreSQL does not accept connections: " + e.getMessage(), e);
      }
      pause();
    }
  }

  private static void pause() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  public int port() {
    return port;
  }

  /// Returns the JDBC URL of this server.
  public String url() {
    return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=" + USER;
  }

  /// Returns a JDBC URL for this server and another server. A connection with this URL goes to the
  /// primary of the two.
  public String urlWith(LocalPostgres other) {
    return "jdbc:postgresql://127.0.0.1:%d,127.0.0.1:%d/postgres?user=%s&targetServerType=primary"
        .formatted(port, other.port, USER);
  }

  /// Runs one statement as the owner of the database.
  public void execute(String sql) {
    try (var connection = DriverManager.getConnection(url());
        var statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new LocalPostgresException(sql + " failed: " + e.getMessage(), e);
    }
  }

  /// Promotes a standby to primary.
  public void promote() {
    execute("SELECT pg_promote()");
  }

  /// Kills the server process without a shutdown, like a power failure.
  public void kill() {
    if (process == null) return;
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    process.onExit().join();
  }

  /// Kills the server and deletes its folder.
  @Override
  public void close() {
    kill();
    try (Stream<Path> files = Files.walk(folder)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new LocalPostgresException("cannot delete the PostgreSQL folder: " + e.getMessage(), e);
    }
  }
}
