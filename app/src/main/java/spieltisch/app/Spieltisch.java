package spieltisch.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/// The command line `spieltisch`.
@Command(
    name = "spieltisch",
    description = "A server for Catan and Torres, with bots and tools.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    subcommands = {
      ServeCommand.class,
      PlayCommand.class,
      BotCommand.class,
      ArenaCommand.class,
      GymCommand.class,
      DatasetCommand.class,
      TuneCommand.class,
      AnalyseCommand.class,
      CalibrateCommand.class,
      SelfPlayCommand.class,
      CheckCommand.class,
      VerifyGameCommand.class,
      VerifyLogCommand.class,
      BackupCommand.class,
      RestoreCommand.class,
      SalvageCommand.class,
      ReplayCommand.class,
      ExportCommand.class,
      VersionCommand.class,
      CommandLine.HelpCommand.class
    },
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Examples:",
      "  spieltisch play              opens the page in the browser, for this machine alone",
      "  spieltisch serve             runs a server on http://localhost:8080/",
      "  spieltisch bot --connect ws://localhost:8080/catan",
      "  spieltisch serve --help      shows the options of a command",
      "",
      "In a source tree, ./spieltisch bench, load, soak and cluster-demo measure and test servers,",
      "and ./spieltisch package builds a release: a jar and a Debian package."
    })
public final class Spieltisch {
  private Spieltisch() {}

  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }

  public static CommandLine commandLine() {
    return new CommandLine(new Spieltisch())
        .setParameterExceptionHandler(CliException::reportUsageError)
        .setExecutionExceptionHandler(CliException::reportFailure);
  }
}
