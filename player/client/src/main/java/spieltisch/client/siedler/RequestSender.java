package spieltisch.client.siedler;

import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.siedler.tracking.GameTracker;
import spieltisch.client.transport.Link;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;

/// Sends one request at a time and tracks it until it is complete.
final class RequestSender {
  private final Link link;
  private final Handshake handshake;
  private final GameTracker tracker;
  private final ClientTimeouts timeouts;
  private final PlayTimer timer;
  private final ServerQuirks quirks = new ServerQuirks();
  private @Nullable PendingRequest pending;

  RequestSender(
      Link link,
      Handshake handshake,
      GameTracker tracker,
      ClientTimeouts timeouts,
      PlayTimer timer) {
    this.link = link;
    this.handshake = handshake;
    this.tracker = tracker;
    this.timeouts = timeouts;
    this.timer = timer;
  }

  /// Sends a request. Returns false, and sends nothing, if the dialect lacks the request.
  boolean send(ClientMessage message) {
    var effect = new ExpectedEffect(tracker.me().orElse(-1), message, tracker.status());
    var text = handshake.codec().encodeWithZeros(message);
    if (text.isEmpty()) return false;
    pending = new PendingRequest(effect, quirks, timeouts, timer.now());
    timer.sent();
    link.send(text.get());
    return true;
  }

  void received(ServerMessage message) {
    if (pending != null) pending.received(message, timer.now());
    else if (message.equals(ServerMessage.Answer.OK)) quirks.confirmationSeen();
  }

  boolean isPending() {
    return pending != null;
  }

  /// The time at which the pending request counts as complete; empty if there is no pending
  /// request.
  OptionalLong due() {
    return pending == null ? OptionalLong.empty() : OptionalLong.of(pending.due());
  }

  /// Returns the pending request if it is complete, otherwise empty. A completed request is
  /// returned only once.
  Optional<PendingRequest> takeCompleted() {
    var completed = pending;
    if (completed == null || timer.now() < completed.due()) return Optional.empty();
    pending = null;
    completed.recordQuirks();
    return Optional.of(completed);
  }

  /// Returns whether the next request must wait until the server is quiet. Our own servers need no
  /// such pause, because they read while they send.
  boolean mustWaitForQuiet() {
    return !handshake.isOwnServer() && timer.mustWaitForQuiet();
  }
}
