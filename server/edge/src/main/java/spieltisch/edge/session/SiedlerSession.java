package spieltisch.edge.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Action;
import spieltisch.catan.Refusal;
import spieltisch.edge.access.Credentials;
import spieltisch.edge.access.SeatToken;
import spieltisch.edge.config.Metrics;
import spieltisch.edge.transport.ProtocolSession;
import spieltisch.edge.transport.Transport;
import spieltisch.host.SeatHandle;
import spieltisch.kernel.Decision;
import spieltisch.kernel.RefusalReason;
import spieltisch.notify.SiedlerNotifier;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.codec.json.Frame;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.mapping.MessageMapper;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.ServerSentence;
import spieltisch.store.TableId;
import spieltisch.table.Command;
import spieltisch.table.Notice;
import spieltisch.table.TableRefusal;
import spieltisch.table.chance.Contribution;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.SecretHash;

/// A session of the German Catan protocol, in any dialect and over any transport.
///
/// All methods run on the thread of the connection. `ClientSession` describes the order of results
/// and notices.
public final class SiedlerSession implements ProtocolSession, ClientSession.Protocol<Frame> {
  private static final String REQUEST_FAILED =
      "Das hat nicht geklappt; bitte versuche es noch einmal.";

  // After consecutive refusals, the server repeats the player's status to a client without
  // extensions at most this many times.
  private static final int MOST_REPEATED_STATUSES = 3;

  private final Transport transport;
  private final CatanTableFinder tables;
  private final Optional<String> tableName;
  private final Dialect dialect;
  private final LobbyMessages lobbyMessages;
  private final MessageMapper messageMapper;
  private final Metrics metrics;
  private final ClientSession<Frame> client;
  private CachedSender sender;
  private String clientVersion = "";
  private boolean isGreeted;
  private int repeatedStatuses;
  // True if a request of the client could not be saved and no later one was accepted.
  private boolean isStatusOwed;
  // True if a pause of the game refused a request and the client does not hear when the pause ends.
  private boolean isStatusOwedAfterPause;
  private @Nullable SiedlerNotifier notifier;

  public SiedlerSession(
      Transport transport,
      Executor connectionExecutor,
      CatanTableFinder tables,
      Dialect dialect,
      Optional<String> tableName,
      String version,
      Metrics metrics) {
    this.transport = transport;
    this.tables = tables;
    this.tableName = tableName;
    this.dialect = dialect;
    this.metrics = metrics;
    lobbyMessages = new LobbyMessages(dialect, version);
    messageMapper = new MessageMapper(dialect);
    client = new ClientSession<>(transport, connectionExecutor, tables.time(), metrics, this);
    sender = tables.encodeCache().sender(dialect, Extensions.NONE, transport::send);
  }

  /// Sends the first message, because in this protocol the server speaks first.
  @Override
  public void start() {
    send(lobbyMessages.greeting());
  }

  @Override
  public boolean isIdentified() {
    return isGreeted;
  }

  /// Receives frames of the client and returns their number.
  int received(List<Frame> frames) {
    for (var frame : frames)
      if (!client.receive(frame))
        disconnect(Transport.CloseReason.POLICY, "Zu viele Nachrichten auf einmal.");
    return frames.size();
  }

  @Override
  public void handle(Frame frame) {
    switch (frame) {
      case Frame.Complete(var text) -> read(text);
      case Frame.Malformed(var problem) -> refuseFrame(problem);
    }
  }

  private void refuseFrame(Frame.Problem problem) {
    metrics.refused(Metrics.RefusalKind.MALFORMED, problem.name());
    send(new ServerMessage.Answer(problem.german()));
    client.countRefusal();
    if (!problem.isRecoverable())
      client.close(Transport.CloseReason.PROTOCOL_ERROR, problem.german());
  }

  private void read(String text) {
    switch (sender.codec().decodeClient(text)) {
      case DecodeResult.Decoded<ClientMessage>(var message) -> handle(message);
      case DecodeResult.Malformed<ClientMessage> malformed -> refuseMalformed(malformed);
    }
  }

  /// Repeats the player's own status to a client without extensions, because many such clients act
  /// only after they receive it.
  private void repeatStatus() {
    boolean isPlain = sender.codec().granted().isEmpty();
    if (!isPlain || notifier == null || repeatedStatuses == MOST_REPEATED_STATUSES) return;
    repeatedStatuses++;
    sendAll(notifier.ownStatus());
  }

  private void refuseMalformed(DecodeResult.Malformed<?> malformed) {
    metrics.refused(Metrics.RefusalKind.MALFORMED, "MESSAGE");
    sendAll(messageMapper.malformed(malformed));
    client.countRefusal();
    repeatStatus();
  }

