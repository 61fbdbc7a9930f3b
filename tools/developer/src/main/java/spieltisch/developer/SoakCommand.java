package spieltisch.developer;

import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import spieltisch.app.CliException;
import spieltisch.app.options.LogFormat;
import spieltisch.app.options.ScratchFolderOption;
import spieltisch.loadtest.crash.CrashSoak;
import spieltisch.loadtest.disk.DiskSoak;
import spieltisch.loadtest.hostile.AttackProcess;
import spieltisch.loadtest.hostile.HostileOptions;
import spieltisch.loadtest.hostile.HostileSoak;
import spieltisch.loadtest.thinking.ThinkingSoak;

/// `spieltisch soak`: crashes or attacks a server and reports what was lost.
@Command(
    name = "soak",
    description =
        "Starts a server on this machine, crashes or attacks it, and reports what was lost. Ends by"
            + " itself.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    synopsisSubcommandLabel = "crash|disk|hostile|thinking",
    footer = {
      "",
      "Examples:",
      "  spieltisch soak crash --kills 100      kills the server while clients play",
      "  spieltisch soak disk --seeds 10000     runs the log on a disk that fails",
      "  spieltisch soak hostile --messages 1000000",
      "  spieltisch soak thinking --tables 500",
      "",
      "Exit code: 0 if nothing was lost or broken, 1 otherwise, 2 for wrong options."
    })
final class SoakCommand {
  private static final int MAX_SHOWN = 20;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Command(
      name = "crash",
      description =
          "Kills the server with SIGKILL at random moments while clients play, starts it again, and"
              + " compares the clients' transcripts with the log: every confirmed action must be"
              + " there.",
      mixinStandardHelpOptions = true,
      footer = {"", "Example:", "  spieltisch soak crash --kills 100 --tables 3"})
  int crash(
      @Option(
              names = "--kills",
              defaultValue = "100",
              description = "Number of kills (default: ${DEFAULT-VALUE}).")
          int kills,
      @Option(
              names = "--tables",
              defaultValue = "3",
              description = "Tables of three players in parallel (default: ${DEFAULT-VALUE}).")
          int tables,
      @Option(
              names = "--seed",
              defaultValue = "1",
              description = "Seed of the times of the kills (default: ${DEFAULT-VALUE}).")
          long seed,
      @Mixin ScratchFolderOption folder)
      throws InterruptedException {
    if (kills < 1 || tables < 1) throw new CliException("--kills and --tables must be at least 1");
    var report = new CrashSoak(folder.path(), tables, seed, this::print).run(kills);
    print(report.text());
    return report.isClean() ? 0 : 1;
  }

  @Command(
      name = "disk",
      description =
          "Runs the log on a real file while the simulated disk is full, slow, fails to write or to"
              + " sync, or tears the last write in a crash. Checks that every confirmed append is"
              + " in the log once.",
      mixinStandardHelpOptions = true,
      footer = {"", "Example:", "  spieltisch soak disk --seeds 10000 --seconds 480"})
  int disk(
      @Option(
              names = "--seeds",
              defaultValue = "10000",
              description = "Number of seeds (default: ${DEFAULT-VALUE}).")
          long seeds,
      @Option(
              names = "--first-seed",
              defaultValue = "1",
              description = "The first seed (default: ${DEFAULT-VALUE}).")
          long firstSeed,
      @Option(
              names = "--seconds",
              defaultValue = "3600",
              description = "Ends after this time (default: ${DEFAULT-VALUE}).")
          long seconds,
      @Mixin ScratchFolderOption folder) {
    if (seeds < 1 || seconds < 1)
      throw new CliException("--seeds and --seconds must be at least 1");
    LogFormat.hide();
    return report(new DiskSoak(folder.path(), this::print).run(firstSeed, seeds, seconds));
  }

