package spieltisch.app;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/// An expected failure that is shown to the user as one line. Other exceptions are bugs and are
/// shown with their stack trace.
public final class CliException extends RuntimeException {
  private static final int USAGE = 2;
  private static final int FAILED = 1;

  public CliException(String message) {
    super(message, null, false, false);
  }

  public static int reportUsageError(ParameterException failure, String[] arguments) {
    failure
        .getCommandLine()
        .getErr()
        .println("spieltisch: " + failure.getMessage() + " (see --help)");
    return USAGE;
  }

  public static int reportFailure(Exception failure, CommandLine command, ParseResult parsed)
      throws Exception {
    if (!(failure instanceof CliException)) throw failure;
    command.getErr().println("spieltisch: " + failure.getMessage());
    return FAILED;
  }
}
