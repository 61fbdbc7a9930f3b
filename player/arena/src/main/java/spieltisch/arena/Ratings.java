package spieltisch.arena;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/// Elo numbers that explain the wins best: somebody with strength s wins a table with chance s
/// divided by the sum of all strengths at it.
///
/// They are found by Hunter's iteration. One drawn game of everybody with everybody is added, so
/// that who never lost has a number too. The average is 1500.
final class Ratings {
  private static final int ROUNDS = 500;
  private static final double CENTRE = 1_500;
  private static final double SCALE = 400;

  private Ratings() {}

  static Map<String, Double> of(List<GameResult> games) {
    var names = new TreeSet<String>();
    for (var game : games) names.addAll(game.names());
    Map<String, Double> strengths = new LinkedHashMap<>();
    for (var name : names) strengths.put(name, 1.0);
    for (int i = 0; i < ROUNDS; i++) strengths = improved(strengths, games);
    return elo(strengths);
  }

  private static Map<String, Double> improved(Map<String, Double> old, List<GameResult> games) {
    Map<String, Double> wins = new LinkedHashMap<>();
    Map<String, Double> chances = new LinkedHashMap<>();
    double all = old.values().stream().mapToDouble(Double::doubleValue).sum();
    for (var name : old.keySet()) {
      wins.put(name, 1.0 / old.size());
      chances.put(name, 1 / all);
    }
    for (var game : games) count(game, old, wins, chances);
    Map<String, Double> next = new LinkedHashMap<>();
    for (var name : old.keySet())
      next.put(name, wins.getOrDefault(name, 0.0) / chances.getOrDefault(name, 1.0));
    return normalised(next);
  }

  private static void count(
      GameResult game,
      Map<String, Double> old,
      Map<String, Double> wins,
      Map<String, Double> chances) {
    if (game.winners().isEmpty()) return;
    double all = 0;
    for (var name : game.names()) all += old.getOrDefault(name, 0.0);
    for (int seat = 0; seat < game.names().size(); seat++) {
      var name = game.names().get(seat);
      wins.merge(name, game.share(seat), Double::sum);
      chances.merge(name, 1 / all, Double::sum);
    }
  }

  private static Map<String, Double> normalised(Map<String, Double> strengths) {
    double logs = strengths.values().stream().mapToDouble(Math::log).average().orElse(0);
    Map<String, Double> next = new LinkedHashMap<>();
    strengths.forEach((name, strength) -> next.put(name, strength / Math.exp(logs)));
    return next;
  }

  private static Map<String, Double> elo(Map<String, Double> strengths) {
    Map<String, Double> elo = new LinkedHashMap<>();
    strengths.forEach((name, s) -> elo.put(name, CENTRE + SCALE * Math.log10(s)));
    return elo;
  }
}
