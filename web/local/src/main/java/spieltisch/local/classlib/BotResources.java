package spieltisch.local.classlib;

import java.util.Collection;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/// Names the files that the bots read, so that the compiler includes them.
public final class BotResources extends DefaultResourcesPolicy {
  private static final String FOLDER = "spieltisch/bots/";

  @Override
  public String[] supplyResources(Collection<? extends String> names) {
    return new String[] {
      FOLDER + "best-1.properties", FOLDER + "catan/best-1.weights", FOLDER + "catan/tuned.weights"
    };
  }
}
