package spieltisch.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// The results of all games of an arena, with their statistics.
///
/// @param title a line that describes the games
/// @param isTimed whether the HTML and JSON reports include measured times; without times these
///   reports are equal for equal games
public record ArenaResult(String title, List<GameResult> games, boolean isTimed) {
  /// The standings of all entrants, in the seat order of the first game.
  public List<Standing> standings() {
    var ratings = Ratings.of(games);
    Map<String, Standing> standings = new LinkedHashMap<>();
    for (var name : names()) standings.put(name, standing(name, ratings.getOrDefault(name, 0.0)));
    return List.copyOf(standings.values());
  }

  /// The names of all entrants, in the seat order of the first game.
  public List<String> names() {
    return games.isEmpty() ? List.of() : games.getFirst().names().stream().distinct().toList();
  }

  private Standing standing(String name, double elo) {
    int seats = 0;
    double wins = 0;
    long points = 0;
    long moves = 0;
    long nanos = 0;
    long refused = 0;
    long illegal = 0;
    for (var game : games)
      for (int seat = 0; seat < game.names().size(); seat++) {
        if (!game.names().get(seat).equals(name)) continue;
        seats++;
        wins += game.share(seat);
        points += game.points().get(seat);
        moves += game.moves().get(seat);
        nanos += game.nanos().get(seat);
        refused += game.refused().get(seat);
        illegal += game.illegal().get(seat);
      }
    return new Standing(
        name,
        seats,
        wins,
        Interval.of(wins, seats),
        (double) points / seats,
        elo,
        moves,
        nanos / 1_000.0 / Math.max(1, moves),
        refused,
        illegal);
  }

  /// The win rates without luck, in the order of the standings; empty if luck was not measured.
  public List<LuckAdjustment> adjustments() {
    return names().stream().flatMap(name -> LuckAdjustment.of(name, games).stream()).toList();
  }

  /// The number of games, the mean number of turns and the number of unfinished games, in one line.
  String summary() {
    return String.format(
        Locale.ROOT,
        "%d games, %.1f turns each, %d unfinished",
        games.size(),
        meanTurns(),
        unfinished());
  }

  /// The reasons for the wins with their counts, in one line; empty if the games report no reasons.
  String reasonSummary() {
    return reasons().entrySet().stream()
        .map(reason -> reason.getKey() + " " + reason.getValue())
        .collect(Collectors.joining(", "));
  }

  /// The trades of all games together.
  public TradeCounts trades() {
    return games.stream().map(GameResult::trades).reduce(TradeCounts.NONE, TradeCounts::plus);
  }

  /// The mean numbers of trades in one line; empty if the games had no trade.
  String tradeSummary() {
    var trades = trades();
    return trades.equals(TradeCounts.NONE) ? "" : trades.summary(games.size());
  }

  public double meanTurns() {
    return games.stream().mapToInt(GameResult::turns).average().orElse(0);
  }

  public long unfinished() {
    return games.stream().filter(game -> game.winners().isEmpty()).count();
  }

  /// The number of wins for each reason, sorted by reason. A win may have several reasons.
  public Map<String, Integer> reasons() {
    Map<String, Integer> reasons = new TreeMap<>();
    for (var game : games) for (var reason : game.reasons()) reasons.merge(reason, 1, Integer::sum);
    return reasons;
  }

  /// How often each sum was rolled, indexed by the sum; empty in a game without dice.
  public List<Integer> rolls() {
    var rolls = new ArrayList<Integer>();
    for (var game : games)
      for (int sum = 0; sum < game.rolls().size(); sum++) {
        if (sum == rolls.size()) rolls.add(0);
        rolls.set(sum, rolls.get(sum) + game.rolls().get(sum));
      }
    return rolls;
  }

  /// The mean points of an entrant after each round, over all games that reached the round. Rounds
  /// that less than a tenth of the games reached are left out.
  public List<Double> curve(String name) {
    var sums = new ArrayList<Double>();
    var counts = new ArrayList<Integer>();
    for (var game : games)
      for (int seat = 0; seat < game.names().size(); seat++)
        if (game.names().get(seat).equals(name)) add(game.curves().get(seat), sums, counts);
    var means = new ArrayList<Double>();
    int minGames = Math.max(1, games.size() / 10);
    for (int i = 0; i < sums.size() && counts.get(i) >= minGames; i++)
      means.add(sums.get(i) / counts.get(i));
    return means;
  }

  private static void add(List<Integer> curve, List<Double> sums, List<Integer> counts) {
    for (int i = 0; i < curve.size(); i++) {
      if (i == sums.size()) {
        sums.add(0.0);
        counts.add(0);
      }
      sums.set(i, sums.get(i) + curve.get(i));
      counts.set(i, counts.get(i) + 1);
    }
  }
}
