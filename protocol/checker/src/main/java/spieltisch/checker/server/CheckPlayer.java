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

/// One player of a check: it asks, waits for the answer, and remembers everything it heard.
final class CheckPlayer implements AutoCloseable {
  private static final Duration QUIET = Duration.ofMillis(60);

  /// A request and all that was heard until it was settled.
  ///
  /// @param isSent whether the dialect has words for it
  /// @param consequenceAt where in what was heard the first consequence stands, or -1
  /// @param answerAt where the answer stands, or -1
  record Exchange(
      ClientMessage request,
      boolean isSent,
      List<ServerMessage> heard,
      int consequenceAt,
      int answerAt) {
    boolean isConfirmed() {
      return answerAt >= 0 && heard.get(answerAt).equals(ServerMessage.Answer.OK);
    }

    boolean isRefused() {
      return answerAt >= 0 && !isConfirmed();
    }

    private boolean isInOrder() {
      return consequenceAt >= 0 && consequenceAt < answerAt;
    }

    /// The server must confirm it, after what follows from it.
    void confirm(CheckReport checkReport) {
      checkReport.check(ServerClause.CONFIRMED, isConfirmed(), this);
      if (isConfirmed() && consequenceAt >= 0)
        checkReport.check(ServerClause.CONSEQUENCES_FIRST, isInOrder(), this);
    }
  }

  private final Link link;
  private final Duration patience;
  private final MessageCodec messageCodec;
  private final GameTracker gameTracker;
  private final List<ServerMessage> heard = new ArrayList<>();
  private boolean isClosed;

  /// @param patience how long it waits for an answer
  CheckPlayer(Link link, Dialect dialect, Duration patience, Consumer<String> log) {
    this.link = link;
    this.patience = patience;
    messageCodec = new MessageCodec(dialect);
    gameTracker = new GameTracker(dialect, log);
  }

  GameTracker notebook() {
    return gameTracker;
  }

  /// All that was ever heard, in order.
  List<ServerMessage> heard() {
    return heard;
  }

  boolean isClosed() {
    return isClosed;
  }

  int id() {
    return gameTracker.me().orElse(-1);
  }

  /// Takes in what comes until it is silent for so long; answers how much it was.
  int listen(Duration quiet) throws InterruptedException {
    int before = heard.size();
    while (take(link.receive(quiet))) {}
    return heard.size() - before;
  }

  /// Takes in what comes until something of this kind is heard, or patience ends.
  boolean awaits(Class<? extends ServerMessage> kind) throws InterruptedException {
    return awaits(kind::isInstance);
  }

  boolean awaits(Predicate<ServerMessage> wanted) throws InterruptedException {
    while (heard.stream().noneMatch(wanted)) if (!take(link.receive(patience))) return false;
    return true;
  }

  private boolean take(Received something) {
    switch (something) {
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
    if (!(messageCodec.decodeServer(text)
        instanceof DecodeResult.Decoded<ServerMessage>(var message))) return;
    heard.add(message);
    gameTracker.apply(message);
  }

  void say(ClientMessage message) {
    messageCodec.encode(message).ifPresent(link::send);
  }

  /// Asks for something, and hears the answer.
  Exchange ask(ClientMessage request) throws InterruptedException {
    var text = messageCodec.encode(request);
    return text.isEmpty()
        ? new Exchange(request, false, List.of(), -1, -1)
        : ask(request, text.get());
  }

  /// Asks in words that may be nonsense.
  Exchange ask(ClientMessage meaning, String text) throws InterruptedException {
    listen(Duration.ZERO);
    var expectedEffect = new ExpectedEffect(id(), meaning, gameTracker.status());
    int from = heard.size();
    link.send(text);
    while (answerFrom(from) < 0 && !isOver(from) && take(link.receive(patience))) {}
    if (!isRefused(from) && consequenceFrom(from, expectedEffect) < 0) listen(QUIET);
    return new Exchange(
        meaning,
        true,
        List.copyOf(heard.subList(from, heard.size())),
        consequenceFrom(from, expectedEffect),
        answerFrom(from));
  }

  private int answerFrom(int from) {
    for (int i = from; i < heard.size(); i++)
      if (heard.get(i) instanceof ServerMessage.Answer
          || heard.get(i) instanceof ServerMessage.Failure) return i - from;
    return -1;
  }

  /// By an answer; after a failure an answer may still come.
  private boolean isRefused(int from) {
    int at = answerFrom(from);
    return at >= 0 && heard.get(from + at) instanceof ServerMessage.Answer answer && !answer.isOk();
  }

  private boolean isOver(int from) {
    return heard.subList(from, heard.size()).stream()
        .anyMatch(ServerMessage.GameEnded.class::isInstance);
  }

  private int consequenceFrom(int from, ExpectedEffect expectedEffect) {
    for (int i = from; i < heard.size(); i++)
      if (expectedEffect.isSeenIn(heard.get(i))) return i - from;
    return -1;
  }

  @Override
  public void close() {
    link.close();
  }
}
