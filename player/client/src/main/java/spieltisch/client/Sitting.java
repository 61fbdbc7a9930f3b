package spieltisch.client;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.DecodeResult;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.Word;

/// One game in which a client is examined: whoever sits here hears both sides and passes on what
/// they say, true or in disguise.
final class Sitting {
  private static final Duration EPILOGUE = Duration.ofMillis(500);

  /// After so many turns it is enough where a game has no end.
  private static final int ENOUGH_TURNS = 12;

  /// So many of the client's turns pass before somebody leaves.
  private static final int TURNS_BEFORE_LEAVING = 2;

  /// So often nothing may happen at all before the table itself is thought to be broken.
  private static final int MOST_SILENCES = 5;

  private record Spoken(boolean isClient, Heard heard) {}

  private final ClientChecker.Stage stage;
  private final Link client;
  private final Link table;
  private final Runnable leaving;
  private final Duration patience;
  private final Report report;
  private final Dialect dialect;
  private final MessageCodec messageCodec;
  private final Conduct conduct;
  private final @Nullable Mischief mischief;
  private final BlockingQueue<Spoken> spoken = new LinkedBlockingQueue<>();
  private boolean isColourClaimed;
  private boolean isDone;
  private int turns;

  /// @param leaving makes another player leave
  Sitting(
      ClientChecker.Stage stage,
      Link client,
      Link table,
      Runnable leaving,
      Duration patience,
      Report report,
      Dialect dialect) {
    this.stage = stage;
    this.client = client;
    this.table = table;
    this.leaving = leaving;
    this.patience = patience;
    this.report = report;
    this.dialect = dialect;
    messageCodec = new MessageCodec(dialect);
    conduct = new Conduct(report, dialect);
    mischief = stage == ClientChecker.Stage.PRACTICE ? new Mischief(report, dialect) : null;
  }

  void examine() throws InterruptedException {
    listen(true, client);
    listen(false, table);
    int silences = 0;
    while (!isDone && !conduct.isOver() && silences < MOST_SILENCES) {
      var next = spoken.poll(patience.toNanos(), TimeUnit.NANOSECONDS);
      if (next != null) take(next);
      else if (conduct.owes().isPresent()) fail("nothing came for " + patience.toSeconds() + " s");
      silences = next == null ? silences + 1 : 0;
    }
    if (silences >= MOST_SILENCES) throw new LinkException("the table has come to a halt");
    if (conduct.isOver()) epilogue();
  }

  private void listen(boolean isClient, Link link) {
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                Heard heard;
                do {
                  heard = link.hear(patience);
                  if (!(heard instanceof Heard.Silence)) spoken.add(new Spoken(isClient, heard));
                } while (!(heard instanceof Heard.Closed));
              } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
              }
            });
  }

  private void take(Spoken next) {
    if (next.isClient()) fromClient(next.heard());
    else fromTable(next.heard());
    conduct.blame(mischief == null ? Optional.empty() : mischief.blame());
  }

  private void fail(String how) {
    conduct.failed(how);
    isDone = true;
  }

  // The client.

  private void fromClient(Heard heard) {
    switch (heard) {
      case Heard.Text(var text) -> asked(text);
      case Heard.Noise(var sentence) -> report.check(ClientClause.SPELLING, false, sentence);
      case Heard.Closed(var reason) -> fail("the client has gone: " + reason);
      case Heard.Silence _ -> {}
    }
  }

  private void asked(String text) {
    var truth = mischief == null ? text : mischief.toTable(text);
    var message = conduct.said(truth);
    if (message.orElse(null) instanceof ClientMessage.Roll) turnBegins();
    if (!message.map(this::isRefused).orElse(false)) table.send(truth);
  }

  private void turnBegins() {
    turns++;
    if (mischief != null) mischief.rolls();
    if (stage == ClientChecker.Stage.LEAVING && turns > TURNS_BEFORE_LEAVING) leaving.run();
    boolean isEndless = !dialect.words().has(Word.GAME_ENDED);
    boolean isEnough = mischief == null ? turns > ENOUGH_TURNS : mischief.isDone();
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
    var refusal = mischief == null ? Optional.<String>empty() : mischief.refusal(message);
    if (refusal.isEmpty()) return false;
    conduct.turnedDown();
    client.send(refusal.get());
    return true;
  }

  private void answer(ServerMessage refusal) {
    var text = messageCodec.spell(refusal);
    if (text.isEmpty()) return;
    conduct.told(refusal);
    client.send(text.get());
  }

  // The table.

  private void fromTable(Heard heard) {
    switch (heard) {
      case Heard.Text(var text) -> told(text);
      case Heard.Closed(var reason) -> throw new LinkException("the table is gone: " + reason);
      case Heard.Noise _, Heard.Silence _ -> {}
    }
  }

  private void told(String text) {
    if (!(messageCodec.readServer(text) instanceof DecodeResult.Read<ServerMessage>(var message))) return;
    var pending = conduct.pending();
    conduct.told(message);
    var lines =
        mischief == null
            ? List.of(text)
            : mischief.toClient(message, text, conduct.notebook().me().orElse(-1), pending);
    lines.forEach(client::send);
  }

  // After the end.

  /// One request may have been on its way when the end was told.
  private void epilogue() throws InterruptedException {
    var clause = lesson();
    conduct.blame(Optional.of(clause));
    int before = report.times(clause);
    boolean hasCrossed = false;
    boolean isOpen = true;
    while (isOpen) {
      var next = spoken.poll(EPILOGUE.toNanos(), TimeUnit.NANOSECONDS);
      if (next != null && next.isClient() && next.heard() instanceof Heard.Text(var text)) {
        if (hasCrossed) conduct.said(text);
        hasCrossed = true;
      }
      isOpen = next != null && !(next.isClient() && next.heard() instanceof Heard.Closed);
    }
    if (report.times(clause) == before) report.check(clause, true, "");
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
