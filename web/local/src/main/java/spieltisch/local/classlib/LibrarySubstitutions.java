package spieltisch.local.classlib;

import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/// Replaces classes of the Java library by the stand-ins below this package when the compiler
/// compiles for the browser.
public final class LibrarySubstitutions implements SubstitutionPolicy {
  private static final Set<String> REPLACED =
      Set.of(
          "java.security.MessageDigest",
          "java.text.Normalizer",
          "java.text.Normalizer$Form",
          "java.util.HexFormat");

  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(REPLACED::contains).packagePrefix("spieltisch.local.classlib.");
  }
}
