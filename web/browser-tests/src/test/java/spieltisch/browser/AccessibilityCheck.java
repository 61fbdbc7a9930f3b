package spieltisch.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Accessibility check with axe-core, which comes from the client's development dependencies.
final class AccessibilityCheck {
  private static final Path SCRIPT = Path.of("../client/node_modules/axe-core/axe.min.js");

  /// Cancels animations first, because axe would measure intermediate colours.
  private static final String RUN_AXE =
      """
      async () => {
        await Promise.all(document.getAnimations().map((a) => (a.finish?.call, a.cancel())));
        const { violations } = await axe.run(document, { resultTypes: ['violations'] });
        return violations
          .filter((v) => v.impact === 'serious' || v.impact === 'critical')
          .map((v) => v.id + ': ' + v.nodes.map((n) => n.html.slice(0, 160)).join(' | '));
      }
      """;

  private AccessibilityCheck() {}

  /// Fails if the page has a serious violation.
  static void assertAccessible(Page page) {
    try {
      page.evaluate(Files.readString(SCRIPT));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertEquals(List.of(), page.evaluate(RUN_AXE), page.url());
  }
}
