package spieltisch.edge.http;

import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.DecodeException;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.bots.Level;
import spieltisch.edge.access.TableAccess;
import spieltisch.edge.access.TableQuota;
import spieltisch.edge.transport.ChannelWriter;
import spieltisch.edge.transport.ConnectionRegistry;
import spieltisch.host.Host;
import spieltisch.host.TableRunner;
import spieltisch.kernel.Decision;
import spieltisch.kernel.RefusalReason;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.store.UnknownEntryException;
import spieltisch.table.Command;
import spieltisch.table.Table;
import spieltisch.table.TableRefusal;
import spieltisch.table.game.GameKind;

/// The HTTP API for tables and games, described in `docs/api.md`.
public final class LobbyApi {
  private static final Logger LOGGER = LoggerFactory.getLogger(LobbyApi.class);
  private static final int MAX_BODY_BYTES = 16 * 1024;
  private static final int RECENT_GAMES = 100;
  private static final Buffer OPENAPI = readOpenApi();

  private final ConnectionRegistry registry;
  private final Vertx vertx;
  private final Host host;
  private final TableAccess access;
  private final TableQuota quota;
  private final AnalysisApi analyses;
  private final boolean isSingleGame;
  private final SeatCommands seats;
  private final LobbyFeed lobbyFeed;
  private final Executor threads = Executors.newVirtualThreadPerTaskExecutor();

  /// @param isSingleGame whether the server runs one game at a time, so that clients cannot open
  ///   tables
  public LobbyApi(
      ConnectionRegistry registry,
      Host host,
      TableAccess access,
      TableQuota quota,
      AnalysisApi analyses,
      boolean isSingleGame) {
    this.registry = registry;
    vertx = registry.vertx();
    this.host = host;
    this.access = access;
    this.quota = quota;
    this.analyses = analyses;
    this.isSingleGame = isSingleGame;
    seats = new SeatCommands(host, access);
    lobbyFeed = new LobbyFeed(vertx, this::tableList);
    host.onLobbyChange(lobbyFeed::changed);
  }

  public void addTo(Router router) {
    router.post("/api/v1/*").handler(BodyHandler.create(false).setBodyLimit(MAX_BODY_BYTES));
    router.get("/api/v1/tables").handler(call -> handle(call, () -> JsonResponse.ok(tables())));
    router.post("/api/v1/tables").handler(call -> handle(call, () -> create(call)));
    router
        .get("/api/v1/tables/:name")
        .handler(call -> handle(call, () -> table(parameter(call, "name"))));
    router.post("/api/v1/tables/:name/bots").handler(call -> handle(call, () -> addBot(call)));
    router.post("/api/v1/tables/:name/kick").handler(call -> handle(call, () -> seats.kick(call)));
    router
        .get("/api/v1/tables/:name/options")
        .handler(call -> handle(call, () -> seats.currentOptions(call)));
    router
        .post("/api/v1/tables/:name/options")
        .handler(call -> handle(call, () -> seats.options(call)));
    router
        .post("/api/v1/tables/:name/pause")
        .handler(call -> handle(call, () -> seats.pause(call)));
    router.get("/api/v1/levels").handler(call -> handle(call, () -> JsonResponse.ok(levels())));
    router
        .get("/api/v1/sentences")
        .handler(call -> handle(call, () -> JsonResponse.ok(RefusalTexts.sentences())));
    router.get("/api/v1/games").handler(call -> handle(call, () -> JsonResponse.ok(games(call))));
    router.get("/api/v1/games/:id").handler(call -> handle(call, () -> game(call)));
    router.post("/api/v1/games/:id/again").handler(call -> handle(call, () -> rematch(call)));
    router
        .post("/api/v1/games/:id/analysis")
        .handler(call -> handle(call, () -> analyses.start(call)));
    router
        .get("/api/v1/games/:id/analysis")
        .handler(call -> handle(call, () -> analyses.state(call)));
    router.get("/api/v1/lobby").handler(this::streamEvents);
    router.get("/api/v1/openapi.json").handler(LobbyApi::sendOpenApi);
  }

  /// Handles a request on its own thread, because the log and password hashes may be slow.
  private void handle(RoutingContext call, Supplier<JsonResponse> work) {
    var context = vertx.getOrCreateContext();
    threads.execute(
        () -> {
          var response = respond(call.request().path(), work);
          try {
            context.runOnContext(_ -> response.send(call.response()));
          } catch (RejectedExecutionException _) {
            // The server has shut down, and the connection is closed.
          }
        });
  }