  @Command(
      name = "hostile",
      description =
          "Attacks the server with damaged messages, then with floods, guesses, malformed requests"
              + " and more, one attack after the other, while others play. Checks that limits hold,"
              + " that the server logs no error and stays within its memory, and that the players'"
              + " games are unaffected.",
      mixinStandardHelpOptions = true,
      footer = {"", "Example:", "  spieltisch soak hostile --messages 1000000 --tables 20"})
  int hostile(
      @Option(
              names = "--messages",
              defaultValue = "1000000",
              description =
                  "Number of messages that the hostile clients send (default: ${DEFAULT-VALUE}).")
          long messages,
      @Option(
              names = "--tables",
              defaultValue = "20",
              description =
                  "Tables of four players that act once per second meanwhile (default:"
                      + " ${DEFAULT-VALUE}).")
          int tables,
      @Option(
              names = "--calm-seconds",
              defaultValue = "30",
              description =
                  "Seconds of measurement before the attack, in which the server warms up (default:"
                      + " ${DEFAULT-VALUE}).")
          int baselineSeconds,
      @Option(
              names = "--seed",
              defaultValue = "1",
              description = "Seed of the hostile clients (default: ${DEFAULT-VALUE}).")
          long seed,
      @Option(
              names = "--small",
              description = "Carries out a small version of each attack, in a few seconds.")
          boolean isSmall,
      @Option(
              names = "--max-slowdown",
              defaultValue = "10",
              description =
                  "How many times the p99 of the players' actions may grow; a p99 below 50 ms is"
                      + " always allowed (default: ${DEFAULT-VALUE}).")
          double maxSlowdown,
      @Option(
              names = "--max-millis",
              defaultValue = "2000",
              description =
                  "The longest time that a player may wait for two bots (default:"
                      + " ${DEFAULT-VALUE}).")
          long maxMillis,
      @Mixin ScratchFolderOption folder) {
    if (messages < 1 || tables < 1 || baselineSeconds < 0)
      throw new CliException(
          "--messages and --tables must be at least 1, --calm-seconds must not be negative");
    if (maxSlowdown < 1 || maxMillis < 1)
      throw new CliException("--max-slowdown and --max-millis must be at least 1");
    var options = new HostileOptions(isSmall, maxSlowdown, maxMillis);
    var soak = new HostileSoak(folder.path(), baselineSeconds, options, this::print);
    return report(soak.run(messages, tables, seed));
  }

  @Command(
      name = "thinking",
      description =
          "Runs tables of four bots of the highest level, and measures how long a player beside two"
              + " bots waits for them at another table.",
      mixinStandardHelpOptions = true,
      footer = {"", "Example:", "  spieltisch soak thinking --tables 500 --seconds 120"})
  int thinking(
      @Option(
              names = "--tables",
              defaultValue = "500",
              description = "Tables of four bots (default: ${DEFAULT-VALUE}).")
          int tables,
      @Option(
              names = "--seconds",
              defaultValue = "120",
              description = "How long the player plays (default: ${DEFAULT-VALUE}).")
          int seconds,
      @Option(
              names = "--bot-pause",
              defaultValue = "0",
              description =
                  "Milliseconds that bots wait before each action (default: ${DEFAULT-VALUE}).")
          int pause,
      @Option(
              names = "--max-millis",
              defaultValue = "2000",
              description =
                  "The longest time that the player may wait (default: ${DEFAULT-VALUE}).")
          long maxMillis,
      @Mixin ScratchFolderOption folder)
      throws InterruptedException {
    if (tables < 0 || seconds < 1 || pause < 0 || maxMillis < 1)
      throw new CliException(
          "--seconds and --max-millis must be at least 1, --tables and --bot-pause not negative");
    var soak = new ThinkingSoak(folder.path(), this::print);
    return report(soak.run(tables, seconds, pause, maxMillis));
  }

  private int report(List<String> violations) {
    violations.stream().limit(MAX_SHOWN).forEach(line -> print("VIOLATION: " + line));
    print(violations.isEmpty() ? "no violations" : violations.size() + " violations");
    return violations.isEmpty() ? 0 : 1;
  }

  @Command(
      name = "attack",
      description = "Attacks the endpoints of a server on this machine; `hostile` starts it.",
      hidden = true,
      footer = {
        "",
        "Example:",
        "  spieltisch soak attack --door web=8080 --messages 1000 --seed 1"
      },
      mixinStandardHelpOptions = true)
  int attack(
      @Option(
              names = "--door",
              required = true,
              paramLabel = "NAME=PORT",
              description = "An endpoint of the server: web, 1.0, 0.4, 0.1 or torfu.")
          Map<String, Integer> ports,
      @Option(names = "--messages", required = true, description = "Number of messages to send.")
          long messages,
      @Option(names = "--seed", required = true, description = "Seed of the hostile clients.")
          long seed)
      throws InterruptedException {
    AttackProcess.run(ports, messages, seed);
    return 0;
  }

  private void print(String line) {
    spec.commandLine().getOut().println(line);
    spec.commandLine().getOut().flush();
  }
}
