package spieltisch.client.siedler;

import java.util.HashSet;
import java.util.Set;
import spieltisch.siedler.message.ClientMessage;

/// What a server is known not to send, so that the client waits for it only once.
final class ServerQuirks {
  private final Set<Class<?>> withoutConfirmation = new HashSet<>();
  private final Set<Class<?>> withoutEffect = new HashSet<>();

  /// Returns whether the server confirms such a request.
  boolean confirms(ClientMessage request) {
    return !withoutConfirmation.contains(request.getClass());
  }

  /// Returns whether the server reports the effect of such a request.
  boolean reportsEffect(ClientMessage request) {
    return !withoutEffect.contains(request.getClass());
  }

  void confirmationMissing(ClientMessage request) {
    withoutConfirmation.add(request.getClass());
  }

  void effectMissing(ClientMessage request) {
    withoutEffect.add(request.getClass());
  }

  /// A late confirmation shows that the server does confirm.
  void confirmationSeen() {
    withoutConfirmation.clear();
  }
}
