package spieltisch.client.siedler;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import spieltisch.bots.CatanPlayer;
import spieltisch.catan.Action;
import spieltisch.catan.View;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.GameOutcome;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkException;
import spieltisch.client.transport.Received;
import spieltisch.siedler.codec.DecodeResult;
import spieltisch.siedler.mapping.MessageMapper;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// A computer player of the German Catan protocol over one connection, until its game is over.
///
/// It asks for one thing at a time, does what its status asks for, answers every offer, and takes a
/// refusal for what it is. All of it runs on the thread that calls `play`.
public final class SiedlerPlayer {
  private static final Duration LONG = Duration.ofMinutes(1);

  private final ClientTimeouts clientTimeouts;
  private final Link link;
  private final Consumer<String> log;
  private final MessageMapper messageMapper;
  private final GameTracker gameTracker;
  private final ActionChooser actionChooser;
  private final ObservationFeed observationFeed;
  private final ServerQuirks serverQuirks = new ServerQuirks();
  private final Handshake handshake;
  private final JoinSequence joinSequence;
  private final boolean hasEnd;
  private final long begunAt = System.nanoTime();
  private Optional<String> complaint = Optional.empty();
  private @Nullable PendingRequest pendingRequest;
  private @Nullable Action action;
  private @Nullable GameOutcome gameOutcome;
  private OptionalLong wakeAt = OptionalLong.empty();
  private Optional<View> stuck = Optional.empty();
  private OptionalInt declining = OptionalInt.empty();

  /// @param token of a seat to come back to
  public SiedlerPlayer(
      PlayerSettings playerSettings, Link link, Optional<String> token, Consumer<String> log) {
    this(
        playerSettings,
        playerSettings.level().catanPlayer(playerSettings.seed()),
        link,
        token,
        log);
  }

  SiedlerPlayer(
      PlayerSettings playerSettings,
      CatanPlayer player,
      Link link,
      Optional<String> token,
      Consumer<String> log) {
    this.link = link;
    this.log = log;
    clientTimeouts = playerSettings.patience();
    messageMapper = new MessageMapper(playerSettings.dialect());
    gameTracker = new GameTracker(playerSettings.dialect(), log);
    actionChooser = new ActionChooser(player, clientTimeouts.thought(), log);
    observationFeed = new ObservationFeed(player, playerSettings.dialect().words().has(Word.LOST));
    handshake = new Handshake(playerSettings, token);
    joinSequence = new JoinSequence(gameTracker, playerSettings);
    hasEnd = playerSettings.dialect().words().has(Word.GAME_ENDED);
  }

  /// Plays one game.
  ///
  /// @throws LinkException if the other side is no server of this protocol
  public GameOutcome play() throws InterruptedException {
    while (gameOutcome == null) {
      var received = link.hear(Duration.ZERO);
      if (received instanceof Received.TimedOut) {
        act();
        received = gameOutcome == null ? link.hear(waiting()) : received;
      }
      take(received);
    }
    return gameOutcome;
  }

  private void take(Received received) {
    switch (received) {
      case Received.Text(var text) -> read(text);
      case Received.Malformed(var sentence) -> noise(sentence);
      case Received.TimedOut _ -> {}
      case Received.Closed(var reason) ->
          gameOutcome =
              new GameOutcome.Disconnected(
                  complaint.orElse(reason), gameTracker.isRunning(), handshake.token());
    }
  }

  private Duration waiting() {
    long now = System.nanoTime();
    long until = now + LONG.toNanos();
    if (pendingRequest != null) until = pendingRequest.due();
    else if (gameTracker.me().isEmpty()) until = begunAt + clientTimeouts.greeting().toNanos();
    else if (wakeAt.isPresent()) until = wakeAt.getAsLong();
    return Duration.ofNanos(Math.max(0, until - now));
  }

  // Listening.

  private void read(String text) {
    switch (handshake.speller().decodeServer(text)) {
      case DecodeResult.Decoded<ServerMessage>(var message) -> heard(message);
      case DecodeResult.Malformed<ServerMessage>(_, var sentence) -> noise(sentence + " " + text);
    }
  }

  /// Before the greeting it is another protocol; afterwards it is something we can do without.
  private void noise(String sentence) {
    if (!handshake.isGreeted()) throw handshake.stranger();
    log.accept("not understood: " + sentence);
  }

