package spieltisch.arena;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The outcome as one JSON object. Names, title and reasons have no quotes in them (see `Entrant`),
/// so nothing is to be escaped.
public final class JsonReport {
  private JsonReport() {}

  public static String of(Outcome outcome) {
    return "{\n"
        + ("  \"title\": \"" + outcome.title() + "\",\n")
        + ("  \"games\": " + outcome.games().size() + ",\n")
        + ("  \"meanTurns\": " + number(outcome.meanTurns()) + ",\n")
        + ("  \"unfinished\": " + outcome.unfinished() + ",\n")
        + ("  \"reasons\": {" + reasons(outcome) + "},\n")
        + ("  \"rolls\": " + outcome.rolls() + ",\n")
        + ("  \"players\": [\n"
            + lines(outcome.standings(), it -> player(outcome, it))
            + "\n  ],\n")
        + ("  \"records\": [\n" + lines(outcome.games(), JsonReport::game) + "\n  ]\n")
        + "}\n";
  }

  private static String reasons(Outcome outcome) {
    return outcome.reasons().entrySet().stream()
        .map(reason -> "\"" + reason.getKey() + "\": " + reason.getValue())
        .collect(Collectors.joining(", "));
  }

  private static <T> String lines(List<T> all, Function<T, String> line) {
    return all.stream()
        .map(it -> "    {" + line.apply(it) + "}")
        .collect(Collectors.joining(",\n"));
  }

  private static String player(Outcome outcome, Standing it) {
    return "\"name\": \"%s\", \"seats\": %d, \"wins\": %s, \"rate\": %s, \"low\": %s, \"high\": %s, "
            .formatted(
                it.name(),
                it.seats(),
                number(it.wins()),
                number(it.rate().rate()),
                number(it.rate().low()),
                number(it.rate().high()))
        + "\"elo\": %s, \"points\": %s, \"moves\": %d, \"refused\": %d, \"illegal\": %d"
            .formatted(
                number(it.elo()), number(it.points()), it.moves(), it.refused(), it.illegal())
        + (outcome.isTimed() ? ", \"cpuMicrosPerMove\": " + number(it.micros()) : "")
        + ", \"curve\": ["
        + outcome.curve(it.name()).stream().map(JsonReport::number).collect(Collectors.joining(","))
        + "]";
  }

  private static String game(GameRecord game) {
    return "\"game\": %d, \"deal\": %d, \"turns\": %d, \"winners\": %s, \"points\": %s, \"players\": [%s]"
        .formatted(
            game.number(),
            game.deal(),
            game.turns(),
            game.winners(),
            game.points(),
            game.names().stream().map(it -> '"' + it + '"').collect(Collectors.joining(", ")));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.4f", value);
  }
}
