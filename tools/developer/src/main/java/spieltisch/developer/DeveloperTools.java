package spieltisch.developer;

import picocli.CommandLine;
import spieltisch.app.CliException;
import spieltisch.app.Spieltisch;
import spieltisch.loadtest.LoadTestException;
import spieltisch.localpostgres.LocalPostgresException;

/// The command line `spieltisch` with the commands that measure and test servers. They are not part
/// of the server's jar.
public final class DeveloperTools {
  private DeveloperTools() {}

  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }

  static CommandLine commandLine() {
    return Spieltisch.commandLine()
        .addSubcommand(new SoakCommand())
        .addSubcommand(new LoadCommand())
        .addSubcommand(new ClusterDemoCommand())
        .addSubcommand(new BenchCommand())
        .setParameterExceptionHandler(CliException::reportUsageError)
        .setExecutionExceptionHandler(
            (failure, command, parsed) ->
                CliException.reportFailure(expected(failure), command, parsed));
  }

  /// Failures of the tools themselves are expected: the user sees one line.
  private static Exception expected(Exception failure) {
    return failure instanceof LoadTestException || failure instanceof LocalPostgresException
        ? new CliException(String.valueOf(failure.getMessage()))
        : failure;
  }
}