  private void heard(ServerMessage message) {
    gameTracker.heard(message);
    observationFeed.heard(message, gameTracker.round().active());
    if (pendingRequest != null) pendingRequest.heard(message, System.nanoTime());
    else if (message.equals(ServerMessage.Answer.OK)) serverQuirks.confirmsAfterAll();
    switch (message) {
      case ServerMessage.Hello hello -> handshake.greeted(hello).ifPresent(this::say);
      case ServerMessage.Token(var secret) -> handshake.seated(secret);
      case ServerMessage.Answer answer -> {
        if (!answer.isOk()) refused(answer.text());
      }
      case ServerMessage.Failure(var text) -> complaint = Optional.of(text);
      case ServerMessage.Chat(var sender, var text) -> {
        if (sender.isEmpty()) log.accept("the server says: " + text);
      }
      case ServerMessage.GameStarted _ -> started();
      case ServerMessage.StatusUpdate(var player) -> {
        if (player.status() == PlayerStatus.CONNECTION_LOST) left(player.id());
      }
      case ServerMessage.GameEnded(var text, var winner) -> ended(text, winner);
      case ServerMessage.Welcome _,
          ServerMessage.DiceRolled _,
          ServerMessage.Gained _,
          ServerMessage.Lost _,
          ServerMessage.RobberMoved _,
          ServerMessage.Built _,
          ServerMessage.CardBought _,
          ServerMessage.LongestRoad _,
          ServerMessage.LargestArmy _,
          ServerMessage.Offered _,
          ServerMessage.OfferAnswered _,
          ServerMessage.Traded _,
          ServerMessage.Withdrawn _,
          ServerMessage.KnightPlayed _,
          ServerMessage.RoadBuildingPlayed _,
          ServerMessage.MonopolyPlayed _,
          ServerMessage.InventionPlayed _,
          ServerMessage.Tables _,
          ServerMessage.Spectators _,
          ServerMessage.LegalMoves _,
          ServerMessage.TimeLeft _,
          ServerMessage.DiceCommitment _,
          ServerMessage.DiceSeed _,
          ServerMessage.EventNumber _,
          ServerMessage.Bank _,
          ServerMessage.Rematch _ -> {}
    }
  }

  /// Who is turned away where he wanted to sit has no seat to come back to.
  private void refused(String text) {
    complaint = Optional.of(text);
    if (handshake.hasJoined() && gameTracker.me().isEmpty())
      gameOutcome = new GameOutcome.Disconnected(text, false, Optional.empty());
  }

  private void started() {
    if (!gameTracker.isRunning())
      throw new LinkException("the server plays on a map that we do not know");
    joinSequence.ready();
    wakeAt = OptionalLong.empty();
  }

  /// Where the protocol has no end of the game, it ends when somebody is gone.
  private void left(int player) {
    if (gameTracker.isRunning() && !hasEnd && !gameTracker.isMe(player))
      gameOutcome = new GameOutcome.Aborted("player " + player + " is gone");
  }

  private void ended(String text, OptionalInt winner) {
    if (winner.isEmpty()) gameOutcome = new GameOutcome.Aborted(text);
    else if (gameTracker.isMe(winner.getAsInt())) gameOutcome = new GameOutcome.Won(text);
    else gameOutcome = new GameOutcome.Lost(winner.getAsInt(), text);
  }

  // Acting.

  private void act() {
    long now = System.nanoTime();
    if (pendingRequest != null) {
      if (now < pendingRequest.due()) return;
      settle(pendingRequest);
    }
    if (gameTracker.me().isEmpty()) {
      if (now >= begunAt + clientTimeouts.greeting().toNanos()) throw handshake.stranger();
      return;
    }
    if (wakeAt.isPresent() && now < wakeAt.getAsLong() && !gameTracker.isRunning()) return;
    if (gameTracker.isRunning()) play(now);
    else prepare();
  }

  private void prepare() {
    wakeAt = OptionalLong.empty();
    joinSequence.next().ifPresent(this::ask);
  }

