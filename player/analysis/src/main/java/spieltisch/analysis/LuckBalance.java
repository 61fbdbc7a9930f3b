package spieltisch.analysis;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import spieltisch.analysis.PlayerSummary.PhaseSummary;
import spieltisch.analysis.judge.Judgement;
import spieltisch.analysis.judge.MistakeGrade;
import spieltisch.analysis.value.ChanceKind;
import spieltisch.analysis.value.GamePhase;
import spieltisch.analysis.value.WinChances;

/// Adds up the effects of luck and of decisions in a game for each player.
///
/// Every change of a win chance belongs to exactly one term: the luck of the seat order, the luck
/// of a step, or the decision of a step. So the terms add up to the result minus the win chance at
/// the start.
final class LuckBalance {
  private LuckBalance() {}

  static List<PlayerSummary> summaries(
      List<String> names, ValuedGame replay, WinChances startChances, List<Judgement> judgements) {
    var summaries = new ArrayList<PlayerSummary>();
    for (int seat = 0; seat < names.size(); seat++)
      summaries.add(summary(seat, names.get(seat), replay, startChances, judgements));
    return summaries;
  }

  private static PlayerSummary summary(
      int seat,
      String name,
      ValuedGame replay,
      WinChances startChances,
      List<Judgement> judgements) {
    double start = 1.0 / startChances.seats();
    double ownLuck = startChances.of(seat) - start;
    double othersLuck = 0;
    double ownPlay = 0;
    double othersPlay = 0;
    Map<ChanceKind, Double> luck = new EnumMap<>(ChanceKind.class);
    luck.put(ChanceKind.ORDER, ownLuck);
    for (var kind : List.of(ChanceKind.DICE, ChanceKind.THEFT, ChanceKind.CARD)) luck.put(kind, 0.);
    for (var step : replay.steps()) {
      boolean isOwn = step.seat() == seat;
      if (isOwn) ownPlay += step.play(seat);
      else othersPlay += step.play(seat);
      if (isOwn) ownLuck += step.luck(seat);
      else othersLuck += step.luck(seat);
      if (step.chance() != ChanceKind.NONE) luck.merge(step.chance(), step.luck(seat), Double::sum);
    }
    double result =
        replay.steps().isEmpty()
            ? startChances.of(seat)
            : replay.steps().getLast().after().of(seat);
    var own = judgements.stream().filter(judgement -> judgement.seat() == seat).toList();
    return new PlayerSummary(
        seat,
        name,
        start,
        result,
        ownLuck,
        othersLuck,
        ownPlay,
        othersPlay,
        luck,
        gradedLoss(own),
        own.size(),
        phases(own));
  }

  private static double gradedLoss(List<Judgement> judgements) {
    return judgements.stream()
        .filter(judgement -> judgement.grade() != MistakeGrade.GOOD)
        .mapToDouble(Judgement::loss)
        .sum();
  }

  private static List<PhaseSummary> phases(List<Judgement> own) {
    var phases = new ArrayList<PhaseSummary>();
    for (var phase : GamePhase.values()) {
      var here = own.stream().filter(judgement -> judgement.phase() == phase).toList();
      int good = (int) here.stream().filter(it -> it.grade() == MistakeGrade.GOOD).count();
      phases.add(new PhaseSummary(phase, here.size(), good, gradedLoss(here)));
    }
    return phases;
  }
}
