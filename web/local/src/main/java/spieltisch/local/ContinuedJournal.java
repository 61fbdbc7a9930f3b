package spieltisch.local;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.bots.Level;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// The journal of a local table that continues a finished game from one of its moves on.
///
/// One seat belongs to the person of this device, and bots play all others. The entries of the game
/// stay the same, except for who sits where. So the dice stay those of the game, and the same
/// actions have the same results.
final class ContinuedJournal {
  private static final String MARK = " (Bot)";

  private final String name;
  private final int member;
  private final String tokenHash;
  private final Level level;
  private final long botPause;

  /// @param name the name of the local table
  /// @param member the member whose seat the person gets
  /// @param level the level of the bots that play for people
  ContinuedJournal(String name, int member, String tokenHash, Level level, long botPause) {
    this.name = name;
    this.member = member;
    this.tokenHash = tokenHash;
    this.level = level;
    this.botPause = botPause;
  }

  /// Returns the journal.
  ///
  /// @param played the entries of the game before the move
  /// @param now the time in milliseconds since 1970
  List<Entry> of(List<Entry> played, long now) {
    var people = new ArrayList<Integer>();
    var entries = new ArrayList<Entry>();
    for (var entry : played) {
      if (entry instanceof Entry.Joined joined && joined.bot().isEmpty())
        people.add(joined.member());
      entries.add(reseated(entry, people));
    }
    var table = Table.of(entries);
    if (!table.isRunning()) throw new IllegalArgumentException("no game is running");
    entries.add(new Entry.OptionsChanged(member, options(table.options())));
    if (table.isPaused()) entries.add(new Entry.Resumed(now));
    return entries;
  }

  private Entry reseated(Entry entry, List<Integer> people) {
    return switch (entry) {
      case Entry.Opened(_, var options, var seed) -> new Entry.Opened(name, options, seed);
      case Entry.Joined joined when joined.member() == member ->
          seated(joined, Optional.empty(), Optional.of(tokenHash));
      case Entry.Joined joined ->
          seated(joined, joined.bot().or(() -> Optional.of(level.word())), Optional.empty());
      case Entry.ProfileSet(var id, var profileName, var colour)
          when id != member && people.contains(id) ->
          new Entry.ProfileSet(id, profileName + MARK, colour);
      default -> entry;
    };
  }

  private static Entry seated(
      Entry.Joined joined, Optional<String> bot, Optional<String> tokenHash) {
    return new Entry.Joined(
        joined.member(), joined.client(), bot, tokenHash, OptionalInt.empty(), Optional.empty());
  }

  /// Nobody waits for a clock or for players who are away.
  private TableOptions options(TableOptions options) {
    return options
        .withClock(TimeControl.NONE)
        .withLoss(DisconnectPolicy.IS_COVERED)
        .withBotPause(botPause);
  }
}
