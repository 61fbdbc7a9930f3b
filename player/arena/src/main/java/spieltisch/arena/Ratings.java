package spieltisch.arena;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/// Computes the Elo ratings that best explain the wins. The ratings use the Bradley-Terry model: a
/// player of strength s wins a game with probability s divided by the sum of the strengths of all
/// players in the game.
///
/// Hunter's MM algorithm finds the strengths. One drawn game between all entrants is added, so that
/// an entrant without a loss has a finite rating. The mean rating is 1500.
final class Ratings {
  private static final int ITERATIONS = 500;
  private static final double MEAN = 1_500;
  private static final double SCALE = 400;

  private Ratings() {}

  static Map<String, Double> of(List<GameResult> games) {
    var names = new TreeSet<String>();
    for (var game : games) names.addAll(game.names());
    Map<String, Double> strengths = new LinkedHashMap<>();
    for (var name : names) strengths.put(name, 1.0);
    for (int i = 0; i < ITERATIONS; i++) strengths = iterate(strengths, games);
    return elo(strengths);
  }

  private static Map<String, Double> iterate(Map<String, Double> old, List<GameResult> games) {
    Map<String, Double> wins = new LinkedHashMap<>();
    Map<String, Double> chances = new LinkedHashMap<>();
    double total = old.values().stream().mapToDouble(Double::doubleValue).sum();
    for (var name : old.keySet()) {
      wins.put(name, 1.0 / old.size());
      chances.put(name, 1 / total);
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
    double total = 0;
    for (var name : game.names()) total += old.getOrDefault(name, 0.0);
    for (int seat = 0; seat < game.names().size(); seat++) {
      var name = game.names().get(seat);
      wins.merge(name, game.share(seat), Double::sum);
      chances.merge(name, 1 / total, Double::sum);
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
    strengths.forEach((name, s) -> elo.put(name, MEAN + SCALE * Math.log10(s)));
    return elo;
  }
}
