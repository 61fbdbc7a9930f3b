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

/// Plays one game of the German Catan protocol over one connection as a computer player.
///
/// It sends one request at a time, acts when its status asks for it, answers every offer and tries
/// something else after a refusal. Everything runs on the thread that calls `play`.
public final class SiedlerPlayer {
  private static final Duration MAX_WAIT = Duration.ofMinutes(1);

  private final ClientTimeouts timeouts;
  private final Link link;
  private final Consumer<String> log;
  private final MessageMapper mapper;
  private final GameTracker tracker;
  private final ActionChooser chooser;
  private final ObservationFeed feed;
  private final ServerQuirks quirks = new ServerQuirks();
  private final Handshake handshake;
  private final JoinSequence joinSequence;
  private final boolean hasEnd;
  private final long startedAt = System.nanoTime();
  private Optional<String> lastError = Optional.empty();
  private @Nullable PendingRequest pendingRequest;
  private @Nullable Action action;
  private @Nullable GameOutcome outcome;
  private OptionalLong wakeAt = OptionalLong.empty();
  private Optional<View> blockedView = Optional.empty();
  private OptionalInt offerToDecline = OptionalInt.empty();

  /// @param token the token of a seat to reclaim
  public SiedlerPlayer(
      PlayerSettings settings, Link link, Optional<String> token, Consumer<String> log) {
    this(settings, settings.level().catanPlayer(settings.seed()), link, token, log);
  }

  SiedlerPlayer(
      PlayerSettings settings,
      CatanPlayer player,
      Link link,
      Optional<String> token,
      Consumer<String> log) {
    this.link = link;
    this.log = log;
    timeouts = settings.timeouts();
    mapper = new MessageMapper(settings.dialect());
    tracker = new GameTracker(settings.dialect(), log);
    chooser = new ActionChooser(player, timeouts.thinking(), log);
    feed = new ObservationFeed(player, settings.dialect().words().has(Word.LOST));
    handshake = new Handshake(settings, token);
    joinSequence = new JoinSequence(tracker, settings);
    hasEnd = settings.dialect().words().has(Word.GAME_ENDED);
  }

  /// Plays one game.
  ///
  /// @throws LinkException if the server does not speak this protocol
  public GameOutcome play() throws InterruptedException {
    while (outcome == null) {
      var received = link.receive(Duration.ZERO);
      if (received instanceof Received.TimedOut) {
        act();
        received = outcome == null ? link.receive(waiting()) : received;
      }
      handle(received);
    }
    return outcome;
  }

  private void handle(Received received) {
    switch (received) {
      case Received.Text(var text) -> read(text);
      case Received.Malformed(var sentence) -> unreadable(sentence);
      case Received.TimedOut _ -> {}
      case Received.Closed(var reason) ->
          outcome =
              new GameOutcome.Disconnected(
                  lastError.orElse(reason), tracker.isRunning(), handshake.token());
    }
  }

  private Duration waiting() {
    long now = System.nanoTime();
    long until = now + MAX_WAIT.toNanos();
    if (pendingRequest != null) until = pendingRequest.due();
    else if (tracker.me().isEmpty()) until = startedAt + timeouts.greeting().toNanos();
    else if (wakeAt.isPresent()) until = wakeAt.getAsLong();
    return Duration.ofNanos(Math.max(0, until - now));
  }

  // Receiving.

  private void read(String text) {
    switch (handshake.codec().decodeServer(text)) {
      case DecodeResult.Decoded<ServerMessage>(var message) -> handleMessage(message);
      case DecodeResult.Malformed<ServerMessage>(_, var sentence) ->
          unreadable(sentence + " " + text);
    }
  }

  /// An unreadable message before the greeting shows another protocol; later ones are ignored.
  private void unreadable(String sentence) {
    if (!handshake.isGreeted()) throw handshake.wrongProtocol();
    log.accept("unreadable message: " + sentence);
  }

