package spieltisch.app.options;

import picocli.CommandLine.Option;
import spieltisch.bots.Level;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.torfu.TorfuSettings;
import spieltisch.torfu.KeywordSpelling;

/// The options of the `bot` command that apply only to the Torres protocol.
public final class TorresBotOptions {
  @Option(
      names = "--game",
      defaultValue = "Spieltisch",
      description =
          "Name of the game to join; opened if it does not exist (default: ${DEFAULT-VALUE}).")
  private String game = "Spieltisch";

  @Option(
      names = "--password",
      defaultValue = "",
      description = "Password of the game (default: none).")
  private String password = "";

  @Option(
      names = "--seats",
      defaultValue = "2",
      description = "Number of players of a game that it opens (default: ${DEFAULT-VALUE}).")
  private int seats;

  @Option(
      names = "--age",
      defaultValue = "30",
      description = "Age of the player; the youngest player begins (default: ${DEFAULT-VALUE}).")
  private int age;

  /// Returns the settings for a game. From the second game on, the game's name contains a number,
  /// because a finished game keeps its name.
  ///
  /// @param number the number of the game, counted from 0
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
