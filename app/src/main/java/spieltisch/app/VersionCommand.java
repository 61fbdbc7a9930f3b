package spieltisch.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `spieltisch version`: prints the version.
@Command(
    name = "version",
    description = "Prints the version.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  spieltisch version"})
final class VersionCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    spec.commandLine().getOut().println(new Version().getVersion()[0]);
  }
}