  private void handleMessage(ServerMessage message) {
    tracker.apply(message);
    feed.queue(message, tracker.turn().active());
    if (pendingRequest != null) pendingRequest.received(message, System.nanoTime());
    else if (message.equals(ServerMessage.Answer.OK)) quirks.confirmationSeen();
    switch (message) {
      case ServerMessage.Hello hello -> handshake.onHello(hello).ifPresent(this::send);
      case ServerMessage.Token(var secret) -> handshake.setToken(secret);
      case ServerMessage.Answer answer -> {
        if (!answer.isOk()) refused(answer.text());
      }
      case ServerMessage.Failure(var text) -> lastError = Optional.of(text);
      case ServerMessage.Chat(var sender, var text) -> {
        if (sender.isEmpty()) log.accept("message of the server: " + text);
      }
      case ServerMessage.DiceCommitment _ -> {
        if (handshake.mayContribute()) joinSequence.commitmentReceived();
      }
      case ServerMessage.GameStarted _ -> gameStarted();
      case ServerMessage.StatusUpdate(var player) -> {
        if (player.status() == PlayerStatus.CONNECTION_LOST) playerLeft(player.id());
      }
      case ServerMessage.GameEnded(var text, var winner) -> gameEnded(text, winner);
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
          ServerMessage.DiceContributions _,
          ServerMessage.DiceSeed _,
          ServerMessage.EventNumber _,
          ServerMessage.Bank _,
          ServerMessage.Rematch _ -> {}
    }
  }

  /// A player that is refused before it has a seat has no seat to reclaim.
  private void refused(String text) {
    lastError = Optional.of(text);
    if (handshake.hasJoined() && tracker.me().isEmpty())
      outcome = new GameOutcome.Disconnected(text, false, Optional.empty());
  }

  private void gameStarted() {
    if (!tracker.isRunning()) throw new LinkException("the server plays on an unknown map");
    joinSequence.startAccepted();
    wakeAt = OptionalLong.empty();
  }

  /// In protocols without an end message, the game ends when a player leaves.
  private void playerLeft(int player) {
    if (tracker.isRunning() && !hasEnd && !tracker.isMe(player))
      outcome = new GameOutcome.Aborted("player " + player + " left");
  }

  private void gameEnded(String text, OptionalInt winner) {
    if (winner.isEmpty()) outcome = new GameOutcome.Aborted(text);
    else if (tracker.isMe(winner.getAsInt())) outcome = new GameOutcome.Won(text);
    else outcome = new GameOutcome.Lost(winner.getAsInt(), text);
  }

  // Acting.

  private void act() {
    long now = System.nanoTime();
    if (pendingRequest != null) {
      if (now < pendingRequest.due()) return;
      complete(pendingRequest);
    }
    if (tracker.me().isEmpty()) {
      if (now >= startedAt + timeouts.greeting().toNanos()) throw handshake.wrongProtocol();
      return;
    }
    if (wakeAt.isPresent() && now < wakeAt.getAsLong() && !tracker.isRunning()) return;
    if (tracker.isRunning()) play(now);
    else join();
  }

  private void join() {
    wakeAt = OptionalLong.empty();
    joinSequence.next().ifPresent(this::sendRequest);
  }

  private void play(long now) {
    var offer = tracker.offers().unanswered(tracker.me().orElseThrow());
    if (offer.isPresent()) {
      answer(offer.get());
      return;
    }
    boolean isPaused = wakeAt.isPresent() && now < wakeAt.getAsLong();
    if (isPaused && tracker.isAnswerAwaited()) return;
    var view = tracker.view();
    if (isPaused && blockedView.isPresent() && blockedView.equals(view)) return;
    wakeAt = OptionalLong.empty();
    blockedView = Optional.empty();
    if (view.isEmpty()) return;
    var decided = decide(view.get());
    if (decided.isPresent()) request(decided.get());
    else retryLater(view.get());
  }

