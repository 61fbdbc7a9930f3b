package spieltisch.edge.access;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import spieltisch.store.TableId;

/// The token with which a player returns to a seat. A token consists of the table's id and a
/// secret. The table stores only the hash of the secret.
public record SeatToken(TableId table, String secret) {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int BYTES = 16;

  public static String newSecret() {
    var bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  public static Optional<SeatToken> parse(String text) {
    int dot = text.indexOf('.');
    return dot < 0
        ? Optional.empty()
        : Optional.of(new SeatToken(new TableId(text.substring(0, dot)), text.substring(dot + 1)));
  }

  public String text() {
    return table.text() + "." + secret;
  }
}
