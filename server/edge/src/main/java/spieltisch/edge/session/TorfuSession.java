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
import spieltisch.host.CommandResult;
import spieltisch.host.JoinResult;
import spieltisch.host.SeatHandle;
import spieltisch.siedler.codec.TextSanitizer;
import spieltisch.table.Command;
import spieltisch.table.Entry;
import spieltisch.table.TableRefusal;
import spieltisch.table.game.GameAction;
import spieltisch.torfu.ClientMessage;
import spieltisch.torfu.ClientReader;
import spieltisch.torfu.ErrorCode;
import spieltisch.torfu.KeywordSpelling;
import spieltisch.torfu.Sender;
import spieltisch.torfu.ServerMessage;
import spieltisch.torfu.ServerWriter;
import spieltisch.torfu.TurnProtocol;

/// One client of the Torres text protocol: first it registers, then it plays or watches.
///
/// All methods run on the thread of the connection; see `ClientSession` for the order of things.
public final class TorfuSession implements ProtocolSession {
  private final Transport transport;
  private final TorfuTableFinder tables;
  private final Metrics metrics;
  private final ClientReader reader;
  private final ServerWriter speller;
  private final TurnProtocol turn = new TurnProtocol();
  private final ClientSession<ClientMessage> clientSession;
  private final Set<ClientMessage.Extra> wanted = EnumSet.noneOf(ClientMessage.Extra.class);
  private Optional<String> secret = Optional.empty();
  private @Nullable TorfuNotifier teller;

  public TorfuSession(
      Transport transport,
      Executor connectionThread,
      TorfuTableFinder tables,
      KeywordSpelling keywordSpelling,
      Metrics metrics) {
    this.transport = transport;
    this.tables = tables;
    this.metrics = metrics;
    reader = new ClientReader(keywordSpelling);
    speller = new ServerWriter(keywordSpelling);
    clientSession = new ClientSession<>(transport, connectionThread, metrics, this::heard);
  }

  /// In this protocol the client speaks first.
  @Override
  public void start() {}

  @Override
  public boolean isIdentified() {
    return clientSession.place().isPresent();
  }

  /// The client sent lines; answers how many.
  public int received(List<spieltisch.torfu.TextLine> textLines) {
    for (var received : textLines) {
      if (clientSession.isGone()) break;
      for (var message : reader.read(received)) if (!clientSession.send(message)) end();
    }
    return textLines.size();
  }

  private void heard(ClientMessage message) {
    if (clientSession.isGone()) return;
    clientSession.place().ifPresentOrElse(at -> play(at, message), () -> register(message));
  }

  // Registration.

  private void register(ClientMessage message) {
    switch (message) {
      case ClientMessage.CreateGame wish -> clientSession.await(tables.create(wish), this::created);
      case ClientMessage.ListGames _ -> clientSession.await(tables.list(), this::listed);
      case ClientMessage.JoinGame join ->
          enter(tables.join(join, secret, clientSession::hear), join.player(), false);
      case ClientMessage.Secret(var text) ->
          secret = Optional.of(text).filter(told -> !told.isEmpty());
      case ClientMessage.Want(var extra) -> wanted.add(extra);
      case ClientMessage.Return(var game) ->
          enter(tables.comeBack(game, secret, clientSession::hear), "", false);
      case ClientMessage.WatchGame watch ->
          enter(tables.watch(watch, clientSession::hear), watch.spectator(), true);
      case ClientMessage.BadRegistration(var what) -> badRegistration(what);
      default -> say(new ServerMessage.Failed(ErrorCode.UNKNOWN));
    }
  }

  private void badRegistration(ClientMessage.Registration what) {
    if (what == ClientMessage.Registration.PLAYER) say(new ServerMessage.Failed(ErrorCode.UNKNOWN));
    end();
  }

  private void created(@Nullable Boolean isNew, @Nullable Throwable failure) {
    if (isNew == null)
      SessionLog.failed("a table could not be made", clientSession.place(), failure);
    else
      say(isNew ? new ServerMessage.GameCreated() : new ServerMessage.Failed(ErrorCode.NAME_TAKEN));
    end();
  }

  private void listed(@Nullable List<ServerMessage> games, @Nullable Throwable failure) {
    if (games == null)
      SessionLog.failed("the tables could not be listed", clientSession.place(), failure);
    else games.forEach(this::say);
    end();
  }

