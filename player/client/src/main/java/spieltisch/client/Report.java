package spieltisch.client;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// What a check found, clause by clause.
public final class Report {
  /// How a server keeps a clause.
  public enum Verdict {
    RIGHT,
    WRONG,
    /// It did not come up.
    OPEN
  }

  /// How one clause was kept.
  ///
  /// @param times how often it came up
  /// @param seen what was seen when it was wrong for the first time
  public record Finding(Clause clause, Verdict verdict, int times, String seen) {
    static Finding open(Clause clause) {
      return new Finding(clause, Verdict.OPEN, 0, "");
    }

    Finding after(boolean isRight, String newlySeen) {
      boolean isWrong = verdict == Verdict.WRONG || !isRight;
      return new Finding(
          clause,
          isWrong ? Verdict.WRONG : Verdict.RIGHT,
          times + 1,
          verdict == Verdict.WRONG || isRight ? seen : newlySeen);
    }
  }

  private final Map<Clause, Finding> findings = new EnumMap<>(Clause.class);

  /// A clause came up.
  void check(Clause clause, boolean isRight, Object seen) {
    var before = findings.getOrDefault(clause, Finding.open(clause));
    findings.put(clause, before.after(isRight, String.valueOf(seen)));
  }

  int times(Clause clause) {
    return findings.getOrDefault(clause, Finding.open(clause)).times();
  }

  /// One for each clause, in the order of the document.
  public List<Finding> findings() {
    var all = new ArrayList<Finding>();
    for (var clause : Clause.values()) all.add(findings.getOrDefault(clause, Finding.open(clause)));
    return all;
  }

  public List<Finding> wrong() {
    return findings().stream().filter(it -> it.verdict() == Verdict.WRONG).toList();
  }
}
