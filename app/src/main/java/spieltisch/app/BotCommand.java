package spieltisch.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
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
import spieltisch.client.siedler.Randomness;
import spieltisch.client.siedler.ReconnectLoop;
import spieltisch.client.torfu.TorfuPlayer;
import spieltisch.client.torfu.TorfuSettings;
import spieltisch.client.transport.LinkException;
import spieltisch.client.transport.ServerAddress;

/// `spieltisch bot`: runs a bot that plays on any server of the Catan or the Torres protocol.
@Command(
    name = "bot",
    description = "Connects a bot to a server of the Catan or the Torres protocol.",
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
      "The bot takes the next colour if its own is taken, leaves when the game is over, and reconnects"
          + " when the connection breaks (to a running game only if the server allows it).",
      "On servers other than Spieltisch it waits for 100 ms without messages before a request. It leaves"
          + " a server whose map is unreadable, that refuses every action, that sends nothing for 30"
          + " minutes, or that can save nothing for an hour.",
      "Exit code: 0 after all games, 1 if the server is unusable or the connection is lost, 2 for"
          + " wrong options."
    })
final class BotCommand implements Callable<Integer> {
  private static final int FAILED = 1;
  private static final String TORFU = "torfu";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--connect",
      required = true,
      paramLabel = "ADDRESS",
      description = "Address of the server: ws://, wss:// or tcp://HOST:PORT.")
  private String address = "";

  @Option(
      names = "--level",
      defaultValue = "best",
      description = "Playing strength: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).",
      completionCandidates = Levels.class)
  private String level = "best";

  @Option(
      names = "--name",
      defaultValue = "Spieltisch",
      description = "Name at the table (default: ${DEFAULT-VALUE}).")
  private String name = "Spieltisch";

  @Option(
      names = "--colour",
      defaultValue = "red",
      description =
          "Preferred colour: red, orange, blue, white, green or brown (default: ${DEFAULT-VALUE}).")
  private String colour = "red";

  @Option(
      names = "--dialect",
      defaultValue = "1.0",
      description = "Protocol: 1.0, 0.4, 0.1, 1.0-ascii or torfu (default: ${DEFAULT-VALUE}).")
  private String dialect = "1.0";

  @Option(
      names = "--games",
      defaultValue = "1",
      description = "Number of games to play, one after another (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(names = "--verbose", description = "Prints refusals of the server and their reasons.")
  private boolean verbose;

  @Mixin private KeywordSpellingOption keywordSpelling = new KeywordSpellingOption();

  @ArgGroup(validate = false, heading = "%nOnly for torfu:%n")
  private TorresBotOptions torres = new TorresBotOptions();

  /// The names of the bot levels for the help text.
  static final class Levels implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Arrays.stream(Level.values()).map(Level::word).iterator();
    }
  }

  @Override
  public Integer call() throws InterruptedException {
    var server = CliChoices.address(address);
    try {
      var outcomes = dialect.equals(TORFU) ? torres(server) : catan(server);
      outcomes.forEach(this::report);
      return outcomes.stream().anyMatch(GameOutcome::isUnfinished) ? FAILED : 0;
    } catch (LinkException e) {
      throw new CliException(String.valueOf(e.getMessage()));
    }
  }

  private List<GameOutcome> catan(ServerAddress server) throws InterruptedException {
    return new ReconnectLoop(server::open, settings(), this::log, Thread::sleep).play(games);
  }

  private List<GameOutcome> torres(ServerAddress server) throws InterruptedException {
    if (!"tcp".equals(server.uri().getScheme()))
      throw new CliException("torfu needs a TCP address like tcp://localhost:8003");
    var outcomes = new ArrayList<GameOutcome>();
    for (int i = 0; i < games; i++) {
      var player = new TorfuPlayer(server, torfuSettings(i), this::log, Thread::sleep);
      outcomes.add(player.play());
      if (outcomes.getLast().isUnfinished()) break;
    }
    return outcomes;
  }

  private TorfuSettings torfuSettings(int number) {
    return torres.settings(
        number,
        name,
        CliChoices.level(level),
        System.nanoTime(),
        keywordSpelling.keywordSpelling());
  }

  private PlayerSettings settings() {
    return new PlayerSettings(
        "Spieltisch " + Version.number(),
        name,
        colour(),
        CliChoices.dialect(dialect),
        CliChoices.level(level),
        Randomness.unpredictable(),
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

  private void report(GameOutcome outcome) {
    PrintWriter out = spec.commandLine().getOut();
    switch (outcome) {
      case GameOutcome.Won(var text) -> out.println("won: " + text);
      case GameOutcome.Lost(_, var text) -> out.println("lost: " + text);
      case GameOutcome.Aborted(var text) -> out.println("aborted: " + text);
      case GameOutcome.Disconnected(var reason, _, _) -> reportFailure(reason);
      case GameOutcome.SeatLost(var reason) -> reportFailure(reason);
    }
    out.flush();
  }

  private void reportFailure(String reason) {
    spec.commandLine().getErr().println("spieltisch: " + reason);
  }
}