  /// Delivers the pending observations, then decides.
  private Optional<Action> decide(View view) {
    feed.deliver(tracker.seatNumbers());
    return chooser.decide(view);
  }

  /// All actions were refused: waits for a change, or for some time.
  private void retryLater(View view) {
    blockedView = Optional.of(view);
    chooser.clearRefused();
    pause(timeouts.retry());
  }

  private void pause(Duration pause) {
    wakeAt = OptionalLong.of(System.nanoTime() + pause.toNanos());
  }

  /// Answers in any case, since others may wait for it.
  private void answer(OfferTracker.TrackedOffer offer) {
    var view = tracker.view(offer);
    boolean isDeclined = offerToDecline.isPresent() && offerToDecline.getAsInt() == offer.id();
    var decided = isDeclined || view.isEmpty() ? Optional.<Action>empty() : decide(view.get());
    boolean isAnswer =
        decided.isPresent()
            && decided.get() instanceof Action.Answer(var id, _)
            && id == offer.id();
    request(isAnswer ? decided.get() : new Action.Answer(offer.id(), false));
  }

  private void request(Action wanted) {
    action = wanted;
    if (wanted instanceof Action.Conclude(var offer, _)) tracker.offers().concluding(offer);
    if (sendRequest(tracker.seatNumbers().message(wanted, mapper))) return;
    chooser.refused(wanted);
    if (wanted instanceof Action.Answer(var offer, _)) tracker.offers().markAnswered(offer);
    pause(Duration.ZERO);
  }

  /// Sends a request. Returns whether the dialect has it.
  private boolean sendRequest(ClientMessage message) {
    var effect = new ExpectedEffect(tracker.me().orElse(-1), message, tracker.status());
    var text = handshake.codec().encode(message);
    if (text.isEmpty()) return false;
    pendingRequest = new PendingRequest(effect, quirks, timeouts, System.nanoTime());
    link.send(text.get());
    return true;
  }

  private void send(ClientMessage message) {
    handshake.codec().encode(message).ifPresent(link::send);
  }

  // Results.

  private void complete(PendingRequest completed) {
    pendingRequest = null;
    completed.recordQuirks();
    switch (completed.message()) {
      case ClientMessage.SetProfile _ ->
          completeJoin(completed, joinSequence::nameAndColourAccepted);
      case ClientMessage.Start _ -> completeJoin(completed, joinSequence::startAccepted);
      case ClientMessage.DiceContribution _ -> joinSequence.contributed();
      case ClientMessage.Move move -> complete(move, completed);
      case ClientMessage.Hello _, ClientMessage.Join _, ClientMessage.SendChat _ -> {}
    }
  }

  private void completeJoin(PendingRequest completed, Runnable step) {
    if (completed.refusal().isEmpty()) step.run();
    else if (!joinSequence.handleRefusal(completed.refusal().get())) pause(timeouts.retry());
  }

  private void complete(ClientMessage.Move move, PendingRequest completed) {
    if (completed.refusal().isPresent()) refused(move, completed.refusal().get());
    else accepted(move, completed);
  }

  private void refused(ClientMessage.Move move, String text) {
    log.accept("request refused: " + move + ": " + text);
    if (action != null) chooser.refused(action);
    if (!(move instanceof ClientMessage.Answer(var offer, var accepts))) return;
    if (accepts) offerToDecline = OptionalInt.of(offer);
    else tracker.offers().markAnswered(offer);
  }

  private void accepted(ClientMessage.Move move, PendingRequest completed) {
    if (move instanceof ClientMessage.Answer(var offer, _)) tracker.offers().markAnswered(offer);
    if (move instanceof ClientMessage.Offer(var give, var want)) {
      if (completed.isConfirmed())
        tracker.offers().offeredWithoutNumber(tracker.me().orElseThrow(), give, want);
      pause(timeouts.offers());
    }
    if (move instanceof ClientMessage.Roll || move instanceof ClientMessage.EndTurn)
      chooser.turnBegan();
  }
}
