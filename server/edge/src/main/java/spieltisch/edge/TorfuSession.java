package spieltisch.edge;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import spieltisch.host.CommandResult;
import spieltisch.host.JoinResult;
import spieltisch.host.SeatHandle;
import spieltisch.siedler.codec.TextSanitizer;
import spieltisch.table.Command;
import spieltisch.table.game.GameAction;
import spieltisch.table.Entry;
import spieltisch.table.TableRefusal;
import spieltisch.torfu.ClientMessage;
import spieltisch.torfu.ClientReader;
import spieltisch.torfu.ErrorCode;
import spieltisch.torfu.Sender;
import spieltisch.torfu.ServerMessage;
import spieltisch.torfu.ServerWriter;
import spieltisch.torfu.TurnProtocol;
import spieltisch.torfu.KeywordSpelling;

/// One client of the Torres text protocol: first it registers, then it plays or watches.
///
/// All methods run on the thread of the connection; see `Guest` for the order of things.
final class TorfuSession implements Session {
  private final Line line;
  private final TorresTables tables;
  private final Metrics metrics;
  private final ClientReader reader;
  private final ServerWriter speller;
  private final TurnProtocol turn = new TurnProtocol();
  private final Guest<ClientMessage> guest;
  private final Set<ClientMessage.Extra> wanted = EnumSet.noneOf(ClientMessage.Extra.class);
  private Optional<String> secret = Optional.empty();
  private @Nullable TorfuTeller teller;

  TorfuSession(Line line, Reporter reporter, TorresTables tables, KeywordSpelling keywordSpelling, Metrics metrics) {
    this.line = line;
    this.tables = tables;
    this.metrics = metrics;
    reader = new ClientReader(keywordSpelling);
    speller = new ServerWriter(keywordSpelling);
    guest = new Guest<>(line, reporter, metrics, this::heard);
  }

  /// In this protocol the client speaks first.
  @Override
  public void begin() {}

  @Override
  public boolean hasSpoken() {
    return guest.place().isPresent();
  }

  /// The client sent lines; answers how many.
  int received(List<spieltisch.torfu.TextLine> textLines) {
    for (var received : textLines) {
      if (guest.isGone()) break;
      for (var message : reader.read(received)) if (!guest.send(message)) end();
    }
    return textLines.size();
  }

  private void heard(ClientMessage message) {
    if (guest.isGone()) return;
    guest.place().ifPresentOrElse(at -> play(at, message), () -> register(message));
  }

  // Registration.

  private void register(ClientMessage message) {
    switch (message) {
      case ClientMessage.CreateGame wish -> guest.await(tables.create(wish), this::created);
      case ClientMessage.ListGames _ -> guest.await(tables.list(), this::listed);
      case ClientMessage.JoinGame join ->
          enter(tables.join(join, secret, guest::hear), join.player(), false);
      case ClientMessage.Secret(var text) ->
          secret = Optional.of(text).filter(told -> !told.isEmpty());
      case ClientMessage.Want(var extra) -> wanted.add(extra);
      case ClientMessage.Return(var game) ->
          enter(tables.comeBack(game, secret, guest::hear), "", false);
      case ClientMessage.WatchGame watch ->
          enter(tables.watch(watch, guest::hear), watch.spectator(), true);
      case ClientMessage.BadRegistration(var what) -> badRegistration(what);
      default -> say(new ServerMessage.Failed(ErrorCode.UNKNOWN));
    }
  }

  private void badRegistration(ClientMessage.Registration what) {
    if (what == ClientMessage.Registration.PLAYER) say(new ServerMessage.Failed(ErrorCode.UNKNOWN));
    end();
  }

  private void created(@Nullable Boolean isNew, @Nullable Throwable failure) {
    if (isNew == null) Diary.failed("a table could not be made", guest.place(), failure);
    else say(isNew ? new ServerMessage.GameCreated() : new ServerMessage.Failed(ErrorCode.NAME_TAKEN));
    end();
  }

  private void listed(@Nullable List<ServerMessage> games, @Nullable Throwable failure) {
    if (games == null) Diary.failed("the tables could not be listed", guest.place(), failure);
    else games.forEach(this::say);
    end();
  }

  private void enter(CompletableFuture<JoinResult> joinResult, String name, boolean watches) {
    guest.await(
        joinResult,
        (came, failure) -> {
          switch (came) {
            case null -> {
              Diary.failed("somebody could not sit down", guest.place(), failure);
              end();
            }
            case JoinResult.Seated(var taken) -> seated(taken, name, watches);
            case JoinResult.TurnedAway(var tableRefusal) -> turnedAway(tableRefusal, watches);
          }
        });
  }

  /// A spectator who is not wanted is just cut off, as the description says.
  private void turnedAway(TableRefusal tableRefusal, boolean watches) {
    metrics.refused(Metrics.Wrong.OBJECTION, tableRefusal.name());
    boolean isTaken = tableRefusal == TableRefusal.NAME_TAKEN;
    if (!watches) say(new ServerMessage.Failed(isTaken ? ErrorCode.NAME_TAKEN : ErrorCode.UNKNOWN));
    end();
  }

  private void seated(SeatHandle taken, String name, boolean watches) {
    if (!guest.take(taken)) return;
    say(watches ? new ServerMessage.SpectatorJoined(name) : new ServerMessage.PlayerJoined());
    var knowing = new TorfuTeller(taken, wanted, this::say);
    teller = knowing;
    knowing.welcome(taken);
    guest.listen((_, notices) -> knowing.told(notices));
  }

  // Playing.

  private void play(SeatHandle at, ClientMessage message) {
    var knowing = teller;
    if (knowing == null) return;
    switch (message) {
      case ClientMessage.Say(var text) -> ask(at, new Command.Chat(at.id(), TextSanitizer.chat(text)));
      case ClientMessage.AskStatus _ -> say(knowing.status());
      case ClientMessage.AskPlan _ -> say(knowing.plan());
      case ClientMessage.AskPosition _ -> say(knowing.known());
      default -> step(at, message, knowing);
    }
  }

  private void step(SeatHandle at, ClientMessage message, TorfuTeller knowing) {
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
    guest.ask(at, command, this::answered);
  }

  /// What was done, everybody was told already; only a refusal is left to say.
  private void answered(@Nullable CommandResult commandResult, @Nullable Throwable failure) {
    switch (commandResult) {
      case null -> Diary.failed("a request failed", guest.place(), failure);
      case CommandResult.Done _ -> {}
      case CommandResult.RefusedInTorres(var refusal) -> {
        metrics.refused(Metrics.Wrong.RULE, refusal.name());
        say(new ServerMessage.Failed(ErrorCode.of(refusal)));
      }
      case CommandResult.RefusedInCatan _, CommandResult.Objected _ ->
          say(new ServerMessage.Failed(ErrorCode.IMPOSSIBLE));
    }
  }

  private void say(ServerMessage message) {
    if (guest.isGone()) return;
    for (var text : speller.lines(message)) line.send(new Spoken(text));
  }

  private void end() {
    guest.dismiss(Line.Reason.NORMAL, "");
  }

  @Override
  public void dismiss(Line.Reason reason, String sentence) {
    say(new ServerMessage.Said(Sender.SERVER, sentence));
    end();
  }

  @Override
  public void finish() {
    guest.finish();
  }

  @Override
  public void lost() {
    guest.lost();
  }
}
