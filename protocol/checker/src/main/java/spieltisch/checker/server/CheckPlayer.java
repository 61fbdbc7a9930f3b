package spieltisch.checker.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import spieltisch.checker.CheckReport;
import spieltisch.client.siedler.ExpectedEffect;
import spieltisch.client.siedler.GameTracker;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.Received;
import spieltisch.siedler.codec.DecodeResult;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;

/// A player of a conformance check: it sends requests, waits for the answers and keeps all
/// messages.
final class CheckPlayer implements AutoCloseable {
  private static final Duration QUIET_TIME = Duration.ofMillis(60);

  /// A request and all messages received until it was settled.
  ///
  /// @param isSent whether the dialect has the request
  /// @param effectAt the index of the first effect in the received messages, or -1
  /// @param answerAt the index of the answer, or -1
  record RequestResult(
      ClientMessage request,
      boolean isSent,
      List<ServerMessage> received,
      int effectAt,
      int answerAt) {
    boolean isConfirmed() {
      return answerAt >= 0 && received.get(answerAt).equals(ServerMessage.Answer.OK);
    }

    boolean isRefused() {
      return answerAt >= 0 && !isConfirmed();
    }

    private boolean isInOrder() {
      return effectAt >= 0 && effectAt < answerAt;
    }

    /// Checks that the server confirms the request after its effects.
    void checkConfirmed(CheckReport checkReport) {
      checkReport.check(ServerClause.CONFIRMED, isConfirmed(), this);
      if (isConfirmed() && effectAt >= 0)
        checkReport.check(ServerClause.CONSEQUENCES_FIRST, isInOrder(), this);
    }
  }

  private final Link link;
  private final Duration answerTimeout;
  private final MessageCodec codec;
  private final GameTracker tracker;
  private final List<ServerMessage> received = new ArrayList<>();
  private boolean isClosed;

  /// @param answerTimeout how long it waits for an answer
  CheckPlayer(Link link, Dialect dialect, Duration answerTimeout, Consumer<String> log) {
    this.link = link;
    this.answerTimeout = answerTimeout;
    codec = new MessageCodec(dialect);
    tracker = new GameTracker(dialect, log);
  }

  GameTracker tracker() {
    return tracker;
  }

  /// All received messages in order.
  List<ServerMessage> received() {
    return received;
  }

  boolean isClosed() {
    return isClosed;
  }

  int id() {
    return tracker.me().orElse(-1);
  }

  /// Receives messages until none arrives for this time. Returns their number.
  int receiveUntilQuiet(Duration quiet) throws InterruptedException {
    int before = received.size();
    while (handle(link.receive(quiet))) {}
    return received.size() - before;
  }

  /// Receives messages until one of this kind arrives. Returns false on a timeout.
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
  }

  void send(ClientMessage message) {
    codec.encode(message).ifPresent(link::send);
  }

  /// Sends a request and receives the answer.
  RequestResult request(ClientMessage request) throws InterruptedException {
    var text = codec.encodeWithZeros(request);
    return text.isEmpty()
        ? new RequestResult(request, false, List.of(), -1, -1)
        : request(request, text.get());
  }

  /// Sends a request as a given text, which may be invalid.
  RequestResult request(ClientMessage request, String text) throws InterruptedException {
    receiveUntilQuiet(Duration.ZERO);
    var effect = new ExpectedEffect(id(), request, tracker.status());
    int from = received.size();
    link.send(text);
    while (answerIndex(from) < 0 && !isOver(from) && handle(link.receive(answerTimeout))) {}
    if (!isRefused(from) && effectIndex(from, effect) < 0) receiveUntilQuiet(QUIET_TIME);
    return new RequestResult(
        request,
        true,
        List.copyOf(received.subList(from, received.size())),
        effectIndex(from, effect),
        answerIndex(from));
  }

  private int answerIndex(int from) {
    for (int i = from; i < received.size(); i++)
      if (received.get(i) instanceof ServerMessage.Answer
          || received.get(i) instanceof ServerMessage.Failure) return i - from;
    return -1;
  }

  /// Returns whether an answer refused the request. A failure message may still be followed by an
  /// answer.
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
