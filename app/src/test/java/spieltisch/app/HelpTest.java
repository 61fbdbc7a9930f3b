package spieltisch.app;

import picocli.CommandLine;

/// The help of the commands in the server's jar.
class HelpTest extends HelpContract {
  @Override
  protected CommandLine commandLine() {
    return Spieltisch.commandLine();
  }
}
