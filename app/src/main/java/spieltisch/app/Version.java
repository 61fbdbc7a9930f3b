package spieltisch.app;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/// The version of this build.
final class Version implements IVersionProvider {
  static String number() {
    return Objects.requireNonNullElse(
        Version.class.getPackage().getImplementationVersion(), "development");
  }

  @Override
  public String[] getVersion() {
    return new String[] {"Spieltisch " + number() + " on Java " + Runtime.version().feature()};
  }
}
