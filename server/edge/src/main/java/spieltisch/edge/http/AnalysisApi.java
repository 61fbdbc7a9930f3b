package spieltisch.edge.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import spieltisch.analysis.GameAnalyser;
import spieltisch.analysis.RecordedGames;
import spieltisch.analysis.UnusableJournalException;
import spieltisch.analysis.report.AnalysisJson;
import spieltisch.edge.access.TableAccess;
import spieltisch.edge.analysis.AnalysisQueue;
import spieltisch.edge.analysis.AnalysisRefusal;
import spieltisch.edge.analysis.AnalysisState;
import spieltisch.edge.config.AnalysisLimits;
import spieltisch.host.Host;
import spieltisch.host.TableHistory;
import spieltisch.kernel.Decision;
import spieltisch.store.TableId;
import spieltisch.table.Table;
import spieltisch.table.TableRefusal;
import spieltisch.table.game.GameKind;

/// The requests about analyses of finished games. Who may read a game may have it analysed, but
/// only after its end, so that nobody gets help in a running game.
public final class AnalysisApi implements AutoCloseable {
  private static final int ACCEPTED = 202;

  private final Host host;
  private final TableAccess access;
  private final AnalysisLimits limits;
  private final AnalysisQueue queue;

  public AnalysisApi(Host host, TableAccess access, AnalysisLimits limits) {
    this.host = host;
    this.access = access;
    this.limits = limits;
    queue = new AnalysisQueue(limits, this::analyse);
  }

  private Buffer analyse(TableId id, DoubleConsumer progress) throws InterruptedException {
    var history = host.history(id);
    if (history.isEmpty()) throw new UnusableJournalException("the game was deleted");
    var game = RecordedGames.of(history.get().entries());
    var analysis = new GameAnalyser(limits.settings(), progress).analyse(game);
    return Buffer.buffer(AnalysisJson.compact(analysis));
  }

  /// Starts or finds the analysis of a game.
  JsonResponse start(RoutingContext call) {
    return respond(call, id -> start(id, RequestCredentials.address(call)));
  }

  private JsonResponse start(TableId id, String address) {
    return switch (queue.request(id, address)) {
      case Decision.Accepted(var state) -> response(state);
      case Decision.Refused(var reason) ->
          JsonResponse.refused(
              reason instanceof AnalysisRefusal refusal && AnalysisQueue.isLimit(refusal)
                  ? 429
                  : 409,
              reason);
    };
  }

  /// Returns how far the analysis of a game is.
  JsonResponse state(RoutingContext call) {
    return respond(
        call,
        id ->
            queue
                .state(id)
                .map(AnalysisApi::response)
                .orElseGet(() -> JsonResponse.refused(404, AnalysisRefusal.NOT_REQUESTED)));
  }

  private JsonResponse respond(RoutingContext call, Function<TableId, JsonResponse> response) {
    var id = new TableId(LobbyApi.parameter(call, "id"));
    return refusal(id, call).orElseGet(() -> response.apply(id));
  }

  private Optional<JsonResponse> refusal(TableId id, RoutingContext call) {
    var table = host.history(id).map(TableHistory::table).filter(Table::hasStarted);
    if (table.isEmpty()) return Optional.of(JsonResponse.refused(404, TableRefusal.NO_SUCH_TABLE));
    if (access.check(id, table.get(), RequestCredentials.of(call))
        instanceof Decision.Refused(var reason))
      return Optional.of(RequestCredentials.refused(reason));
    if (!table.get().isOver())
      return Optional.of(JsonResponse.refused(409, TableRefusal.GAME_NOT_OVER));
    return table.get().options().game() == GameKind.CATAN
        ? Optional.empty()
        : Optional.of(JsonResponse.refused(409, AnalysisRefusal.ONLY_CATAN));
  }

  private static JsonResponse response(AnalysisState state) {
    return switch (state) {
      case AnalysisState.Queued(var place) ->
          JsonResponse.of(ACCEPTED, new JsonObject().put("state", "queued").put("place", place));
      case AnalysisState.Running(var progress) ->
          JsonResponse.of(
              ACCEPTED, new JsonObject().put("state", "running").put("progress", progress));
      case AnalysisState.Done(var json) ->
          new JsonResponse(
              200,
              Optional.of(
                  Buffer.buffer("{\"state\":\"done\",\"analysis\":")
                      .appendBuffer(json)
                      .appendString("}")));
      case AnalysisState.Failed _ -> JsonResponse.ok(new JsonObject().put("state", "failed"));
    };
  }

  /// Ends all analyses.
  @Override
  public void close() {
    queue.close();
  }
}
