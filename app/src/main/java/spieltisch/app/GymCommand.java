package spieltisch.app;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import picocli.CommandLine.Command;
import spieltisch.gym.GymSession;

/// `spieltisch gym`: Catan as an environment for learning programs.
@Command(
    name = "gym",
    description = {
      "Plays games of Catan for a learning program, which sends requests on standard input and gets",
      "observations, legal actions and rewards on standard output, one JSON object on each line",
      "(docs/gym.md)."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch gym",
      "  echo '{\"cmd\":\"reset\",\"seed\":1}' | spieltisch gym",
      "  python3 examples/gym/random_player.py"
    })
final class GymCommand implements Runnable {
  @Override
  public void run() {
    // The streams of System would encode each line again and hide a client that is gone.
    try (var in = new FileInputStream(FileDescriptor.in);
        var out = new FileOutputStream(FileDescriptor.out)) {
      GymSession.run(in, out);
    } catch (IOException _) {
      throw new CliException("the client does not read the answers");
    }
  }
}
