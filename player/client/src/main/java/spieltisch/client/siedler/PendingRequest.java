package spieltisch.client.siedler;

import java.time.Duration;
import java.util.Optional;
import spieltisch.client.ClientTimeouts;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;

/// A request on its way: there is only ever one, since some servers lose what comes while they
/// answer.
///
/// Servers react in any order, and some leave out the confirmation or what follows from it. So a
/// request is settled when both were heard; when one of them is known not to come and the server
/// has become quiet; or when patience is at an end.
final class PendingRequest {
  private final ExpectedEffect expectedEffect;
  private final ServerQuirks serverQuirks;
  private final ClientTimeouts clientTimeouts;
  private final long sentAt;
  private long heardAt;
  private boolean isConfirmed;
  private boolean isTold;
  private boolean isConfirmedLast;
  private Optional<String> refusal = Optional.empty();
  private boolean isRefused;

  PendingRequest(
      ExpectedEffect expectedEffect,
      ServerQuirks serverQuirks,
      ClientTimeouts clientTimeouts,
      long now) {
    this.expectedEffect = expectedEffect;
    this.serverQuirks = serverQuirks;
    this.clientTimeouts = clientTimeouts;
    sentAt = now;
    heardAt = now;
  }

  ClientMessage message() {
    return expectedEffect.request();
  }

  /// Why the server did not do it.
  Optional<String> refusal() {
    return refusal;
  }

  boolean isConfirmed() {
    return isConfirmed;
  }

  void heard(ServerMessage message, long now) {
    heardAt = now;
    if (message instanceof ServerMessage.Answer answer) answered(answer);
    else if (message instanceof ServerMessage.Failure(var text)) refusal = Optional.of(text);
    else isTold |= expectedEffect.isSeenIn(message);
  }

  private void answered(ServerMessage.Answer answer) {
    if (answer.isOk()) {
      isConfirmed = true;
      isConfirmedLast = isTold;
    } else {
      isRefused = true;
      refusal = Optional.of(answer.text());
    }
  }

  /// When nothing more is to be waited for, on the clock of `System.nanoTime`, if nothing comes
  /// until then. Some servers refuse twice, by a failure and by an answer.
  long due() {
    if (refusal.isPresent())
      return isRefused ? heardAt : heardAt + clientTimeouts.quiet().toNanos();
    if (isConfirmedLast) return heardAt;
    if (isConfirmed && isTold) return after(clientTimeouts.quiet());
    if (isConfirmed)
      return after(serverQuirks.tells(message()) ? clientTimeouts.rest() : clientTimeouts.quiet());
    if (isTold)
      return after(
          serverQuirks.confirms(message()) ? clientTimeouts.rest() : clientTimeouts.quiet());
    return sentAt + clientTimeouts.answer().toNanos();
  }

  private long after(Duration pause) {
    return heardAt + pause.toNanos();
  }

  /// What this request taught about the server.
  void learn() {
    if (refusal.isPresent()) return;
    if (isTold && !isConfirmed) serverQuirks.doesNotConfirm(message());
    if (isConfirmed && !isTold) serverQuirks.doesNotTell(message());
  }
}
