package spieltisch.notify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.table.Notice;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.TorresGameState;
import spieltisch.torfu.KeywordSpelling;
import spieltisch.torfu.ServerWriter;
import spieltisch.torres.cards.Card;

/// A Torres game as lines of the Torres text protocol, from the start of the game.
public record TorresReplayFrames(List<ReplayFrame> frames) {
  /// An id that no member has; it stands for a spectator.
  private static final int SPECTATOR = 0;

  /// A line and the version of the table after which the line was sent.
  ///
  /// @param hands the cards of all seats by kind, after a position of a finished game; otherwise
  ///   empty
  public record ReplayFrame(long version, String line, List<List<Integer>> hands) {}

  /// Returns the lines that a player or a spectator has received. Each change is followed by the
  /// new position.
  ///
  /// @param member the id of the player, or 0 for a spectator
  public static TorresReplayFrames forMember(List<Entry> entries, int member) {
    return replay(entries, member, false);
  }

  /// Returns the lines that a spectator has received, and with each position the cards of all
  /// seats.
  public static TorresReplayFrames withSecrets(List<Entry> entries) {
    return replay(entries, SPECTATOR, true);
  }

  private static TorresReplayFrames replay(List<Entry> entries, int member, boolean withHands) {
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
      boolean hasPosition = !received.isEmpty() && notifier.view().isPresent();
      if (hasPosition) received.addAll(writer.lines(notifier.position()));
      var hands = hasPosition && withHands ? hands(table) : List.<List<Integer>>of();
      for (int i = 0; i < received.size(); i++) {
        boolean isPosition = hasPosition && i == received.size() - 1;
        frames.add(
            new ReplayFrame(table.version(), received.get(i), isPosition ? hands : List.of()));
      }
      received.clear();
    }
    return new TorresReplayFrames(frames);
  }

  private static List<List<Integer>> hands(Table table) {
    if (!(table.gameState().orElse(null) instanceof TorresGameState state)) return List.of();
    var hands = new ArrayList<List<Integer>>();
    for (int seat = 0; seat < state.order().size(); seat++) {
      var view = state.view(Viewer.of(Seat.of(seat)));
      hands.add(Arrays.stream(Card.values()).map(view::held).toList());
    }
    return hands;
  }
}
