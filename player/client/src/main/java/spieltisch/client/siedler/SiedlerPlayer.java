package spieltisch.client.siedler;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import spieltisch.bots.CatanPlayer;
import spieltisch.catan.Action;
import spieltisch.catan.view.View;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.GameOutcome;
import spieltisch.client.siedler.tracking.GameTracker;
import spieltisch.client.siedler.tracking.ObservationFeed;
import spieltisch.client.siedler.tracking.OfferTracker;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkException;
import spieltisch.client.transport.Received;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.mapping.MessageMapper;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.ServerSentence;
import spieltisch.siedler.message.Word;

/// Plays one game of the German Catan protocol over one connection as a computer player.
///
/// The player sends one request at a time, acts when its status asks for an action, answers every
/// offer, and tries another action after a refusal. Everything runs on the thread that calls
/// `play`.
public final class SiedlerPlayer {
  /// The number of consecutive attempts in which the server refuses all actions of the player,
  /// after which the player leaves.
  private static final int MAX_REFUSED_ROUNDS = 30;

  private final ClientTimeouts timeouts;
  private final Link link;
  private final Consumer<String> log;
  private final MessageMapper mapper;
  private final GameTracker tracker;
  private final ActionChooser chooser;
  private final ObservationFeed feed;
  private final Handshake handshake;
  private final JoinSequence joinSequence;
  private final PlayTimer timer;
  private final SavingPause savingPause;
  private final RequestSender sender;
  private final boolean hasEnd;
  private final String mapName;
  private Optional<String> lastError = Optional.empty();
  private Optional<ServerSentence> farewell = Optional.empty();
  private @Nullable Action action;
  private @Nullable GameOutcome outcome;
  private Optional<Action> unansweredOffer = Optional.empty();
  private Optional<View> blockedView = Optional.empty();
  private int refusedRounds;
  private OptionalInt offerToDecline = OptionalInt.empty();

  /// @param token the token of the seat that the player reclaims; empty for a new seat
  public SiedlerPlayer(
      PlayerSettings settings, Link link, Optional<String> token, Consumer<String> log) {
    this(
        settings,
        settings.level().catanPlayer(settings.randomness().seed()),
        link,
        token,
        log,
        System::nanoTime);
  }

  /// @param clock a clock that counts nanoseconds
  SiedlerPlayer(
      PlayerSettings settings,
      CatanPlayer player,
      Link link,
      Optional<String> token,
      Consumer<String> log,
      LongSupplier clock) {
    this.link = link;
    this.log = log;
    timeouts = settings.timeouts();
    timer = new PlayTimer(timeouts, clock);
    savingPause = new SavingPause(timeouts);
    mapper = new MessageMapper(settings.dialect());
    tracker = new GameTracker(settings.dialect(), log);
    chooser = new ActionChooser(player, timeouts.thinking(), log);
    feed = new ObservationFeed(player, settings.dialect().words().has(Word.LOST));
    handshake = new Handshake(settings, token);
    sender = new RequestSender(link, handshake, tracker, timeouts, timer);
    joinSequence = new JoinSequence(tracker, settings, timer);
    hasEnd = settings.dialect().words().has(Word.GAME_ENDED);
    mapName = settings.dialect().words().spelling(Word.GAME_STARTED);
  }

  /// Plays one game.
  ///
  /// @throws LinkException if the server speaks another protocol, or if the client cannot play on
  ///   it, for instance because the client cannot read the map
  public GameOutcome play() throws InterruptedException {
    while (outcome == null) {
      var received = link.receive(Duration.ZERO);
      if (received instanceof Received.TimedOut) {
        act();
        received = outcome == null ? link.receive(waitingTime()) : received;
      }
      handle(received);
    }
    return outcome;
  }

  private void handle(Received received) {
    if (!(received instanceof Received.TimedOut)) timer.received();
    switch (received) {
      case Received.Text(var text) -> read(text);
      case Received.Malformed(var sentence) -> unreadable(sentence);
      case Received.TimedOut _ -> {}
      case Received.Closed(var reason) -> outcome = closed(reason);
    }
  }

