package spieltisch.app;

import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import spieltisch.store.StoreException;
import spieltisch.store.sqlite.LogVerification;

/// Prints the verification of a log or of a copy of it.
final class VerificationReport {
  private VerificationReport() {}

  /// Prints the lines of a verification.
  ///
  /// @param verification fails with a [StoreException] if nothing could be verified
  /// @return the exit code of the command: 0 if all entries are intact, 1 if not
  static int print(CommandSpec spec, Supplier<LogVerification> verification) {
    try {
      var result = verification.get();
      var out = spec.commandLine().getOut();
      result.lines().forEach(out::println);
      out.flush();
      return result.isIntact() ? 0 : 1;
    } catch (StoreException e) {
      throw new CliException(String.valueOf(e.getMessage()));
    }
  }
}
