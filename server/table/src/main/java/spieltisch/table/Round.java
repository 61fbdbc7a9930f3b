package spieltisch.table;

/// One game at a table: how it began, how it stands, and the luck it has used.
public record Round(Seed seed, Opening opening, Match match, long luckUsed) {
  static Round of(Entry.Started started) {
    return new Round(
        started.seed(), started.opening(), Match.of(started.opening()), started.luckUsed());
  }

  Round after(Happening happening, long used) {
    return new Round(seed, opening, match.after(happening), used);
  }

  SealedLuck luck() {
    return new SealedLuck(seed, luckUsed);
  }
}
