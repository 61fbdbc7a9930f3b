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

/// A Torres game as lines of the Torres text protocol, from the start of the game.
record TorresReplayFrames(List<ReplayFrame> frames) {
  /// A line and the version of the table after which the line was sent.
  record ReplayFrame(long version, String line) {}

  /// Returns the lines that a player or a spectator has received. Each change is followed by the
  /// new position.
  ///
  /// @param member the id of the player, or 0 for a spectator
  static TorresReplayFrames of(List<Entry> entries, int member) {
    var frames = new ArrayList<ReplayFrame>();
    var received = new ArrayList<String>();
    var writer = new ServerWriter(KeywordSpelling.STANDARD);
    var table = Table.opened((Entry.Opened) entries.getFirst());
    var notifier =
        new TorfuNotifier(
            member,
            table.view(Viewer.spectator()),
            Set.of(),
            message -> received.addAll(writer.lines(message)),
            () -> {});
    for (var entry : entries.subList(1, entries.size())) {
      table = table.after(entry);
      notifier.onNotices(Notice.of(entry, table, table.viewer(member)));
      if (!received.isEmpty() && notifier.view().isPresent())
        received.addAll(writer.lines(notifier.position()));
      for (var line : received) frames.add(new ReplayFrame(table.version(), line));
      received.clear();
    }
    return new TorresReplayFrames(frames);
  }
}
