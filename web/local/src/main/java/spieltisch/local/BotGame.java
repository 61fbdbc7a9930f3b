package spieltisch.local;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import spieltisch.bots.Deadline;
import spieltisch.bots.PlayerVersion;
import spieltisch.catan.Colour;
import spieltisch.catan.Position;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.game.GameKind;

/// Plays a game between bots with a node limit, so that the game is the same on every machine. The
/// game shows that bots estimate and decide alike in the browser and on the server, and how fast.
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
    var table = open(game, level, players, new RecordingPage(journal, seed));
    for (int i = 0; i < decisions && table.awaitsBot(); i++) table.act(Deadline.afterNodes(nodes));
    return journal.toString();
  }

  private static LocalTable open(GameKind game, String level, int players, RecordingPage page) {
    var tables = new LocalTables(page);
    tables.open(
        NAME,
        new LocalTables.Setup(game, List.of(), Colour.RED, Collections.nCopies(players, level), 0));
    return tables.table(NAME);
  }

  /// Plays a game of Catan between bots of level `medium`, and tells how the level `best` estimates
  /// the positions before each roll: in millionths, one seat a line.
  public static String chances(int players, int decisions, int seed) {
    var table =
        open(GameKind.CATAN, "medium", players, new RecordingPage(new StringBuilder(), seed));
    var lines = new ArrayList<String>();
    for (int i = 0; i < decisions && table.awaitsBot(); i++) {
      if (table.table().gameState().orElseThrow() instanceof CatanGameState(var state, var _)
          && state.position().phaseKind() == Position.BEFORE_ROLL) {
        var evaluation = PlayerVersion.newest().catanEvaluation(state.position().board());
        for (int seat = 0; seat < players; seat++)
          lines.add(String.valueOf(Math.round(evaluation.winChance(state, seat) * 1e6)));
      }
      table.act(Deadline.afterNodes(1));
    }
    return String.join("\n", lines);
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
