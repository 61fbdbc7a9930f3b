package spieltisch.arena;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/// Writes the report as one JSON object. Fractions have four decimals.
public final class JsonReport {
  private static final int DECIMALS = 4;

  private static final ObjectWriter WRITER =
      new JsonMapper()
          .writer()
          .with(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));

  private JsonReport() {}

  public static String of(ArenaResult result) {
    var report = new LinkedHashMap<String, Object>();
    report.put("title", result.title());
    report.put("games", result.games().size());
    report.put("meanTurns", decimal(result.meanTurns()));
    report.put("unfinished", result.unfinished());
    report.put("reasons", result.reasons());
    report.put("rolls", result.rolls());
    report.put("trades", trades(result.trades()));
    report.put("players", result.standings().stream().map(it -> player(result, it)).toList());
    report.put("records", result.games().stream().map(JsonReport::game).toList());
    return WRITER.writeValueAsString(report) + "\n";
  }

  private static Map<String, Object> trades(TradeCounts trades) {
    var counts = new LinkedHashMap<String, Object>();
    counts.put("offers", trades.offers());
    counts.put("accepted", trades.accepted());
    counts.put("deals", trades.deals());
    counts.put("bank", trades.bank());
    return counts;
  }

  private static Map<String, Object> player(ArenaResult result, Standing standing) {
    var player = new LinkedHashMap<String, Object>();
    player.put("name", standing.name());
    player.put("seats", standing.seats());
    player.put("wins", decimal(standing.wins()));
    player.put("rate", decimal(standing.rate().rate()));
    player.put("low", decimal(standing.rate().low()));
    player.put("high", decimal(standing.rate().high()));
    player.put("elo", decimal(standing.elo()));
    player.put("points", decimal(standing.points()));
    player.put("moves", standing.moves());
    player.put("refused", standing.refused());
    player.put("illegal", standing.illegal());
    if (result.isTimed()) player.put("cpuMicrosPerMove", decimal(standing.micros()));
    LuckAdjustment.of(standing.name(), result.games())
        .ifPresent(
            adjustment -> {
              player.put("adjustedRate", decimal(adjustment.rate().rate()));
              player.put("adjustedLow", decimal(adjustment.rate().low()));
              player.put("adjustedHigh", decimal(adjustment.rate().high()));
              player.put("luckFactor", decimal(adjustment.factor()));
            });
    player.put("curve", curve(result, standing));
    return player;
  }

  private static List<BigDecimal> curve(ArenaResult result, Standing standing) {
    return result.curve(standing.name()).stream().map(JsonReport::decimal).toList();
  }

  private static Map<String, Object> game(GameResult result) {
    var game = new LinkedHashMap<String, Object>();
    game.put("game", result.number());
    game.put("deal", result.deal());
    game.put("turns", result.turns());
    game.put("winners", result.winners());
    game.put("points", result.points());
    game.put("players", result.names());
    return game;
  }

  private static BigDecimal decimal(double value) {
    return BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_UP);
  }
}
