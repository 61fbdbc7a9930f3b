package spieltisch.client.torfu;

import java.time.Duration;
import java.util.ArrayDeque;
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
import spieltisch.siedler.message.ServerSentence;
import spieltisch.torfu.ClientMessage;
import spieltisch.torfu.ErrorCode;
import spieltisch.torfu.Sender;
import spieltisch.torfu.ServerMessage;
import spieltisch.torres.Action;
import spieltisch.torres.PhaseKind;
import spieltisch.torres.View;

/// Plays one game of Torres on a TorFU server as a computer player.
///
/// The player creates the game if it does not exist, joins it, and answers the calls of the server.
/// Before every action the player requests the current state, so that it relies on the server's
/// records and not on its own.
public final class TorfuPlayer {
  /// How long the player waits for a call of the server; other players may think for a long time.
  private static final Duration CALL_TIMEOUT = Duration.ofDays(1);

  /// The number of refusals in a turn after which the player ends its turn.
  private static final int MAX_REFUSALS = 8;

  /// The maximum number of attempts to reconnect.
  private static final int MAX_ATTEMPTS = 5;

  private final TorfuSettings settings;
  private final Consumer<String> log;
  private final Delay delay;
  private final TorresPlayer player;
  private final TorfuSeat seat;
  private final TorfuGameTracker tracker;
  private final Deque<ServerMessage> calls = new ArrayDeque<>();
  private Optional<TurnNumber> turn = Optional.empty();
  private Optional<ServerSentence> farewell = Optional.empty();
  private boolean isStarted;

  /// The number of a turn as the server counts it.
  private record TurnNumber(int phase, int round, int turn) {}

  /// @param delay waits before each attempt to reconnect
  public TorfuPlayer(
      ServerAddress serverAddress, TorfuSettings settings, Consumer<String> log, Delay delay) {
    this.settings = settings;
    this.log = log;
    this.delay = delay;
    player = settings.level().torresPlayer(settings.seed());
    seat = new TorfuSeat(serverAddress, settings);
    tracker = new TorfuGameTracker(settings.name());
  }

  /// Plays one game and reconnects when the connection is lost.
  ///
  /// @throws LinkException if the server is unreachable or refuses the player
  public GameOutcome play() throws InterruptedException {
    seat.createGame();
    var outcome = playOnLink(seat.join());
    for (int attempt = 1;
        attempt <= MAX_ATTEMPTS
            && outcome instanceof GameOutcome.Disconnected disconnect
            && mayReconnect(disconnect);
        attempt++) {
      log.accept(disconnect.reason() + "; reconnecting");
      delay.sleep(settings.timeouts().retry().multipliedBy(attempt));
      outcome = reconnect();
    }
    return outcome;
  }

  /// Whether the player may join again. Before the start any client may join; a running game needs
  /// a reserved seat.
  private boolean mayReconnect(GameOutcome.Disconnected disconnect) {
    return !disconnect.wasStarted() || seat.isReserved();
  }

  private GameOutcome reconnect() throws InterruptedException {
    try {
      return playOnLink(seat.isReserved() ? seat.rejoin() : seat.join());
    } catch (LinkException e) {
      return disconnected(e);
    }
  }

  private GameOutcome playOnLink(TorfuLink link) throws InterruptedException {
    calls.clear();
    try (link) {
      return handleMessages(link);
    } catch (LinkException e) {
      return disconnected(e);
    }
  }

  private GameOutcome disconnected(LinkException e) {
    return farewell.isPresent()
        ? new GameOutcome.SeatLost(farewell.get().english())
        : new GameOutcome.Disconnected(String.valueOf(e.getMessage()), isStarted, Optional.empty());
  }

  private GameOutcome handleMessages(TorfuLink link) throws InterruptedException {
    while (true) {
      var message = calls.isEmpty() ? receive(link, CALL_TIMEOUT) : calls.removeFirst();
      isStarted |= isCall(message);
      switch (message) {
        case ServerMessage.KnightCall _ -> place(link, PhaseKind.FIRST_KNIGHT);
        case ServerMessage.KingCall _ -> place(link, PhaseKind.KING);
        case ServerMessage.TurnCall _ -> turn(link);
        case ServerMessage.GameEnded _ -> {
          return outcome(link);
        }
        default -> tracker.apply(message);
      }
    }
  }

