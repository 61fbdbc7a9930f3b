package spieltisch.edge.http;

import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import java.util.function.BiFunction;
import spieltisch.edge.access.TableAccess;
import spieltisch.host.Host;
import spieltisch.host.TableRunner;
import spieltisch.kernel.Decision;
import spieltisch.table.Command;
import spieltisch.table.Table;
import spieltisch.table.TableRefusal;
import spieltisch.table.member.Member;

/// HTTP requests about the table itself. Only a player of the table may send commands; the seat
/// token proves which player the client is.
final class SeatCommands {
  private final Host host;
  private final TableAccess access;

  SeatCommands(Host host, TableAccess access) {
    this.host = host;
    this.access = access;
  }

  /// Removes a player or bot before the game begins.
  JsonResponse kick(RoutingContext call) {
    var body = LobbyApi.body(call).orElseGet(JsonObject::new);
    return asPlayer(
        call,
        TableRefusal.NOT_THE_HOST,
        (runner, host) -> ask(runner, new Command.Kick(host, named(runner.table(), body))));
  }

  /// Returns the player whom a request names by number or, because TorFU has no numbers, by name;
  /// -1 if there is none.
  private static int named(Table table, JsonObject body) {
    if (body.getValue("player") instanceof Integer number) return number;
    return table.players().stream()
        .filter(player -> player.name().isPresent())
        .filter(player -> player.name().get().equals(body.getValue("name")))
        .findFirst()
        .map(Member::id)
        .orElse(-1);
  }

  /// Changes options of the table. The body contains the fields that change.
  JsonResponse options(RoutingContext call) {
    var body = LobbyApi.body(call).orElseGet(JsonObject::new);
    return asPlayer(
        call,
        TableRefusal.NOT_THE_HOST,
        (runner, member) -> {
          // Without the lock, one of two simultaneous requests could undo the change of the other.
          synchronized (runner) {
            return changeOptions(runner, member, body);
          }
        });
  }

  private static JsonResponse changeOptions(TableRunner runner, int member, JsonObject fields) {
    return switch (TableRequest.changed(runner.table().options(), fields)) {
      case TableRequest.Invalid(var german, var english) ->
          JsonResponse.error(400, german, english);
      case TableRequest.Valid(_, var options, _, _) ->
          ask(runner, new Command.ChangeOptions(member, options));
    };
  }

  /// Returns the options of the table in the form of the request that opened it. The options of a
  /// private table need a proof.
  JsonResponse currentOptions(RoutingContext call) {
    var runner = host.findByName(LobbyApi.parameter(call, "name"));
    if (runner.isEmpty()) return JsonResponse.refused(404, TableRefusal.NO_SUCH_TABLE);
    var table = runner.get().table();
    return switch (access.check(runner.get().id(), table, RequestCredentials.of(call))) {
      case Decision.Refused(var reason) -> RequestCredentials.refused(reason);
      case Decision.Accepted<?> _ -> JsonResponse.ok(TableRequest.toJson(table.options()));
    };
  }

  /// Asks for a pause of the game, or ends the pause.
  JsonResponse pause(RoutingContext call) {
    var wanted =
        LobbyApi.body(call)
            .map(it -> it.getValue("paused"))
            .filter(Boolean.class::isInstance)
            .map(Boolean.class::cast);
    if (wanted.isEmpty())
      return JsonResponse.error(
          400, "Es fehlt, ob das Spiel angehalten wird.", "The field paused is missing.");
    return asPlayer(
        call,
        TableRefusal.NOT_AT_THE_TABLE,
        (runner, member) ->
            ask(runner, wanted.get() ? new Command.AskPause(member) : new Command.Resume(member)));
  }

  private JsonResponse asPlayer(
      RoutingContext call,
      TableRefusal withoutSeat,
      BiFunction<TableRunner, Integer, JsonResponse> request) {
    var runner = host.findByName(LobbyApi.parameter(call, "name"));
    if (runner.isEmpty()) return JsonResponse.refused(404, TableRefusal.NO_SUCH_TABLE);
    var credentials = RequestCredentials.of(call);
    return switch (access.seat(runner.get().id(), runner.get().table(), credentials)) {
      case Decision.Refused(var reason) -> RequestCredentials.refused(reason);
      case Decision.Accepted(var seat) ->
          seat.map(member -> request.apply(runner.get(), member))
              .orElseGet(() -> RequestCredentials.refused(withoutSeat));
    };
  }

  private static JsonResponse ask(TableRunner runner, Command command) {
    return switch (runner.ask(command).join()) {
      case Decision.Accepted<?> _ -> new JsonResponse(204, Optional.empty());
      case Decision.Refused(var reason) ->
          LobbyApi.refused(reason == TableRefusal.NOT_THE_HOST ? 403 : 409, reason);
    };
  }
}
