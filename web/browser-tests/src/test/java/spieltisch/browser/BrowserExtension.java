package spieltisch.browser;

import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// A house for all tests of a class; they are skipped on a machine without a browser.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class BrowserExtension {
  @SuppressWarnings("NullAway.Init") // JUnit calls openTheHouse first
  BrowserServer browserServer;

  @BeforeAll
  void openTheHouse(@TempDir Path folder) {
    PlaywrightAssertions.setDefaultAssertionTimeout(BrowserServer.PATIENCE);
    browserServer =
        BrowserServer.open(folder)
            .orElseGet(() -> Assumptions.abort("no Chromium here: the browser tests need one"));
  }

  @AfterAll
  @SuppressWarnings("NullAway") // an aborted class has none
  void closeTheHouse() {
    if (browserServer != null) browserServer.close();
  }
}
