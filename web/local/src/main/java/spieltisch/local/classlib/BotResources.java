package spieltisch.local.classlib;

import java.util.Collection;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/// Names the files that the bots read, so that the compiler includes them. In the browser only the
/// newest version of the level `best` plays.
public final class BotResources extends DefaultResourcesPolicy {
  private static final String FOLDER = "spieltisch/bots/";

  @Override
  public String[] supplyResources(Collection<? extends String> names) {
    return new String[] {
      FOLDER + "best-2.properties",
      FOLDER + "catan/best-1.weights",
      FOLDER + "catan/tuned.weights",
      FOLDER + "network/win-26ab4519a6890244.network"
    };
  }
}