  private void handle(ClientMessage message) {
    if (!isGreeted && !(message instanceof ClientMessage.Hello)) {
      refuse(ServerSentence.GREETING_FIRST);
      return;
    }
    switch (message) {
      case ClientMessage.Hello hello -> hello(hello);
      case ClientMessage.Join join -> join(join);
      case ClientMessage.SendChat(var text) -> tell(id -> new Command.Chat(id, text));
      case ClientMessage.SetProfile(var name, var colour) ->
          tell(id -> new Command.SetProfile(id, name, colour));
      case ClientMessage.Start _ -> ask(Command.Ready::new);
      case ClientMessage.DiceContribution(var random) ->
          ask(id -> new Command.Contribute(id, new Contribution(random)));
      case ClientMessage.OfferTo(var give, var want, var partners) ->
          ask(id -> new Command.OfferTo(id, new Action.Offer(give, want), partners));
      case ClientMessage.CounterOffer(var offer, var give, var want) ->
          ask(id -> new Command.CounterOffer(id, offer, give, want));
      case ClientMessage.Undo _ -> ask(Command.Undo::new);
      case ClientMessage.Move move -> move(move);
    }
  }

  // Joining a table.

  /// Handles the client's greeting. A client without the extensions for joining gets a seat at
  /// once. Other clients send `Join` before they get a seat.
  private void hello(ClientMessage.Hello hello) {
    if (isGreeted) {
      refuse(ServerSentence.GREETED_ALREADY);
      return;
    }
    isGreeted = true;
    clientVersion = hello.version();
    var granted = Extensions.common(hello.extensions(), Extensions.ALL);
    sender = tables.encodeCache().sender(dialect, granted, transport::send);
    sendAll(lobbyMessages.granted(granted));
    if (granted.contains(Extension.TABLE_CHOICE)) showTables();
    if (!Extensions.mayJoin(granted)) takeSeat(tableName, Optional.empty());
  }

  private void showTables() {
    client.await(
        tables.list(dialect),
        (list, failure) -> {
          if (list == null) failed(failure);
          else send(list);
        });
  }

  private void join(ClientMessage.Join join) {
    if (client.seat().isPresent()) refuse(ServerSentence.GREETED_ALREADY);
    else if (join.token().isPresent())
      enter(
          tables.returnToSeat(
              dialect,
              join.token().get(),
              join.random().map(Contribution::new),
              join.lastEvent(),
              client),
          join.token().flatMap(SeatToken::parse).map(SeatToken::secret));
    else if (join.watch())
      enter(
          tables.watch(request(join.table(), join.password()), clientVersion, client),
          Optional.empty());
    else takeSeat(join.table(), join.password());
  }

  private CatanTableFinder.Request request(Optional<String> table, Optional<String> password) {
    var credentials = Credentials.withPassword(transport.address(), password);
    return new CatanTableFinder.Request(dialect, table.or(() -> tableName), credentials);
  }

  private void takeSeat(Optional<String> table, Optional<String> password) {
    boolean mayReturn = sender.grants(Extension.RETURN);
    var secret = mayReturn ? Optional.of(SeatToken.newSecret()) : Optional.<String>empty();
    enter(
        tables.join(request(table, password), clientVersion, secret.map(SecretHash::hash), client),
        secret);
  }

  private void enter(CompletableFuture<Decision<SeatHandle>> admission, Optional<String> secret) {
    client.await(
        admission,
        (decision, failure) -> {
          switch (decision) {
            case null -> failed(failure);
            case Decision.Accepted<SeatHandle>(var seat) -> joined(seat, secret);
            case Decision.Refused<SeatHandle>(var reason) -> refuseJoin(reason);
          }
        });
  }

  /// Refuses a request to join. The connection is closed unless the client can choose another
  /// table.
  private void refuseJoin(RefusalReason reason) {
    metrics.refused(Metrics.RefusalKind.TABLE, reason.name());
    send(new ServerMessage.Answer(reason.german()));
    if (tables.isSingle() || !Extensions.mayJoin(sender.codec().granted()))
      client.close(Transport.CloseReason.POLICY, reason.german());
  }

  private void joined(SeatHandle seat, Optional<String> secret) {
    if (!client.takeSeat(seat)) return;
    notifier =
        new SiedlerNotifier(
            seat.id(),
            seat.tableView(),
            table -> secret.map(it -> new SeatToken(new TableId(table), it).text()),
            sender,
            lobbyMessages);
    secret.ifPresent(
        it -> send(new ServerMessage.Token(new SeatToken(seat.tableRunner().id(), it).text())));
    if (seat.missed().isEmpty()) notifier.sendState(seat.tableView(), seat.current());
    else notifier.sendMissed(to -> seat.passMissed(to::onNotices), seat.current());
    client.startNotifying(this::onNotices);
  }

