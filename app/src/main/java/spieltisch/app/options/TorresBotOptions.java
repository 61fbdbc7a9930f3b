package spieltisch.app.options;

import picocli.CommandLine.Option;
import spieltisch.bots.Level;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.torfu.TorfuSettings;
import spieltisch.torfu.KeywordSpelling;

/// The options of a computer player that only the Torres protocol knows.
public final class TorresBotOptions {
  @Option(
      names = "--game",
      defaultValue = "Spieltisch",
      description = "The game it joins, and opens if need be (default: ${DEFAULT-VALUE}).")
  private String game = "Spieltisch";

  @Option(
      names = "--password",
      defaultValue = "",
      description = "The password of that game (default: none).")
  private String password = "";

  @Option(
      names = "--seats",
      defaultValue = "2",
      description = "For how many players it opens a game (default: ${DEFAULT-VALUE}).")
  private int seats;

  @Option(
      names = "--age",
      defaultValue = "30",
      description = "Its age; the youngest begins (default: ${DEFAULT-VALUE}).")
  private int age;

  /// Games after the first have names of their own, since a finished one keeps its name.
  public TorfuSettings settings(
      int number, String name, Level level, long seed, KeywordSpelling keywordSpelling) {
    return new TorfuSettings(
        number == 0 ? game : game + "-" + (number + 1),
        password,
        seats,
        name,
        age,
        level,
        seed,
        ClientTimeouts.DEFAULTS,
        keywordSpelling);
  }
}
