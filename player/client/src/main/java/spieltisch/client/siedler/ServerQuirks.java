package spieltisch.client.siedler;

import java.util.HashSet;
import java.util.Set;
import spieltisch.siedler.message.ClientMessage;

/// What a server was seen not to do, so that it is waited for only once.
final class ServerQuirks {
  private final Set<Class<?>> unconfirmed = new HashSet<>();
  private final Set<Class<?>> untold = new HashSet<>();

  /// Whether the server confirms such a request.
  boolean confirms(ClientMessage request) {
    return !unconfirmed.contains(request.getClass());
  }

  /// Whether the server tells what follows from such a request.
  boolean tells(ClientMessage request) {
    return !untold.contains(request.getClass());
  }

  void doesNotConfirm(ClientMessage request) {
    unconfirmed.add(request.getClass());
  }

  void doesNotTell(ClientMessage request) {
    untold.add(request.getClass());
  }

  /// A confirmation came late, so they do come.
  void confirmsAfterAll() {
    unconfirmed.clear();
  }
}
