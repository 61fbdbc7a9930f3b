package spieltisch.checker.client;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import spieltisch.checker.CheckReport;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkException;
import spieltisch.client.transport.Received;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// Runs one game of a client check as a proxy between client and table. The session passes messages
/// on. In the stage `PRACTICE` the session also rewrites messages.
final class ClientCheckSession {
  private static final Duration AFTER_END_WAIT = Duration.ofMillis(500);

  /// The number of turns that the checker plays in a protocol without an end of the game.
  private static final int TURNS_WITHOUT_END = 12;

  /// The number of the client's turns after which another player leaves.
  private static final int TURNS_BEFORE_LEAVING = 2;

  /// The number of successive timeouts without any message after which the table counts as broken.
  private static final int MAX_TIMEOUTS = 5;

  private record Incoming(boolean isClient, Received received) {}

  private final ClientConformanceCheck.Stage stage;
  private final Link client;
  private final Link table;
  private final Runnable leave;
  private final Duration timeout;
  private final CheckReport report;
  private final Dialect dialect;
  private final MessageCodec codec;
  private final ClientRequestChecks conformance;
  private final @Nullable QuirkSchedule quirks;
  private final BlockingQueue<Incoming> incoming = new LinkedBlockingQueue<>();
  private boolean isColourRefused;
  private boolean isDone;
  private int turns;

  /// @param leave the action that makes another player leave
  ClientCheckSession(
      ClientConformanceCheck.Stage stage,
      Link client,
      Link table,
      Runnable leave,
      Duration timeout,
      CheckReport report,
      Dialect dialect) {
    this.stage = stage;
    this.client = client;
    this.table = table;
    this.leave = leave;
    this.timeout = timeout;
    this.report = report;
    this.dialect = dialect;
    codec = new MessageCodec(dialect);
    conformance = new ClientRequestChecks(report, dialect);
    quirks =
        stage == ClientConformanceCheck.Stage.PRACTICE ? new QuirkSchedule(report, dialect) : null;
  }

  void run() throws InterruptedException {
    receiveAll(true, client);
    receiveAll(false, table);
    int timeouts = 0;
    while (!isDone && !conformance.isOver() && timeouts < MAX_TIMEOUTS) {
      var next = incoming.poll(timeout.toNanos(), TimeUnit.NANOSECONDS);
      if (next != null) handle(next);
      else if (conformance.expectedAction().isPresent())
        fail("no message for " + timeout.toSeconds() + " s");
      timeouts = next == null ? timeouts + 1 : 0;
    }
    if (timeouts >= MAX_TIMEOUTS) throw new LinkException("the table is stalled");
    if (conformance.isOver()) checkAfterEnd();
  }

  private void receiveAll(boolean isClient, Link link) {
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                Received received;
                do {
                  received = link.receive(timeout);
                  if (!(received instanceof Received.TimedOut))
                    incoming.add(new Incoming(isClient, received));
                } while (!(received instanceof Received.Closed));
              } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
              }
            });
  }

  private void handle(Incoming next) {
    if (next.isClient()) fromClient(next.received());
    else fromTable(next.received());
    conformance.attributeFaultsTo(quirks == null ? Optional.empty() : quirks.suspect());
  }

  private void fail(String how) {
    conformance.failed(how);
    isDone = true;
  }

  // Messages from the client.

  private void fromClient(Received received) {
    switch (received) {
      case Received.Text(var text) -> handleRequest(text);
      case Received.Malformed(var sentence) -> report.check(ClientClause.SPELLING, false, sentence);
      case Received.Closed(var reason) -> fail("the client disconnected: " + reason);
      case Received.TimedOut _ -> {}
    }
  }

  private void handleRequest(String text) {
    var translated = quirks == null ? text : quirks.toTable(text);
    var message = conformance.sentByClient(translated);
    if (message.orElse(null) instanceof ClientMessage.Roll) turnBegan();
    if (!message.map(this::isRefused).orElse(false)) table.send(translated);
  }

  private void turnBegan() {
    turns++;
    if (quirks != null) quirks.turnBegan();
    if (stage == ClientConformanceCheck.Stage.LEAVING && turns > TURNS_BEFORE_LEAVING) leave.run();
    boolean hasNoEnd = !dialect.words().has(Word.GAME_ENDED);
    boolean isEnough = quirks == null ? turns > TURNS_WITHOUT_END : quirks.isDone();
    if (hasNoEnd && isEnough && stage != ClientConformanceCheck.Stage.LEAVING) isDone = true;
  }

  /// Returns whether the checker itself refuses the request, so that the table never receives it.
  private boolean isRefused(ClientMessage message) {
    if (stage == ClientConformanceCheck.Stage.DOCUMENT
        && message instanceof ClientMessage.Start
        && !isColourRefused) {
      isColourRefused = true;
      answer(new LobbyMessages(dialect, "").colourTaken());
      return true;
    }
    var refusal = quirks == null ? Optional.<String>empty() : quirks.refusal(message);
    if (refusal.isEmpty()) return false;
    conformance.refusedByChecker();
    client.send(refusal.get());
    return true;
  }

  private void answer(ServerMessage refusal) {
    var text = codec.encode(refusal);
    if (text.isEmpty()) return;
    conformance.sentToClient(refusal);
    client.send(text.get());
  }

  // Messages from the table.

  private void fromTable(Received received) {
    switch (received) {
      case Received.Text(var text) -> handleMessage(text);
      case Received.Closed(var reason) ->
          throw new LinkException("the table disconnected: " + reason);
      case Received.Malformed _, Received.TimedOut _ -> {}
    }
  }

  private void handleMessage(String text) {
    if (!(codec.decodeServer(text) instanceof DecodeResult.Decoded<ServerMessage>(var message)))
      return;
    var pending = conformance.pending();
    conformance.sentToClient(message);
    var lines =
        quirks == null
            ? List.of(text)
            : quirks.toClient(message, text, conformance.tracker().me().orElse(-1), pending);
    lines.forEach(client::send);
  }

  // After the end of the game.

  /// Checks that the client sends no requests after the end of the game. A single request is
  /// allowed, since it may have been sent before the client received the end message.
  private void checkAfterEnd() throws InterruptedException {
    var clause = endClause();
    conformance.attributeFaultsTo(Optional.of(clause));
    int before = report.times(clause);
    boolean hasCrossed = false;
    boolean isOpen = true;
    while (isOpen) {
      var next = incoming.poll(AFTER_END_WAIT.toNanos(), TimeUnit.NANOSECONDS);
      if (next != null && next.isClient() && next.received() instanceof Received.Text(var text)) {
        if (hasCrossed) conformance.sentByClient(text);
        hasCrossed = true;
      }
      isOpen = next != null && !(next.isClient() && next.received() instanceof Received.Closed);
    }
    if (report.times(clause) == before) report.check(clause, true, "");
  }

  /// Returns the clause to which the checks after the end of the game belong in the current stage.
  private ClientClause endClause() {
    return switch (stage) {
      case PRACTICE -> ClientClause.WINNER;
      case LEAVING -> ClientClause.LEAVING;
      case DOCUMENT, OTHER_VERSION -> ClientClause.AFTER_THE_END;
    };
  }
}
