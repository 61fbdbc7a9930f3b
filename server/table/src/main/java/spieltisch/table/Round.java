package spieltisch.table;

/// One game at a table: how it began, how it stands, and the luck it has used.
public record Round(Seed seed, Opening opening, Match match, long luckUsed, Stopwatch watch) {
  static Round of(Entry.Started started, Clock clock) {
    return new Round(
        started.seed(),
        started.opening(),
        Match.of(started.opening()),
        started.luckUsed(),
        Stopwatch.started(started.at(), clock));
  }

  Round after(Entry.Acted acted, Clock clock) {
    var next = match.after(acted.happening());
    return new Round(seed, opening, next, acted.luckUsed(), watch.after(acted, match, next, clock));
  }

  SealedLuck luck() {
    return new SealedLuck(seed, luckUsed);
  }
}
