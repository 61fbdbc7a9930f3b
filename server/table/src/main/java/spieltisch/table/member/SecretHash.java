package spieltisch.table.member;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Optional;
import spieltisch.table.chance.Seed;

/// Passwords and tokens: only their hashes are kept, and they are compared in constant time.
public final class SecretHash {
  private SecretHash() {}

  public static String hash(String secret) {
    return HexFormat.of().formatHex(Seed.sha256().digest(secret.getBytes(StandardCharsets.UTF_8)));
  }

  /// Whether what somebody says opens a table. A table without a password opens to all.
  public static boolean opens(Optional<String> hash, Optional<String> said) {
    return hash.isEmpty() || equal(hash.get(), hash(said.orElse("")));
  }

  public static boolean equal(String a, String b) {
    return MessageDigest.isEqual(
        a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
  }
}
