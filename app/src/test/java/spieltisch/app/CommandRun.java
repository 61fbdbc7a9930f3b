package spieltisch.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/// Exit code and output of a command.
public record CommandRun(int code, String out, String err) {
  static CommandRun of(String... arguments) {
    return of(Spieltisch.commandLine(), arguments);
  }

  public static CommandRun of(CommandLine commandLine, String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    int code =
        commandLine
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true))
            .execute(arguments);
    return new CommandRun(code, out.toString(), err.toString());
  }
}
