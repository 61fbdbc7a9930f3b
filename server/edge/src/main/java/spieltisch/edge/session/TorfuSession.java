package spieltisch.edge.session;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import spieltisch.edge.config.Metrics;
import spieltisch.edge.transport.EncodedMessage;
import spieltisch.edge.transport.ProtocolSession;
import spieltisch.edge.transport.Transport;
import spieltisch.host.SeatHandle;
import spieltisch.kernel.Decision;
import spieltisch.kernel.RefusalReason;
import spieltisch.notify.TorfuNotifier;
import spieltisch.siedler.codec.json.TextSanitizer;
import spieltisch.table.Command;
import spieltisch.table.TableRefusal;
import spieltisch.table.entry.Entry;
import spieltisch.torfu.ClientMessage;
import spieltisch.torfu.ClientReader;
import spieltisch.torfu.ErrorCode;
import spieltisch.torfu.KeywordSpelling;
import spieltisch.torfu.Sender;
import spieltisch.torfu.ServerMessage;
import spieltisch.torfu.ServerWriter;
import spieltisch.torfu.TextLine;
import spieltisch.torfu.TurnProtocol;
import spieltisch.torres.Refusal;

/// A session of the Torres text protocol. The client first registers, and then plays or watches.
///
/// All methods run on the thread of the connection. `ClientSession` describes the order of results
/// and notices.
public final class TorfuSession implements ProtocolSession, ClientSession.Protocol<ClientMessage> {
  private static final Set<RefusalReason> NAME_REFUSALS =
      Set.of(TableRefusal.NAME_TAKEN, TableRefusal.NAME_RESERVED, TableRefusal.NAME_UNREADABLE);

  private final Transport transport;
  private final TorfuTableFinder tables;
  private final Metrics metrics;
  private final ClientReader reader;
  private final ServerWriter writer;
  private final TurnProtocol turn = new TurnProtocol();
  private final ClientSession<ClientMessage> client;
  private final Set<ClientMessage.Extra> wanted = EnumSet.noneOf(ClientMessage.Extra.class);
  private Optional<String> secret = Optional.empty();
  private @Nullable TorfuNotifier notifier;
  private boolean hasTimedOut;

  public TorfuSession(
      Transport transport,
      Executor connectionExecutor,
      TorfuTableFinder tables,
      KeywordSpelling keywordSpelling,
      Metrics metrics) {
    this.transport = transport;
    this.tables = tables;
    this.metrics = metrics;
    reader = new ClientReader(keywordSpelling);
    writer = new ServerWriter(keywordSpelling);
    client = new ClientSession<>(transport, connectionExecutor, tables.time(), metrics, this);
  }

  /// Sends nothing, because in this protocol the client speaks first.
  @Override
  public void start() {}

  @Override
  public boolean isIdentified() {
    return client.seat().isPresent();
  }

  /// Receives lines of the client and returns their number.
  public int received(List<TextLine> lines) {
    for (var line : lines) {
      if (client.isClosed()) break;
      for (var message : reader.read(line)) if (!client.receive(message)) close();
    }
    return lines.size();
  }

  @Override
  public void handle(ClientMessage message) {
    if (client.isClosed()) return;
    client.seat().ifPresentOrElse(at -> play(at, message), () -> register(message));
  }

  // Registration.

  private void register(ClientMessage message) {
    switch (message) {
      case ClientMessage.CreateGame game ->
          client.await(tables.create(game, transport.address()), this::created);
      case ClientMessage.ListGames _ -> client.await(tables.list(), this::listed);
      case ClientMessage.JoinGame join ->
          enter(tables.join(join, transport.address(), secret, client), false);
      case ClientMessage.Secret(var text) -> secret = Optional.of(text).filter(it -> !it.isEmpty());
      case ClientMessage.Want(var extra) -> wanted.add(extra);
      case ClientMessage.Return(var game) ->
          enter(tables.returnToSeat(game, transport.address(), secret, client), false);
      case ClientMessage.WatchGame(var game, var name) ->
          watch(new ClientMessage.WatchPrivateGame(game, "", name));
      case ClientMessage.WatchPrivateGame watch -> watch(watch);
      case ClientMessage.BadRegistration(var registration) -> refuseRegistration(registration);
      default -> refuse(ErrorCode.UNKNOWN);
    }
  }

