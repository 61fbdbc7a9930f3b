package spieltisch.app;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;

/// A link of a client that names one resource only when it plays an invention.
final class OneResourceLink implements LinkTap {
  private static final Pattern FIRST_RESOURCE = Pattern.compile("\"([^\"]+)\":[12]");
  private static final String ANSWER = "{\"Serverantwort\":";

  private final Link delegate;
  private final List<String> answers = Collections.synchronizedList(new ArrayList<>());
  private boolean isUnanswered;

  OneResourceLink(Link delegate) {
    this.delegate = delegate;
  }

  /// The answers of the server to the inventions, in order.
  List<String> answers() {
    return List.copyOf(answers);
  }

  @Override
  public Link delegate() {
    return delegate;
  }

  @Override
  public void send(String text) {
    isUnanswered = text.startsWith("{\"Erfindung\"");
    delegate.send(isUnanswered ? withOneResource(text) : text);
  }

  private static String withOneResource(String invention) {
    var resource = FIRST_RESOURCE.matcher(invention);
    if (!resource.find()) throw new AssertionError("an invention without a resource: " + invention);
    return "{\"Erfindung\":{\"Rohstoffe\":{\"" + resource.group(1) + "\":1}}}";
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    var received = delegate.receive(timeout);
    if (isUnanswered && received instanceof Received.Text(var text) && text.startsWith(ANSWER)) {
      answers.add(text);
      isUnanswered = false;
    }
    return received;
  }
}