  private static JsonResponse respond(@Nullable String path, Supplier<JsonResponse> work) {
    try {
      return work.get();
    } catch (UnknownEntryException e) {
      LOGGER.debug("request for a table of a newer version path={}: {}", path, e.getMessage());
      return JsonResponse.refused(503, TableRefusal.NEWER_VERSION);
    } catch (StoreException e) {
      LOGGER.debug("request not saved path={}: {}", path, e.getMessage());
      return JsonResponse.refused(503, TableRefusal.NOT_SAVED);
    } catch (RuntimeException e) {
      LOGGER.error("request failed path={}", path, e);
      return JsonResponse.error(500, "Das hat nicht geklappt.", "That did not work.");
    }
  }

  static String parameter(RoutingContext call, String name) {
    return Objects.requireNonNullElse(call.pathParam(name), "");
  }

  private JsonObject tables() {
    return new JsonObject().put("tables", tableList());
  }

  private JsonArray tableList() {
    var list = new JsonArray();
    for (var summary : host.lobby()) list.add(TableJson.of(summary));
    return list;
  }

  private JsonResponse table(String name) {
    return host.lobby().stream()
        .filter(summary -> summary.name().equals(name))
        .findFirst()
        .map(summary -> JsonResponse.ok(withMembers(TableJson.of(summary), name)))
        .orElseGet(() -> JsonResponse.refused(404, TableRefusal.NO_SUCH_TABLE));
  }

  private JsonObject withMembers(JsonObject json, String name) {
    host.findByName(name)
        .ifPresent(runner -> json.put("members", TableJson.members(runner.table().members())));
    return json;
  }

  private static JsonObject levels() {
    return new JsonObject()
        .put("levels", new JsonArray(Arrays.stream(Level.values()).map(Level::word).toList()));
  }

  /// Returns the games that ended last, of all tables or of those with the requested name.
  private JsonObject games(RoutingContext call) {
    var name = Optional.ofNullable(call.request().getParam("name"));
    var games =
        name.isPresent()
            ? host.finished(name.get(), RECENT_GAMES)
            : host.recent(RECENT_GAMES).stream().filter(TableSummary::isFinishedGame).toList();
    var list = new JsonArray();
    for (var summary : games) list.add(TableJson.of(summary));
    return new JsonObject().put("games", list);
  }

  private JsonResponse game(RoutingContext call) {
    var id = new TableId(parameter(call, "id"));
    var history = host.history(id).filter(it -> it.table().hasStarted());
    if (history.isEmpty()) return JsonResponse.refused(404, TableRefusal.NO_SUCH_TABLE);
    var table = history.get().table();
    return switch (access.check(id, table, RequestCredentials.of(call))) {
      case Decision.Refused(var reason) -> RequestCredentials.refused(reason);
      case Decision.Accepted(var proof)
          when proof instanceof TableAccess.Proof.Password
              && table.isRunning()
              && !table.options().spectators() ->
          RequestCredentials.refused(TableRefusal.NO_SPECTATORS);
      case Decision.Accepted(TableAccess.Proof.Seat(var member)) ->
          JsonResponse.ok(GameHistoryApi.forPlayer(id, history.get(), member).toJson());
      case Decision.Accepted<?> _ ->
          JsonResponse.ok(GameHistoryApi.forSpectator(id, history.get()).toJson());
    };
  }

  /// Opens the rematch table of a finished game, or returns the existing rematch table.
  private JsonResponse rematch(RoutingContext call) {
    if (isSingleGame) return singleGameOnly();
    var runner = host.tableRunner(new TableId(parameter(call, "id")));
    if (runner.isEmpty()) return JsonResponse.refused(404, TableRefusal.NO_SUCH_TABLE);
    if (access(call, runner.get()) instanceof Decision.Refused(var reason))
      return RequestCredentials.refused(reason);
    return switch (rematch(call, runner.get())) {
      case Decision.Accepted(var next) -> created(next.table(), next.name());
      case Decision.Refused(var reason) -> refused(409, reason);
    };
  }

  private Decision<Table.Successor> rematch(RoutingContext call, TableRunner finished) {
    var old = finished.table();
    if (old.successor().isPresent()) return host.rematch(finished);
    long bots = old.players().stream().filter(player -> player.bot().isPresent()).count();
    return quota.open(
        RequestCredentials.address(call),
        Math.toIntExact(bots),
        () -> host.rematch(finished),
        next -> new TableId(next.table()));
  }

  private Decision<TableAccess.Proof> access(RoutingContext call, TableRunner runner) {
    return access.check(runner.id(), runner.table(), RequestCredentials.of(call));
  }

  private static JsonResponse created(String id, String name) {
    return JsonResponse.of(201, new JsonObject().put("id", id).put("name", name));
  }

  private static JsonResponse singleGameOnly() {
    return JsonResponse.error(
        409, "Dieser Server hat nur einen Tisch.", "This server has one table only.");
  }

  private JsonResponse create(RoutingContext call) {
    if (isSingleGame) return singleGameOnly();
    return switch (TableRequest.parse(body(call))) {
      case TableRequest.Invalid(var german, var english) ->
          JsonResponse.error(400, german, english);
      case TableRequest.Valid request -> open(request, RequestCredentials.address(call));
    };
  }

