package spieltisch.arena;

import java.util.List;
import java.util.stream.Collectors;

/// Writes the report as CSV, with one line for each seat of each game.
public final class CsvReport {
  private static final String HEADER =
      "game,deal,turns,seat,player,won,points,moves,refused,illegal";

  private CsvReport() {}

  public static String of(ArenaResult result) {
    var text = new StringBuilder(HEADER).append('\n');
    for (var game : result.games())
      for (int seat = 0; seat < game.names().size(); seat++)
        text.append(line(game, seat)).append('\n');
    return text.toString();
  }

  private static String line(GameResult game, int seat) {
    return List.of(
            game.number(),
            game.deal(),
            game.turns(),
            seat,
            game.names().get(seat),
            game.share(seat),
            game.points().get(seat),
            game.moves().get(seat),
            game.refused().get(seat),
            game.illegal().get(seat))
        .stream()
        .map(String::valueOf)
        .collect(Collectors.joining(","));
  }
}
