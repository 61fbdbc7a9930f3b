package spieltisch.edge.access;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.concurrent.Semaphore;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import spieltisch.table.member.SecretHash;

/// Slow, salted hashes of table passwords. The hashes ensure that a stolen log does not reveal the
/// passwords. The stored text is `pbkdf2-sha512$ITERATIONS$SALT$HASH`, with salt and hash in
/// Base64. Old journals contain a hexadecimal SHA-256 hash instead.
///
/// Computing a hash takes about a tenth of a second of processor time. Therefore the methods must
/// not run on an event loop or while a table decides a command. At most half of the processors
/// compute hashes at the same time.
public final class PasswordHash {
  private static final String NAME = "pbkdf2-sha512";
  private static final String ALGORITHM = "PBKDF2WithHmacSHA512";
  private static final int ITERATIONS = 210_000;
  private static final int SALT_BYTES = 16;
  private static final int HASH_BITS = 256;

  private static final SecureRandom RANDOM = new SecureRandom();
  private static final Semaphore PROCESSORS =
      new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), true);

  private PasswordHash() {}

  /// Returns the stored text for a password.
  public static String create(String password) {
    var salt = new byte[SALT_BYTES];
    RANDOM.nextBytes(salt);
    return String.join(
        "$",
        NAME,
        Integer.toString(ITERATIONS),
        base64(salt),
        base64(derive(password, salt, ITERATIONS)));
  }

  static boolean matches(String stored, String password) {
    var parts = stored.split("\\$", -1);
    if (parts.length != 4 || !parts[0].equals(NAME))
      return SecretHash.equal(stored, SecretHash.hash(password));
    var salt = Base64.getDecoder().decode(parts[2]);
    var expected = Base64.getDecoder().decode(parts[3]);
    return MessageDigest.isEqual(expected, derive(password, salt, Integer.parseInt(parts[1])));
  }

  private static String base64(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }

  private static byte[] derive(String password, byte[] salt, int iterations) {
    PROCESSORS.acquireUninterruptibly();
    try {
      var spec = new PBEKeySpec(password.toCharArray(), salt, iterations, HASH_BITS);
      return SecretKeyFactory.getInstance(ALGORITHM).generateSecret(spec).getEncoded();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("the Java runtime has no " + ALGORITHM, e);
    } finally {
      PROCESSORS.release();
    }
  }
}
