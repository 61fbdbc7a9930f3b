package spieltisch.edge;

import java.time.Duration;

/// How much a client may take of the server.
///
/// @param writeQueue bytes that may wait to be read by a client before it is cut off
/// @param idle after how long a silent connection is closed
public record Limits(int writeQueue, Duration idle) {
  public static final Limits USUAL = new Limits(1 << 20, Duration.ofHours(2));
}
