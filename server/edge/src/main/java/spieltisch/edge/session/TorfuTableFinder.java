package spieltisch.edge.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import spieltisch.host.Host;
import spieltisch.host.JoinResult;
import spieltisch.host.TableListener;
import spieltisch.host.TableRunner;
import spieltisch.store.TableSummary;
import spieltisch.table.Command;
import spieltisch.table.TableOptions;
import spieltisch.table.TableRefusal;
import spieltisch.table.TimeControl;
import spieltisch.table.game.GameKind;
import spieltisch.table.member.SecretHash;
import spieltisch.torfu.ClientMessage;
import spieltisch.torfu.ServerMessage;

/// The tables of Torres as its text protocol makes, lists and enters them.
public final class TorfuTableFinder {
  private static final int MOST_LISTED = 200;
  private static final String CLIENT = "TorFU";

  private final Host host;
  private final Executor threads = Executors.newVirtualThreadPerTaskExecutor();

  public TorfuTableFinder(Host host) {
    this.host = host;
  }

  /// Opens a table; answers false if a listed one has that name.
  CompletableFuture<Boolean> create(ClientMessage.CreateGame wish) {
    return later(
        () -> {
          if (listed().stream().anyMatch(tableSummary -> tableSummary.name().equals(wish.name())))
            return false;
          var password =
              wish.password().isEmpty()
                  ? Optional.<String>empty()
                  : Optional.of(SecretHash.hash(wish.password()));
          var timeControl = new TimeControl(Math.max(0, wish.timeout()), 0, 0);
          host.open(wish.name(), TableOptions.torres(wish.players(), password, timeControl));
          return true;
        });
  }

  /// A line for each game, the oldest first.
  CompletableFuture<List<ServerMessage>> list() {
    return later(
        () -> {
          var lines = new ArrayList<ServerMessage>();
          for (var tableSummary : listed().reversed())
            lines.add(
                new ServerMessage.GameListed(
                    tableSummary.name(),
                    tableSummary.most(),
                    tableSummary.players().size(),
                    tableSummary.status() == TableSummary.Status.OVER,
                    tableSummary.status() != TableSummary.Status.OPEN));
          return lines;
        });
  }

  private List<TableSummary> listed() {
    return host.recent(MOST_LISTED).stream()
        .filter(tableSummary -> tableSummary.game() == GameKind.TORRES)
        .toList();
  }

  /// Sits down; who told a secret may come back with it.
  CompletableFuture<JoinResult> join(
      ClientMessage.JoinGame join, Optional<String> secret, TableListener tableListener) {
    var command =
        new Command.JoinReady(
            CLIENT, join.player(), join.age(), join.password(), secret.map(SeatToken::hash));
    return later(
        () -> enter(join.game(), tableRunner -> tableRunner.sitDown(command, tableListener)));
  }

  CompletableFuture<JoinResult> comeBack(
      String game, Optional<String> secret, TableListener tableListener) {
    var command = new Command.Return(SeatToken.hash(secret.orElse("")));
    return later(
        () ->
            enter(
                game,
                tableRunner -> tableRunner.comeBack(command, OptionalLong.empty(), tableListener)));
  }

  CompletableFuture<JoinResult> watch(ClientMessage.WatchGame watch, TableListener tableListener) {
    return later(
        () ->
            enter(
                watch.game(),
                tableRunner ->
                    tableRunner.watch(new Command.Watch(watch.spectator()), tableListener)));
  }

  private interface Way {
    CompletableFuture<JoinResult> into(TableRunner tableRunner);
  }

  private JoinResult enter(String game, Way way) {
    var tableRunner =
        host.named(game).filter(found -> found.table().options().game() == GameKind.TORRES);
    return tableRunner.isPresent()
        ? way.into(tableRunner.get()).join()
        : new JoinResult.TurnedAway(TableRefusal.NO_SUCH_TABLE);
  }

  private <T> CompletableFuture<T> later(Supplier<T> work) {
    return CompletableFuture.supplyAsync(work, threads);
  }
}
