package spieltisch.bridge;

import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/// A blocking connection that carries texts. One thread reads, another one writes.
interface Wire extends Closeable {
  /// The longest text in either direction.
  int MAX_BYTES = 1 << 20;

  /// Waits for the next text; `null` if the server has closed the connection.
  @Nullable String receive() throws IOException;

  void send(String text) throws IOException;

  /// The code with which the server closed the connection.
  int closeCode();

  /// The sentence with which the server closed the connection, or an empty text.
  String closeReason();
}
