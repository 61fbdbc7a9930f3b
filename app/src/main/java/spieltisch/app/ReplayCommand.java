package spieltisch.app;

import java.io.PrintWriter;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import spieltisch.app.replay.EntryDescription;
import spieltisch.app.replay.GameSource;
import spieltisch.app.replay.TextBoard;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;

/// `spieltisch replay`: prints a finished game as text, step by step.
@Command(
    name = "replay",
    description =
        "Prints a finished game step by step: the event, and the board whenever it changed and at"
            + " the end.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch replay 9f86d081884c7d65 | less",
      "  spieltisch replay game.json --step 120",
      "  spieltisch replay game.json --from 120",
      "",
      "On the board, players are letters from a: settlements and roads in lower case, cities in"
          + " upper case. * is the robber."
    })
final class ReplayCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private GameSource source = new GameSource();

  @Option(
      names = "--step",
      paramLabel = "N",
      description = "Prints only this step and the board after it.")
  private @Nullable Integer step;

  @Option(
      names = "--from",
      paramLabel = "N",
      defaultValue = "1",
      description = "First step (default: ${DEFAULT-VALUE}).")
  private int from;

  @Override
  public void run() {
    var entries = source.read().entries();
    int last = entries.size();
    var only = step == null ? OptionalInt.empty() : OptionalInt.of(step);
    int first = only.orElse(from);
    if (first < 1 || first > last)
      throw new CliException("the game has steps 1 to " + last + ", not " + first);
    var out = spec.commandLine().getOut();
    var table = Table.opened((Entry.Opened) entries.getFirst());
    var board = "";
    for (int n = 1; n <= only.orElse(last); n++) {
      var entry = entries.get(n - 1);
      if (n > 1) table = table.after(entry);
      var now = TextBoard.of(table);
      boolean showsBoard = n == only.orElse(last) || !now.equals(board);
      if (n >= first) print(out, n, table, entry, showsBoard ? now : "");
      if (n >= first) board = now;
    }
    out.flush();
  }

  private static void print(PrintWriter out, int n, Table table, Entry entry, String board) {
    out.println("#" + n + " " + EntryDescription.of(table, entry));
    if (!board.isEmpty()) out.println(board);
  }
}
