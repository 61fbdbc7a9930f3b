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
import spieltisch.edge.config.Metrics;
import spieltisch.edge.transport.ProtocolSession;
import spieltisch.edge.transport.Transport;
import spieltisch.host.CommandResult;
import spieltisch.host.JoinResult;
import spieltisch.host.SeatHandle;
import spieltisch.siedler.codec.DecodeResult;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.Frame;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.mapping.MessageMapper;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.ServerSentence;
import spieltisch.table.Command;
import spieltisch.table.Entry;
import spieltisch.table.TableRefusal;
import spieltisch.table.game.GameAction;

/// One client of the German Catan protocol, whatever its dialect and transport.
///
/// All methods run on the thread of the connection; see `ClientSession` for the order of things.
public final class SiedlerSession implements ProtocolSession {
  private static final String APOLOGY = "Das hat nicht geklappt; bitte versuche es noch einmal.";

  private final Transport transport;
  private final CatanTableFinder catanTableFinder;
  private final Optional<String> tableName;
  private final Dialect dialect;
  private final LobbyMessages lobbyMessages;
  private final MessageMapper messageMapper;
  private final Metrics metrics;
  private final ClientSession<Frame> clientSession;
  private MessageSender messageSender;
  private String client = "";
  private boolean isGreeted;
  private @Nullable SiedlerNotifier teller;

  public SiedlerSession(
      Transport transport,
      Executor connectionThread,
      CatanTableFinder catanTableFinder,
      Dialect dialect,
      Optional<String> tableName,
      String version,
      Metrics metrics) {
    this.transport = transport;
    this.catanTableFinder = catanTableFinder;
    this.tableName = tableName;
    this.dialect = dialect;
    this.metrics = metrics;
    lobbyMessages = new LobbyMessages(dialect, version);
    messageMapper = new MessageMapper(dialect);
    clientSession = new ClientSession<>(transport, connectionThread, metrics, this::take);
    messageSender = catanTableFinder.echo().voice(dialect, Extensions.NONE, transport::send);
  }

  /// The server speaks first.
  @Override
  public void start() {
    say(lobbyMessages.greeting());
  }

  @Override
  public boolean isIdentified() {
    return isGreeted;
  }

  /// The client sent something; answers how much.
  int received(List<Frame> frames) {
    for (var frame : frames)
      if (!clientSession.send(frame))
        disconnect(Transport.CloseReason.POLICY, "Zu viele Nachrichten auf einmal.");
    return frames.size();
  }

  private void take(Frame frame) {
    switch (frame) {
      case Frame.Complete(var text) -> read(text);
      case Frame.Malformed(var problem) -> faulty(problem);
    }
  }

  private void faulty(Frame.Problem problem) {
    metrics.refused(Metrics.RefusalKind.MALFORMED, problem.name());
    say(new ServerMessage.Answer(problem.german()));
    if (!problem.isRecoverable())
      clientSession.dismiss(Transport.CloseReason.PROTOCOL_ERROR, problem.german());
  }

  private void read(String text) {
    switch (messageSender.speller().decodeClient(text)) {
      case DecodeResult.Decoded<ClientMessage>(var message) -> heard(message);
      case DecodeResult.Malformed<ClientMessage> malformed -> malformed(malformed);
    }
  }

  private void malformed(DecodeResult.Malformed<?> malformed) {
    metrics.refused(Metrics.RefusalKind.MALFORMED, "MESSAGE");
    sayAll(messageMapper.malformed(malformed));
  }

  private void heard(ClientMessage message) {
    if (!isGreeted && !(message instanceof ClientMessage.Hello)) {
      sayAll(lobbyMessages.refused(ServerSentence.GREETING_FIRST));
      return;
    }
    switch (message) {
      case ClientMessage.Hello hello -> hello(hello);
      case ClientMessage.Join join -> join(join);
      case ClientMessage.SendChat(var text) -> ask(id -> new Command.Chat(id, text));
      case ClientMessage.SetProfile(var name, var colour) ->
          ask(id -> new Command.SetProfile(id, name, colour));
      case ClientMessage.Start _ -> ask(Command.Ready::new);
      case ClientMessage.Move move -> move(move);
    }
  }

  // Coming to a table.

  /// Who asked for nothing sits down at once; who asked says first where and as what.
  private void hello(ClientMessage.Hello hello) {
    if (isGreeted) {
      sayAll(lobbyMessages.refused(ServerSentence.GREETED_ALREADY));
      return;
    }
    isGreeted = true;
    client = hello.version();
    var granted = Extensions.common(hello.extensions(), Extensions.ALL);
    messageSender = catanTableFinder.echo().voice(dialect, granted, transport::send);
    sayAll(lobbyMessages.granted(granted));
    if (granted.contains(Extension.TABLE_CHOICE)) showTables();
    if (!Extensions.mayJoin(granted)) sitDown(tableName, Optional.empty());
  }

  private void showTables() {
    clientSession.await(
        catanTableFinder.list(),
        (list, failure) -> {
          if (list == null) failed(failure);
          else say(list);
        });
  }

