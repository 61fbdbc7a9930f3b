package spieltisch.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import spieltisch.app.options.CliChoices;
import spieltisch.app.options.KeywordSpellingOption;
import spieltisch.app.options.TorresBotOptions;
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.GameOutcome;
import spieltisch.client.siedler.PlayerSettings;
import spieltisch.client.siedler.ReconnectLoop;
import spieltisch.client.torfu.TorfuPlayer;
import spieltisch.client.torfu.TorfuSettings;
import spieltisch.client.transport.LinkException;
import spieltisch.client.transport.ServerAddress;

/// `spieltisch bot`: a computer player for any server of the Catan protocol or of the Torres one.
@Command(
    name = "bot",
    description = "Lets a computer player join a server, ours or another's.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch bot --connect ws://localhost:8080/catan",
      "  spieltisch bot --connect ws://localhost:8080/catan/Tatooine --name Leia --colour white",
      "  spieltisch bot --connect tcp://localhost:8004 --dialect 0.4 --games 10",
      "  spieltisch bot --connect tcp://localhost:8003 --dialect torfu --game Burg --seats 2",
      "",
      "It takes the next colour if its own is taken, leaves when the game is over, and comes back when",
      "the connection breaks (to a running game only where the server allows it).",
      "Exit code: 0 after all games, 1 if the server cannot be used or is lost, 2 for wrong options."
    })
final class BotCommand implements Callable<Integer> {
  private static final int FAILED = 1;
  private static final String TORFU = "torfu";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--connect",
      required = true,
      paramLabel = "ADDRESS",
      description = "Where the server is: ws://, wss:// or tcp://HOST:PORT.")
  private String address = "";

  @Option(
      names = "--level",
      defaultValue = "best",
      description = "How strong it plays: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).",
      completionCandidates = Levels.class)
  private String level = "best";

  @Option(
      names = "--name",
      defaultValue = "Spieltisch",
      description = "Its name at the table (default: ${DEFAULT-VALUE}).")
  private String name = "Spieltisch";

  @Option(
      names = "--colour",
      defaultValue = "red",
      description =
          "The colour it likes best: red, orange, blue, white, green or brown"
              + " (default: ${DEFAULT-VALUE}).")
  private String colour = "red";

  @Option(
      names = "--dialect",
      defaultValue = "1.0",
      description = "The protocol: 1.0, 0.4, 0.1, 1.0-ascii or torfu (default: ${DEFAULT-VALUE}).")
  private String dialect = "1.0";

  @Option(
      names = "--games",
      defaultValue = "1",
      description = "How many games it plays, one after another (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(names = "--verbose", description = "Shows what the server refuses and why.")
  private boolean verbose;

  @Mixin private KeywordSpellingOption words = new KeywordSpellingOption();

  @ArgGroup(validate = false, heading = "%nOnly in torfu:%n")
  private TorresBotOptions torres = new TorresBotOptions();

  /// The levels there are, for the help.
  static final class Levels implements Iterable<String> {
    @Override
    public java.util.Iterator<String> iterator() {
      return Arrays.stream(Level.values()).map(Level::word).iterator();
    }
  }

  @Override
  public Integer call() throws InterruptedException {
    var server = CliChoices.address(address);
    try {
      var gameOutcomes = dialect.equals(TORFU) ? torres(server) : catan(server);
      gameOutcomes.forEach(this::report);
      return gameOutcomes.stream().anyMatch(GameOutcome.Disconnected.class::isInstance)
          ? FAILED
          : 0;
    } catch (LinkException e) {
      throw new CliException(String.valueOf(e.getMessage()));
    }
  }

  private List<GameOutcome> catan(ServerAddress server) throws InterruptedException {
    return new ReconnectLoop(server::open, settings(), this::log, Thread::sleep).play(games);
  }

  private List<GameOutcome> torres(ServerAddress server) throws InterruptedException {
    if (!"tcp".equals(server.uri().getScheme()))
      throw new CliException("torfu is spoken over TCP, as in tcp://localhost:8003");
    var gameOutcomes = new ArrayList<GameOutcome>();
    for (int i = 0; i < games; i++) {
      var player = new TorfuPlayer(server, torfuSettings(i), this::log, Thread::sleep);
      gameOutcomes.add(player.play());
      if (gameOutcomes.getLast() instanceof GameOutcome.Disconnected) break;
    }
    return gameOutcomes;
  }

  private TorfuSettings torfuSettings(int number) {
    return torres.settings(number, name, CliChoices.level(level), System.nanoTime(), words.words());
  }

  private PlayerSettings settings() {
    return new PlayerSettings(
        "Spieltisch " + Version.number(),
        name,
        colour(),
        CliChoices.dialect(dialect),
        CliChoices.level(level),
        System.nanoTime(),
        ClientTimeouts.DEFAULTS);
  }

  private Colour colour() {
    for (var known : Colour.values())
      if (known.name().toLowerCase(Locale.ROOT).equals(colour)) return known;
    throw CliChoices.unknown("colour", colour, "red, orange, blue, white, green, brown");
  }

  private void log(String line) {
    if (verbose) spec.commandLine().getErr().println(line);
  }

  private void report(GameOutcome gameOutcome) {
    PrintWriter out = spec.commandLine().getOut();
    switch (gameOutcome) {
      case GameOutcome.Won(var text) -> out.println("won: " + text);
      case GameOutcome.Lost(_, var text) -> out.println("lost: " + text);
      case GameOutcome.Aborted(var text) -> out.println("broken off: " + text);
      case GameOutcome.Disconnected(var reason, _, _) ->
          spec.commandLine().getErr().println("spieltisch: " + reason);
    }
    out.flush();
  }
}
