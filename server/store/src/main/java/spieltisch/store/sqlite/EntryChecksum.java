package spieltisch.store.sqlite;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/// Computes the checksums of entries. The checksum of an entry also covers the checksum of the
/// table's previous entry. Therefore the checksums reveal missing entries as well as changed
/// entries.
///
/// Objects of this class are not thread-safe.
final class EntryChecksum {
  private final CRC32C crc = new CRC32C();
  private final ByteBuffer numbers = ByteBuffer.allocate(3 * Long.BYTES);

  /// @param previous the checksum of the table's previous entry; 0 if there is no previous entry
  long of(long previous, String table, long version, long at, byte[] body) {
    crc.reset();
    numbers.clear().putLong(previous).putLong(version).putLong(at).flip();
    crc.update(numbers);
    crc.update(table.getBytes(StandardCharsets.UTF_8));
    crc.update(body);
    return crc.getValue();
  }
}