  static Optional<JsonObject> body(RoutingContext call) {
    try {
      return Optional.ofNullable(call.body().asJsonObject());
    } catch (DecodeException | ClassCastException _) {
      return Optional.empty();
    }
  }

  private JsonResponse open(TableRequest.Valid request, String address) {
    return switch (quota.open(
        address, request.bots().size(), () -> open(request), TableRunner::id)) {
      case Decision.Accepted(var opened) -> created(opened.id().text(), opened.table().name());
      case Decision.Refused(var reason) -> refused(409, reason);
    };
  }

  private Decision<TableRunner> open(TableRequest.Valid request) {
    if (request.name().filter(Host::isReserved).isPresent())
      return new Decision.Refused<>(TableRefusal.TABLE_NAME_RESERVED);
    UnaryOperator<String> naming = name -> validName(name, request.options().game());
    var name = request.name().map(naming);
    // The name is checked before the password is hashed, because hashing is slow and a refused
    // request does not count against the limits.
    if (name.filter(host::isNameUsed).isPresent())
      return new Decision.Refused<>(TableRefusal.TABLE_NAME_TAKEN);
    var options = request.options().withPasswordHash(request.password().map(access::hash));
    var opened =
        name.isPresent()
            ? host.openIfUnused(name.get(), options, request.bots())
            : Optional.of(host.openUnnamed(naming, options, request.bots()));
    return opened
        .<Decision<TableRunner>>map(Decision.Accepted::new)
        .orElseGet(() -> new Decision.Refused<>(TableRefusal.TABLE_NAME_TAKEN));
  }

  /// Returns the response to a refused request. If a limit or a failure of the log is the reason,
  /// the status code tells the client that it may repeat the request later.
  static JsonResponse refused(int status, RefusalReason reason) {
    if (reason == TableRefusal.NOT_SAVED || reason == TableRefusal.NEWER_VERSION)
      return JsonResponse.refused(503, reason);
    return JsonResponse.refused(TableQuota.isLimit(reason) ? 429 : status, reason);
  }

  /// Returns a table name that the game's protocol allows. The Torres protocol separates words by
  /// blanks, so the names of Torres tables contain none.
  private static String validName(String name, GameKind game) {
    return game == GameKind.TORRES ? name.replace(' ', '-') : name;
  }

  private JsonResponse addBot(RoutingContext call) {
    var runner = host.findByName(parameter(call, "name"));
    if (runner.isEmpty()) return JsonResponse.refused(404, TableRefusal.NO_SUCH_TABLE);
    if (access(call, runner.get()) instanceof Decision.Refused(var reason))
      return RequestCredentials.refused(reason);
    var level =
        body(call)
            .map(body -> body.getValue("level"))
            .filter(String.class::isInstance)
            .map(String.class::cast)
            .flatMap(Level::of);
    return level.isEmpty()
        ? JsonResponse.refused(400, TableRefusal.NO_SUCH_BOT)
        : addBot(runner.get(), level.get(), RequestCredentials.address(call));
  }

  private JsonResponse addBot(TableRunner runner, Level level, String address) {
    var command = new Command.AddBot(level.word());
    return switch (quota.addBot(address, runner.id(), () -> runner.ask(command).join())) {
      case Decision.Accepted<?> _ -> new JsonResponse(204, Optional.empty());
      case Decision.Refused(var reason) -> refused(409, reason);
    };
  }

  private static void sendOpenApi(RoutingContext call) {
    call.response().putHeader("Content-Type", "application/json; charset=utf-8").end(OPENAPI);
  }

  private static Buffer readOpenApi() {
    try (var file = LobbyApi.class.getResourceAsStream("openapi.json")) {
      if (file == null) throw new IllegalStateException("openapi.json is missing");
      return Buffer.buffer(file.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Sends the list of tables as a server-sent event, and another event when the list changes.
  /// Later events contain only the changes if the request has the parameter `changes`, and
  /// otherwise the whole list.
  private void streamEvents(RoutingContext call) {
    var response = call.response();
    response
        .setChunked(true)
        .setWriteQueueMaxSize(registry.limits().writeQueue())
        .putHeader("Content-Type", "text/event-stream")
        .putHeader("Cache-Control", "no-store");
    var channel = new ChannelWriter(call.request().connection(), registry.metrics());
    var wantsChanges = call.request().params().contains("changes");
    var stream = new LobbyEventStream(vertx.getOrCreateContext(), response, channel, wantsChanges);
    response.closeHandler(_ -> lobbyFeed.remove(stream));
    response.exceptionHandler(_ -> lobbyFeed.remove(stream));
    lobbyFeed.add(stream);
  }
}
