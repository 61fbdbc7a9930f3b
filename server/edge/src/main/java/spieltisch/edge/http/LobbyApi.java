package spieltisch.edge.http;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.json.DecodeException;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.bots.Level;
import spieltisch.edge.session.RefusalTexts;
import spieltisch.host.Host;
import spieltisch.host.TableRunner;
import spieltisch.kernel.Decision;
import spieltisch.kernel.RefusalReason;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.table.Command;
import spieltisch.table.Table;
import spieltisch.table.TableRefusal;
import spieltisch.table.game.GameKind;

/// The lobby over HTTP, as `docs/api.md` describes it.
public final class LobbyApi {
  private static final Logger LOGGER = LoggerFactory.getLogger(LobbyApi.class);
  private static final int LONGEST_BODY = 16 * 1024;
  private static final int RECENT_GAMES = 100;
  private static final Buffer DOCUMENT = document();

  private final Vertx vertx;
  private final Host host;
  private final boolean isSingle;

  /// @param isSingle whether there is one table and nobody may open another
  public LobbyApi(Vertx vertx, Host host, boolean isSingle) {
    this.vertx = vertx;
    this.host = host;
    this.isSingle = isSingle;
  }

  public void addTo(Router router) {
    router.post("/api/v1/*").handler(BodyHandler.create(false).setBodyLimit(LONGEST_BODY));
    router.get("/api/v1/tables").handler(call -> answer(call, () -> Reply.ok(tables())));
    router.post("/api/v1/tables").handler(call -> answer(call, () -> create(call)));
    router
        .get("/api/v1/tables/:name")
        .handler(call -> answer(call, () -> table(parameter(call, "name"))));
    router.post("/api/v1/tables/:name/bots").handler(call -> answer(call, () -> addBot(call)));
    router.get("/api/v1/levels").handler(call -> answer(call, () -> Reply.ok(levels())));
    router
        .get("/api/v1/sentences")
        .handler(call -> answer(call, () -> Reply.ok(RefusalTexts.sentences())));
    router.get("/api/v1/games").handler(call -> answer(call, () -> Reply.ok(games())));
    router
        .get("/api/v1/games/:id")
        .handler(call -> answer(call, () -> game(parameter(call, "id"))));
    router
        .post("/api/v1/games/:id/again")
        .handler(call -> answer(call, () -> again(parameter(call, "id"))));
    router.get("/api/v1/lobby").handler(this::follow);
    router.get("/api/v1/openapi.json").handler(LobbyApi::describe);
  }

  /// The log may be slow, so the work is done off the thread of the connection.
  private void answer(RoutingContext call, Supplier<Reply> work) {
    Future<Reply> done =
        vertx.<Reply>executeBlocking(work::get, false).map(Objects::requireNonNull);
    done.onSuccess(reply -> reply.send(call.response()))
        .onFailure(
            failure -> {
              LOGGER.error("{} failed", call.request().path(), failure);
              Reply.error(500, "Das hat nicht geklappt.", "That did not work.")
                  .send(call.response());
            });
  }

  private static String parameter(RoutingContext call, String name) {
    return Objects.requireNonNullElse(call.pathParam(name), "");
  }

  JsonObject tables() {
    var list = new JsonArray();
    for (var tableSummary : host.lobby()) list.add(form(tableSummary));
    return new JsonObject().put("tables", list);
  }

  private static JsonObject form(TableSummary tableSummary) {
    return new JsonObject()
        .put("id", tableSummary.id().text())
        .put("name", tableSummary.name())
        .put("game", tableSummary.game().name().toLowerCase(Locale.ROOT))
        .put("status", tableSummary.status().name().toLowerCase(Locale.ROOT))
        .put("players", new JsonArray(tableSummary.players()))
        .put("seats", tableSummary.most())
        .put("password", tableSummary.password());
  }

  private Reply table(String name) {
    var found =
        host.lobby().stream().filter(tableSummary -> tableSummary.name().equals(name)).findFirst();
    return found
        .map(tableSummary -> Reply.ok(form(tableSummary)))
        .orElseGet(() -> Reply.objected(404, TableRefusal.NO_SUCH_TABLE));
  }

  private static JsonObject levels() {
    return new JsonObject()
        .put("levels", new JsonArray(Arrays.stream(Level.values()).map(Level::word).toList()));
  }

  private JsonObject games() {
    var list = new JsonArray();
    for (var tableSummary : host.recent(RECENT_GAMES))
      if (tableSummary.status() == TableSummary.Status.OVER) list.add(form(tableSummary));
    return new JsonObject().put("games", list);
  }

  private Reply game(String text) {
    var id = new TableId(text);
    return host.journal(id)
        .map(tableHistory -> new GameHistoryApi(id, tableHistory))
        .filter(GameHistoryApi::isOpen)
        .map(gameHistoryApi -> Reply.ok(gameHistoryApi.form()))
        .orElseGet(() -> Reply.objected(404, TableRefusal.NO_SUCH_TABLE));
  }

