package spieltisch.table.member;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import spieltisch.table.chance.Seed;

/// Hashes of passwords and tokens. Only hashes are stored, and they are compared in constant time.
public final class SecretHash {
  private SecretHash() {}

  public static String hash(String secret) {
    return HexFormat.of().formatHex(Seed.sha256().digest(secret.getBytes(StandardCharsets.UTF_8)));
  }

  public static boolean equal(String a, String b) {
    return MessageDigest.isEqual(
        a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
  }
}
