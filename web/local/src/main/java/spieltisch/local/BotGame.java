package spieltisch.local;

import java.util.Collections;
import java.util.List;
import spieltisch.bots.Deadline;
import spieltisch.catan.Colour;
import spieltisch.table.game.GameKind;

/// Plays a game between bots with a node limit, so that the game is the same on every machine. The
/// game shows that bots decide alike in the browser and on the server, and how fast they decide.
public final class BotGame {
  private static final String NAME = "~bots";

  private BotGame() {}

  /// Plays a game and returns its journal, one entry a line.
  ///
  /// @param nodes the nodes that each decision may search
  /// @param decisions the maximum number of decisions; a longer game is left unfinished
  /// @param seed the seed of the game
  public static String play(
      GameKind game, String level, int players, int nodes, int decisions, int seed) {
    var journal = new StringBuilder();
    var tables = new LocalTables(new RecordingPage(journal, seed));
    tables.open(
        NAME,
        new LocalTables.Setup(game, List.of(), Colour.RED, Collections.nCopies(players, level), 0));
    var table = tables.table(NAME);
    for (int i = 0; i < decisions && table.awaitsBot(); i++) table.act(Deadline.afterNodes(nodes));
    return journal.toString();
  }

  /// A page that keeps the journal and has no luck of its own.
  private record RecordingPage(StringBuilder journal, int seed) implements LocalTables.Page {
    @Override
    public void send(int connection, String text) {}

    @Override
    public void close(int connection, int code, String reason) {}

    @Override
    public void append(String table, int version, String entry) {
      journal.append(entry).append('\n');
    }

    @Override
    public void truncate(String table, int version) {}

    @Override
    public String random(int bytes) {
      var hex = new StringBuilder();
      for (int i = 0; i < bytes; i++) {
        int value = seed * 31 + i * 7 & 0xff;
        hex.append(Character.forDigit(value >> 4, 16)).append(Character.forDigit(value & 15, 16));
      }
      return hex.toString();
    }

    @Override
    public long now() {
      return 0;
    }
  }
}
