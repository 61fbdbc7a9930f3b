package spieltisch.edge.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import spieltisch.edge.access.Credentials;
import spieltisch.edge.access.TableAccess;
import spieltisch.edge.access.TableQuota;
import spieltisch.host.Host;
import spieltisch.host.SeatHandle;
import spieltisch.host.TableListener;
import spieltisch.host.TableRunner;
import spieltisch.host.TimeSource;
import spieltisch.kernel.Decision;
import spieltisch.store.TableSummary;
import spieltisch.table.Command;
import spieltisch.table.TableRefusal;
import spieltisch.table.game.GameKind;
import spieltisch.table.member.SecretHash;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;
import spieltisch.torfu.ClientMessage;
import spieltisch.torfu.ServerMessage;
import spieltisch.torres.Options;

/// Creates, lists and finds the tables of the Torres text protocol.
public final class TorfuTableFinder {
  private static final int MOST_FINISHED = 200;
  private static final String CLIENT = "TorFU";

  private final Host host;
  private final TableAccess access;
  private final TableQuota quota;
  private final Options rules;
  private final Executor threads = Executors.newVirtualThreadPerTaskExecutor();

  /// @param rules the rules of the tables that clients open
  public TorfuTableFinder(Host host, TableAccess access, TableQuota quota, Options rules) {
    this.host = host;
    this.access = access;
    this.quota = quota;
    this.rules = rules;
  }

  TableAccess access() {
    return access;
  }

  /// Returns the clock and timer of the tables.
  TimeSource time() {
    return host.time();
  }

  /// Opens a table. The request is refused if an open or running table of either game has the same
  /// name, if the name is reserved, or if a limit of [TableQuota] is reached.
  CompletableFuture<Decision<TableRunner>> create(ClientMessage.CreateGame game, String address) {
    return supply(() -> quota.open(address, 0, () -> create(game), TableRunner::id));
  }

  private Decision<TableRunner> create(ClientMessage.CreateGame game) {
    if (Host.isReserved(game.name()))
      return new Decision.Refused<>(TableRefusal.TABLE_NAME_RESERVED);
    // The name is checked before the password is hashed, because hashing is slow and a refused
    // request does not count against the limits.
    if (host.isNameUsed(game.name())) return new Decision.Refused<>(TableRefusal.TABLE_NAME_TAKEN);
    var password =
        game.password().isEmpty()
            ? Optional.<String>empty()
            : Optional.of(access.hash(game.password()));
    var timeControl = new TimeControl(Math.max(0, game.timeout()), 0, 0);
    var options = TableOptions.torres(game.players(), password, timeControl).withTorres(rules);
    return host.openIfUnused(game.name(), options)
        .<Decision<TableRunner>>map(Decision.Accepted::new)
        .orElseGet(() -> new Decision.Refused<>(TableRefusal.TABLE_NAME_TAKEN));
  }

  /// Returns a message for each listed game, the oldest game first.
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

  /// Returns all open and running games and the most recently finished games. A finished game is
  /// left out if another listed game has its name.
  private List<TableSummary> listed() {
    var unfinished = new ArrayList<>(torres(host.lobby()));
    var names = unfinished.stream().map(TableSummary::name).collect(Collectors.toSet());
    for (var table : torres(host.recent(MOST_FINISHED)))
      if (table.isFinishedGame() && names.add(table.name())) unfinished.add(table);
    unfinished.sort(Comparator.comparingLong(TableSummary::updated));
    return unfinished;
  }

  private static List<TableSummary> torres(List<TableSummary> tables) {
    return tables.stream().filter(table -> table.game() == GameKind.TORRES).toList();
  }

  /// Joins a table as a player. A player with a secret may return to the seat later.
  ///
  /// @param address the network address of the client
  CompletableFuture<Decision<SeatHandle>> join(
      ClientMessage.JoinGame join,
      String address,
      Optional<String> secret,
      TableListener listener) {
    return admit(
        join.game(),
        Credentials.withPassword(address, Optional.of(join.password())),
        proof ->
            new Command.JoinReady(
                CLIENT, join.player(), join.age(), proof, secret.map(SecretHash::hash)),
        listener);
  }

  CompletableFuture<Decision<SeatHandle>> returnToSeat(
      String game, String address, Optional<String> secret, TableListener listener) {
    return AdmissionTask.run(
        () -> {
          var found = host.findByName(game, GameKind.TORRES);
          if (found.isEmpty()) return new Decision.Refused<>(TableRefusal.NO_SUCH_TABLE);
          var table = found.get();
          // Clients choose their own secrets, which may be easy to guess. Therefore wrong secrets
          // are counted.
          var credentials = new Credentials(address, Optional.empty(), secret);
          if (access.seat(table.id(), table.table(), credentials)
              instanceof Decision.Refused(var reason)) return new Decision.Refused<>(reason);
          var command = new Command.Return(SecretHash.hash(secret.orElse("")));
          return table.admit(command, listener).join();
        },
        threads);
  }

  CompletableFuture<Decision<SeatHandle>> watch(
      ClientMessage.WatchPrivateGame watch, String address, TableListener listener) {
    return admit(
        watch.game(),
        Credentials.withPassword(address, Optional.of(watch.password())),
        proof -> new Command.Watch(watch.spectator(), proof),
        listener);
  }

  private CompletableFuture<Decision<SeatHandle>> admit(
      String game,
      Credentials credentials,
      Function<Optional<String>, Command.Admission> admission,
      TableListener listener) {
    return AdmissionTask.run(
        () -> {
          var found = host.findByName(game, GameKind.TORRES);
          if (found.isEmpty()) return new Decision.Refused<>(TableRefusal.NO_SUCH_TABLE);
          var table = found.get();
          if (access.isKicked(table.id(), credentials))
            return new Decision.Refused<>(TableRefusal.KICKED);
          if (!access.mayDisturb(table.id(), credentials.address()))
            return new Decision.Refused<>(TableRefusal.JOINING_TOO_OFTEN);
          return switch (access.passwordProof(table.id(), table.table(), credentials)) {
            case Decision.Accepted(var proof) ->
                table.admit(admission.apply(proof), listener).join();
            case Decision.Refused(var reason) -> new Decision.Refused<>(reason);
          };
        },
        threads);
  }

  private <T> CompletableFuture<T> supply(Supplier<T> work) {
    return CompletableFuture.supplyAsync(work, threads);
  }
}
