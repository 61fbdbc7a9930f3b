package spieltisch.edge.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import spieltisch.host.Host;
import spieltisch.host.SeatHandle;
import spieltisch.host.TableListener;
import spieltisch.kernel.Decision;
import spieltisch.store.TableSummary;
import spieltisch.table.Command;
import spieltisch.table.TableOptions;
import spieltisch.table.TableRefusal;
import spieltisch.table.TimeControl;
import spieltisch.table.game.GameKind;
import spieltisch.table.member.SecretHash;
import spieltisch.torfu.ClientMessage;
import spieltisch.torfu.ServerMessage;
import spieltisch.torres.Options;

/// Creates, lists and finds the tables of the Torres text protocol.
public final class TorfuTableFinder {
  private static final int MOST_FINISHED = 200;
  private static final String CLIENT = "TorFU";

  private final Host host;
  private final Options rules;
  private final Executor threads = Executors.newVirtualThreadPerTaskExecutor();

  /// @param rules of the tables that clients open
  public TorfuTableFinder(Host host, Options rules) {
    this.host = host;
    this.rules = rules;
  }

  /// Opens a table; false if an open or running table of either game has that name.
  CompletableFuture<Boolean> create(ClientMessage.CreateGame game) {
    return supply(
        () -> {
          var password =
              game.password().isEmpty()
                  ? Optional.<String>empty()
                  : Optional.of(SecretHash.hash(game.password()));
          var timeControl = new TimeControl(Math.max(0, game.timeout()), 0, 0);
          var options =
              TableOptions.torres(game.players(), password, timeControl).withTorres(rules);
          return host.openIfUnused(game.name(), options).isPresent();
        });
  }

  /// Returns a message for each game, the oldest first.
  CompletableFuture<List<ServerMessage>> list() {
    return supply(
        () -> {
          var messages = new ArrayList<ServerMessage>();
          for (var table : listed())
            messages.add(
                new ServerMessage.GameListed(
                    table.name(),
                    table.most(),
                    table.players().size(),
                    table.status() == TableSummary.Status.OVER,
                    table.status() != TableSummary.Status.OPEN));
          return messages;
        });
  }

  /// All open and running games, and those of the last finished ones whose names are not in use
  /// again.
  private List<TableSummary> listed() {
    var unfinished = new ArrayList<>(torres(host.lobby()));
    var names = unfinished.stream().map(TableSummary::name).collect(Collectors.toSet());
    for (var table : torres(host.recent(MOST_FINISHED)))
      if (table.status() == TableSummary.Status.OVER && names.add(table.name()))
        unfinished.add(table);
    unfinished.sort(Comparator.comparingLong(TableSummary::updated));
    return unfinished;
  }

  private static List<TableSummary> torres(List<TableSummary> tables) {
    return tables.stream().filter(table -> table.game() == GameKind.TORRES).toList();
  }

  /// Joins as a player. With a secret the player may return to the seat later.
  CompletableFuture<Decision<SeatHandle>> join(
      ClientMessage.JoinGame join, Optional<String> secret, TableListener listener) {
    var command =
        new Command.JoinReady(
            CLIENT, join.player(), join.age(), join.password(), secret.map(SecretHash::hash));
    return admit(join.game(), command, listener);
  }

  CompletableFuture<Decision<SeatHandle>> returnToSeat(
      String game, Optional<String> secret, TableListener listener) {
    return admit(game, new Command.Return(SecretHash.hash(secret.orElse(""))), listener);
  }

  CompletableFuture<Decision<SeatHandle>> watch(
      ClientMessage.WatchGame watch, TableListener listener) {
    return admit(watch.game(), new Command.Watch(watch.spectator()), listener);
  }

  private CompletableFuture<Decision<SeatHandle>> admit(
      String game, Command.Admission admission, TableListener listener) {
    return supply(
        () -> {
          var table = host.findByName(game, GameKind.TORRES);
          return table.isPresent()
              ? table.get().admit(admission, listener).join()
              : new Decision.Refused<>(TableRefusal.NO_SUCH_TABLE);
        });
  }

  private <T> CompletableFuture<T> supply(Supplier<T> work) {
    return CompletableFuture.supplyAsync(work, threads);
  }
}
