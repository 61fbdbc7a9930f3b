package spieltisch.client.torfu;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import spieltisch.bots.Deadline;
import spieltisch.bots.TorresPlayer;
import spieltisch.client.GameOutcome;
import spieltisch.client.transport.Delay;
import spieltisch.client.transport.LinkException;
import spieltisch.client.transport.ServerAddress;
import spieltisch.torfu.ClientMessage;
import spieltisch.torfu.ErrorCode;
import spieltisch.torfu.ServerMessage;
import spieltisch.torres.Action;
import spieltisch.torres.PhaseKind;
import spieltisch.torres.View;

/// A computer player of the Torres text protocol, until its game is over.
///
/// It opens the game if there is none of that name, joins, and answers the server's calls. Before
/// every action it asks how things stand, so that it never believes its own books more than the
/// server.
public final class TorfuPlayer {
  /// Others may think for as long as they like.
  private static final Duration LONG = Duration.ofDays(1);

  /// A turn in which so much was refused is better ended.
  private static final int MOST_REFUSALS = 8;

  /// So often it tries to come back when the connection is lost.
  private static final int MOST_TRIES = 5;

  private final TorfuSettings settings;
  private final Consumer<String> log;
  private final Delay delay;
  private final TorresPlayer player;
  private final TorfuSeat seat;
  private final TorfuGameTracker notes;
  private final Deque<ServerMessage> calls = new ArrayDeque<>();
  private Optional<Moment> turn = Optional.empty();
  private boolean isBegun;

  /// When a turn is, as the server counts.
  private record Moment(int phase, int round, int turn) {}

  /// @param delay before it reconnects
  public TorfuPlayer(
      ServerAddress serverAddress, TorfuSettings settings, Consumer<String> log, Delay delay) {
    this.settings = settings;
    this.log = log;
    this.delay = delay;
    player = settings.level().torresPlayer(settings.seed());
    seat = new TorfuSeat(serverAddress, settings);
    notes = new TorfuGameTracker(settings.name());
  }

  /// Plays one game, and comes back to it when the connection breaks.
  ///
  /// @throws LinkException if there is no such server, or it does not let us in
  public GameOutcome play() throws InterruptedException {
    seat.open();
    var gameOutcome = playOn(seat.join());
    for (int i = 1;
        i <= MOST_TRIES && gameOutcome instanceof GameOutcome.Disconnected cut && mayReturn(cut);
        i++) {
      log.accept(cut.reason() + "; trying again");
      delay.of(settings.patience().again().multipliedBy(i));
      gameOutcome = comeBack();
    }
    return gameOutcome;
  }

  /// Before the game anybody may come again; to a running game only who has a secret.
  private boolean mayReturn(GameOutcome.Disconnected cut) {
    return !cut.isBegun() || seat.isKept();
  }

  private GameOutcome comeBack() throws InterruptedException {
    try {
      return playOn(seat.isKept() ? seat.comeBack() : seat.join());
    } catch (LinkException e) {
      return cutOff(e);
    }
  }

  private GameOutcome playOn(TorfuLink link) throws InterruptedException {
    calls.clear();
    try (link) {
      return follow(link);
    } catch (LinkException e) {
      return cutOff(e);
    }
  }

  private GameOutcome cutOff(LinkException e) {
    return new GameOutcome.Disconnected(String.valueOf(e.getMessage()), isBegun, Optional.empty());
  }

  private GameOutcome follow(TorfuLink link) throws InterruptedException {
    while (true) {
      var message = calls.isEmpty() ? link.hear(LONG) : calls.removeFirst();
      isBegun |= isCall(message);
      switch (message) {
        case ServerMessage.KnightCall _ -> place(link, PhaseKind.FIRST_KNIGHT);
        case ServerMessage.KingCall _ -> place(link, PhaseKind.KING);
        case ServerMessage.TurnCall _ -> turn(link);
        case ServerMessage.GameEnded _ -> {
          return outcome(link);
        }
        default -> notes.heard(message);
      }
    }
  }

