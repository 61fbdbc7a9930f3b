package spieltisch.app;

import java.io.PrintWriter;
import java.io.StringWriter;

/// Exit code and output of a command.
record CommandRun(int code, String out, String err) {
  static CommandRun of(String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    int code =
        Spieltisch.commandLine()
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true))
            .execute(arguments);
    return new CommandRun(code, out.toString(), err.toString());
  }
}
