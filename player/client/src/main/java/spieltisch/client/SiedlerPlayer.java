package spieltisch.client;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import spieltisch.bots.CatanPlayer;
import spieltisch.catan.Action;
import spieltisch.catan.View;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.mapping.MessageMapper;
import spieltisch.siedler.codec.DecodeResult;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.codec.Word;

/// A computer player of the German Catan protocol over one connection, until its game is over.
///
/// It asks for one thing at a time, does what its status asks for, answers every offer, and takes a
/// refusal for what it is. All of it runs on the thread that calls `play`.
public final class SiedlerPlayer {
  private static final Duration LONG = Duration.ofMinutes(1);

  private final Patience patience;
  private final Link link;
  private final Consumer<String> log;
  private final MessageMapper messageMapper;
  private final Notebook notebook;
  private final Judgement judgement;
  private final Tidings tidings;
  private final Manners manners = new Manners();
  private final Handshake handshake;
  private final Arrival arrival;
  private final boolean hasEnd;
  private final long begunAt = System.nanoTime();
  private Optional<String> complaint = Optional.empty();
  private @Nullable Request request;
  private @Nullable Action action;
  private @Nullable Outcome outcome;
  private OptionalLong wakeAt = OptionalLong.empty();
  private Optional<View> stuck = Optional.empty();
  private OptionalInt declining = OptionalInt.empty();

  /// @param token of a seat to come back to
  public SiedlerPlayer(Settings settings, Link link, Optional<String> token, Consumer<String> log) {
    this(settings, settings.level().catanPlayer(settings.seed()), link, token, log);
  }

  SiedlerPlayer(
      Settings settings,
      CatanPlayer player,
      Link link,
      Optional<String> token,
      Consumer<String> log) {
    this.link = link;
    this.log = log;
    patience = settings.patience();
    messageMapper = new MessageMapper(settings.dialect());
    notebook = new Notebook(settings.dialect(), log);
    judgement = new Judgement(player, patience.thought(), log);
    tidings = new Tidings(player, settings.dialect().words().has(Word.LOST));
    handshake = new Handshake(settings, token);
    arrival = new Arrival(notebook, settings);
    hasEnd = settings.dialect().words().has(Word.GAME_ENDED);
  }

  /// Plays one game.
  ///
  /// @throws LinkException if the other side is no server of this protocol
  public Outcome play() throws InterruptedException {
    while (outcome == null) {
      var heard = link.hear(Duration.ZERO);
      if (heard instanceof Heard.Silence) {
        act();
        heard = outcome == null ? link.hear(waiting()) : heard;
      }
      take(heard);
    }
    return outcome;
  }

  private void take(Heard heard) {
    switch (heard) {
      case Heard.Text(var text) -> read(text);
      case Heard.Noise(var sentence) -> noise(sentence);
      case Heard.Silence _ -> {}
      case Heard.Closed(var reason) ->
          outcome =
              new Outcome.CutOff(complaint.orElse(reason), notebook.isRunning(), handshake.token());
    }
  }

  private Duration waiting() {
    long now = System.nanoTime();
    long until = now + LONG.toNanos();
    if (request != null) until = request.due();
    else if (notebook.me().isEmpty()) until = begunAt + patience.greeting().toNanos();
    else if (wakeAt.isPresent()) until = wakeAt.getAsLong();
    return Duration.ofNanos(Math.max(0, until - now));
  }

  // Listening.

  private void read(String text) {
    switch (handshake.speller().readServer(text)) {
      case DecodeResult.Read<ServerMessage>(var message) -> heard(message);
      case DecodeResult.Malformed<ServerMessage>(_, var sentence) -> noise(sentence + " " + text);
    }
  }

  /// Before the greeting it is another protocol; afterwards it is something we can do without.
  private void noise(String sentence) {
    if (!handshake.isGreeted()) throw handshake.stranger();
    log.accept("not understood: " + sentence);
  }

