package spieltisch.store.sqlite;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import spieltisch.store.StoreException;

/// A lock on a database file. The lock ensures that only one server uses the file. The operating
/// system locks a separate file beside the database. The lock ends with the process.
final class LogFileLock implements AutoCloseable {
  private static final String SUFFIX = ".lock";
  // The lock files that this process has locked. The process must not open such a file again,
  // because closing any channel of a file releases all locks of the process on that file.
  private static final Set<Path> LOCKED = ConcurrentHashMap.newKeySet();

  private final Path path;
  private final FileChannel channel;

  private LogFileLock(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  /// Locks a database file for this server.
  ///
  /// @throws StoreException if another server holds the lock or the folder cannot be written
  static LogFileLock acquire(Path file) {
    var path = lockPath(file);
    if (!LOCKED.add(path)) throw inUse(file, ProcessHandle.current().pid() + "");
    try {
      var channel =
          FileChannel.open(
              path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      if (channel.tryLock() == null) {
        var holder = holder(channel);
        channel.close();
        throw inUse(file, holder);
      }
      writeHolder(channel);
      return new LogFileLock(path, channel);
    } catch (IOException e) {
      LOCKED.remove(path);
      throw new StoreException(
          "cannot write in the folder %s: give this user write permission and free space there, or choose another folder with --data"
              .formatted(folder(file)),
          e);
    } catch (StoreException e) {
      LOCKED.remove(path);
      throw e;
    }
  }

  /// Returns whether a server holds the lock of a database file.
  static boolean isHeld(Path file) {
    var path = lockPath(file);
    if (LOCKED.contains(path)) return true;
    try (var channel = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      return channel.tryLock() == null;
    } catch (IOException _) {
      return false;
    }
  }

  private static Path lockPath(Path file) {
    return folder(file).resolve(file.getFileName() + SUFFIX);
  }

  /// Returns the folder of a file. Symbolic links are resolved, so that each folder has only one
  /// name.
  private static Path folder(Path file) {
    var folder = file.toAbsolutePath().normalize().getParent();
    if (folder == null) throw new IllegalArgumentException("no folder: " + file);
    try {
      return folder.toRealPath();
    } catch (IOException _) {
      return folder;
    }
  }

  private static StoreException inUse(Path file, String holder) {
    return new StoreException(
        "another server%s uses the folder %s: stop it, or choose another folder with --data"
            .formatted(holder.isEmpty() ? "" : " (process " + holder + ")", folder(file)));
  }

  private static String holder(FileChannel channel) throws IOException {
    var bytes = ByteBuffer.allocate(20);
    channel.read(bytes, 0);
    return new String(bytes.array(), 0, bytes.position(), StandardCharsets.US_ASCII).strip();
  }

  private static void writeHolder(FileChannel channel) throws IOException {
    channel.truncate(0);
    var pid = ProcessHandle.current().pid() + "\n";
    channel.write(ByteBuffer.wrap(pid.getBytes(StandardCharsets.US_ASCII)), 0);
  }

  /// Releases the lock but does not delete the lock file. After a deletion, two servers could lock
  /// two different files of the same name.
  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException _) {
      // The lock ends with the process, so an error while closing does not matter.
    } finally {
      LOCKED.remove(path);
    }
  }
}
