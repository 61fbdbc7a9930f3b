package spieltisch.arena;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The outcome as one JSON object. Names, title and reasons have no quotes in them (see `Entrant`),
/// so nothing is to be escaped.
public final class JsonReport {
  private JsonReport() {}

  public static String of(ArenaResult arenaResult) {
    return "{\n"
        + ("  \"title\": \"" + arenaResult.title() + "\",\n")
        + ("  \"games\": " + arenaResult.games().size() + ",\n")
        + ("  \"meanTurns\": " + number(arenaResult.meanTurns()) + ",\n")
        + ("  \"unfinished\": " + arenaResult.unfinished() + ",\n")
        + ("  \"reasons\": {" + reasons(arenaResult) + "},\n")
        + ("  \"rolls\": " + arenaResult.rolls() + ",\n")
        + ("  \"players\": [\n"
            + lines(arenaResult.standings(), it -> player(arenaResult, it))
            + "\n  ],\n")
        + ("  \"records\": [\n" + lines(arenaResult.games(), JsonReport::game) + "\n  ]\n")
        + "}\n";
  }

  private static String reasons(ArenaResult arenaResult) {
    return arenaResult.reasons().entrySet().stream()
        .map(reason -> "\"" + reason.getKey() + "\": " + reason.getValue())
        .collect(Collectors.joining(", "));
  }

  private static <T> String lines(List<T> all, Function<T, String> line) {
    return all.stream()
        .map(it -> "    {" + line.apply(it) + "}")
        .collect(Collectors.joining(",\n"));
  }

  private static String player(ArenaResult arenaResult, Standing it) {
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
        + (arenaResult.isTimed() ? ", \"cpuMicrosPerMove\": " + number(it.micros()) : "")
        + ", \"curve\": ["
        + arenaResult.curve(it.name()).stream()
            .map(JsonReport::number)
            .collect(Collectors.joining(","))
        + "]";
  }

  private static String game(GameResult game) {
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