  private void heard(ServerMessage message) {
    notebook.heard(message);
    tidings.heard(message, notebook.round().active());
    if (request != null) request.heard(message, System.nanoTime());
    else if (message.equals(ServerMessage.Answer.OK)) manners.confirmsAfterAll();
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
        if (player.status() == PlayerStatus.GONE) left(player.id());
      }
      case ServerMessage.GameEnded(var text, var winner) -> ended(text, winner);
      case ServerMessage.Welcome _,
          ServerMessage.Thrown _,
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
    if (handshake.hasJoined() && notebook.me().isEmpty())
      outcome = new Outcome.CutOff(text, false, Optional.empty());
  }

  private void started() {
    if (!notebook.isRunning())
      throw new LinkException("the server plays on a map that we do not know");
    arrival.ready();
    wakeAt = OptionalLong.empty();
  }

  /// Where the protocol has no end of the game, it ends when somebody is gone.
  private void left(int player) {
    if (notebook.isRunning() && !hasEnd && !notebook.isMe(player))
      outcome = new Outcome.BrokenOff("player " + player + " is gone");
  }

  private void ended(String text, OptionalInt winner) {
    if (winner.isEmpty()) outcome = new Outcome.BrokenOff(text);
    else if (notebook.isMe(winner.getAsInt())) outcome = new Outcome.Won(text);
    else outcome = new Outcome.Lost(winner.getAsInt(), text);
  }

  // Acting.

  private void act() {
    long now = System.nanoTime();
    if (request != null) {
      if (now < request.due()) return;
      settle(request);
    }
    if (notebook.me().isEmpty()) {
      if (now >= begunAt + patience.greeting().toNanos()) throw handshake.stranger();
      return;
    }
    if (wakeAt.isPresent() && now < wakeAt.getAsLong() && !notebook.isRunning()) return;
    if (notebook.isRunning()) play(now);
    else prepare();
  }

  private void prepare() {
    wakeAt = OptionalLong.empty();
    arrival.next().ifPresent(this::ask);
  }

  private void play(long now) {
    var deal = notebook.market().unanswered(notebook.me().orElseThrow());
    if (deal.isPresent()) {
      answer(deal.get());
      return;
    }
    boolean isPausing = wakeAt.isPresent() && now < wakeAt.getAsLong();
    if (isPausing && notebook.isAnswerAwaited()) return;
    var view = notebook.view();
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
    tidings.tell(notebook.seating());
    return judgement.decide(view);
  }

  /// Everything was refused: something must happen first, or some time must pass.
  private void tryAgainLater(View view) {
    stuck = Optional.of(view);
    judgement.forgive();
    pause(patience.again());
  }

  private void pause(Duration pause) {
    wakeAt = OptionalLong.of(System.nanoTime() + pause.toNanos());
  }

  /// Others may wait for the answer, so there always is one.
  private void answer(Market.Deal deal) {
    var view = notebook.view(deal);
    boolean isDeclined = declining.isPresent() && declining.getAsInt() == deal.id();
    var decided = isDeclined || view.isEmpty() ? Optional.<Action>empty() : decide(view.get());
    boolean isAnswer =
        decided.isPresent() && decided.get() instanceof Action.Answer(var id, _) && id == deal.id();
    request(isAnswer ? decided.get() : new Action.Answer(deal.id(), false));
  }

  private void request(Action wanted) {
    action = wanted;
    if (wanted instanceof Action.Conclude(var offer, _)) notebook.market().concluding(offer);
    if (ask(notebook.seating().message(wanted, messageMapper))) return;
    judgement.refused(wanted);
    if (wanted instanceof Action.Answer(var offer, _)) notebook.market().giveUp(offer);
    pause(Duration.ZERO);
  }

  /// Answers whether the dialect has words for it.
  private boolean ask(ClientMessage message) {
    var consequence = new Consequence(notebook.me().orElse(-1), message, notebook.status());
    var text = handshake.speller().spell(message);
    if (text.isEmpty()) return false;
    request = new Request(consequence, manners, patience, System.nanoTime());
    link.send(text.get());
    return true;
  }

  private void say(ClientMessage message) {
    handshake.speller().spell(message).ifPresent(link::send);
  }

  // What became of it.

  private void settle(Request settled) {
    request = null;
    settled.learn();
    switch (settled.message()) {
      case ClientMessage.Introduce _ -> arrived(settled, arrival::introduced);
      case ClientMessage.Start _ -> arrived(settled, arrival::ready);
      case ClientMessage.Move move -> settle(move, settled);
      case ClientMessage.Hello _, ClientMessage.Join _, ClientMessage.Say _ -> {}
    }
  }

  private void arrived(Request settled, Runnable step) {
    if (settled.refusal().isEmpty()) step.run();
    else if (!arrival.reconsider(settled.refusal().get())) pause(patience.again());
  }

  private void settle(ClientMessage.Move move, Request settled) {
    if (settled.refusal().isPresent()) refused(move, settled.refusal().get());
    else done(move, settled);
  }

  private void refused(ClientMessage.Move move, String text) {
    log.accept("refused: " + move + ": " + text);
    if (action != null) judgement.refused(action);
    if (!(move instanceof ClientMessage.Answer(var offer, var accepts))) return;
    if (accepts) declining = OptionalInt.of(offer);
    else notebook.market().giveUp(offer);
  }

  private void done(ClientMessage.Move move, Request settled) {
    if (move instanceof ClientMessage.Answer(var offer, _)) notebook.market().giveUp(offer);
    if (move instanceof ClientMessage.Offer(var give, var want)) {
      if (settled.isConfirmed())
        notebook.market().offeredNameless(notebook.me().orElseThrow(), give, want);
      pause(patience.offers());
    }
    if (move instanceof ClientMessage.Roll || move instanceof ClientMessage.EndTurn)
      judgement.turnBegan();
  }
}
