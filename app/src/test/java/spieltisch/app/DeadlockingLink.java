package spieltisch.app;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import spieltisch.client.transport.Link;

/// A connection to a server of protocol 0.1 that plays with the robber: after the first seven the
/// server waits for a robber move, for which the protocol has no message. All links of a game share
/// `hasRolled`, since the rolls for the order of play come before the first request to roll.
final class DeadlockingLink extends RewritingLink {
  /// What the players are told while the server waits.
  enum Status {
    /// All players are told to wait.
    WAIT,
    /// The player on turn is told to act, and every request is refused.
    ACT
  }

  private final Status status;
  private final AtomicBoolean hasRolled;
  private boolean isWaiting;

  DeadlockingLink(Link delegate, Status status, AtomicBoolean hasRolled) {
    super(delegate);
    this.status = status;
    this.hasRolled = hasRolled;
  }

  @Override
  public void send(String text) {
    if (isWaiting) {
      insert(List.of("{\"Serverantwort\":\"Erst muss der Raeuber versetzt werden.\"}"));
      return;
    }
    if (text.startsWith("{\"Wuerfeln\"")) hasRolled.set(true);
    super.send(text);
  }

  @Override
  List<String> rewrite(String text) {
    isWaiting |=
        hasRolled.get() && text.startsWith("{\"Wuerfelwurf\"") && text.endsWith("\"Wurf\":7}}");
    boolean isChanged = isWaiting && status == Status.WAIT;
    return List.of(
        isChanged ? text.replaceFirst("\"Status\":\"[^\"]*\"", "\"Status\":\"Warten\"") : text);
  }
}
