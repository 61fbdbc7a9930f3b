package spieltisch.client.siedler;

import java.time.Duration;
import java.util.Optional;
import spieltisch.client.ClientTimeouts;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;

/// A request that the server has not completed yet. There is at most one pending request, since
/// some servers lose a request that arrives while they answer.
///
/// Servers send the confirmation and the effect of a request in any order, and some servers omit
/// one of the two. A request is complete when confirmation and effect were received, when the
/// server is known to omit one of them and the server has become quiet, or when a timeout expires.
final class PendingRequest {
  private final ExpectedEffect effect;
  private final ServerQuirks quirks;
  private final ClientTimeouts timeouts;
  private final long sentAt;
  private long receivedAt;
  private boolean isConfirmed;
  private boolean isEffectSeen;
  private boolean isConfirmedAfterEffect;
  private Optional<String> refusal = Optional.empty();
  private boolean isRefused;

  PendingRequest(ExpectedEffect effect, ServerQuirks quirks, ClientTimeouts timeouts, long now) {
    this.effect = effect;
    this.quirks = quirks;
    this.timeouts = timeouts;
    isEffectSeen = !effect.exists();
    sentAt = now;
    receivedAt = now;
  }

  ClientMessage message() {
    return effect.request();
  }

  /// The reason for the refusal; empty if the server did not refuse the request.
  Optional<String> refusal() {
    return refusal;
  }

  boolean isConfirmed() {
    return isConfirmed;
  }

  /// Returns whether the server confirmed the request or showed its effect.
  boolean isAccepted() {
    return refusal.isEmpty() && (isConfirmed || isEffectSeen);
  }

  void received(ServerMessage message, long now) {
    receivedAt = now;
    if (message instanceof ServerMessage.Answer answer) applyAnswer(answer);
    else if (message instanceof ServerMessage.Failure(var text)) refusal = Optional.of(text);
    else isEffectSeen |= effect.isSeenIn(message);
  }

  private void applyAnswer(ServerMessage.Answer answer) {
    if (answer.isOk()) {
      isConfirmed = true;
      isConfirmedAfterEffect = isEffectSeen;
    } else {
      isRefused = true;
      refusal = Optional.of(answer.text());
    }
  }

  /// The time, on the clock of [PlayTimer], at which the request counts as complete if nothing more
  /// is received. Some servers refuse a request twice, by a failure and by an answer.
  long due() {
    if (refusal.isPresent())
      return isRefused ? receivedAt : receivedAt + timeouts.quiet().toNanos();
    if (isConfirmedAfterEffect) return receivedAt;
    if (isConfirmed && isEffectSeen) return after(timeouts.quiet());
    if (isConfirmed)
      return after(quirks.reportsEffect(message()) ? timeouts.completion() : timeouts.quiet());
    if (isEffectSeen)
      return after(quirks.confirms(message()) ? timeouts.completion() : timeouts.quiet());
    return sentAt + timeouts.answer().toNanos();
  }

  private long after(Duration pause) {
    return receivedAt + pause.toNanos();
  }

  /// Records which messages the server omitted for this request.
  void recordQuirks() {
    if (refusal.isPresent()) return;
    if (isEffectSeen && !isConfirmed) quirks.confirmationMissing(message());
    if (isConfirmed && !isEffectSeen) quirks.effectMissing(message());
  }
}
