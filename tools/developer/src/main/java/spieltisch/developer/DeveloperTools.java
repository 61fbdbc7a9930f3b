package spieltisch.developer;

import picocli.CommandLine;
import spieltisch.app.CliException;
import spieltisch.app.Spieltisch;
import spieltisch.loadtest.LoadTestException;
import spieltisch.localpostgres.LocalPostgresException;

/// The command line `spieltisch` with additional commands that measure and test servers. The
/// additional commands are not part of the server's jar.
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

  /// Converts the exception of a tool into a [CliException], so that the user sees one line. Other
  /// exceptions stay unchanged.
  private static Exception expected(Exception failure) {
    return failure instanceof LoadTestException || failure instanceof LocalPostgresException
        ? new CliException(String.valueOf(failure.getMessage()))
        : failure;
  }
}
