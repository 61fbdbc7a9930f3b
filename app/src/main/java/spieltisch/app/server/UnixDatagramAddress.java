package spieltisch.app.server;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The address of a Unix datagram socket on Linux. The Java library supports only stream sockets
/// for Unix addresses, so datagrams are sent through the C library.
///
/// @param name the path of the socket, or `@` followed by a name in the abstract namespace
record UnixDatagramAddress(String name) {
  private static final Logger LOGGER = LoggerFactory.getLogger(UnixDatagramAddress.class);
  private static final short AF_UNIX = 1;
  private static final int SOCK_DGRAM = 2;

  /// Sends a datagram. A failure to send is only logged.
  void send(byte[] bytes) {
    try (var arena = Arena.ofConfined()) {
      int socket =
          (int)
              function(
                      "socket",
                      ValueLayout.JAVA_INT,
                      ValueLayout.JAVA_INT,
                      ValueLayout.JAVA_INT,
                      ValueLayout.JAVA_INT)
                  .invokeExact((int) AF_UNIX, SOCK_DGRAM, 0);
      var address = address(arena);
      long sent =
          (long)
              function(
                      "sendto",
                      ValueLayout.JAVA_LONG,
                      ValueLayout.JAVA_INT,
                      ValueLayout.ADDRESS,
                      ValueLayout.JAVA_LONG,
                      ValueLayout.JAVA_INT,
                      ValueLayout.ADDRESS,
                      ValueLayout.JAVA_INT)
                  .invokeExact(
                      socket,
                      arena.allocateFrom(ValueLayout.JAVA_BYTE, bytes),
                      (long) bytes.length,
                      0,
                      address,
                      (int) address.byteSize());
      int _ =
          (int) function("close", ValueLayout.JAVA_INT, ValueLayout.JAVA_INT).invokeExact(socket);
      if (sent != bytes.length) LOGGER.warn("systemd notification failed socket={}", name);
    } catch (Throwable e) {
      LOGGER.warn("systemd notification failed socket={}: {}", name, e.getMessage());
    }
  }

  /// Returns the C structure `sockaddr_un`, which holds the address family and the path. A name in
  /// the abstract namespace begins with a zero byte.
  private MemorySegment address(Arena arena) {
    var path = name.getBytes(StandardCharsets.UTF_8);
    if (name.startsWith("@")) path[0] = 0;
    var address = arena.allocate(Short.BYTES + path.length, Short.BYTES);
    address.set(ValueLayout.JAVA_SHORT, 0, AF_UNIX);
    MemorySegment.copy(path, 0, address, ValueLayout.JAVA_BYTE, Short.BYTES, path.length);
    return address;
  }

  @SuppressWarnings("restricted") // calls into the C library
  private static MethodHandle function(String name, ValueLayout result, ValueLayout... parameters) {
    var linker = Linker.nativeLinker();
    return linker.downcallHandle(
        linker.defaultLookup().findOrThrow(name), FunctionDescriptor.of(result, parameters));
  }
}
