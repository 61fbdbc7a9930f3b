package spieltisch.app;

import java.util.List;
import spieltisch.client.Address;
import spieltisch.siedler.Dialect;

/// Words of the command line that several commands understand.
final class Choices {
  private static final List<Dialect> DIALECTS =
      List.of(Dialect.V1_0, Dialect.V0_4, Dialect.V0_1, Dialect.ASCII_1_0);

  private Choices() {}

  static Address address(String text) {
    return Address.of(text)
        .orElseThrow(
            () ->
                new Complaint(
                    text
                        + " is no address like ws://localhost:8080/catan or tcp://localhost:8010"));
  }

  static Dialect dialect(String name) {
    for (var known : DIALECTS) if (known.name().equals(name)) return known;
    throw unknown("dialect", name, "1.0, 0.4, 0.1, 1.0-ascii");
  }

  static Complaint unknown(String what, String word, String known) {
    return new Complaint("there is no " + what + " " + word + "; there are " + known);
  }
}
