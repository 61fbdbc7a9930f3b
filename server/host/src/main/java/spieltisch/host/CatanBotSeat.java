package spieltisch.host;

import java.util.List;
import java.util.function.LongFunction;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.catan.Action;
import spieltisch.catan.Observation;
import spieltisch.catan.View;
import spieltisch.table.Entry;
import spieltisch.table.Table;

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
  /// table's version are left for the next call.
  private void observeNews(Table table) {
    var game = table.gameState().orElseThrow();
    var viewer = table.viewer(member);
    var news = journal.apply(known);
    for (var entry : news.subList(0, Math.toIntExact(table.version() - known)))
      if (entry instanceof Entry.Acted acted)
        for (var seen : game.observe(acted.events(), viewer)) player.observe((Observation) seen);
    known = table.version();
  }
}
