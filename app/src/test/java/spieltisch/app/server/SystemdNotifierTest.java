package spieltisch.app.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
class SystemdNotifierTest {
  @TempDir private Path folder = Path.of(".");

  @Test
  void it_reports_start_life_and_end() throws Throwable {
    try (var systemd = new Systemd(folder.resolve("notify"))) {
      var environment = Map.of("NOTIFY_SOCKET", systemd.path.toString(), "WATCHDOG_USEC", "2000");
      try (var _ = new SystemdNotifier(environment, () -> true)) {
        assertEquals("READY=1", systemd.receive());
        assertEquals("WATCHDOG=1", systemd.receive());
        assertEquals("WATCHDOG=1", systemd.receive());
      }
      var last = systemd.receive();
      while (last.equals("WATCHDOG=1")) last = systemd.receive();
      assertEquals("STOPPING=1", last);
    }
  }

  @Test
  void a_server_that_does_not_respond_gets_no_watchdog_message() throws Throwable {
    try (var systemd = new Systemd(folder.resolve("notify"))) {
      var checks = new CountDownLatch(3);
      var environment = Map.of("NOTIFY_SOCKET", systemd.path.toString(), "WATCHDOG_USEC", "2000");
      try (var _ =
          new SystemdNotifier(
              environment,
              () -> {
                checks.countDown();
                return false;
              })) {
        checks.await();
      }
      assertEquals("READY=1", systemd.receive());
      assertEquals("STOPPING=1", systemd.receive());
    }
  }

  @Test
  void without_systemd_and_with_a_missing_socket_the_server_runs() {
    new SystemdNotifier(Map.of(), () -> true).close();
    var missing = folder.resolve("missing").toString();
    new SystemdNotifier(Map.of("NOTIFY_SOCKET", missing, "WATCHDOG_USEC", "?"), () -> true).close();
  }

  /// The receiving socket of systemd.
  private static final class Systemd implements AutoCloseable {
    private static final ValueLayout INT = ValueLayout.JAVA_INT;
    private static final ValueLayout LONG = ValueLayout.JAVA_LONG;
    private static final ValueLayout POINTER = ValueLayout.ADDRESS;
    private static final int AF_UNIX = 1;
    private static final int SOCK_DGRAM = 2;

    private final Arena arena = Arena.ofShared();
    private final Path path;
    private final int socket;

    Systemd(Path path) throws Throwable {
      this.path = path;
      socket =
          (int) function("socket", INT, INT, INT, INT).invokeWithArguments(AF_UNIX, SOCK_DGRAM, 0);
      var name = path.toString().getBytes(StandardCharsets.UTF_8);
      var address = arena.allocate(Short.BYTES + name.length, Short.BYTES);
      address.set(ValueLayout.JAVA_SHORT, 0, (short) AF_UNIX);
      MemorySegment.copy(name, 0, address, ValueLayout.JAVA_BYTE, Short.BYTES, name.length);
      var bind = function("bind", INT, INT, POINTER, INT);
      assertEquals(0, (int) bind.invokeWithArguments(socket, address, (int) address.byteSize()));
    }

    String receive() throws Throwable {
      var buffer = arena.allocate(100);
      long length =
          (long)
              function("recv", LONG, INT, POINTER, LONG, INT)
                  .invokeWithArguments(socket, buffer, buffer.byteSize(), 0);
      return new String(
          buffer.asSlice(0, length).toArray(ValueLayout.JAVA_BYTE), StandardCharsets.US_ASCII);
    }

    @SuppressWarnings("restricted") // calls into the C library
    private static MethodHandle function(
        String name, ValueLayout result, ValueLayout... parameters) {
      var linker = Linker.nativeLinker();
      return linker.downcallHandle(
          linker.defaultLookup().findOrThrow(name), FunctionDescriptor.of(result, parameters));
    }

    @Override
    public void close() {
      try {
        var _ = function("close", INT, INT).invokeWithArguments(socket);
      } catch (Throwable e) {
        throw new IllegalStateException(e);
      }
      arena.close();
    }
  }
}