  private void watch(ClientMessage.WatchPrivateGame watch) {
    enter(tables.watch(watch, transport.address(), client), true);
  }

  private void refuseRegistration(ClientMessage.Registration registration) {
    if (registration == ClientMessage.Registration.PLAYER)
      send(new ServerMessage.Failed(ErrorCode.UNKNOWN));
    close();
  }

  private void created(@Nullable Decision<?> decision, @Nullable Throwable failure) {
    switch (decision) {
      case null -> answerFailure("table creation failed", failure);
      case Decision.Accepted<?> _ -> send(new ServerMessage.GameCreated());
      case Decision.Refused<?>(var reason) -> {
        metrics.refused(Metrics.RefusalKind.TABLE, reason.name());
        boolean isTaken =
            reason == TableRefusal.TABLE_NAME_TAKEN || reason == TableRefusal.TABLE_NAME_RESERVED;
        send(new ServerMessage.Failed(isTaken ? ErrorCode.NAME_TAKEN : ErrorCode.UNKNOWN));
      }
    }
    close();
  }

  /// Answers that the server failed. The protocol has no specific error code for such a failure.
  private void answerFailure(String what, @Nullable Throwable failure) {
    SessionLog.failed(what, client.seat(), failure);
    send(new ServerMessage.Failed(ErrorCode.UNKNOWN));
  }

  private void listed(@Nullable List<ServerMessage> games, @Nullable Throwable failure) {
    if (games == null) answerFailure("table list failed", failure);
    else games.forEach(this::send);
    close();
  }

  private void enter(CompletableFuture<Decision<SeatHandle>> admission, boolean watches) {
    client.await(
        admission,
        (decision, failure) -> {
          switch (decision) {
            case null -> {
              answerFailure("join failed", failure);
              close();
            }
            case Decision.Accepted<SeatHandle>(var seat) -> joined(seat, watches);
            case Decision.Refused<SeatHandle>(var reason) -> refuseJoin(reason, watches);
          }
        });
  }

  /// Refuses a client that wants to join or watch. A spectator receives no error, because the
  /// protocol has no error message for spectators.
  private void refuseJoin(RefusalReason reason, boolean watches) {
    metrics.refused(Metrics.RefusalKind.TABLE, reason.name());
    boolean isName = NAME_REFUSALS.contains(reason);
    if (!watches) send(new ServerMessage.Failed(isName ? ErrorCode.NAME_TAKEN : ErrorCode.UNKNOWN));
    close();
  }

  private void joined(SeatHandle seat, boolean watches) {
    if (!client.takeSeat(seat)) return;
    send(
        watches
            ? new ServerMessage.SpectatorJoined(seat.spectatorName())
            : new ServerMessage.PlayerJoined());
    var created = new TorfuNotifier(seat.id(), seat.tableView(), wanted, this::send, this::timeOut);
    notifier = created;
    created.sendState(seat.current());
    client.startNotifying((_, notices) -> created.onNotices(notices));
  }

  // Playing.

  private void play(SeatHandle at, ClientMessage message) {
    if (notifier == null) return;
    switch (message) {
      case ClientMessage.Say(var text) -> {
        if (tables.access().mayDisturb(at.tableRunner().id(), transport.address()))
          ask(at, new Command.Chat(at.id(), TextSanitizer.chat(text)));
        else refuse(ErrorCode.IMPOSSIBLE);
      }
      case ClientMessage.AskStatus _ -> send(notifier.status());
      case ClientMessage.AskPlan _ -> send(notifier.plan());
      case ClientMessage.AskPosition _ -> send(notifier.position());
      default -> playTurn(at, message, notifier);
    }
  }

