package spieltisch.host;

import java.util.List;
import java.util.function.LongFunction;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.catan.Action;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.entry.UndoneEntries;

/// A bot at a seat of a Catan table. Before each choice, the bot receives what its seat has
/// observed since the previous choice.
final class CatanBotSeat {
  private final CatanPlayer player;
  private final int member;
  private final LongFunction<List<Entry>> journal;
  private long known;

  /// @param journal a function that returns the table's entries after a given version
  CatanBotSeat(CatanPlayer player, int member, LongFunction<List<Entry>> journal) {
    this.player = player;
    this.member = member;
    this.journal = journal;
  }

  Action choose(Table table, View view, Deadline deadline) {
    if (player.usesObservations()) observeNews(table);
    return player.choose(view, deadline);
  }

  /// Passes new observations to the bot. The journal may be ahead of the table. Entries after the
  /// table's version are left for the next call, and so are placements that a player may still take
  /// back. The bot never observes a placement that was taken back.
  private void observeNews(Table table) {
    var game = table.game().orElseThrow();
    var viewer = table.viewer(member);
    var undoable = game.firstUndoableVersion();
    long end = undoable.isPresent() ? undoable.getAsLong() - 1 : table.version();
    if (end <= known) return;
    var news = journal.apply(known).subList(0, Math.toIntExact(end - known));
    var undone = UndoneEntries.versions(known, news);
    for (var entry : news) {
      known++;
      if (entry instanceof Entry.Acted acted && !undone.contains(known))
        for (var seen : game.state().observe(acted.events(), viewer))
          player.observe((Observation) seen);
    }
  }
}