  private void onNotices(long version, List<Notice> notices) {
    if (notifier == null) return;
    notifier.onNotices(version, notices);
    for (var notice : notices)
      if (notice instanceof Notice.PauseChanged(var isPaused, _) && !isPaused) pauseEnded();
  }

  // Commands.

  private void ask(IntFunction<Command> request) {
    client
        .seat()
        .ifPresentOrElse(
            at -> client.ask(at, request.apply(at.id()), this::answered),
            () -> refuse(ServerSentence.NOT_STARTED));
  }

  /// Asks for something of which all members are told, and whose frequency is limited by address.
  private void tell(IntFunction<Command> request) {
    var seat = client.seat();
    if (seat.isPresent()
        && !tables.access().mayDisturb(seat.get().tableRunner().id(), transport.address()))
      refuse(TableRefusal.CHATTING_TOO_FAST);
    else ask(request);
  }

  private void move(ClientMessage.Move move) {
    if (notifier == null || notifier.view().isEmpty()) {
      refuse(ServerSentence.NOT_STARTED);
      return;
    }
    switch (messageMapper.action(move, notifier.roster(), notifier.view().get())) {
      case DecodeResult.Decoded<Action>(var action) ->
          ask(id -> new Command.Act(id, action, Entry.Actor.PLAYER));
      case DecodeResult.Malformed<Action> malformed -> refuseMalformed(malformed);
    }
  }

  private void answered(@Nullable Decision<?> decision, @Nullable Throwable failure) {
    switch (decision) {
      case null -> failed(failure);
      case Decision.Accepted<?> _ -> confirm();
      case Decision.Refused<?>(var reason) -> refuse(reason);
    }
  }

  /// Confirms a command. After the end of the game, the protocol allows no confirmation.
  private void confirm() {
    repeatedStatuses = 0;
    isStatusOwed = false;
    if (notifier == null || !notifier.isOver()) send(ServerMessage.Answer.OK);
  }

  /// Refuses a request before it reaches the table.
  private void refuse(ServerSentence sentence) {
    sendAll(lobbyMessages.refused(sentence));
    client.countRefusal();
  }

  private void refuse(RefusalReason reason) {
    client.countRefusal();
    if (reason instanceof Refusal rule) {
      metrics.refused(Metrics.RefusalKind.RULE, rule.name());
      sendAll(messageMapper.refused(rule));
      repeatStatus();
      return;
    }
    metrics.refused(Metrics.RefusalKind.TABLE, reason.name());
    isStatusOwed |= reason == TableRefusal.NOT_SAVED;
    isStatusOwedAfterPause |= reason == TableRefusal.PAUSED && !sender.grants(Extension.PAUSE);
    if (reason == TableRefusal.COLOUR_TAKEN) send(lobbyMessages.colourTaken());
    else send(new ServerMessage.Answer(reason.german()));
  }

  /// Repeats the player's own status to a client whose request could not be saved. A client that
  /// acts on its status would wait for ever otherwise.
  @Override
  public void savingAgain() {
    if (!isStatusOwed || notifier == null) return;
    isStatusOwed = false;
    sendAll(notifier.ownState());
  }

  /// Repeats the player's own status to a client that a pause has refused. A client that acts on
  /// its status would wait for ever otherwise.
  private void pauseEnded() {
    if (!isStatusOwedAfterPause || notifier == null) return;
    isStatusOwedAfterPause = false;
    sendAll(notifier.ownStatus());
  }

  /// Tells the client that its command failed. During a shutdown nothing is sent, because every
  /// client gets a message about the shutdown anyway.
  private void failed(@Nullable Throwable failure) {
    if (SessionLog.isShutdown(failure)) return;
    SessionLog.failed("command failed", client.seat(), failure);
    send(new ServerMessage.Answer(REQUEST_FAILED));
  }

  @Override
  public void failed(RuntimeException failure) {
    failed((Throwable) failure);
  }

  // Sending and closing.

  private void sendAll(List<? extends ServerMessage> messages) {
    for (var message : messages) send(message);
  }

  private void send(ServerMessage message) {
    if (!client.isClosed()) sender.send(message);
  }

  /// Sends the reason to the client and closes the connection. A client at a table receives the
  /// reason as a chat message, because clients display chat. If the dialect has no chat from the
  /// server, the client receives an answer message instead.
  @Override
  public void disconnect(Transport.CloseReason closeReason, String sentence) {
    if (notifier == null || dialect.serverChat() == Dialect.ServerChat.NONE)
      send(new ServerMessage.Answer(sentence));
    else send(new ServerMessage.Chat(OptionalInt.empty(), sentence));
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