  private void place(TorfuLink link, PhaseKind phaseKind) throws InterruptedException {
    for (int i = 0; i < MAX_REFUSALS; i++)
      if (perform(link, choose(view(link, phaseKind))).isEmpty()) return;
  }

  private void turn(TorfuLink link) throws InterruptedException {
    beginTurn(status(link));
    link.send(new ClientMessage.BeginTurn());
    for (int refusals = 0; refusals < MAX_REFUSALS; ) {
      var action = choose(view(link, PhaseKind.TURN));
      if (action instanceof Action.EndTurn) break;
      var errorCode = perform(link, action);
      if (errorCode.isEmpty()) continue;
      log.accept("action refused: " + action + ": " + errorCode.get());
      if (errorCode.get() == ErrorCode.TIMEOUT || errorCode.get() == ErrorCode.NOT_ON_TURN) return;
      refusals++;
    }
    link.send(new ClientMessage.EndTurn());
    await(link, ServerMessage.TurnEnded.class::isInstance);
  }

  /// Begins a turn. After a reconnection within the same turn, the count of action points is kept.
  private void beginTurn(ServerMessage.Status status) {
    var now = Optional.of(new TurnNumber(status.phase(), status.round(), status.turn()));
    if (!now.equals(turn)) tracker.turnBegan();
    turn = now;
  }

  private Action choose(View view) {
    return player.choose(view, Deadline.inMillis(settings.timeouts().thinking().toMillis()));
  }

  /// Performs an action. Returns the error if the server refused the action; empty if the server
  /// confirmed it.
  private Optional<ErrorCode> perform(TorfuLink link, Action action) throws InterruptedException {
    link.send(new ClientMessage.Act(action));
    var answer = await(link, message -> isAnswer(message, action));
    if (answer instanceof ServerMessage.Failed(var errorCode)) return Optional.of(errorCode);
    tracker.confirmed(action);
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
    link.send(new ClientMessage.AskPlan());
    var plan = (ServerMessage.Plan) await(link, ServerMessage.Plan.class::isInstance);
    return tracker.view(phaseKind, status(link), plan);
  }

  private ServerMessage.Status status(TorfuLink link) throws InterruptedException {
    link.send(new ClientMessage.AskStatus());
    return (ServerMessage.Status) await(link, ServerMessage.Status.class::isInstance);
  }

  /// Waits for a message that matches. Calls of the server that arrive earlier are kept for later.
  private ServerMessage await(TorfuLink link, Predicate<ServerMessage> wanted)
      throws InterruptedException {
    while (true) {
      var message = receive(link, settings.timeouts().answer());
      tracker.apply(message);
      if (wanted.test(message)) return message;
      if (isCall(message)) calls.addLast(message);
    }
  }

  private ServerMessage receive(TorfuLink link, Duration timeout) throws InterruptedException {
    var message = link.receive(timeout);
    if (message instanceof ServerMessage.Said(var sender, var text) && sender == Sender.SERVER)
      farewell = ServerSentence.farewell(text);
    return message;
  }

  private static boolean isCall(ServerMessage message) {
    return message instanceof ServerMessage.KnightCall
        || message instanceof ServerMessage.KingCall
        || message instanceof ServerMessage.TurnCall
        || message instanceof ServerMessage.GameEnded;
  }

  private GameOutcome outcome(TorfuLink link) throws InterruptedException {
    var rows = status(link).players();
    int most = rows.stream().mapToInt(ServerMessage.StatusRow::points).max().orElseThrow();
    var winners = rows.stream().filter(row -> row.points() == most).toList();
    var names = winners.stream().map(ServerMessage.StatusRow::name).toList();
    var text =
        String.join(" and ", names) + (names.size() == 1 ? " has " : " have ") + most + " points";
    return names.contains(settings.name())
        ? new GameOutcome.Won(text)
        : new GameOutcome.Lost(winners.getFirst().number(), text);
  }
}
