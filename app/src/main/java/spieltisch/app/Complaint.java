package spieltisch.app;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/// An expected failure, told to the user in one line; everything else is a bug and shows where it
/// happened.
final class Complaint extends RuntimeException {
  private static final int USAGE = 2;
  private static final int FAILED = 1;

  Complaint(String sentence) {
    super(sentence, null, false, false);
  }

  static int aboutParameters(ParameterException fault, String[] arguments) {
    fault.getCommandLine().getErr().println("spieltisch: " + fault.getMessage() + " (see --help)");
    return USAGE;
  }

  static int aboutExecution(Exception fault, CommandLine command, ParseResult parsed)
      throws Exception {
    if (!(fault instanceof Complaint)) throw fault;
    command.getErr().println("spieltisch: " + fault.getMessage());
    return FAILED;
  }
}
