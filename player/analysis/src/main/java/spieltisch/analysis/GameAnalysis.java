package spieltisch.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import spieltisch.analysis.judge.Judgement;
import spieltisch.analysis.judge.MistakeGrade;
import spieltisch.analysis.value.WinChances;
import spieltisch.catan.rules.State;

/// The analysis of one game.
///
/// @param startChances the win chances before the first settlement
/// @param states the state before each step
/// @param isOver whether the record reaches the end of the game
/// @param stop where and why the analysis ended before the end of the record; empty if the whole
///   record was analysed
/// @param judgements the judged decisions, in the order of play
public record GameAnalysis(
    List<String> names,
    AnalysisSettings settings,
    WinChances startChances,
    List<State> states,
    List<Step> steps,
    boolean isOver,
    Optional<String> stop,
    List<Judgement> judgements,
    List<TradeEffect> trades,
    List<PlayerSummary> players) {

  /// Returns whether the whole game was analysed, to its end.
  public boolean isComplete() {
    return isOver && stop.isEmpty();
  }

  /// The costliest decisions with a grade, the worst first.
  public List<Judgement> costliest(int most) {
    return judgements.stream()
        .filter(judgement -> judgement.grade() != MistakeGrade.GOOD)
        .sorted(Comparator.comparingDouble(Judgement::loss).reversed())
        .limit(most)
        .toList();
  }
}