  private void play(long now) {
    var deal = gameTracker.market().unanswered(gameTracker.me().orElseThrow());
    if (deal.isPresent()) {
      answer(deal.get());
      return;
    }
    boolean isPausing = wakeAt.isPresent() && now < wakeAt.getAsLong();
    if (isPausing && gameTracker.isAnswerAwaited()) return;
    var view = gameTracker.view();
    if (isPausing && stuck.isPresent() && stuck.equals(view)) return;
    wakeAt = OptionalLong.empty();
    stuck = Optional.empty();
    if (view.isEmpty()) return;
    var decided = decide(view.get());
    if (decided.isPresent()) request(decided.get());
    else tryAgainLater(view.get());
  }

  /// Whoever remembers hears first what has happened since.
  private Optional<Action> decide(View view) {
    observationFeed.tell(gameTracker.seating());
    return actionChooser.decide(view);
  }

  /// Everything was refused: something must happen first, or some time must pass.
  private void tryAgainLater(View view) {
    stuck = Optional.of(view);
    actionChooser.forgive();
    pause(clientTimeouts.again());
  }

  private void pause(Duration pause) {
    wakeAt = OptionalLong.of(System.nanoTime() + pause.toNanos());
  }

  /// Others may wait for the answer, so there always is one.
  private void answer(OfferTracker.Deal deal) {
    var view = gameTracker.view(deal);
    boolean isDeclined = declining.isPresent() && declining.getAsInt() == deal.id();
    var decided = isDeclined || view.isEmpty() ? Optional.<Action>empty() : decide(view.get());
    boolean isAnswer =
        decided.isPresent() && decided.get() instanceof Action.Answer(var id, _) && id == deal.id();
    request(isAnswer ? decided.get() : new Action.Answer(deal.id(), false));
  }

  private void request(Action wanted) {
    action = wanted;
    if (wanted instanceof Action.Conclude(var offer, _)) gameTracker.market().concluding(offer);
    if (ask(gameTracker.seating().message(wanted, messageMapper))) return;
    actionChooser.refused(wanted);
    if (wanted instanceof Action.Answer(var offer, _)) gameTracker.market().giveUp(offer);
    pause(Duration.ZERO);
  }

  /// Answers whether the dialect has words for it.
  private boolean ask(ClientMessage message) {
    var expectedEffect =
        new ExpectedEffect(gameTracker.me().orElse(-1), message, gameTracker.status());
    var text = handshake.speller().encode(message);
    if (text.isEmpty()) return false;
    pendingRequest =
        new PendingRequest(expectedEffect, serverQuirks, clientTimeouts, System.nanoTime());
    link.send(text.get());
    return true;
  }

  private void say(ClientMessage message) {
    handshake.speller().encode(message).ifPresent(link::send);
  }

  // What became of it.

  private void settle(PendingRequest settled) {
    pendingRequest = null;
    settled.learn();
    switch (settled.message()) {
      case ClientMessage.SetProfile _ -> arrived(settled, joinSequence::introduced);
      case ClientMessage.Start _ -> arrived(settled, joinSequence::ready);
      case ClientMessage.Move move -> settle(move, settled);
      case ClientMessage.Hello _, ClientMessage.Join _, ClientMessage.SendChat _ -> {}
    }
  }

  private void arrived(PendingRequest settled, Runnable step) {
    if (settled.refusal().isEmpty()) step.run();
    else if (!joinSequence.reconsider(settled.refusal().get())) pause(clientTimeouts.again());
  }

  private void settle(ClientMessage.Move move, PendingRequest settled) {
    if (settled.refusal().isPresent()) refused(move, settled.refusal().get());
    else done(move, settled);
  }

  private void refused(ClientMessage.Move move, String text) {
    log.accept("refused: " + move + ": " + text);
    if (action != null) actionChooser.refused(action);
    if (!(move instanceof ClientMessage.Answer(var offer, var accepts))) return;
    if (accepts) declining = OptionalInt.of(offer);
    else gameTracker.market().giveUp(offer);
  }

  private void done(ClientMessage.Move move, PendingRequest settled) {
    if (move instanceof ClientMessage.Answer(var offer, _)) gameTracker.market().giveUp(offer);
    if (move instanceof ClientMessage.Offer(var give, var want)) {
      if (settled.isConfirmed())
        gameTracker.market().offeredNameless(gameTracker.me().orElseThrow(), give, want);
      pause(clientTimeouts.offers());
    }
    if (move instanceof ClientMessage.Roll || move instanceof ClientMessage.EndTurn)
      actionChooser.turnBegan();
  }
}