  private void place(TorfuLink link, PhaseKind phaseKind) throws InterruptedException {
    for (int i = 0; i < MOST_REFUSALS; i++)
      if (isDone(link, choose(view(link, phaseKind))).isEmpty()) return;
  }

  private void turn(TorfuLink link) throws InterruptedException {
    begin(status(link));
    link.say(new ClientMessage.BeginTurn());
    for (int refusals = 0; refusals < MOST_REFUSALS; ) {
      var action = choose(view(link, PhaseKind.TURN));
      if (action instanceof Action.EndTurn) break;
      var errorCode = isDone(link, action);
      if (errorCode.isEmpty()) continue;
      log.accept("refused: " + action + ": " + errorCode.get());
      if (errorCode.get() == ErrorCode.TIMEOUT || errorCode.get() == ErrorCode.NOT_ON_TURN) return;
      refusals++;
    }
    link.say(new ClientMessage.EndTurn());
    await(link, ServerMessage.TurnEnded.class::isInstance);
  }

  /// Who comes back in the middle of his turn has not got all his points again.
  private void begin(ServerMessage.Status status) {
    var now = Optional.of(new Moment(status.phase(), status.round(), status.turn()));
    if (!now.equals(turn)) notes.turnBegan();
    turn = now;
  }

  private Action choose(View view) {
    return player.choose(view, Deadline.inMillis(settings.patience().thought().toMillis()));
  }

  /// Does something; answers why it was refused, if it was.
  private Optional<ErrorCode> isDone(TorfuLink link, Action action) throws InterruptedException {
    link.say(new ClientMessage.Act(action));
    var answer = await(link, message -> isAnswer(message, action));
    if (answer instanceof ServerMessage.Failed(var errorCode)) return Optional.of(errorCode);
    notes.did(action);
    return Optional.empty();
  }

  private static boolean isAnswer(ServerMessage message, Action action) {
    return switch (message) {
      case ServerMessage.Failed _ -> true;
      case ServerMessage.Done(var done) -> done.equals(action);
      case ServerMessage.DoneBy(_, var done) ->
          done.equals(action) && !(action instanceof Action.DrawCard);
      case ServerMessage.CardDrawn _ -> action instanceof Action.DrawCard;
      default -> false;
    };
  }

  private View view(TorfuLink link, PhaseKind phaseKind) throws InterruptedException {
    link.say(new ClientMessage.AskPlan());
    var plan = (ServerMessage.Plan) await(link, ServerMessage.Plan.class::isInstance);
    return notes.view(phaseKind, status(link), plan);
  }

  private ServerMessage.Status status(TorfuLink link) throws InterruptedException {
    link.say(new ClientMessage.AskStatus());
    return (ServerMessage.Status) await(link, ServerMessage.Status.class::isInstance);
  }

  /// The next message of a kind; calls that come before it are kept for later.
  private ServerMessage await(TorfuLink link, Predicate<ServerMessage> wanted)
      throws InterruptedException {
    while (true) {
      var message = link.hear(settings.patience().answer());
      notes.heard(message);
      if (wanted.test(message)) return message;
      if (isCall(message)) calls.addLast(message);
    }
  }

  private static boolean isCall(ServerMessage message) {
    return message instanceof ServerMessage.KnightCall
        || message instanceof ServerMessage.KingCall
        || message instanceof ServerMessage.TurnCall
        || message instanceof ServerMessage.GameEnded;
  }

  private GameOutcome outcome(TorfuLink link) throws InterruptedException {
    var rows = status(link).players();
    var winner =
        rows.stream().max(Comparator.comparingInt(ServerMessage.StatusRow::points)).orElseThrow();
    var text = winner.name() + " has " + winner.points() + " points";
    return winner.name().equals(settings.name())
        ? new GameOutcome.Won(text)
        : new GameOutcome.Lost(winner.number(), text);
  }
}
