package spieltisch.analysis.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import spieltisch.analysis.PlayerSummary;
import spieltisch.analysis.PlayerSummary.PhaseSummary;

/// Results, luck and accuracy of one player, summed over many games.
///
/// @param wins the sum of the results of the player's games
/// @param luck the sum of the luck of all players in these games, as it changed the player's win
///   chance
/// @param errors the sum of the losses of win chance that have a grade below good
public record PlayerProfile(
    String name, int games, double wins, double luck, double errors, List<PhaseSummary> phases) {

  /// The profiles of all players of the games, by name.
  public static List<PlayerProfile> of(List<List<PlayerSummary>> games) {
    Map<String, PlayerProfile> profiles = new TreeMap<>();
    for (var players : games)
      for (var player : players) {
        var single =
            new PlayerProfile(
                player.name(),
                1,
                player.result(),
                player.allLuck(),
                player.errors(),
                player.phases());
        profiles.merge(player.name(), single, PlayerProfile::plus);
      }
    return List.copyOf(profiles.values());
  }

  private PlayerProfile plus(PlayerProfile other) {
    var sums = new ArrayList<PhaseSummary>();
    for (int i = 0; i < phases.size(); i++) {
      var a = phases.get(i);
      var b = other.phases.get(i);
      sums.add(
          new PhaseSummary(
              a.phase(), a.decisions() + b.decisions(), a.good() + b.good(), a.loss() + b.loss()));
    }
    return new PlayerProfile(
        name,
        games + other.games,
        wins + other.wins,
        luck + other.luck,
        errors + other.errors,
        sums);
  }

  /// The profiles as a table for a terminal.
  public static String table(List<PlayerProfile> profiles) {
    var text = new StringBuilder();
    text.append(
        "%-16s %6s %7s %10s %9s %11s %9s %9s %6s%n"
            .formatted(
                "player",
                "games",
                "wins",
                "luck/game",
                "no luck",
                "errors/game",
                "opening",
                "middle",
                "end"));
    for (var it : profiles)
      text.append(
          String.format(
              Locale.ROOT,
              "%-16s %6d %6.0f%% %+10.1f %8.0f%% %11.1f %8s %9s %7s%n",
              it.name(),
              it.games(),
              100 * it.wins() / it.games(),
              100 * it.luck() / it.games(),
              100 * (it.wins() - it.luck()) / it.games(),
              100 * it.errors() / it.games(),
              accuracy(it.phases().get(0)),
              accuracy(it.phases().get(1)),
              accuracy(it.phases().get(2))));
    return text.toString();
  }

  private static String accuracy(PhaseSummary phase) {
    return phase.decisions() == 0
        ? "-"
        : Math.round(100.0 * phase.good() / phase.decisions()) + "%";
  }

  Map<String, Object> toMap() {
    var json = new LinkedHashMap<String, Object>();
    json.put("name", name);
    json.put("games", games);
    json.put("wins", AnalysisJson.decimal(wins));
    json.put("luck", AnalysisJson.decimal(luck));
    json.put("errors", AnalysisJson.decimal(errors));
    json.put("phases", phases.stream().map(AnalysisJson::phase).toList());
    return json;
  }
}