  private GameOutcome closed(String reason) {
    return farewell.isPresent()
        ? new GameOutcome.SeatLost(farewell.get().english())
        : new GameOutcome.Disconnected(
            lastError.orElse(reason), tracker.isRunning(), handshake.token());
  }

  private Duration waitingTime() {
    return timer.waiting(sender.due(), tracker.me().isPresent());
  }

  // Receiving messages.

  private void read(String text) {
    switch (handshake.codec().decodeServer(text)) {
      case DecodeResult.Decoded<ServerMessage>(var message) -> handleMessage(message);
      case DecodeResult.Malformed<ServerMessage>(var path, var sentence) -> {
        if (path.startsWith(mapName) || text.startsWith("{\"" + mapName + "\""))
          throw new LinkException("the map of the server cannot be read: " + sentence);
        unreadable(sentence + " " + text);
      }
    }
  }

  /// Handles an unreadable message. An unreadable message before the greeting shows another
  /// protocol; later unreadable messages are ignored.
  private void unreadable(String sentence) {
    if (!handshake.isGreeted()) throw handshake.wrongProtocol();
    log.accept("unreadable message: " + sentence);
  }

  private void handleMessage(ServerMessage message) {
    tracker.apply(message);
    feed.queue(message, tracker.turn().active());
    sender.received(message);
    switch (message) {
      case ServerMessage.Hello hello -> handshake.onHello(hello).ifPresent(this::send);
      case ServerMessage.Token(var secret) -> handshake.setToken(secret);
      case ServerMessage.Answer answer -> {
        if (!answer.isOk()) refused(answer.text());
      }
      case ServerMessage.Failure(var text) -> serverSaid(text);
      case ServerMessage.Chat(var sender, var text) -> {
        if (sender.isEmpty()) {
          log.accept("message of the server: " + text);
          farewell = ServerSentence.farewell(text);
        }
      }
      case ServerMessage.DiceCommitment _ -> {
        if (handshake.mayContribute()) joinSequence.commitmentReceived();
      }
      case ServerMessage.GameStarted _ -> gameStarted();
      case ServerMessage.StatusUpdate(var player) -> {
        if (tracker.isMe(player.id())) ownStatusTold(player.status());
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
          ServerMessage.AnswerTime _,
          ServerMessage.AnsweredFor _,
          ServerMessage.CounterOffered _,
          ServerMessage.TimeLeft _,
          ServerMessage.DiceContributions _,
          ServerMessage.DiceSeed _,
          ServerMessage.EventNumber _,
          ServerMessage.Bank _,
          ServerMessage.Pause _,
          ServerMessage.Absence _,
          ServerMessage.UndoOffered _,
          ServerMessage.Undone _,
          ServerMessage.Rematch _ -> {}
    }
  }

  /// Handles a refusal. If the server refuses the player before it has a seat, the game ends, and
  /// there is no seat to reclaim.
  private void refused(String text) {
    serverSaid(text);
    if (handshake.hasJoined() && tracker.me().isEmpty())
      outcome = new GameOutcome.Disconnected(text, false, Optional.empty());
  }

  private void serverSaid(String text) {
    lastError = Optional.of(text);
    farewell = ServerSentence.farewell(text);
  }

  private void gameStarted() {
    if (!tracker.isRunning()) throw new LinkException("the server plays on an unknown map");
    joinSequence.gameStarted();
    timer.endPause();
  }

  /// Handles the status of this client's player. Our own server repeats the status when it can save
  /// again.
  private void ownStatusTold(PlayerStatus status) {
    joinSequence.statusTold(status);
    if (savingPause.isNeeded()) timer.endPause();
  }

  /// Ends the game when another player leaves, in protocols without an end message.
  private void playerLeft(int player) {
    if (tracker.isRunning() && !hasEnd && !tracker.isMe(player))
      outcome = new GameOutcome.Aborted("player " + player + " left");
  }

  private void gameEnded(String text, OptionalInt winner) {
    if (winner.isEmpty()) outcome = new GameOutcome.Aborted(text);
    else if (tracker.isMe(winner.getAsInt())) outcome = new GameOutcome.Won(text);
    else outcome = new GameOutcome.Lost(winner.getAsInt(), text);
  }

  // Sending requests.

  private void act() {
    sender.takeCompleted().ifPresent(this::complete);
    if (sender.isPending() || savingPause.isNeeded() && timer.isPaused()) return;
    if (tracker.me().isEmpty()) {
      if (timer.isGreetingOverdue()) throw handshake.wrongProtocol();
      return;
    }
    timer.checkSilence();
    if (tracker.isRunning()) playOn();
    else if (!timer.isPaused()) join();
  }

  private void join() {
    timer.endPause();
    var next = joinSequence.next();
    if (next.isPresent() && !sender.mustWaitForQuiet()) sender.send(next.get());
  }

  private void playOn() {
    var offer = tracker.offers().unanswered(tracker.me().orElseThrow());
    if (offer.isPresent()) {
      if (!sender.mustWaitForQuiet()) answer(offer.get());
      return;
    }
    if (timer.isPaused() && tracker.isAnswerAwaited()) return;
    var view = tracker.view();
    if (timer.isPaused() && blockedView.isPresent() && blockedView.equals(view)) return;
    if (view.isEmpty()) timer.endPause();
    if (view.isEmpty() || sender.mustWaitForQuiet()) return;
    timer.endPause();
    blockedView = Optional.empty();
    offerEnded();
    var decided = decide(view.get());
    if (decided.isPresent()) request(decided.get());
    else retryLater(view.get());
  }

  /// Ends the wait for answers to this player's own offer.
  private void offerEnded() {
    boolean isAnswered = tracker.offers().isLastAnswered(tracker.me().orElseThrow());
    unansweredOffer.ifPresent(offer -> chooser.offerEnded(offer, isAnswered));
    unansweredOffer = Optional.empty();
  }

  /// Delivers the pending observations to the player, then decides on an action.
  private Optional<Action> decide(View view) {
    feed.deliver(tracker.seatNumbers());
    return tracker.isOrderRollAwaited() ? chooser.decideOrderRoll(view) : chooser.decide(view);
  }

  /// Pauses until the view changes or some time passes, because the server refused all actions.
  private void retryLater(View view) {
    refusedRounds++;
    if (refusedRounds > MAX_REFUSED_ROUNDS)
      throw new LinkException("the server refuses every action of this player");
    blockedView = Optional.of(view);
    chooser.clearRefused();
    timer.pause(timeouts.retry());
  }

  /// Answers an offer. If the player chooses no answer, the offer is declined, since other players
  /// may wait for the answer.
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
    if (sender.send(tracker.seatNumbers().message(wanted, mapper))) return;
    chooser.refused(wanted);
    if (wanted instanceof Action.Answer(var offer, _)) tracker.offers().markAnswered(offer);
    timer.pause(Duration.ZERO);
  }