  private void playTurn(SeatHandle at, ClientMessage message, TorfuNotifier known) {
    if (known.view().isEmpty()) {
      refuse(isPlay(message) ? ErrorCode.NOT_ON_TURN : ErrorCode.UNKNOWN);
      return;
    }
    switch (turn.step(message, known.view().get())) {
      case TurnProtocol.Reaction.Play(var action) -> {
        hasTimedOut = false;
        ask(at, new Command.Act(at.id(), action, Entry.Actor.PLAYER));
      }
      case TurnProtocol.Reaction.Refuse(var errorCode) -> refuse(errorCode);
      case TurnProtocol.Reaction.Nothing _ -> {}
    }
  }

  /// Handles a time-out, after the server has played an action for the client. From now on, the
  /// session ignores messages for the old turn. The session does not report the refusal of an
  /// action that came too late.
  private void timeOut() {
    turn.timeOut();
    hasTimedOut = true;
  }

  private static boolean isPlay(ClientMessage message) {
    return message instanceof ClientMessage.Act
        || message instanceof ClientMessage.ActWithWrongCard
        || message instanceof ClientMessage.ClimbWithOneSquare
        || message instanceof ClientMessage.ActOffBoard
        || message instanceof ClientMessage.BeginTurn
        || message instanceof ClientMessage.EndTurn;
  }

  private void ask(SeatHandle at, Command command) {
    client.ask(at, command, this::answered);
  }

  /// Handles the result of a command. An accepted command needs no answer, because the client has
  /// already received the notices.
  private void answered(@Nullable Decision<?> decision, @Nullable Throwable failure) {
    switch (decision) {
      case null -> commandFailed(failure);
      case Decision.Accepted<?> _ -> {}
      case Decision.Refused<?>(Refusal refusal) -> {
        metrics.refused(Metrics.RefusalKind.RULE, refusal.name());
        if (!hasTimedOut) refuse(ErrorCode.of(refusal));
      }
      case Decision.Refused<?>(var reason) -> {
        if (reason == TableRefusal.PAUSED)
          send(new ServerMessage.Said(Sender.SERVER, reason.german()));
        refuse(ErrorCode.IMPOSSIBLE);
      }
    }
  }

  /// Answers that a command failed. The protocol has no better error code. During a shutdown the
  /// client is told to reconnect instead.
  private void commandFailed(@Nullable Throwable failure) {
    if (SessionLog.isShutdown(failure)) return;
    SessionLog.failed("command failed", client.seat(), failure);
    refuse(ErrorCode.IMPOSSIBLE);
  }

  private void refuse(ErrorCode errorCode) {
    send(new ServerMessage.Failed(errorCode));
    client.countRefusal();
  }

  /// Answers that a message could not be handled. The protocol has no better error code. A client
  /// that has not registered is disconnected.
  @Override
  public void failed(RuntimeException failure) {
    SessionLog.failed("message handling failed", client.seat(), failure);
    send(new ServerMessage.Failed(ErrorCode.IMPOSSIBLE));
    if (client.seat().isEmpty()) close();
  }

  private void send(ServerMessage message) {
    if (client.isClosed()) return;
    for (var line : writer.lines(message)) transport.send(new EncodedMessage(line));
  }

  private void close() {
    client.close(Transport.CloseReason.NORMAL, "");
  }

  @Override
  public void disconnect(Transport.CloseReason closeReason, String sentence) {
    send(new ServerMessage.Said(Sender.SERVER, sentence));
    client.close(closeReason, sentence);
  }

  @Override
  public void kicked(SeatHandle seat) {
    tables.access().kicked(seat.tableRunner().id(), transport.address());
  }

  @Override
  public void inputClosed() {
    client.inputEnded();
  }

  @Override
  public void connectionClosed() {
    client.disconnected();
  }
}
