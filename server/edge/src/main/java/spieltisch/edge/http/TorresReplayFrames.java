package spieltisch.edge.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import spieltisch.edge.session.TorfuNotifier;
import spieltisch.kernel.Viewer;
import spieltisch.table.Entry;
import spieltisch.table.Notice;
import spieltisch.table.Table;
import spieltisch.torfu.KeywordSpelling;
import spieltisch.torfu.ServerWriter;

/// A game of Torres in lines of its text protocol, as a spectator hears it who was there from the
/// beginning and asks for the position whenever something happened.
record TorresReplayFrames(List<Line> lines) {
  /// One line, and after how many entries it was said.
  record Line(long version, String text) {}

  private static final int SPECTATOR = 0;

  static TorresReplayFrames of(List<Entry> entries) {
    var lines = new ArrayList<Line>();
    var heard = new ArrayList<String>();
    var speller = new ServerWriter(KeywordSpelling.STANDARD);
    var table = Table.opened((Entry.Opened) entries.getFirst());
    var teller =
        new TorfuNotifier(
            SPECTATOR,
            table.sight(Viewer.spectator()),
            Set.of(),
            message -> heard.addAll(speller.lines(message)),
            () -> {});
    for (var entry : entries.subList(1, entries.size())) {
      table = table.after(entry);
      teller.onNotices(Notice.of(entry, table, Viewer.spectator()));
      if (!heard.isEmpty() && teller.view().isPresent())
        heard.addAll(speller.lines(teller.position()));
      for (var text : heard) lines.add(new Line(table.version(), text));
      heard.clear();
    }
    return new TorresReplayFrames(lines);
  }
}
