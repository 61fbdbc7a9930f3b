package spieltisch.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

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
      mixinStandardHelpOptions = true)
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
      @Option(names = "--data", description = "Folder for the games (default: a temporary one).")
          @Nullable Path data)
      throws InterruptedException {
    if (kills < 1 || tables < 1) throw new Complaint("--kills and --tables must be at least 1");
    var report = new CrashSoak(folder(data), tables, seed, this::say).run(kills);
    say(report.text());
    return report.isClean() ? 0 : 1;
  }

  @Command(
      name = "hostile",
      description =
          "Attacks the server with damaged messages, noise, floods, half-open and slow connections while"
              + " others play, and checks that it writes no error, keeps its memory and changes nothing.",
      mixinStandardHelpOptions = true)
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
              names = "--seed",
              defaultValue = "1",
              description = "Seed of the attackers (default: ${DEFAULT-VALUE}).")
          long seed,
      @Option(names = "--data", description = "Folder for the games (default: a temporary one).")
          @Nullable Path data) {
    if (messages < 1 || tables < 1)
      throw new Complaint("--messages and --tables must be at least 1");
    var wrong = new HostileSoak(folder(data), this::say).run(messages, tables, seed);
    wrong.stream().limit(20).forEach(line -> say("WRONG: " + line));
    say(wrong.isEmpty() ? "nothing is wrong" : wrong.size() + " things are wrong");
    return wrong.isEmpty() ? 0 : 1;
  }

  @Command(
      name = "attack",
      description = "Attacks the doors of a server on this machine; `hostile` starts it.",
      hidden = true,
      mixinStandardHelpOptions = true)
  int attack(
      @Option(names = "--door", required = true) Map<String, Integer> ports,
      @Option(names = "--messages", required = true) long messages,
      @Option(names = "--seed", required = true) long seed)
      throws InterruptedException {
    Attack.run(ports, messages, seed);
    return 0;
  }

  static Path folder(@Nullable Path data) {
    try {
      return data == null
          ? Files.createTempDirectory("spieltisch-soak")
          : Files.createDirectories(data);
    } catch (IOException e) {
      throw new Complaint("the folder for the games cannot be made: " + e.getMessage());
    }
  }

  private void say(String line) {
    spec.commandLine().getOut().println(line);
    spec.commandLine().getOut().flush();
  }
}