  private void join(ClientMessage.Join join) {
    if (clientSession.place().isPresent())
      sayAll(lobbyMessages.refused(ServerSentence.GREETED_ALREADY));
    else if (join.token().isPresent())
      enter(
          catanTableFinder.comeBack(join.token().get(), join.lastEvent(), clientSession::hear),
          join.token().flatMap(SeatToken::of).map(SeatToken::secret));
    else if (join.watch())
      enter(
          catanTableFinder.watch(join.table().or(() -> tableName), client, clientSession::hear),
          Optional.empty());
    else sitDown(join.table().or(() -> tableName), join.password());
  }

  private void sitDown(Optional<String> table, Optional<String> password) {
    boolean mayReturn = messageSender.grants(Extension.RETURN);
    var secret = mayReturn ? Optional.of(SeatToken.fresh()) : Optional.<String>empty();
    var command = new Command.Join(client, password, secret.map(SeatToken::hash));
    enter(catanTableFinder.enter(table, command, clientSession::hear), secret);
  }

  private void enter(CompletableFuture<JoinResult> joinResult, Optional<String> secret) {
    clientSession.await(
        joinResult,
        (came, failure) -> {
          switch (came) {
            case null -> failed(failure);
            case JoinResult.Seated(var taken) -> seated(taken, secret);
            case JoinResult.TurnedAway(var tableRefusal) -> turnedAway(tableRefusal);
          }
        });
  }

  /// With a choice of tables one may try another; otherwise there is nothing left to say.
  private void turnedAway(TableRefusal tableRefusal) {
    metrics.refused(Metrics.RefusalKind.TABLE, tableRefusal.name());
    say(new ServerMessage.Answer(tableRefusal.german()));
    if (catanTableFinder.isSingle() || !Extensions.mayJoin(messageSender.speller().granted()))
      clientSession.dismiss(Transport.CloseReason.POLICY, tableRefusal.german());
  }

  private void seated(SeatHandle taken, Optional<String> secret) {
    if (!clientSession.take(taken)) return;
    teller = new SiedlerNotifier(taken, secret, messageSender, lobbyMessages);
    secret.ifPresent(it -> say(new ServerMessage.Token(SeatToken.at(taken.room().id(), it))));
    if (taken.missed().isEmpty()) teller.welcome(taken);
    else teller.resume(taken);
    clientSession.listen(teller::told);
  }

  // Asking the table for something.

  private void ask(IntFunction<Command> request) {
    clientSession
        .place()
        .ifPresentOrElse(
            at -> clientSession.ask(at, request.apply(at.id()), this::answered),
            () -> sayAll(lobbyMessages.refused(ServerSentence.NOT_STARTED)));
  }

  private void move(ClientMessage.Move move) {
    if (teller == null || teller.view().isEmpty()) {
      sayAll(lobbyMessages.refused(ServerSentence.NOT_STARTED));
      return;
    }
    switch (messageMapper.action(move, teller.roster(), teller.view().get())) {
      case DecodeResult.Decoded<Action>(var action) ->
          ask(id -> new Command.Act(id, new GameAction.OfCatan(action), Entry.Actor.PLAYER));
      case DecodeResult.Malformed<Action> malformed -> malformed(malformed);
    }
  }

  private void answered(@Nullable CommandResult commandResult, @Nullable Throwable failure) {
    switch (commandResult) {
      case null -> failed(failure);
      case CommandResult.Done _ -> confirm();
      case CommandResult.RefusedInCatan(var refusal) -> refused(refusal);
      case CommandResult.RefusedInTorres _ -> objected(TableRefusal.WRONG_GAME);
      case CommandResult.Objected(var tableRefusal) -> objected(tableRefusal);
    }
  }

  /// After the end of the game nothing is confirmed any more.
  private void confirm() {
    if (teller == null || !teller.isOver()) say(ServerMessage.Answer.OK);
  }

  private void refused(Refusal refusal) {
    metrics.refused(Metrics.RefusalKind.RULE, refusal.name());
    sayAll(messageMapper.refused(refusal));
  }

  private void objected(TableRefusal tableRefusal) {
    metrics.refused(Metrics.RefusalKind.TABLE, tableRefusal.name());
    if (tableRefusal == TableRefusal.COLOUR_TAKEN) sayAll(lobbyMessages.colourTaken());
    else say(new ServerMessage.Answer(tableRefusal.german()));
  }

  /// When the server goes down nothing more is done; that is said to everybody at once.
  private void failed(@Nullable Throwable failure) {
    if (SessionLog.isGoingDown(failure)) return;
    SessionLog.failed("a request failed", clientSession.place(), failure);
    say(new ServerMessage.Answer(APOLOGY));
  }

  // Speaking and hanging up.

  private void sayAll(List<? extends ServerMessage> messages) {
    for (var message : messages) say(message);
  }

  private void say(ServerMessage message) {
    if (!clientSession.isGone()) messageSender.say(message);
  }

  /// Who plays hears it as a word of the server in the chat, so that his screen shows it.
  @Override
  public void disconnect(Transport.CloseReason closeReason, String sentence) {
    if (teller == null) say(new ServerMessage.Answer(sentence));
    else say(new ServerMessage.Chat(OptionalInt.empty(), sentence));
    clientSession.dismiss(closeReason, sentence);
  }

  @Override
  public void inputClosed() {
    clientSession.finish();
  }

  @Override
  public void connectionClosed() {
    clientSession.lost();
  }
}
