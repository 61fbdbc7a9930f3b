package spieltisch.developer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The page calls the functions of the Android app by name, and no compiler sees both.
final class AndroidFunctionsTest {
  private static final Path ROOT = Path.of("../..");
  private static final Pattern IN_APP =
      Pattern.compile("@JavascriptInterface\\s+public \\w+ (\\w+)\\(([^)]*)\\)");
  private static final Pattern IN_PAGE = Pattern.compile("(?m)^  (\\w+)\\(([^)]*)\\): \\w+;");

  @Test
  void the_page_and_the_app_have_the_same_functions() throws IOException {
    var app = functions("android/app/src/spieltisch/android/PageFunctions.java", IN_APP);
    assertFalse(app.isEmpty());
    assertEquals(app, functions("web/client/src/app/appBridge.ts", IN_PAGE));
  }

  /// The names of functions, with the number of arguments.
  private static Set<String> functions(String file, Pattern pattern) throws IOException {
    var found = new TreeSet<String>();
    var matcher = pattern.matcher(Files.readString(ROOT.resolve(file)));
    while (matcher.find()) {
      var arguments = matcher.group(2).strip().replaceFirst(",$", "");
      found.add(matcher.group(1) + " " + (arguments.isEmpty() ? 0 : arguments.split(",").length));
    }
    return found;
  }
}
