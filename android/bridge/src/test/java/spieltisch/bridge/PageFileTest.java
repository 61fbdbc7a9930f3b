package spieltisch.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The files of the page in the app.
final class PageFileTest {
  @ParameterizedTest
  @CsvSource({
    "/assets/index-B_x-1.js, text/javascript",
    "/assets/local-tables-1.wasm, application/wasm",
    "/assets/index-1.css, text/css",
    "/icon.svg, image/svg+xml",
    "/icon-192.png, image/png",
    "/manifest.webmanifest, application/manifest+json",
  })
  void a_file_has_its_type(String path, String type) {
    var file = PageFile.at(path);
    assertEquals(path, "/" + file.name);
    assertEquals(type, file.type);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "/",
        "/lobby",
        "/table/A.js/",
        "/table/~1",
        "/../web/x.js",
        "/a/b.js",
        "/x.exe"
      })
  void every_other_path_is_the_page(String path) {
    assertEquals("index.html", PageFile.at(path).name);
  }

  @Test
  void only_the_worker_may_make_functions_from_text() {
    assertTrue(policy("/assets/worker-1.js").contains("'unsafe-eval'"));
    assertFalse(policy("/assets/index-1.js").contains("unsafe"));
    assertFalse(policy("/").contains("unsafe"));
  }

  private static String policy(String path) {
    return String.valueOf(PageFile.at(path).headers().get("Content-Security-Policy"));
  }
}
