package spieltisch.browser;

import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// Starts one server and one browser for all tests of a class. The tests are skipped on a machine
/// without Chromium.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class BrowserFixture {
  @SuppressWarnings("NullAway.Init") // JUnit calls startServer first
  BrowserServer server;

  @BeforeAll
  void startServer(@TempDir Path folder) {
    PlaywrightAssertions.setDefaultAssertionTimeout(BrowserServer.TIMEOUT_MILLIS);
    server =
        BrowserServer.open(folder).orElseGet(() -> Assumptions.abort("Chromium is not installed"));
  }

  @AfterAll
  @SuppressWarnings("NullAway") // null if the class was aborted
  void stopServer() {
    if (server != null) server.close();
  }
}
