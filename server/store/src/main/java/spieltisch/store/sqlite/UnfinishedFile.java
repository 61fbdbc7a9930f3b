package spieltisch.store.sqlite;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Set;
import java.util.regex.Pattern;
import spieltisch.store.StoreException;

/// A file that is written under a temporary name. The file gets its final name only when it is
/// complete and synced. So a file with the final name is never half-written, even if the process is
/// killed.
///
/// The temporary name contains the id of the process and a random number, because processes in
/// different containers may have the same id. A lock shows that the file is still being written.
///
/// Only the user may read the file: a log contains seeds of running games and hashes of passwords.
public final class UnfinishedFile implements AutoCloseable {
  private static final String SUFFIX = ".part";
  private static final Pattern WRITER = Pattern.compile("(\\d{1,18})(-[0-9a-f]+)?");
  private static final Set<PosixFilePermission> OWNER_ONLY =
      PosixFilePermissions.fromString("rw-------");
  private static final SecureRandom RANDOM = new SecureRandom();

  private final Path target;
  private final Path part;
  private final LogFileLock lock;

  private UnfinishedFile(Path target, Path part, LogFileLock lock) {
    this.target = target;
    this.part = part;
    this.lock = lock;
  }

  /// Prepares a new file. Temporary files of processes that were killed are deleted.
  ///
  /// @throws StoreException if the file exists already or its folder cannot be written
  public static UnfinishedFile of(Path file) {
    var target = file.toAbsolutePath();
    if (Files.exists(target)) throw existsAlready(target);
    var folder = target.getParent();
    if (folder == null) throw new StoreException(file + " is a folder");
    try {
      Files.createDirectories(folder);
      deleteAbandoned(folder, target.getFileName() + "-");
      var part =
          target.resolveSibling(
              "%s-%d-%s%s"
                  .formatted(
                      target.getFileName(),
                      ProcessHandle.current().pid(),
                      Long.toHexString(RANDOM.nextLong()),
                      SUFFIX));
      var unfinished = new UnfinishedFile(target, part, LogFileLock.acquire(part));
      unfinished.create();
      return unfinished;
    } catch (IOException e) {
      throw cannotWrite(target, e);
    } catch (StoreException e) {
      throw e.getCause() instanceof IOException cause ? cannotWrite(target, cause) : e;
    }
  }

  private void create() {
    try {
      if (part.getFileSystem().supportedFileAttributeViews().contains("posix"))
        Files.createFile(part, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
      else Files.createFile(part);
    } catch (IOException e) {
      close();
      throw cannotWrite(target, e);
    }
  }

  private static void deleteAbandoned(Path folder, String prefix) throws IOException {
    try (var files = Files.list(folder)) {
      for (var file : files.toList()) {
        var name = file.getFileName().toString();
        int end = name.indexOf(SUFFIX);
        if (!name.startsWith(prefix) || end < prefix.length()) continue;
        var writer = WRITER.matcher(name.substring(prefix.length(), end));
        var part = file.resolveSibling(name.substring(0, end + SUFFIX.length()));
        if (writer.matches()
            && !isRunning(Long.parseLong(writer.group(1)))
            && !LogFileLock.isHeld(part)) Files.deleteIfExists(file);
      }
    }
  }

  /// Returns whether another running process has this id. The id of this process does not count,
  /// because a process in another container may have had the same id before it was killed. If the
  /// ids are equal, only the lock shows whether the file is still being written.
  private static boolean isRunning(long process) {
    return process != ProcessHandle.current().pid() && ProcessHandle.of(process).isPresent();
  }

  /// Returns the path under which the content is written. The file exists and is empty.
  public Path part() {
    return part;
  }

  /// Syncs the content and gives the file its name.
  ///
  /// @throws StoreException also if a file of that name has appeared meanwhile; that file is kept
  public void complete() {
    try {
      sync(part, StandardOpenOption.WRITE);
      rename();
      var folder = target.getParent();
      if (folder != null) sync(folder, StandardOpenOption.READ);
    } catch (FileAlreadyExistsException _) {
      throw existsAlready(target);
    } catch (IOException e) {
      throw cannotWrite(target, e);
    }
  }

  /// Renames without replacing a file. The rename of the operating system would replace an existing
  /// file, but the creation of a link does not.
  private void rename() throws IOException {
    try {
      Files.createLink(target, part);
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (IOException | UnsupportedOperationException _) {
      // Some file systems have no links.
      Files.move(part, target);
      return;
    }
    Files.delete(part);
  }

  private static void sync(Path path, StandardOpenOption option) throws IOException {
    try (var channel = FileChannel.open(path, option)) {
      channel.force(true);
    }
  }

  private static StoreException existsAlready(Path target) {
    return new StoreException(
        "the file %s exists already: move it away, or choose another one".formatted(target));
  }

  private static StoreException cannotWrite(Path target, IOException cause) {
    return new StoreException(
        "cannot write the file %s: %s".formatted(target, cause.getMessage()), cause);
  }

  /// Deletes what was written if the file was not completed.
  @Override
  public void close() {
    lock.close();
    for (var suffix : new String[] {"", "-journal", "-wal", "-shm", ".lock"}) {
      try {
        Files.deleteIfExists(part.resolveSibling(part.getFileName() + suffix));
      } catch (IOException _) {
        // The next backup to the same file deletes the temporary file.
      }
    }
  }
}
