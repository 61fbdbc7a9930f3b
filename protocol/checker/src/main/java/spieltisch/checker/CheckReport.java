package spieltisch.checker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The results of a conformance check. A clause is one requirement on the checked program; see
/// [Clause].
public final class CheckReport {
  /// Whether the checked program fulfils a clause.
  public enum Result {
    RIGHT,
    WRONG,
    /// Unknown: the situation that the clause describes did not occur during the check.
    OPEN
  }

  /// The result of one clause.
  ///
  /// @param times how often the situation that the clause describes occurred
  /// @param seen what the checker saw at the first violation; empty if there was none
  public record Finding(Clause clause, Result result, int times, String seen) {
    static Finding open(Clause clause) {
      return new Finding(clause, Result.OPEN, 0, "");
    }

    Finding after(boolean isRight, String newlySeen) {
      boolean isWrong = result == Result.WRONG || !isRight;
      return new Finding(
          clause,
          isWrong ? Result.WRONG : Result.RIGHT,
          times + 1,
          result == Result.WRONG || isRight ? seen : newlySeen);
    }
  }

  private final Map<Clause, Finding> findings = new LinkedHashMap<>();

  /// @param clauses the clauses in the order of the report
  public CheckReport(Clause... clauses) {
    for (var clause : clauses) findings.put(clause, Finding.open(clause));
  }

  /// Records one occurrence of the situation that a clause describes, and whether the program
  /// fulfilled the clause.
  public void check(Clause clause, boolean isRight, Object seen) {
    findings.merge(
        clause,
        Finding.open(clause).after(isRight, String.valueOf(seen)),
        (before, _) -> before.after(isRight, String.valueOf(seen)));
  }

  public int times(Clause clause) {
    return findings.getOrDefault(clause, Finding.open(clause)).times();
  }

  /// One finding for each clause, in the order of the report.
  public List<Finding> findings() {
    return new ArrayList<>(findings.values());
  }

  public List<Finding> wrong() {
    return findings().stream().filter(it -> it.result() == Result.WRONG).toList();
  }
}