  private void enter(CompletableFuture<JoinResult> joinResult, String name, boolean watches) {
    clientSession.await(
        joinResult,
        (came, failure) -> {
          switch (came) {
            case null -> {
              SessionLog.failed("somebody could not sit down", clientSession.place(), failure);
              end();
            }
            case JoinResult.Seated(var taken) -> seated(taken, name, watches);
            case JoinResult.TurnedAway(var tableRefusal) -> turnedAway(tableRefusal, watches);
          }
        });
  }

  /// A spectator who is not wanted is just cut off, as the description says.
  private void turnedAway(TableRefusal tableRefusal, boolean watches) {
    metrics.refused(Metrics.RefusalKind.TABLE, tableRefusal.name());
    boolean isTaken = tableRefusal == TableRefusal.NAME_TAKEN;
    if (!watches) say(new ServerMessage.Failed(isTaken ? ErrorCode.NAME_TAKEN : ErrorCode.UNKNOWN));
    end();
  }

  private void seated(SeatHandle taken, String name, boolean watches) {
    if (!clientSession.take(taken)) return;
    say(watches ? new ServerMessage.SpectatorJoined(name) : new ServerMessage.PlayerJoined());
    var knowing = new TorfuNotifier(taken, wanted, this::say);
    teller = knowing;
    knowing.welcome(taken);
    clientSession.listen((_, notices) -> knowing.told(notices));
  }

  // Playing.

  private void play(SeatHandle at, ClientMessage message) {
    var knowing = teller;
    if (knowing == null) return;
    switch (message) {
      case ClientMessage.Say(var text) ->
          ask(at, new Command.Chat(at.id(), TextSanitizer.chat(text)));
      case ClientMessage.AskStatus _ -> say(knowing.status());
      case ClientMessage.AskPlan _ -> say(knowing.plan());
      case ClientMessage.AskPosition _ -> say(knowing.known());
      default -> step(at, message, knowing);
    }
  }

  private void step(SeatHandle at, ClientMessage message, TorfuNotifier knowing) {
    if (knowing.view().isEmpty()) {
      say(new ServerMessage.Failed(isPlay(message) ? ErrorCode.NOT_ON_TURN : ErrorCode.UNKNOWN));
      return;
    }
    switch (turn.step(message, knowing.view().get())) {
      case TurnProtocol.Reaction.Play(var action) ->
          ask(at, new Command.Act(at.id(), new GameAction.OfTorres(action), Entry.Actor.PLAYER));
      case TurnProtocol.Reaction.Refuse(var errorCode) -> say(new ServerMessage.Failed(errorCode));
      case TurnProtocol.Reaction.Nothing _ -> {}
    }
  }

  private static boolean isPlay(ClientMessage message) {
    return message instanceof ClientMessage.Act
        || message instanceof ClientMessage.ActWithWrongCard
        || message instanceof ClientMessage.ActOffBoard
        || message instanceof ClientMessage.BeginTurn
        || message instanceof ClientMessage.EndTurn;
  }

  private void ask(SeatHandle at, Command command) {
    clientSession.ask(at, command, this::answered);
  }

  /// What was done, everybody was told already; only a refusal is left to say.
  private void answered(@Nullable CommandResult commandResult, @Nullable Throwable failure) {
    switch (commandResult) {
      case null -> SessionLog.failed("a request failed", clientSession.place(), failure);
      case CommandResult.Done _ -> {}
      case CommandResult.RefusedInTorres(var refusal) -> {
        metrics.refused(Metrics.RefusalKind.RULE, refusal.name());
        say(new ServerMessage.Failed(ErrorCode.of(refusal)));
      }
      case CommandResult.RefusedInCatan _, CommandResult.Objected _ ->
          say(new ServerMessage.Failed(ErrorCode.IMPOSSIBLE));
    }
  }

  private void say(ServerMessage message) {
    if (clientSession.isGone()) return;
    for (var text : speller.lines(message)) transport.send(new EncodedMessage(text));
  }

  private void end() {
    clientSession.dismiss(Transport.CloseReason.NORMAL, "");
  }

  @Override
  public void disconnect(Transport.CloseReason closeReason, String sentence) {
    say(new ServerMessage.Said(Sender.SERVER, sentence));
    end();
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
