package spieltisch.checker.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import spieltisch.client.siedler.ExpectedEffect;
import spieltisch.client.siedler.tracking.GameTracker;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.Received;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;

/// A player of a server check. The player sends requests, waits for the answers and keeps all
/// received messages.
final class CheckPlayer implements AutoCloseable {
  private static final Duration QUIET_TIME = Duration.ofMillis(60);

  /// The time without messages that must pass before a request to a foreign server. Some servers
  /// lose requests that arrive while they send.
  private static final Duration PACE = Duration.ofMillis(100);

  private static final String OWN_SERVER = "Spieltisch";

  /// The number of successive ignored requests after which the player sends no more requests.
  private static final int MAX_UNANSWERED = 3;

  /// If the server has carried out this many requests without an answer, the player no longer waits
  /// for the answer to a request whose effect it has seen.
  private static final int MAX_MISSING_ANSWERS = 3;

  private final Link link;
  private final Duration answerTimeout;
  private final MessageCodec codec;
  private final GameTracker tracker;
  private final List<ServerMessage> received = new ArrayList<>();
  private Duration pace = PACE;
  private int unanswered;
  private int missingAnswers;
  private boolean isClosed;
  private boolean isEnded;

  /// @param answerTimeout how long the player waits for an answer
  CheckPlayer(Link link, Dialect dialect, Duration answerTimeout, Consumer<String> log) {
    this.link = link;
    this.answerTimeout = answerTimeout;
    codec = new MessageCodec(dialect);
    tracker = new GameTracker(dialect, log);
  }

  GameTracker tracker() {
    return tracker;
  }

  /// All received messages, in the order of arrival.
  List<ServerMessage> received() {
    return received;
  }

  boolean isClosed() {
    return isClosed;
  }

  /// Returns whether the server has announced the end of the game.
  boolean isEnded() {
    return isEnded;
  }

  /// Returns whether the server ignored several requests in a row.
  boolean isMute() {
    return unanswered >= MAX_UNANSWERED;
  }

  /// Returns whether this player can still send requests and receive messages.
  boolean isUsable() {
    return !isClosed && !isMute();
  }

  /// Returns whether this player received the messages of the whole game, as far as the game was
  /// played.
  boolean isComplete() {
    return isEnded || isUsable();
  }

  int id() {
    return tracker.me().orElse(-1);
  }

  /// Receives messages until none arrives for the given time. Returns the number of received
  /// messages.
  int receiveUntilQuiet(Duration quiet) throws InterruptedException {
    int before = received.size();
    while (handle(link.receive(quiet))) {}
    return received.size() - before;
  }

  /// Receives messages until one of the given kind has arrived, now or earlier. Returns false on a
  /// timeout or if the connection is closed.
  boolean await(Class<? extends ServerMessage> kind) throws InterruptedException {
    return await(kind::isInstance);
  }

  boolean await(Predicate<ServerMessage> wanted) throws InterruptedException {
    while (received.stream().noneMatch(wanted))
      if (!handle(link.receive(answerTimeout))) return false;
    return true;
  }

  private boolean handle(Received event) {
    switch (event) {
      case Received.Text(var text) -> read(text);
      case Received.Malformed _ -> {}
      case Received.TimedOut _ -> {
        return false;
      }
      case Received.Closed _ -> {
        isClosed = true;
        return false;
      }
    }
    return true;
  }

  private void read(String text) {
    if (!(codec.decodeServer(text) instanceof DecodeResult.Decoded<ServerMessage>(var message)))
      return;
    received.add(message);
    tracker.apply(message);
    isEnded |= message instanceof ServerMessage.GameEnded;
    if (message instanceof ServerMessage.Hello hello && hello.version().contains(OWN_SERVER))
      pace = Duration.ZERO;
  }

  void send(ClientMessage message) {
    codec.encode(message).ifPresent(link::send);
  }

  /// Sends a request and receives the answer. Sends nothing if the dialect lacks the request, the
  /// connection is closed or the server has stopped answering.
  CheckedAnswer request(ClientMessage request) throws InterruptedException {
    var result = probe(request);
    unanswered = result.isIgnored() ? unanswered + 1 : 0;
    return result;
  }

  /// Sends an illegal request and receives the answer. If the server ignores an illegal request,
  /// the player does not conclude that the server has stopped answering.
  CheckedAnswer probe(ClientMessage request) throws InterruptedException {
    var text = codec.encodeWithZeros(request);
    return text.isEmpty() ? CheckedAnswer.notSent(request) : probe(request, text.get());
  }

  /// Sends an illegal request as the given text, which may be malformed.
  CheckedAnswer probe(ClientMessage request, String text) throws InterruptedException {
    receiveUntilQuiet(pace);
    if (!isUsable()) return CheckedAnswer.notSent(request);
    var effect = new ExpectedEffect(id(), request, tracker.status());
    int from = received.size();
    link.send(text);
    while (answerIndex(from) < 0
        && !isOver(from)
        && handle(link.receive(patience(from, effect)))) {}
    if (!isRefused(from) && effectIndex(from, effect) < 0) receiveUntilQuiet(QUIET_TIME);
    var result =
        new CheckedAnswer(
            request,
            true,
            List.copyOf(received.subList(from, received.size())),
            effectIndex(from, effect),
            answerIndex(from));
    if (!result.isAnswered() && result.hasEffect()) missingAnswers++;
    return result;
  }

  private Duration patience(int from, ExpectedEffect effect) {
    boolean isEnough = missingAnswers >= MAX_MISSING_ANSWERS && effectIndex(from, effect) >= 0;
    return isEnough ? PACE : answerTimeout;
  }

  private int answerIndex(int from) {
    for (int i = from; i < received.size(); i++)
      if (received.get(i) instanceof ServerMessage.Answer
          || received.get(i) instanceof ServerMessage.Failure) return i - from;
    return -1;
  }

  /// Returns whether an answer refused the request. A failure message alone is no refusal, since an
  /// answer may still follow.
  private boolean isRefused(int from) {
    int at = answerIndex(from);
    return at >= 0
        && received.get(from + at) instanceof ServerMessage.Answer answer
        && !answer.isOk();
  }

  private boolean isOver(int from) {
    return received.subList(from, received.size()).stream()
        .anyMatch(ServerMessage.GameEnded.class::isInstance);
  }

  private int effectIndex(int from, ExpectedEffect effect) {
    for (int i = from; i < received.size(); i++)
      if (effect.isSeenIn(received.get(i))) return i - from;
    return -1;
  }

  @Override
  public void close() {
    link.close();
  }
}
