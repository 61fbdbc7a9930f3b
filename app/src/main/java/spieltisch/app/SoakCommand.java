package spieltisch.app;

import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import spieltisch.app.options.ScratchFolderOption;
import spieltisch.loadtest.AttackProcess;
import spieltisch.loadtest.CrashSoak;
import spieltisch.loadtest.HostileSoak;

/// `spieltisch soak`: ill-treats a server of its own and looks what comes of it.
@Command(
    name = "soak",
    description =
        "Starts a server on this machine, ill-treats it, and says what was lost. It ends by itself.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    synopsisSubcommandLabel = "crash|hostile",
    footer = {
      "",
      "Examples:",
      "  spieltisch soak crash --kills 100         kills the server while clients play",
      "  spieltisch soak hostile --messages 1000000",
      "",
      "Exit code: 0 if nothing was lost or broken, 1 otherwise, 2 for wrong options."
    })
final class SoakCommand {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Command(
      name = "crash",
      description =
          "Kills the server with SIGKILL at random moments while clients play, starts it again, and"
              + " proves from the clients' own notes that every confirmed action is in the log.",
      mixinStandardHelpOptions = true,
      footer = {"", "Example:", "  spieltisch soak crash --kills 100 --tables 3"})
  int crash(
      @Option(
              names = "--kills",
              defaultValue = "100",
              description = "How often the server is killed (default: ${DEFAULT-VALUE}).")
          int kills,
      @Option(
              names = "--tables",
              defaultValue = "3",
              description = "Tables of three players at a time (default: ${DEFAULT-VALUE}).")
          int tables,
      @Option(
              names = "--seed",
              defaultValue = "1",
              description = "Seed of the moments and of the players (default: ${DEFAULT-VALUE}).")
          long seed,
      @Mixin ScratchFolderOption folder)
      throws InterruptedException {
    if (kills < 1 || tables < 1) throw new CliException("--kills and --tables must be at least 1");
    var report = new CrashSoak(folder.path(), tables, seed, this::say).run(kills);
    say(report.text());
    return report.isClean() ? 0 : 1;
  }

  @Command(
      name = "hostile",
      description =
          "Attacks the server with damaged messages, noise, floods, half-open and slow connections while"
              + " others play, and checks that it writes no error, keeps its memory and changes nothing.",
      mixinStandardHelpOptions = true,
      footer = {"", "Example:", "  spieltisch soak hostile --messages 1000000 --tables 20"})
  int hostile(
      @Option(
              names = "--messages",
              defaultValue = "1000000",
              description = "How many messages the attackers send (default: ${DEFAULT-VALUE}).")
          long messages,
      @Option(
              names = "--tables",
              defaultValue = "20",
              description =
                  "Tables of four players who act once a second meanwhile (default: ${DEFAULT-VALUE}).")
          int tables,
      @Option(
              names = "--calm-seconds",
              defaultValue = "30",
              description =
                  "How long the players are measured in peace before, and the server warms up (default:"
                      + " ${DEFAULT-VALUE}).")
          int calm,
      @Option(
              names = "--seed",
              defaultValue = "1",
              description = "Seed of the attackers (default: ${DEFAULT-VALUE}).")
          long seed,
      @Mixin ScratchFolderOption folder) {
    if (messages < 1 || tables < 1 || calm < 0)
      throw new CliException(
          "--messages and --tables must be at least 1, --calm-seconds not negative");
    var wrong = new HostileSoak(folder.path(), calm, this::say).run(messages, tables, seed);
    wrong.stream().limit(20).forEach(line -> say("WRONG: " + line));
    say(wrong.isEmpty() ? "nothing is wrong" : wrong.size() + " things are wrong");
    return wrong.isEmpty() ? 0 : 1;
  }

  @Command(
      name = "attack",
      description = "Attacks the doors of a server on this machine; `hostile` starts it.",
      hidden = true,
      footer = {
        "",
        "Example:",
        "  spieltisch soak attack --door web=8080 --door torfu=8003 --messages 1000 --seed 1"
      },
      mixinStandardHelpOptions = true)
  int attack(
      @Option(
              names = "--door",
              required = true,
              paramLabel = "NAME=PORT",
              description = "A door of the server: web, 1.0, 0.4, 0.1 or torfu.")
          Map<String, Integer> ports,
      @Option(names = "--messages", required = true, description = "How many messages are sent.")
          long messages,
      @Option(names = "--seed", required = true, description = "Seed of the attackers.") long seed)
      throws InterruptedException {
    AttackProcess.run(ports, messages, seed);
    return 0;
  }

  private void say(String line) {
    spec.commandLine().getOut().println(line);
    spec.commandLine().getOut().flush();
  }
}
