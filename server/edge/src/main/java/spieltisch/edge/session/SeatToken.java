package spieltisch.edge.session;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import spieltisch.store.TableId;
import spieltisch.table.member.SecretHash;

/// What a player shows to come back to his seat: the table, and a secret of which the table keeps
/// the hash.
record SeatToken(TableId table, String secret) {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int BYTES = 16;

  /// A new secret.
  static String fresh() {
    var bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  static String hash(String secret) {
    return SecretHash.hash(secret);
  }

  static String at(TableId table, String secret) {
    return table.text() + "." + secret;
  }

  static Optional<SeatToken> of(String text) {
    int dot = text.indexOf('.');
    return dot < 0
        ? Optional.empty()
        : Optional.of(new SeatToken(new TableId(text.substring(0, dot)), text.substring(dot + 1)));
  }
}
