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
import spieltisch.siedler.codec.DecodeResult;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// One game in which a client is examined: whoever sits here hears both sides and passes on what
/// they say, true or in disguise.
final class ClientCheckSession {
  private static final Duration EPILOGUE = Duration.ofMillis(500);

  /// After so many turns it is enough where a game has no end.
  private static final int ENOUGH_TURNS = 12;

  /// So many of the client's turns pass before somebody leaves.
  private static final int TURNS_BEFORE_LEAVING = 2;

  /// So often nothing may happen at all before the table itself is thought to be broken.
  private static final int MOST_SILENCES = 5;

  private record Spoken(boolean isClient, Received heard) {}

  private final ClientChecker.Stage stage;
  private final Link client;
  private final Link table;
  private final Runnable leaving;
  private final Duration patience;
  private final CheckReport checkReport;
  private final Dialect dialect;
  private final MessageCodec messageCodec;
  private final ClientConformance clientConformance;
  private final @Nullable QuirkSchedule quirkSchedule;
  private final BlockingQueue<Spoken> spoken = new LinkedBlockingQueue<>();
  private boolean isColourClaimed;
  private boolean isDone;
  private int turns;

  /// @param leaving makes another player leave
  ClientCheckSession(
      ClientChecker.Stage stage,
      Link client,
      Link table,
      Runnable leaving,
      Duration patience,
      CheckReport checkReport,
      Dialect dialect) {
    this.stage = stage;
    this.client = client;
    this.table = table;
    this.leaving = leaving;
    this.patience = patience;
    this.checkReport = checkReport;
    this.dialect = dialect;
    messageCodec = new MessageCodec(dialect);
    clientConformance = new ClientConformance(checkReport, dialect);
    quirkSchedule =
        stage == ClientChecker.Stage.PRACTICE ? new QuirkSchedule(checkReport, dialect) : null;
  }

  void examine() throws InterruptedException {
    listen(true, client);
    listen(false, table);
    int silences = 0;
    while (!isDone && !clientConformance.isOver() && silences < MOST_SILENCES) {
      var next = spoken.poll(patience.toNanos(), TimeUnit.NANOSECONDS);
      if (next != null) take(next);
      else if (clientConformance.owes().isPresent())
        fail("nothing came for " + patience.toSeconds() + " s");
      silences = next == null ? silences + 1 : 0;
    }
    if (silences >= MOST_SILENCES) throw new LinkException("the table has come to a halt");
    if (clientConformance.isOver()) epilogue();
  }

  private void listen(boolean isClient, Link link) {
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                Received received;
                do {
                  received = link.receive(patience);
                  if (!(received instanceof Received.TimedOut))
                    spoken.add(new Spoken(isClient, received));
                } while (!(received instanceof Received.Closed));
              } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
              }
            });
  }

  private void take(Spoken next) {
    if (next.isClient()) fromClient(next.heard());
    else fromTable(next.heard());
    clientConformance.blame(quirkSchedule == null ? Optional.empty() : quirkSchedule.blame());
  }

  private void fail(String how) {
    clientConformance.failed(how);
    isDone = true;
  }

  // The client.

  private void fromClient(Received received) {
    switch (received) {
      case Received.Text(var text) -> asked(text);
      case Received.Malformed(var sentence) ->
          checkReport.check(ClientClause.SPELLING, false, sentence);
      case Received.Closed(var reason) -> fail("the client has gone: " + reason);
      case Received.TimedOut _ -> {}
    }
  }

  private void asked(String text) {
    var truth = quirkSchedule == null ? text : quirkSchedule.toTable(text);
    var message = clientConformance.said(truth);
    if (message.orElse(null) instanceof ClientMessage.Roll) turnBegins();
    if (!message.map(this::isRefused).orElse(false)) table.send(truth);
  }

  private void turnBegins() {
    turns++;
    if (quirkSchedule != null) quirkSchedule.rolls();
    if (stage == ClientChecker.Stage.LEAVING && turns > TURNS_BEFORE_LEAVING) leaving.run();
    boolean isEndless = !dialect.words().has(Word.GAME_ENDED);
    boolean isEnough = quirkSchedule == null ? turns > ENOUGH_TURNS : quirkSchedule.isDone();
    if (isEndless && isEnough && stage != ClientChecker.Stage.LEAVING) isDone = true;
  }

  /// What is refused here, so that the table does not hear of it.
  private boolean isRefused(ClientMessage message) {
    if (stage == ClientChecker.Stage.DOCUMENT
        && message instanceof ClientMessage.Start
        && !isColourClaimed) {
      isColourClaimed = true;
      for (var refusal : new LobbyMessages(dialect, "").colourTaken()) answer(refusal);
      return true;
    }
    var refusal = quirkSchedule == null ? Optional.<String>empty() : quirkSchedule.refusal(message);
    if (refusal.isEmpty()) return false;
    clientConformance.turnedDown();
    client.send(refusal.get());
    return true;
  }

  private void answer(ServerMessage refusal) {
    var text = messageCodec.encode(refusal);
    if (text.isEmpty()) return;
    clientConformance.told(refusal);
    client.send(text.get());
  }

  // The table.

  private void fromTable(Received received) {
    switch (received) {
      case Received.Text(var text) -> told(text);
      case Received.Closed(var reason) -> throw new LinkException("the table is gone: " + reason);
      case Received.Malformed _, Received.TimedOut _ -> {}
    }
  }

  private void told(String text) {
    if (!(messageCodec.decodeServer(text)
        instanceof DecodeResult.Decoded<ServerMessage>(var message))) return;
    var pending = clientConformance.pending();
    clientConformance.told(message);
    var lines =
        quirkSchedule == null
            ? List.of(text)
            : quirkSchedule.toClient(
                message, text, clientConformance.notebook().me().orElse(-1), pending);
    lines.forEach(client::send);
  }

  // After the end.

  /// One request may have been on its way when the end was told.
  private void epilogue() throws InterruptedException {
    var clause = lesson();
    clientConformance.blame(Optional.of(clause));
    int before = checkReport.times(clause);
    boolean hasCrossed = false;
    boolean isOpen = true;
    while (isOpen) {
      var next = spoken.poll(EPILOGUE.toNanos(), TimeUnit.NANOSECONDS);
      if (next != null && next.isClient() && next.heard() instanceof Received.Text(var text)) {
        if (hasCrossed) clientConformance.said(text);
        hasCrossed = true;
      }
      isOpen = next != null && !(next.isClient() && next.heard() instanceof Received.Closed);
    }
    if (checkReport.times(clause) == before) checkReport.check(clause, true, "");
  }

  /// What the end of this game shows.
  private ClientClause lesson() {
    return switch (stage) {
      case PRACTICE -> ClientClause.WINNER;
      case LEAVING -> ClientClause.LEAVING;
      case DOCUMENT, OTHER_VERSION -> ClientClause.AFTER_THE_END;
    };
  }
}
