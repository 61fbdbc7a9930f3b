package spieltisch.client;

import java.time.Duration;
import java.util.Optional;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;

/// A request on its way: there is only ever one, since some servers lose what comes while they
/// answer.
///
/// Servers react in any order, and some leave out the confirmation or what follows from it. So a
/// request is settled when both were heard; when one of them is known not to come and the server
/// has become quiet; or when patience is at an end.
final class Request {
  private final Consequence consequence;
  private final Manners manners;
  private final Patience patience;
  private final long sentAt;
  private long heardAt;
  private boolean isConfirmed;
  private boolean isTold;
  private boolean isConfirmedLast;
  private Optional<String> refusal = Optional.empty();
  private boolean isRefused;

  Request(Consequence consequence, Manners manners, Patience patience, long now) {
    this.consequence = consequence;
    this.manners = manners;
    this.patience = patience;
    sentAt = now;
    heardAt = now;
  }

  ClientMessage message() {
    return consequence.request();
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
    else isTold |= consequence.isSeenIn(message);
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
    if (refusal.isPresent()) return isRefused ? heardAt : heardAt + patience.quiet().toNanos();
    if (isConfirmedLast) return heardAt;
    if (isConfirmed && isTold) return after(patience.quiet());
    if (isConfirmed) return after(manners.tells(message()) ? patience.rest() : patience.quiet());
    if (isTold) return after(manners.confirms(message()) ? patience.rest() : patience.quiet());
    return sentAt + patience.answer().toNanos();
  }

  private long after(Duration pause) {
    return heardAt + pause.toNanos();
  }

  /// What this request taught about the server.
  void learn() {
    if (refusal.isPresent()) return;
    if (isTold && !isConfirmed) manners.doesNotConfirm(message());
    if (isConfirmed && !isTold) manners.doesNotTell(message());
  }
}
