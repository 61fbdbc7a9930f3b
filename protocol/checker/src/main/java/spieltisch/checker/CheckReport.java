package spieltisch.checker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What a check found, demand by demand.
public final class CheckReport {
  /// How a demand is met.
  public enum Result {
    RIGHT,
    WRONG,
    /// It did not come up.
    OPEN
  }

  /// How one demand was met.
  ///
  /// @param times how often it came up
  /// @param seen what was seen when it was wrong for the first time
  public record Finding(Clause clause, Result verdict, int times, String seen) {
    static Finding open(Clause clause) {
      return new Finding(clause, Result.OPEN, 0, "");
    }

    Finding after(boolean isRight, String newlySeen) {
      boolean isWrong = verdict == Result.WRONG || !isRight;
      return new Finding(
          clause,
          isWrong ? Result.WRONG : Result.RIGHT,
          times + 1,
          verdict == Result.WRONG || isRight ? seen : newlySeen);
    }
  }

  private final Map<Clause, Finding> findings = new LinkedHashMap<>();

  /// @param clauses in the order in which they are reported
  public CheckReport(Clause... clauses) {
    for (var demand : clauses) findings.put(demand, Finding.open(demand));
  }

  /// A clause came up.
  public void check(Clause clause, boolean isRight, Object seen) {
    findings.merge(
        clause,
        Finding.open(clause).after(isRight, String.valueOf(seen)),
        (before, _) -> before.after(isRight, String.valueOf(seen)));
  }

  public int times(Clause clause) {
    return findings.getOrDefault(clause, Finding.open(clause)).times();
  }

  /// One for each demand, in the order of the document.
  public List<Finding> findings() {
    return new ArrayList<>(findings.values());
  }

  public List<Finding> wrong() {
    return findings().stream().filter(it -> it.verdict() == Result.WRONG).toList();
  }
}