  /// The same for everybody who asks: the table where the game is played once more.
  private Reply again(String text) {
    if (isSingle) return onlyOneTable();
    var tableRunner = host.room(new TableId(text));
    if (tableRunner.isEmpty()) return Reply.objected(404, TableRefusal.NO_SUCH_TABLE);
    return switch (host.rematch(tableRunner.get())) {
      case Decision.Accepted(var successor) -> place(successor);
      case Decision.Refused(var reason) -> Reply.objected(409, reason);
    };
  }

  private static Reply place(Table.Successor next) {
    return new Reply(
        201, Optional.of(new JsonObject().put("id", next.table()).put("name", next.name())));
  }

  private static Reply onlyOneTable() {
    return Reply.error(
        409, "Dieser Server hat nur einen Tisch.", "This server has one table only.");
  }

  private Reply create(RoutingContext call) {
    if (isSingle) return onlyOneTable();
    return switch (TableRequest.read(body(call))) {
      case TableRequest.Faulty(var german, var english) -> Reply.error(400, german, english);
      case TableRequest.Wish wish -> open(wish);
    };
  }

  private static Optional<JsonObject> body(RoutingContext call) {
    try {
      return Optional.ofNullable(call.body().asJsonObject());
    } catch (DecodeException | ClassCastException _) {
      return Optional.empty();
    }
  }

  private Reply open(TableRequest.Wish wish) {
    var name = nameOf(wish);
    if (host.named(name).isPresent()) return Reply.objected(409, TableRefusal.TABLE_NAME_TAKEN);
    var tableRunner = host.open(name, wish.options());
    for (var level : wish.bots()) {
      var refused = seatBot(tableRunner, level);
      if (refused.isPresent()) return refused.get();
    }
    return new Reply(
        201, Optional.of(new JsonObject().put("id", tableRunner.id().text()).put("name", name)));
  }

  /// The protocol of Torres keeps words apart by blanks, so its tables have none in their names.
  private String nameOf(TableRequest.Wish wish) {
    var name = wish.name().orElseGet(host::freshName);
    return wish.options().game() == GameKind.TORRES ? name.replace(' ', '-') : name;
  }

  private Reply addBot(RoutingContext call) {
    var tableRunner = host.named(parameter(call, "name"));
    if (tableRunner.isEmpty()) return Reply.objected(404, TableRefusal.NO_SUCH_TABLE);
    var level =
        body(call)
            .map(body -> body.getValue("level"))
            .filter(String.class::isInstance)
            .map(String.class::cast);
    return seatBot(tableRunner.get(), level.orElse(""))
        .orElseGet(() -> new Reply(204, Optional.empty()));
  }

  /// Empty if the bot sits.
  private static Optional<Reply> seatBot(TableRunner tableRunner, String level) {
    if (Level.of(level).isEmpty())
      return Optional.of(Reply.objected(400, TableRefusal.NO_SUCH_BOT));
    return switch (tableRunner.ask(new Command.AddBot(level)).join()) {
      case Decision.Accepted<?> _ -> Optional.empty();
      case Decision.Refused(var reason) -> Optional.of(Reply.objected(409, reason));
    };
  }

  private static void describe(RoutingContext call) {
    call.response().putHeader("Content-Type", "application/json; charset=utf-8").end(DOCUMENT);
  }

  private static Buffer document() {
    try (var file = LobbyApi.class.getResourceAsStream("openapi.json")) {
      if (file == null) throw new IllegalStateException("openapi.json is not in the program");
      return Buffer.buffer(file.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Server-sent events: the list at once, and again at every change.
  private void follow(RoutingContext call) {
    var response = call.response();
    response
        .setChunked(true)
        .putHeader("Content-Type", "text/event-stream")
        .putHeader("Cache-Control", "no-store");
    var context = vertx.getOrCreateContext();
    var lobby = new LobbyEventStream(vertx, this, response);
    var listening = host.onLobbyChange(() -> context.runOnContext(_ -> lobby.changed()));
    response.closeHandler(_ -> listening.stop());
    response.exceptionHandler(_ -> listening.stop());
    lobby.changed();
  }

  /// An answer over HTTP.
  record Reply(int status, Optional<JsonObject> body) {
    static Reply ok(JsonObject body) {
      return new Reply(200, Optional.of(body));
    }

    static Reply objected(int status, RefusalReason reason) {
      return error(status, reason.german(), reason.english());
    }

    static Reply error(int status, String german, String english) {
      var sentences = new JsonObject().put("de", german).put("en", english);
      return new Reply(status, Optional.of(new JsonObject().put("error", sentences)));
    }

    void send(HttpServerResponse response) {
      response.setStatusCode(status).putHeader("Cache-Control", "no-store");
      if (body.isEmpty()) response.end();
      else
        response
            .putHeader("Content-Type", "application/json; charset=utf-8")
            .end(body.get().encode());
    }
  }
}
