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

/// A PostgreSQL server of our own on a free port of this machine, in a folder of its own, for
/// demonstrations and tests. It needs the programs of Debian's package `postgresql`.
public final class LocalPostgres implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final String USER = "spieltisch";
  // PostgreSQL refuses to run as root; this is the user that its package makes.
  private static final String OWNER = "postgres";

  private final Path programs;
  private final Path folder;
  private final int port;
  private @Nullable Process process;

  private LocalPostgres(Path programs, Path folder, int port) {
    this.programs = programs;
    this.folder = folder;
    this.port = port;
  }

  /// Where PostgreSQL's programs are, if they are installed.
  public static Optional<Path> programs() {
    var places = new ArrayList<Path>();
    try (var versions = Files.list(Path.of("/usr/lib/postgresql"))) {
      versions.sorted(Comparator.reverseOrder()).forEach(it -> places.add(it.resolve("bin")));
    } catch (IOException _) {
      // Not a Debian machine; the search path may still have them.
    }
    for (var entry : System.getenv().getOrDefault("PATH", "").split(":", -1))
      if (!entry.isEmpty()) places.add(Path.of(entry));
    return places.stream()
        .filter(
            it ->
                Files.isExecutable(it.resolve("initdb"))
                    && Files.isExecutable(it.resolve("postgres")))
        .findFirst();
  }

  /// Makes a new database and starts its server.
  public static LocalPostgres start() {
    var made = prepare();
    made.run(
        "initdb",
        List.of("-D", made.data(), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale"));
    made.resume();
    return made;
  }

  /// Makes a copy of a running server that follows it, and starts it.
  public static LocalPostgres standbyOf(LocalPostgres primary) {
    var made = prepare();
    made.run(
        "pg_basebackup",
        List.of(
            "-D",
            made.data(),
            "-R",
            "-h",
            "127.0.0.1",
            "-p",
            "" + primary.port,
            "-U",
            USER,
            "-d",
            "application_name=standby"));
    made.resume();
    return made;
  }

  private static LocalPostgres prepare() {
    var programs =
        programs()
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
      throw new LocalPostgresException("no folder for PostgreSQL: " + e.getMessage(), e);
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
    command.add(programs.resolve(program).toString());
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
      throw new LocalPostgresException(program + " cannot be started: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new LocalPostgresException(program + " was interrupted", e);
    }
  }

  /// Starts the server, for the first time or again.
  public void resume() {
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
      throw new LocalPostgresException("PostgreSQL cannot be started: " + e.getMessage(), e);
    }
    awaitAnswer();
  }

  private void awaitAnswer() {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      try (var connection = DriverManager.getConnection(url())) {
        if (connection.isValid(1)) return;
      } catch (SQLException e) {
        if (System.nanoTime() > end || process == null || !process.isAlive())
          throw new LocalPostgresException("PostgreSQL does not come up: " + e.getMessage(), e);
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

  /// The address for JDBC.
  public String url() {
    return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=" + USER;
  }

  /// The address of this one and another, whichever is the primary.
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

  /// Makes a standby the primary.
  public void promote() {
    execute("SELECT pg_promote()");
  }

  /// Kills the server at once, as a power cut would.
  public void kill() {
    if (process == null) return;
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    process.onExit().join();
  }

  /// Stops the server and removes its folder.
  @Override
  public void close() {
    kill();
    try (Stream<Path> files = Files.walk(folder)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new LocalPostgresException(
          "the folder of PostgreSQL cannot be removed: " + e.getMessage(), e);
    }
  }
}
