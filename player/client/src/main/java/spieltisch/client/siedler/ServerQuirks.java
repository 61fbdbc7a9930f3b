package spieltisch.client.siedler;

import java.util.HashSet;
import java.util.Set;
import spieltisch.siedler.message.ClientMessage;

/// The messages that a server is known to omit. For each kind of request, the client waits only
/// once for a message that the server omits.
final class ServerQuirks {
  private final Set<Class<?>> withoutConfirmation = new HashSet<>();
  private final Set<Class<?>> withoutEffect = new HashSet<>();

  /// Returns whether the server confirms requests of this kind.
  boolean confirms(ClientMessage request) {
    return !withoutConfirmation.contains(request.getClass());
  }

  /// Returns whether the server reports the effect of requests of this kind.
  boolean reportsEffect(ClientMessage request) {
    return !withoutEffect.contains(request.getClass());
  }

  void confirmationMissing(ClientMessage request) {
    withoutConfirmation.add(request.getClass());
  }

  void effectMissing(ClientMessage request) {
    withoutEffect.add(request.getClass());
  }

  /// Records a late confirmation, which shows that the server does confirm requests.
  void confirmationSeen() {
    withoutConfirmation.clear();
  }
}
