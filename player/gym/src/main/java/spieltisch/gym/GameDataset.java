package spieltisch.gym;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import spieltisch.arena.CatanContest;
import spieltisch.arena.Entrant;
import spieltisch.arena.GameResult;
import spieltisch.arena.ScheduledGame;
import spieltisch.arena.ThinkingBudget;
import spieltisch.catan.rules.Notation;
import spieltisch.catan.rules.State;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/// Games of computer players as data: positions, numbered actions and outcomes, one JSON object on
/// one line for each game. `docs/gym.md` describes the fields.
///
/// @param entrants the players; each game moves them to other seats
/// @param nodes the limit of each decision, so that one seed gives the same data on every machine
public record GameDataset(List<Entrant> entrants, int games, long seed, long nodes) {
  private static final JsonMapper MAPPER = new JsonMapper();

  public GameDataset {
    entrants = List.copyOf(entrants);
  }

  public void write(OutputStream out) throws IOException {
    // The JSON library would hide the errors of the output.
    var text = new ByteArrayOutputStream();
    for (int game = 0; game < games; game++) {
      text.reset();
      try (var json = MAPPER.createGenerator(text)) {
        write(json, scheduled(game));
      }
      text.write('\n');
      text.writeTo(out);
    }
  }

  private ScheduledGame scheduled(int game) {
    var seats = new ArrayList<>(entrants);
    Collections.rotate(seats, game % seats.size());
    return new ScheduledGame(seats, seed, game, game, new ThinkingBudget.ForNodes(nodes));
  }

  private static void write(JsonGenerator json, ScheduledGame game) {
    json.writeStartObject();
    json.writeNumberProperty("game", game.number());
    json.writeNumberProperty("seed", game.seed());
    json.writeNumberProperty("actionVersion", ActionNumbers.VERSION);
    json.writeArrayPropertyStart("players");
    for (var entrant : game.entrants()) json.writeString(entrant.name());
    json.writeEndArray();
    json.writeArrayPropertyStart("decisions");
    var contest = new CatanContest((before, seat, move) -> decision(json, before, seat, move));
    var result = contest.play(game);
    json.writeEndArray();
    outcome(json, result);
    json.writeEndObject();
  }

  private static void decision(JsonGenerator json, State before, int seat, long move) {
    json.writeStartObject();
    json.writeStringProperty("position", Notation.write(before));
    json.writeNumberProperty("seat", seat);
    json.writeArrayPropertyStart("actions");
    for (int number : ActionNumbers.of(before.position(), seat, move)) json.writeNumber(number);
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void outcome(JsonGenerator json, GameResult result) {
    json.writeNumberProperty("turns", result.turns());
    json.writeArrayPropertyStart("winners");
    for (int seat : result.winners()) json.writeNumber(seat);
    json.writeEndArray();
    json.writeArrayPropertyStart("points");
    for (int points : result.points()) json.writeNumber(points);
    json.writeEndArray();
  }
}
