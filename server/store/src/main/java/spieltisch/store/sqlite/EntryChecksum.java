package spieltisch.store.sqlite;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/// Checksums of entries. The checksum of an entry covers the checksum of the previous entry of its
/// table, so that a missing entry is found as well as a changed one.
///
/// Not safe for use by several threads.
final class EntryChecksum {
  private final CRC32C crc = new CRC32C();
  private final ByteBuffer numbers = ByteBuffer.allocate(3 * Long.BYTES);

  /// @param previous the checksum of the previous entry of the table; 0 if there is none
  long of(long previous, String table, long version, long at, byte[] body) {
    crc.reset();
    numbers.clear().putLong(previous).putLong(version).putLong(at).flip();
    crc.update(numbers);
    crc.update(table.getBytes(StandardCharsets.UTF_8));
    crc.update(body);
    return crc.getValue();
  }
}
