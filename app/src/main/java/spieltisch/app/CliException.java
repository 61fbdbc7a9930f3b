package spieltisch.app;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import spieltisch.loadtest.LoadTestException;
import spieltisch.localpostgres.LocalPostgresException;

/// An expected failure, told to the user in one line; everything else is a bug and shows where it
/// happened.
public final class CliException extends RuntimeException {
  private static final int USAGE = 2;
  private static final int FAILED = 1;

  public CliException(String sentence) {
    super(sentence, null, false, false);
  }

  static int aboutParameters(ParameterException fault, String[] arguments) {
    fault.getCommandLine().getErr().println("spieltisch: " + fault.getMessage() + " (see --help)");
    return USAGE;
  }

  static int aboutExecution(Exception fault, CommandLine command, ParseResult parsed)
      throws Exception {
    if (!isExpected(fault)) throw fault;
    command.getErr().println("spieltisch: " + fault.getMessage());
    return FAILED;
  }

  private static boolean isExpected(Exception fault) {
    return fault instanceof CliException
        || fault instanceof LoadTestException
        || fault instanceof LocalPostgresException;
  }
}
