package spieltisch.edge;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A test class with a new server for each test.
abstract class WithTestServer {
  @TempDir private Path folder = Path.of(".");
  TestServer server;

  @BeforeEach
  final void start() {
    server = new TestServer(folder, TestServer.GENEROUS);
  }

  @AfterEach
  final void stop() {
    server.close();
  }
}
