package spieltisch.developer;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Adler32;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// The Android package, made from the page that the build has made. Skipped on a machine without
/// the tools: `./spieltisch package --android` installs and fetches them.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class AndroidPackageTest {
  private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
  private static final Path PAGE = ROOT.resolve("web/client/target/classes/spieltisch/web");
  private static final String VERSION = "1.2.3";

  /// Fails with status 77 if something is missing.
  private static final String SCRIPT =
      """
      here=$1 folder=$2
      . "$here/scripts/jdk.sh"
      . "$here/scripts/android.sh"
      android_build=$folder/build debug_key=$folder/keys/debug.p12 key= key_password= key_alias=
      name_libraries
      for tool in aapt2 zipalign apksigner; do command -v "$tool" || exit 77; done
      for file in "$r8_jar" "$classes_jar" "$jspecify_jar" "$framework" "$3/index.html"; do
        [ -f "$file" ] || exit 77
      done
      choose_key && build_app "$4" "$3" "$folder/app.apk"
      """;

  private Path folder = Path.of("");
  private Path apk = Path.of("");

  private record Outcome(int status, String text) {}

  private Outcome run(String... command) throws IOException, InterruptedException {
    var output = Files.createTempFile(folder, "output", ".txt");
    var process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    return new Outcome(process.waitFor(), Files.readString(output));
  }

  @BeforeAll
  void makePackage(@TempDir Path made) throws Exception {
    folder = made;
    var outcome =
        run(
            "bash",
            "-c",
            SCRIPT,
            "bash",
            ROOT.toString(),
            folder.toString(),
            PAGE.toString(),
            VERSION);
    Assumptions.assumeFalse(
        outcome.status() == 77, "the tools for Android packages are missing: " + outcome.text());
    assertEquals(0, outcome.status(), outcome.text());
    apk = folder.resolve("app.apk");
  }

  @Test
  void the_signature_is_valid_and_notices_a_changed_byte() throws Exception {
    var good = run("apksigner", "verify", "--verbose", apk.toString());
    assertEquals(0, good.status(), good.text());
    assertTrue(good.text().contains("(APK Signature Scheme v2): true"), good.text());
    var bytes = Files.readAllBytes(apk);
    var changed = folder.resolve("changed.apk");
    bytes[100] ^= 1;
    Files.write(changed, bytes);
    assertNotEquals(0, run("apksigner", "verify", changed.toString()).status());
  }

  @Test
  void uncompressed_files_are_aligned() throws Exception {
    var check = run("zipalign", "-c", "-p", "-v", "4", apk.toString());
    assertEquals(0, check.status(), check.text());
    try (var zip = new ZipFile(apk.toFile())) {
      var resources = zip.getEntry("resources.arsc");
      assertEquals(resources.getSize(), resources.getCompressedSize());
    }
  }

  @Test
  void the_manifest_says_what_the_app_may_and_can() throws Exception {
    var badging = run("aapt2", "dump", "badging", apk.toString()).text();
    assertTrue(
        badging.contains(
            "name='spieltisch.android' versionCode='10203' versionName='" + VERSION + "'"),
        badging);
    assertTrue(badging.contains("sdkVersion:'24'"), badging);
    assertTrue(badging.contains("targetSdkVersion:'36'"), badging);
    assertTrue(badging.contains("launchable-activity: name='spieltisch.android.MainActivity'"));
    assertTrue(badging.contains("application-label-de:"), badging);
    assertEquals(
        List.of("INTERNET", "POST_NOTIFICATIONS", "VIBRATE"),
        badging
            .lines()
            .filter(line -> line.startsWith("uses-permission"))
            .map(line -> line.replaceAll(".*'android\\.permission\\.(.*)'", "$1"))
            .toList());
    var manifest =
        run("aapt2", "dump", "xmltree", "--file", "AndroidManifest.xml", apk.toString()).text();
    assertTrue(manifest.contains("scheme(0x01010027)=\"spieltisch\""), manifest);
    assertTrue(manifest.contains("usesCleartextTraffic(0x010104ec)=true"), manifest);
    assertTrue(manifest.contains("exported(0x01010010)=true"), manifest);
    assertFalse(manifest.contains("debuggable"), manifest);
  }

  @Test
  void the_whole_page_is_inside() throws Exception {
    var expected = new TreeSet<String>();
    try (var zip = new ZipFile(apk.toFile());
        var files = Files.walk(PAGE)) {
      for (var file : files.filter(Files::isRegularFile).toList()) {
        var name = PAGE.relativize(file).toString();
        if (name.equals("sw.js") || name.startsWith("offline.")) continue;
        expected.add("assets/web/" + name);
        try (var content = zip.getInputStream(zip.getEntry("assets/web/" + name))) {
          assertArrayEquals(Files.readAllBytes(file), content.readAllBytes(), name);
        }
      }
      assertEquals(
          expected,
          zip.stream()
              .map(Object::toString)
              .filter(name -> name.startsWith("assets/"))
              .collect(Collectors.toCollection(TreeSet::new)));
    }
  }

  @Test
  void the_code_is_whole_and_uses_only_what_android_7_has() throws Exception {
    byte[] dex;
    try (var zip = new ZipFile(apk.toFile());
        var content = zip.getInputStream(zip.getEntry("classes.dex"))) {
      dex = content.readAllBytes();
    }
    assertEquals("dex\n037\0", new String(dex, 0, 8, US_ASCII));
    var header = ByteBuffer.wrap(dex).order(ByteOrder.LITTLE_ENDIAN);
    var checksum = new Adler32();
    checksum.update(dex, 12, dex.length - 12);
    assertEquals(checksum.getValue(), Integer.toUnsignedLong(header.getInt(8)));
    assertEquals(dex.length, header.getInt(32));
    var text = new String(dex, ISO_8859_1);
    for (var type : List.of("android/MainActivity", "android/PageFunctions", "bridge/Bridge"))
      assertTrue(text.contains("Lspieltisch/" + type + ";"), type);
    // Annotated functions are the ones that the page can call.
    assertTrue(text.contains("Landroid/webkit/JavascriptInterface;"));
    // The compiler does not know which classes of the Java library Android 7 lacks.
    for (var newer :
        List.of("Ljava/util/Base64", "Ljava/time/", "Ljava/nio/file/", "Ljava/net/http/"))
      assertFalse(text.contains(newer), newer);
  }

  @Test
  void a_package_is_not_made_without_its_key() throws Exception {
    for (var options :
        Stream.of("--key /nirgendwo.p12", "--key", "--key-alias x --unknown", "help").toList()) {
      var outcome =
          run("bash", "-c", "cd '" + ROOT + "' && ./spieltisch package --android " + options);
      assertTrue(List.of(1, 2).contains(outcome.status()), options + ": " + outcome.text());
      assertEquals(1, outcome.text().lines().count(), outcome.text());
    }
  }
}
