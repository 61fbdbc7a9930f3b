package spieltisch.gym;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import spieltisch.kernel.RefusalReason;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/// A dialogue with a learning program: each line of the input is a request, and each request gets
/// one line as its answer. `docs/gym.md` describes both.
public final class GymSession {
  private static final int BUFFER = 1 << 16;
  private static final JsonMapper MAPPER = new JsonMapper();

  private final OutputStream out;
  // The JSON library would flush each answer and hide the errors of the output.
  private final ByteArrayOutputStream text = new ByteArrayOutputStream();
  private Optional<CatanEnvironment> running = Optional.empty();
  private boolean withObservations = true;
  private boolean isClosed;

  private GymSession(OutputStream out) {
    this.out = out;
  }

  /// Answers requests until the request `close` or the end of the input.
  public static void run(InputStream in, OutputStream out) throws IOException {
    var buffered = new BufferedOutputStream(out, BUFFER);
    var session = new GymSession(buffered);
    var lines = new RequestLines(in);
    for (var line = lines.next(); line.isPresent(); line = lines.next()) {
      session.answer(line.get());
      // A client may send several requests at once; the answers then leave together.
      if (session.isClosed || !lines.isBuffered()) buffered.flush();
      if (session.isClosed) return;
    }
  }

  private void answer(String line) throws IOException {
    text.reset();
    try (var json = MAPPER.createGenerator(text)) {
      json.writeStartObject();
      try {
        answer(json, GymRequestReader.read(line));
      } catch (GymRequestException e) {
        // A request is checked before anything is written, so the answer is still empty.
        json.writeStringProperty("error", e.getMessage());
      }
      json.writeEndObject();
    }
    text.write('\n');
    text.writeTo(out);
  }

  private void answer(JsonGenerator json, GymRequest request) {
    switch (request) {
      case GymRequest.Reset reset -> reset(json, reset);
      case GymRequest.Step(int action) -> step(json, action);
      case GymRequest.Observe(var seat) -> {
        var environment = environment();
        int viewer = seat.orElseGet(environment::seat);
        if (viewer < 0) throw new GymRequestException("the game is done; name a seat");
        if (viewer >= environment.position().players())
          throw new GymRequestException("there is no such seat in this game");
        observation(json, environment, viewer);
      }
      case GymRequest.Legal _ -> turn(json, environment());
      case GymRequest.Close _ -> {
        isClosed = true;
        json.writeBooleanProperty("closed", true);
      }
    }
  }

  private CatanEnvironment environment() {
    return running.orElseThrow(() -> new GymRequestException("there is no game; send reset first"));
  }

  private void reset(JsonGenerator json, GymRequest.Reset reset) {
    var environment = CatanEnvironment.of(reset.options(), reset.seed());
    running = Optional.of(environment);
    withObservations = reset.observations();
    json.writeNumberProperty("actionVersion", ActionNumbers.VERSION);
    json.writeNumberProperty("actions", ActionNumbers.COUNT);
    json.writeNumberProperty("players", environment.position().players());
    json.writeName("board");
    new BoardWriter(json, environment.position().board()).write();
    turn(json, environment);
    if (withObservations) observation(json, environment, environment.seat());
  }

  private void step(JsonGenerator json, int action) {
    var environment = environment();
    if (environment.isDone()) throw new GymRequestException("the game is done; send reset");
    if (!environment.isLegal(action))
      throw new GymRequestException("the action " + action + " is not legal now");
    var refusal = environment.step(action);
    refusal.map(RefusalReason::english).ifPresent(why -> json.writeStringProperty("refused", why));
    turn(json, environment);
    if (environment.isDone()) outcome(json, environment);
    else if (withObservations) observation(json, environment, environment.seat());
  }

  private static void turn(JsonGenerator json, CatanEnvironment environment) {
    json.writeNumberProperty("seat", environment.seat());
    json.writeBooleanProperty("done", environment.isDone());
    json.writeArrayPropertyStart("legal");
    for (int number : environment.legal()) json.writeNumber(number);
    json.writeEndArray();
  }

  private static void outcome(JsonGenerator json, CatanEnvironment environment) {
    int players = environment.position().players();
    json.writeBooleanProperty("truncated", environment.isTruncated());
    json.writeArrayPropertyStart("rewards");
    for (int seat = 0; seat < players; seat++) json.writeNumber(environment.reward(seat));
    json.writeEndArray();
    json.writeArrayPropertyStart("points");
    for (int seat = 0; seat < players; seat++) json.writeNumber(environment.points(seat));
    json.writeEndArray();
  }

  private static void observation(JsonGenerator json, CatanEnvironment environment, int viewer) {
    boolean isActing = viewer == environment.seat();
    json.writeName("observation");
    new ObservationWriter(json, environment.view(viewer))
        .write(
            isActing ? environment.discarding() : 0,
            isActing ? environment.firstRoad() : CatanEnvironment.NONE);
  }
}
