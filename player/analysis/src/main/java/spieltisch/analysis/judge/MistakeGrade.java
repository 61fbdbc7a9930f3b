package spieltisch.analysis.judge;

import java.util.Locale;

/// The grades of decisions by the win chance that they cost. The thresholds are changes of the win
/// chance.
public enum MistakeGrade {
  /// No other move is better by more than two standard errors, or the loss is smaller than an
  /// inaccuracy.
  GOOD(0),
  INACCURACY(0.01),
  MISTAKE(0.025),
  BLUNDER(0.05);

  /// A loss of win chance counts only if it exceeds this many standard errors.
  public static final double SIGNIFICANT_ERRORS = 2;

  private final double threshold;

  MistakeGrade(double threshold) {
    this.threshold = threshold;
  }

  /// The smallest loss of win chance with this grade.
  double threshold() {
    return threshold;
  }

  static MistakeGrade of(double loss, double standardError) {
    if (loss <= SIGNIFICANT_ERRORS * standardError) return GOOD;
    var grade = GOOD;
    for (var each : values()) if (loss >= each.threshold) grade = each;
    return grade;
  }

  /// The name of this grade in reports.
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
