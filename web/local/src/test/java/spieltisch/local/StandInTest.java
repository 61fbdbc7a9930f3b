package spieltisch.local;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Compares the stand-ins for classes of the Java library with the originals.
final class StandInTest {
  @Test
  void the_digest_is_sha_256() throws NoSuchAlgorithmException {
    var luck = new Random(1);
    for (int length = 0; length < 300; length++) {
      var bytes = new byte[length];
      luck.nextBytes(bytes);
      var own = spieltisch.local.classlib.java.security.MessageDigest.getInstance("SHA-256");
      own.update(ByteBuffer.wrap(bytes));
      var original = MessageDigest.getInstance("SHA-256");
      original.update(bytes);
      assertArrayEquals(original.digest(bytes), own.digest(bytes), "length " + length);
    }
  }

  @Test
  void hexadecimal_digits_are_read_and_written() {
    var bytes = new byte[] {0, 1, -1, 127, -128};
    var own = spieltisch.local.classlib.java.util.HexFormat.of();
    assertEquals(HexFormat.of().formatHex(bytes), own.formatHex(bytes));
    assertArrayEquals(bytes, own.parseHex(own.formatHex(bytes).toUpperCase(java.util.Locale.ROOT)));
    assertThrows(IllegalArgumentException.class, () -> own.parseHex("0g"));
    assertThrows(IllegalArgumentException.class, () -> own.parseHex("0"));
  }
}
