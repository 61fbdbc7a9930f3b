package spieltisch.analysis.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spieltisch.analysis.GameAnalysis;
import spieltisch.analysis.PlayerSummary;
import spieltisch.analysis.Step;
import spieltisch.analysis.TradeEffect;
import spieltisch.analysis.judge.Judgement;
import spieltisch.analysis.judge.MistakeGrade;
import spieltisch.analysis.value.Calibration;
import spieltisch.analysis.value.ChanceKind;
import spieltisch.analysis.value.WinChances;
import spieltisch.catan.cards.Resources;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/// Writes an analysis as one JSON object; `docs/coach.md` describes its fields. Win chances have
/// four decimals.
public final class AnalysisJson {
  /// The version of the JSON format. New fields do not need a new version.
  private static final int VERSION = 1;

  private static final int DECIMALS = 4;
  private static final ObjectWriter COMPACT = new JsonMapper().writer();
  private static final ObjectWriter WRITER = COMPACT.withDefaultPrettyPrinter();

  private AnalysisJson() {}

  public static String of(GameAnalysis analysis) {
    return WRITER.writeValueAsString(toMap(analysis)) + "\n";
  }

  /// Writes an analysis without spaces, in UTF-8.
  public static byte[] compact(GameAnalysis analysis) {
    return COMPACT.writeValueAsBytes(toMap(analysis));
  }

  /// Writes profiles of players as one JSON object.
  public static String ofProfiles(List<PlayerProfile> profiles) {
    var json = new LinkedHashMap<String, Object>();
    json.put("version", VERSION);
    json.put("players", profiles.stream().map(PlayerProfile::toMap).toList());
    return WRITER.writeValueAsString(json) + "\n";
  }

  /// The analysis as maps, lists, texts and numbers.
  static Map<String, Object> toMap(GameAnalysis analysis) {
    var json = new LinkedHashMap<String, Object>();
    json.put("version", VERSION);
    json.put("game", "catan");
    json.put("names", analysis.names());
    json.put("nodes", analysis.settings().nodes());
    json.put("seed", analysis.settings().seed());
    json.put("over", analysis.isOver());
    analysis.stop().ifPresent(stop -> json.put("stop", stop));
    json.put("standardError", decimal(Calibration.MODEL_ERROR));
    json.put("players", analysis.players().stream().map(AnalysisJson::player).toList());
    json.put("start", chances(analysis.startChances()));
    json.put("steps", analysis.steps().stream().map(AnalysisJson::step).toList());
    json.put(
        "decisions",
        analysis.judgements().stream().map(judgement -> decision(analysis, judgement)).toList());
    json.put("trades", analysis.trades().stream().map(AnalysisJson::trade).toList());
    return json;
  }

  private static Map<String, Object> player(PlayerSummary player) {
    var json = new LinkedHashMap<String, Object>();
    json.put("seat", player.seat());
    json.put("name", player.name());
    json.put("start", decimal(player.start()));
    json.put("result", decimal(player.result()));
    json.put("ownLuck", decimal(player.ownLuck()));
    json.put("othersLuck", decimal(player.othersLuck()));
    json.put("ownPlay", decimal(player.ownPlay()));
    json.put("othersPlay", decimal(player.othersPlay()));
    json.put("adjustedResult", decimal(player.adjustedResult()));
    var luck = new LinkedHashMap<String, Object>();
    player.luck().forEach((kind, value) -> luck.put(kind.word(), decimal(value)));
    json.put("luck", luck);
    json.put("errors", decimal(player.errors()));
    json.put("decisions", player.decisions());
    json.put("accuracy", decimal(AnalysisText.accuracy(player)));
    json.put("phases", player.phases().stream().map(AnalysisJson::phase).toList());
    json.put("sentence", JudgementText.sentence(player));
    return json;
  }

  static Map<String, Object> phase(PlayerSummary.PhaseSummary phase) {
    var json = new LinkedHashMap<String, Object>();
    json.put("phase", phase.phase().word());
    json.put("decisions", phase.decisions());
    json.put("good", phase.good());
    json.put("loss", decimal(phase.loss()));
    return json;
  }

  private static Map<String, Object> step(Step step) {
    var json = new LinkedHashMap<String, Object>();
    json.put("entry", step.entry());
    json.put("turn", step.turn());
    json.put("seat", step.seat());
    json.put("chances", chances(step.after()));
    if (step.chance() != ChanceKind.NONE) {
      json.put("chance", step.chance().word());
      var luck = new ArrayList<BigDecimal>();
      for (int seat = 0; seat < step.after().seats(); seat++) luck.add(decimal(step.luck(seat)));
      json.put("luck", luck);
    }
    return json;
  }

  private static Map<String, Object> decision(GameAnalysis analysis, Judgement judgement) {
    var open = analysis.states().get(judgement.step()).position();
    var json = new LinkedHashMap<String, Object>();
    json.put("entry", judgement.entry());
    json.put("step", judgement.step());
    json.put("turn", judgement.turn());
    json.put("seat", judgement.seat());
    json.put("kind", judgement.kind().word());
    json.put("phase", judgement.phase().word());
    json.put("grade", judgement.grade().word());
    json.put("loss", decimal(judgement.loss()));
    json.put("standardError", decimal(judgement.standardError()));
    json.put("worlds", judgement.worlds());
    json.put("options", judgement.options());
    json.put("played", MoveJson.of(open, analysis.names(), judgement.played()));
    json.put("better", MoveJson.of(open, analysis.names(), judgement.better()));
    if (judgement.grade() != MistakeGrade.GOOD) {
      json.put("reason", JudgementText.reason(judgement));
      json.put("difference", difference(judgement.difference()));
    }
    judgement
        .openingRank()
        .ifPresent(
            rank -> {
              json.put("rank", rank.rank());
              json.put("ranked", rank.of());
              json.put("percentile", rank.percentile());
              json.put("places", rank.places().stream().map(AnalysisJson::place).toList());
            });
    return json;
  }

  private static Map<String, Object> place(Judgement.OpeningPlace place) {
    var json = new LinkedHashMap<String, Object>();
    json.put("corner", MoveJson.corner(place.corner()));
    json.put("chance", decimal(place.chance()));
    return json;
  }

  private static Map<String, Object> difference(Judgement.RolloutDifference difference) {
    var json = new LinkedHashMap<String, Object>();
    json.put("points", decimal(difference.points()));
    json.put("income", decimal(difference.income()));
    json.put("cards", decimal(difference.cards()));
    json.put("rival", decimal(difference.rival()));
    return json;
  }

  private static Map<String, Object> trade(TradeEffect trade) {
    var json = new LinkedHashMap<String, Object>();
    json.put("entry", trade.entry());
    json.put("turn", trade.turn());
    json.put("seat", trade.seat());
    json.put("partner", trade.partner());
    json.put("give", MoveJson.cards(Resources.unpacked(trade.give())));
    json.put("want", MoveJson.cards(Resources.unpacked(trade.want())));
    json.put("change", chances(trade.change()));
    trade.bank().ifPresent(bank -> json.put("bank", chances(bank)));
    return json;
  }

  private static List<BigDecimal> chances(WinChances chances) {
    var list = new ArrayList<BigDecimal>();
    for (int seat = 0; seat < chances.seats(); seat++) list.add(decimal(chances.of(seat)));
    return list;
  }

  static BigDecimal decimal(double value) {
    return BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_UP);
  }
}
