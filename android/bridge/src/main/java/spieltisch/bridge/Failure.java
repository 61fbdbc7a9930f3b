package spieltisch.bridge;

import java.io.IOException;
import java.net.ProtocolException;
import java.net.UnknownHostException;
import javax.net.ssl.SSLException;

/// Why there is no connection. The page has a sentence for each name.
enum Failure {
  UNREACHABLE("unreachable"),
  UNKNOWN_HOST("unknownHost"),
  /// The certificate is not valid, is for another name, or the server does not speak TLS.
  CERTIFICATE("certificate"),
  /// Somebody answered, but not in the way of a game server.
  NO_SERVER("noServer");

  final String word;

  Failure(String word) {
    this.word = word;
  }

  static Failure of(IOException cause) {
    if (cause instanceof UnknownHostException) return UNKNOWN_HOST;
    if (cause instanceof SSLException) return CERTIFICATE;
    return cause instanceof ProtocolException ? NO_SERVER : UNREACHABLE;
  }
}
