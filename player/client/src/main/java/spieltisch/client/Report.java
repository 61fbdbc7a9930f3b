package spieltisch.client;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What a check found, demand by demand.
public final class Report {
  /// How a demand is met.
  public enum Verdict {
    RIGHT,
    WRONG,
    /// It did not come up.
    OPEN
  }

  /// How one demand was met.
  ///
  /// @param times how often it came up
  /// @param seen what was seen when it was wrong for the first time
  public record Finding(Demand clause, Verdict verdict, int times, String seen) {
    static Finding open(Demand clause) {
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

  private final Map<Demand, Finding> findings = new LinkedHashMap<>();

  /// @param demands in the order in which they are reported
  Report(Demand... demands) {
    for (var demand : demands) findings.put(demand, Finding.open(demand));
  }

  /// A clause came up.
  void check(Demand clause, boolean isRight, Object seen) {
    findings.merge(
        clause,
        Finding.open(clause).after(isRight, String.valueOf(seen)),
        (before, _) -> before.after(isRight, String.valueOf(seen)));
  }

  int times(Demand clause) {
    return findings.getOrDefault(clause, Finding.open(clause)).times();
  }

  /// One for each demand, in the order of the document.
  public List<Finding> findings() {
    return new ArrayList<>(findings.values());
  }

  public List<Finding> wrong() {
    return findings().stream().filter(it -> it.verdict() == Verdict.WRONG).toList();
  }
}
