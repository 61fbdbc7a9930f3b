package spieltisch.table;

import java.util.OptionalLong;

/// How much time the player whose turn it is has left.
///
/// @param since when the game began to wait for what it waits for now
/// @param left what was left of the turn at that moment, in milliseconds
public record Stopwatch(long since, long left) {
  static Stopwatch started(long at, Clock clock) {
    return new Stopwatch(at, clock.turn());
  }

  /// While others give back cards the turn's time stands still. What the clock does itself earns no
  /// increment.
  Stopwatch after(Entry.Acted acted, Match before, Match after, Clock clock) {
    if (before.turn() != after.turn()) return started(acted.at(), clock);
    if (before.isInterlude()) return new Stopwatch(after.isInterlude() ? since : acted.at(), left);
    long earned = acted.actor() == Entry.Actor.CLOCK ? 0 : clock.increment();
    long rest = Math.max(0, left - (acted.at() - since));
    return new Stopwatch(acted.at(), Math.min(clock.turn(), rest + earned));
  }

  /// When time is up, if the table has a clock for what it waits for.
  OptionalLong deadline(Match match, Clock clock) {
    long most = match.isInterlude() ? clock.discard() : clock.turn();
    if (most == 0) return OptionalLong.empty();
    return OptionalLong.of(since + (match.isInterlude() ? most : left));
  }
}
