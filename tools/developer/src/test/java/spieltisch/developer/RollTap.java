package spieltisch.developer;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.function.ObjIntConsumer;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;

/// A link that runs a test step at each roll of the dice. The step may send requests of its own;
/// the client receives everything but the answers to these.
final class RollTap implements LinkTap {
  private static final String ROLL = "{\"Würfelwurf\"";
  private static final String ANSWER = "{\"Serverantwort\"";
  private static final Duration TIMEOUT = Duration.ofMinutes(1);

  /// No message of this type exists. The refusal names the type, and the server answers all
  /// requests in order, so the answer before the refusal is that to the request before.
  private static final String MARK = "Ende der Anfrage";

  private final Link delegate;
  private final ObjIntConsumer<RollTap> onRoll;
  private final Deque<Received> early = new ArrayDeque<>();

  private int rolls;

  /// @param onRoll the step, which gets this link and the number of the roll from 1 on
  RollTap(Link delegate, ObjIntConsumer<RollTap> onRoll) {
    this.delegate = delegate;
    this.onRoll = onRoll;
  }

  @Override
  public Link delegate() {
    return delegate;
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    var received = early.isEmpty() ? delegate.receive(timeout) : early.removeFirst();
    if (received instanceof Received.Text(var text) && text.startsWith(ROLL))
      onRoll.accept(this, ++rolls);
    return received;
  }

  /// Sends a request and returns its answer.
  String ask(String request) {
    delegate.send(request);
    delegate.send("{\"" + MARK + "\":{}}");
    try {
      return answerBeforeMark();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  private String answerBeforeMark() throws InterruptedException {
    var texts = new ArrayList<String>();
    int answer = -1;
    while (true) {
      if (!(delegate.receive(TIMEOUT) instanceof Received.Text(var text)))
        throw new AssertionError("no answer after " + texts);
      boolean isAnswer = text.startsWith(ANSWER);
      if (isAnswer && text.contains(MARK)) break;
      if (isAnswer) answer = texts.size();
      texts.add(text);
    }
    var result = texts.remove(answer);
    for (var text : texts) early.addLast(new Received.Text(text));
    return result;
  }
}