  private void send(ClientMessage message) {
    handshake.codec().encode(message).ifPresent(link::send);
  }

  // Results of requests.

  private void complete(PendingRequest completed) {
    if (completed.refusal().filter(ServerSentence.NOT_SAVED.german()::equals).isPresent()) {
      log.accept("request not saved: " + completed.message());
      timer.pause(savingPause.next());
      return;
    }
    savingPause.end();
    switch (completed.message()) {
      case ClientMessage.SetProfile _, ClientMessage.DiceContribution _, ClientMessage.Start _ ->
          joinSequence.complete(completed);
      case ClientMessage.Move move -> complete(move, completed);
      case ClientMessage.Hello _,
          ClientMessage.Join _,
          ClientMessage.OfferTo _,
          ClientMessage.CounterOffer _,
          ClientMessage.Undo _,
          ClientMessage.SendChat _ -> {}
    }
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
    if (completed.isAccepted() && action != null) {
      refusedRounds = 0;
      chooser.accepted(action);
    }
    if (move instanceof ClientMessage.Answer(var offer, _)) tracker.offers().markAnswered(offer);
    if (move instanceof ClientMessage.Offer(var give, var want)) {
      if (completed.isConfirmed())
        tracker.offers().offeredWithoutNumber(tracker.me().orElseThrow(), give, want);
      unansweredOffer = Optional.ofNullable(action);
      timer.pause(timeouts.offers());
    }
    if (move instanceof ClientMessage.Roll) chooser.turnBegan();
    if (move instanceof ClientMessage.EndTurn) chooser.turnEnded();
  }
}
